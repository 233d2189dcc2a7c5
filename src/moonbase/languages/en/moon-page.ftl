### Words of the page in English that only Moon needs.

## Home, lessons and rules

game-moon = Moon

gameText-moon = Draft a settlement. 2 to 5 players, 45 to 90 min

welcome-steps-moon = Moon in eight short steps

learn-moon-1 = Lead a settlement on the Moon for three Eras. Most Hearts win.
learn-moon-2 = Your Base and your blue cards produce at the start of every Era.
learn-moon-3 = Each turn take one card of the hand: construct it, or assimilate it for the goods at its foot. Then the hands go left.
learn-moon-4 = Once a turn, park a Rover on a rival's card: it lends you what it gives. The Rover then is theirs.
learn-moon-5 = Yellow cards show Flags. They open other cards, and the most of a type wins its Hearts each Era.
learn-moon-6 = Pink cards flip once an Era, grey cards score, red Obelisks bend the draft.
learn-moon-7 = Claim a Reputation, one a turn, as soon as you meet it. Each is there once.
learn-title-moon = Learn Moon

own-card-moon = Printer

rules-title-moon = Rules of Moon

## Values in card files

field-assimilate = reward
field-colour = colour
field-era = Era
field-hearts = Hearts
field-least = minimum
field-need = Flags
field-production = production
field-require = condition
field-three_plus = 3+ mark

## Cards

card-free = free
card-cost = Cost:
card-need = Needs Flags:
card-produces = Now, and every Era.
card-produces-long = Now, and at the start of every Era.
card-assimilate = Assimilated:
card-park = park
card-flipped = flipped
card-hearts =
    { $n ->
        [one] { $n } Heart
       *[other] { $n } Hearts
    }

bay-full = a Rover is parked here
bay-free = free for a Rover

base-word = Base

side-flip = flip
side-obelisk = use it
side-choose = choose

sum-pink = Flip cards: { $n } of { $all } ready
sum-grey =
    { $n ->
        [one] { $n } scoring card
       *[other] { $n } scoring cards
    }

zoom-cost = Costs { $what }
zoom-need = Needs Flags: { $what }
zoom-bin = Assimilate: gain { $what }
zoom-binNothing = Assimilate: gain nothing
zoom-park = Others may park one Rover here
zoom-worth =
    { $n ->
        [one] Worth { $n } Heart at the end
       *[other] Worth { $n } Hearts at the end
    }

rep-bronze = bronze Reputation
rep-silver = silver Reputation
rep-gold = gold Reputation
rep-region = Reputations
rep-title = Reputation
rep-one = one a turn
rep-claim = Claim
rep-progress = you have { $n } of { $least }
rep-owned = claimed by { $name }
rep-open = Reputations, { $n } to claim
rep-turn = in a turn
rep-oneType = one type
rep-every = every
rep-each = each
rep-kinds = kinds
rep-onCards = on cards

## The table

bar-round = Round { $n } of { $all }
bar-order = order
bar-pass = next hand from { $name }

phone-round = round { $n }/{ $all }
phone-closed = { $n } closed

rival-region = { $name }
rival-next = plays after you

flags-region = Flags
flags-lent = +{ $n } lent

x-region = X
x-over = X is spent
x-last =
    X in this
    last Era

pile-open = Discard pile { $n }, stack { $stack }
pile-title = Piles
pile-discard = Discard pile, newest first: { $n }
pile-stack = Stack: { $n }
pile-unknown = Face down. You know its cards only after a search.
pile-previous = Left of the Era before: { $n }

settlement-region = Your settlement
settlement-of = Settlement of { $name }
settlement-noBlue = no production yet
settlement-noYellow = no Flags yet
settlement-noSide = Flip cards, scoring cards and Obelisks will stand here.
settlement-full = my settlement in full

stock-region = Your stock
stock-hearts = { $n } Hearts, see how they come about
stock-eraNow = if the Era ended now
stock-final = Final score
stock-income = { $n } at the start of each Era
stock-free = { $n } { $n ->
        [one] voucher
       *[other] vouchers
    }

hand-region = Your hand
hand-open = can be constructed
hand-closed = closed
hand-chosen = selected
hand-empty = The hand is empty.
hand-dealing = Cards are being dealt.

expedition-word = Expedition
expedition-always = in force
expedition-rest = not now

chip-region = Once a turn
chip-park = Park
chip-flip = Flip
chip-expedition = Exped.
chip-claim = Claim
chip-ready = ready
chip-count = { $n } open
chip-done = done
chip-none = none now

do-build = Construct
do-free = Construct for free
do-assimilate = Assimilate
do-assimilateFor = Assimilate for
do-park = Park
do-flip = Flip
do-expedition = Use it
do-claim = Claim
do-obelisk = Use it
do-choose = Choose
do-end = End turn
do-confirm = Confirm

pick-park = Park a Rover on …
pick-flip = Flip …
pick-claim = Claim …

leave-title = End the turn?
leave-open = Still open: { $what }.
leave-stay = Keep playing
leave-end = End turn
leave-park = park a Rover
leave-flip = flip a card
leave-expedition = the Expedition
leave-claim = claim a Reputation
leave-obelisk = an Obelisk
leave-voucher = a voucher, which lapses

