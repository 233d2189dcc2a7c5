### English words of the terminal. What the code calls "help.why" is the message help-why.
### docs/contribute/add-a-language.md says how to write another language.

## People

you = You
level-random = Random
level-greedy = Greedy

## Words that can be typed, besides the English ones

word-help = help
word-table = table
word-why = why
word-hint = hint
word-rule = rule
word-log = log
word-show = show
word-list = list
word-undo = undo
word-redo = redo
word-save = save
word-resume = resume
word-quit = quit
word-all = all
word-signs = signs
word-drop = drop
word-hand = hand
word-goals = goals
word-piles = piles
word-tiles = tiles
word-ships = ships
word-market = market
word-labs = labs
word-seats = seats
word-send = send
word-team = team
word-build = build
word-research = research
answer-y = y
answer-yes = yes
answer-n = n
answer-no = no
answer-new = new

## Help

help-number = NUMBER
help-number-about = take the choice with this number; its text, or some of its words, will do as well
help-enter = Enter
help-enter-about = the table again (also: table), with what happened since your last turn
help-why = why NUMBER
help-why-about = why a choice is closed: the rule, and the cheapest way to open it
help-hint = hint
help-hint-about = what the greedy opponent would do in your place, knowing what you know
help-card = ? NUMBER
help-card-about = the card of a choice in full; ? and a name finds any card; ? alone shows this list
help-signs = ? signs
help-signs-about = what the signs on the table mean
help-rule = rule { $rule }
help-rule-about = what a rule says; rule { $section } shows its section, rule alone lists the sections
help-show = show B
help-show-about = all about a player, by the letter of the seat (A, B, ...), its number (0, 1, ...) or the name; show alone: yourself
help-list = list
help-list-about = every choice in words, the closed ones with their reason
help-undo = undo, redo
help-undo-about = take back, up to the last moment when something hidden was seen or another player acted
help-log = log
help-log-about = what happened since your last turn; log N: the last N lines; log all: everything, the whole set-up too
help-save = save FILE
help-save-about = put the game into a file as well; resume FILE goes on with it
help-quit = quit
help-quit-about = leave the table (Ctrl-D, Ctrl-C too): the game saves itself, and moonbase play offers to go on

## What is typed wrong

# Words that name nothing by themselves.
typed-small = a and for from in into it of on or the this to with you your
typed-no_choice = '{ $typed }' is no choice here; ? lists what you can type
typed-no_choice_near = '{ $typed }' is no choice here; did you mean '{ $near }'?
typed-several = '{ $typed }' can mean { $choices }; type the number
typed-no_number = there is no choice { $n }; the numbers go from 1 to { $most }
typed-about_no_card = choice { $n }, '{ $choice }', is about no card
typed-seat = { $letter } or { $n } { $name }
typed-seats = show takes a seat: { $seats }
typed-no_card = no card '{ $typed }'
typed-no_card_near = no card '{ $typed }'; did you mean '{ $near }'?
typed-no_rule = no rule '{ $typed }'
typed-no_rule_near = no rule '{ $typed }'; did you mean '{ $near }'?
typed-why = why takes a choice: its number, such as 'why 12', or some of its words
typed-log = log takes a number of lines, such as 'log 40', or 'log all'
typed-save = name a file: save FILE
typed-resume = name a file: resume FILE

## Files

file-missing = { $path }: no such file
file-folder = { $path }: this is a folder, not a file
file-no_text = { $path }: not a text file in UTF-8
file-unreadable = { $path }: cannot be read ({ $why })
file-there = { $path }: is there already, and is not overwritten
file-unwritable = { $path }: cannot be written ({ $why })
file-file = { $path }: this is a file, not a folder
file-unmade = { $path }: cannot be made ({ $why })
file-faulty = { $path }: { $why }
file-faulty_line = { $path }, { $why }

## Beginning and going on

start-no_page = The game in the terminal needs no page.
start-play = Play there now? [Y/n]
resume-offer = Go on with your game of { $game }, { $moment }, saved { $age }? [Y/n]
resume-see_end = See how your game of { $game } ended, saved { $age }? [Y/n]
resume-yes_or_no = Type y to go on with it, or n to start a new game; it is kept for later.
resume-games = Your unfinished games:
resume-game = { $game }, { $moment }, { $who }, { $age }
resume-alone = alone
resume-over = over
resume-how = Type a number to go on with that game, n to start a new one, drop 1 to remove game 1.
resume-which = Which game? [1]
resume-no_game = There is no game '{ $typed }'.
resume-fault = An unfinished game cannot be read and stays where it is: { $why }.
resume-faults = An unfinished game cannot be read and stays where it is: { $why } (and { $n } more).
resume-now = just now
resume-minutes = { $n } { $n ->
        [one] minute
       *[other] minutes
    } ago
resume-hours = { $n } { $n ->
        [one] hour
       *[other] hours
    } ago
resume-days = { $n } { $n ->
        [one] day
       *[other] days
    } ago

## At the table

play-hello = { $game }. Type a number to act, ? for help, quit to leave.
play-hello_seed = { $game }. Type a number to act, ? for help, quit to leave. It is dealt from seed { $seed }.
play-others = the others are playing
play-thinking = thinking
play-bye = Good-bye.
play-remind = { $warning } The same choice again goes on.
play-cut = … { $n } more { $n ->
        [one] line
       *[other] lines
    }: list shows every choice
play-kept = Your game is kept. To go on:
play-not_kept = The game goes on, but it does not save itself: { $why }. 'save FILE' keeps it elsewhere.
play-unsaved = the game is not saved: 'save FILE' keeps it, the same again leaves it
play-saved = Saved in { $path }.
play-go_on_later = To go on later:
play-see_again = To see the game again:
play-save_record = Save the record? A file name, or Enter for no:
play-undone = Taken back: { $choice }
play-redone = Played again: { $choice }
play-no_undo = nothing can be taken back: something hidden was seen, or another player acted
play-no_redo = nothing was taken back
play-back = Back at the table of { $path }.
play-no_seat = no seat of this game is yours: it was played by { $levels }
play-own_bot = it was played against { $level }; to go on, name this opponent with --bots
play-bot_error = { $why }; greedy plays this action
why_not-open = This is open.
why_not-never = Nothing you can do this turn opens it.
why_not-repair = { $n ->
        [one] To open it:
       *[other] To open it, one after the other:
    }
hint-nothing = there is nothing to choose now
hint-one = Only one choice is open: { $choice }.
hint-choice = The greedy opponent would choose { $choice }.
hint-then = After that: { $choices }.
hint-ahead = By its guess that is worth { $points } points more in the end than the next best, { $choice }.
hint-alike = By its guess { $choice }, is worth about the same.
log-set_up = (The set-up has { $n } more { $n ->
        [one] line
       *[other] lines
    }: log all.)
news-more = … { $n } more { $n ->
        [one] line
       *[other] lines
    }: log
news-since = Since your last turn: { $told }
news-clauses = { $seat-you ->
        [yes] You
       *[no] { $seat }
    } { $clauses }.
head-order = order { $order }
head-first = first: { $name }
result-title = The game is over
result-place = place
demo-title = A game of { $game } between { $first } and { $second } (seed { $seed }):
demo-how = To play yourself, run this in a terminal.
replay-title = { $game } with { $n } { $n ->
        [one] player
       *[other] players
    }: { $names }
replay-open = the game is open
replay-verified = { $file }: { $n } { $n ->
        [one] step
       *[other] steps
    } verified, { $closing }
replay-step = Enter: go on, q: stop

## Cards and rules, looked up

lookup-source = source: { $source }
lookup-copies = { $n } copies
lookup-players = { $n } { $n ->
        [one] player
       *[other] players
    }
lookup-more = ... and { $cards }
lookup-rule = Name a rule, such as 'rule { $rule }', or a section, such as 'rule { $section }'.
lookup-all = { $n } { $n ->
        [one] card
       *[other] cards
    }, { $faces } { $faces ->
        [one] face
       *[other] faces
    }, fingerprint { $fingerprint }
lookup-values = { $known } of { $n } values are known and { $rest } reconstructed; every value is known on { $whole } of { $faces } faces.
lookup-guide = Whoever owns the box can correct any of them in ten minutes: { $guide }.
lookup-head-table = table
lookup-head-faces = faces
lookup-head-values = values
lookup-head-known = known
lookup-head-all = in all
origin-rulebook = rulebook
origin-public = public
origin-deduced = deduced
origin-reconstructed = reconstructed
origin-owner = owner

## Names of values in card files, which an owner types

field-assimilate = assimilate
field-batteries = batteries
field-colour = colour
field-copies = copies
field-cost = cost
field-count = count
field-do = do
field-era = era
field-faction = faction
field-first = first
field-flags = flags
field-greenhouses = greenhouses
field-hearts = hearts
field-launch = launch
field-least = least
field-level = level
field-name = name
field-need = need
field-owner = owner
field-place = place
field-players = players
field-points = points
field-position = position
field-production = production
field-refill = refill
field-require = require
field-seats = seats
field-second = second
field-ship = ship
field-start = start
field-three_plus = three_plus
field-when = when

## Moon: the table

moon-letter-energy = E
moon-letter-water = W
moon-letter-bio = B
moon-letter-metal = M
moon-letter-rover = R
moon-letter-heart = ♥
moon-flag-industry = Ind
moon-flag-housing = Hou
moon-flag-transport = Tra
moon-flag-food = Food
moon-flag-science = Sci
moon-colour-base = Base
moon-colour-blue = blue
moon-colour-yellow = yellow
moon-colour-pink = pink
moon-colour-grey = grey
moon-colour-red = red
moon-level-bronze = bronze
moon-level-silver = silver
moon-level-gold = gold
moon-level-open = open
moon-level-claimed = claimed
moon-head-era = Era { $era }
moon-head-round = round { $n } of { $all }
moon-head-piles = stack { $stack } · discards { $discards }
moon-label-claim = Claim
moon-label-park = Park
moon-label-settlement = Settlement
moon-label-expedition = Expedition
moon-label-hand = Hand
moon-claim-now = claim now
moon-claim-closed = { $n } not yet: goals
moon-claim-owned = claimed by { $seat-you ->
        [yes] you
       *[no] { $seat }
    }
moon-claim-have = you have { $n } of { $least } { $what }
moon-counts-resources = Resources
moon-counts-energy = Energy
moon-counts-water = Water
moon-counts-bio = Bio
moon-counts-metal = Metal
moon-counts-scarcest = each
moon-counts-production = made
moon-counts-kinds = kinds made
moon-counts-flags = Flags
moon-counts-flag_types = Flag types
moon-counts-most_of_a_flag = of one Flag
moon-counts-sets = each Flag
moon-counts-winning = winning
moon-counts-blue = blue
moon-counts-yellow = yellow
moon-counts-pink = pink
moon-counts-grey = grey
moon-counts-colours = colours
moon-counts-cards = cards
moon-counts-rovers = Rovers
moon-counts-reputations = Reputations
moon-counts-tokens = ♥ on cards
moon-counts-hearts = ♥
moon-counts-spent = paid
moon-counts-paid = paid
moon-counts-moved = moved
moon-park-nothing = nothing open
moon-settlement-cards = cards
moon-settlement-flipped = flipped
moon-expedition-always = always on
moon-flags-by_rovers = Rovers
moon-flags-by_rovers_short = Rov
moon-flags-tie = { $n } tie
moon-hand-build = construct
moon-hand-cost = cost
moon-hand-need = needs
moon-hand-does = what it does
moon-hand-assimilate = assimilate
moon-hand-empty = empty
moon-hand-none = Your hand is empty.
moon-hand-left = { $n } left (card of this turn taken)
moon-hand-taken = (card of this turn taken)
moon-hand-both = construct, assimilate
moon-remind = You could still: { $choices }.
moon-news-era_ends = The Era ends: { $told }

## Moon: questions


## Moon: why a choice is closed, in a few words

moon-why-cost = short of { $lack }
moon-why-cost_less = short of { $lack }
moon-why-flags = lacks { $lack }
moon-why-flags_and_cost = lacks { $flags }, short of { $lack }
moon-why-payment = needs { $lack } more
moon-why-payment_all = needs more Resources
moon-why-no_resource = needs a Resource
moon-why-main_done = card of this turn is played
moon-why-main_first = construct or assimilate first
moon-why-park_taken = taken
moon-why-park_done = parked already
moon-why-no_rover = no Rover
moon-why-flip_done = flipped already
moon-why-flipped = flipped
moon-why-claim_done = claimed already
moon-why-requirement = { "" }
moon-why-claimed = { "" }
moon-why-empty = no cards there
moon-why-nothing_flipped = nothing to turn back
moon-why-nothing_parked = no Rover on your cards
moon-why-no_grey = no grey card for it
moon-why-hand_empty = hand is empty
moon-why-expedition_rule = a rule, always on
moon-why-expedition_done = used already
moon-why-expedition_idle = brings nothing now
moon-why-obelisk_new = from your next turn on
moon-why-obelisk_idle = nothing else to construct
moon-flags-industry = { $n } Industry
moon-flags-housing = { $n } Housing
moon-flags-transport = { $n } Transport
moon-flags-food = { $n } Food
moon-flags-science = { $n } Science

## Moon: cards in brief; the row of a card says the rest

moon-card-shows = Shows { $flags }.
moon-card-flags = { $flags }
moon-card-flags_every = { $n } of every type
moon-card-when-flip = { $do }.

## Moon: a card in full

moon-card-era = Era { $era }
moon-card-three_plus = { $n } of them 3+
moon-card-values = cost { $cost }; needs { $need }; assimilate for { $assimilate }
moon-card-worth = Worth { $n } Hearts at the end.
moon-deck-expedition = Expedition
moon-deck-first_expedition = First Expedition
moon-deck-reputation = Reputation
moon-deck-base = Base

## Moon: pages

moon-about-hand = the cards of your hand in full
moon-about-goals = what can be claimed, what it asks and what it gives
moon-about-piles = the open discards, and what you know of the stacks
moon-page-score = score { $n } if the game ended now
moon-page-supply = supply
moon-page-production = production
moon-page-flags = Flags
moon-page-rovers = Rovers
moon-page-rovers_are = { $n } in the supply, { $cards } on cards
moon-page-vouchers = vouchers
moon-page-vouchers_are = { $n }: as many constructs that cost no Resources
moon-page-settlement = Settlement
moon-page-reputations = Reputations
moon-page-on_production = on the production
moon-page-on_flag = on the Flag
moon-page-on_production_and_flag = on the production and the Flag
moon-page-hand = hand
moon-page-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
moon-page-cards_known = { $count }: { $cards }
moon-page-cards_some = { $count }; you know { $cards }
moon-page-expedition = Expedition
moon-page-none = none
moon-page-unknown = unknown
moon-page-discards = discards, top first:
moon-page-stack = stack, { $n } { $n ->
        [one] card
       *[other] cards
    }:
moon-page-previous = previous-Era deck:
moon-result-hearts = Hearts
moon-result-grey = grey cards
moon-result-reputations = Reputations
moon-result-score = score
moon-result-rovers = Rovers

## Moon: signs

moon-sign-choice = 12  (12)
moon-sign-choice-about = a choice to type; in brackets it is closed, and why 12 says why
moon-sign-goods = E W B M R
moon-sign-goods-about = Energy, Water, Bio, Metal, Rover; +1E is made in each Production phase
moon-sign-heart = ♥
moon-sign-heart-about = Hearts; in the head of a Flag column what its winner scores when the Era ends
moon-sign-sum = Σ, score
moon-sign-sum-about = all Hearts if the game ended now: supply, cards, Reputations
moon-sign-flags = Ind Hou Tra Food Sci
moon-sign-flags-about = Flags: Industry, Housing, Transport, Food, Science
moon-sign-rovers = 2+1
moon-sign-rovers-about = Rovers: two in the supply and one on own cards
moon-sign-wins = 3 ◄+1
moon-sign-wins-about = three Flags, and this player would win the type by one
moon-sign-wins_tie = 3 ◄Rovers, ◄Rov
moon-sign-wins_tie-about = this player would win the tie because of more Rovers
moon-sign-tie = 3 tie
moon-sign-tie-about = a full tie: nobody would win the Hearts, they stay
moon-sign-turn = ▸
moon-sign-turn-about = the player to move
moon-sign-rover = ▲
moon-sign-rover-about = a Rover stands on the space before it; after a name: on the card
moon-sign-tokens = 2♥, =6♥
moon-sign-tokens-about = after a card: two Hearts lie on it; it scores six at the end of the game
moon-sign-claim = 0/2 Sci 3♥+1♥
moon-sign-claim-about = a Reputation: none of two Science Flags; worth 3 at the end, and 1 lies on it
moon-sign-closed = ✗
moon-sign-closed-about = what closes a choice
moon-sign-x = X
moon-sign-x-about = the number that cards call X; it falls by one with each Era

## Moon: what one player did, as parts of a sentence after the name

moon-event-gained = { $seat-you ->
        [yes] gain
       *[no] gains
    } { $what }
moon-event-scored = { $seat-you ->
        [yes] score
       *[no] scores
    } { $what }
moon-event-paid = { $seat-you ->
        [yes] pay
       *[no] pays
    } { $what }
moon-event-gave = { $seat-you ->
        [yes] give away
       *[no] gives away
    } { $what }
moon-event-received = { $seat-you ->
        [yes] are
       *[no] is
    } given { $what }
moon-event-built = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card } from { $source } for { $paid }
moon-event-built_hand = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card } for { $paid }
moon-event-built_free = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card } from { $source } for nothing
moon-event-built_free_hand = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card } for nothing
moon-event-assimilated = { $seat-you ->
        [yes] assimilate
       *[no] assimilates
    } { $card }
moon-event-parked = { $seat-you ->
        [yes] park
       *[no] parks
    } a Rover on { $card } of { $owner-you ->
        [yes] yours
       *[no] { $owner }
    }
moon-event-flipped = { $seat-you ->
        [yes] flip
       *[no] flips
    } { $card }
moon-event-unflipped = { $seat-you ->
        [yes] flip
       *[no] flips
    } { $card } back
moon-event-expedition = { $seat-you ->
        [yes] use
       *[no] uses
    } the { $card }
moon-event-claimed = { $seat-you ->
        [yes] claim
       *[no] claims
    } { $card }
moon-event-obelisk = { $seat-you ->
        [yes] put
       *[no] puts
    } { $card } into the hand
moon-event-put = { $seat-you ->
        [yes] put
       *[no] puts
    } { $n } { $n ->
        [one] Heart
       *[other] Hearts
    } on { $card }
moon-event-recalled = { $seat-you ->
        [yes] recall
       *[no] recalls
    } the Rover from { $card }
moon-event-fragmented = { $seat-you ->
        [yes] take
       *[no] takes
    } the reward of { $card }
moon-event-discarded = { $seat-you ->
        [yes] discard
       *[no] discards
    } { $card }
moon-event-fetched = { $seat-you ->
        [yes] take
       *[no] takes
    } { $card } into the hand
moon-event-drew = { $seat-you ->
        [yes] draw
       *[no] draws
    } { $card }
moon-event-drew_hidden = { $seat-you ->
        [yes] draw
       *[no] draws
    } a card from the stack

## From the Moon: the table

fromthemoon-letter-metal = M
fromthemoon-letter-water = W
fromthemoon-letter-polymer = P
fromthemoon-letter-food = F
fromthemoon-letter-energy = E
fromthemoon-letter-battery = bat
fromthemoon-letter-charged = bat
fromthemoon-letter-achievement = ★
fromthemoon-good-metal = metal
fromthemoon-good-water = water
fromthemoon-good-polymer = polymer
fromthemoon-good-food = food
fromthemoon-good-energy = energy
fromthemoon-free = free
fromthemoon-dummy = dummy
fromthemoon-head-set_up = set-up
fromthemoon-head-round = round { $n }
fromthemoon-head-last_round = LAST ROUND
fromthemoon-head-launched = launched: { $ships }
fromthemoon-head-none_launched = no ship launched
fromthemoon-head-alone = alone, { $level }
fromthemoon-head-bag = bag { $cubes }
fromthemoon-wide-points = points
fromthemoon-wide-final = if ended
fromthemoon-wide-achievements = achievements
fromthemoon-wide-energy = energy
fromthemoon-wide-team = team
fromthemoon-wide-greenhouses = greenhouses
fromthemoon-wide-labs = labs
fromthemoon-wide-buildings = buildings
fromthemoon-wide-improved = improved
fromthemoon-wide-pawn = pawn
fromthemoon-narrow-points = pts
fromthemoon-narrow-final = Σ
fromthemoon-narrow-achievements = ★
fromthemoon-narrow-energy = energy
fromthemoon-narrow-team = team
fromthemoon-narrow-greenhouses = greenh.
fromthemoon-narrow-labs = labs
fromthemoon-narrow-buildings = bld
fromthemoon-narrow-improved = imp
fromthemoon-narrow-pawn = pawn
fromthemoon-track-off = off
fromthemoon-label-labs = Labs
fromthemoon-label-greenhouse = Greenhouse
fromthemoon-label-build = Build
fromthemoon-label-research = Research
fromthemoon-label-all = Or
fromthemoon-label-turn = Turn
fromthemoon-label-also = Also
fromthemoon-label-send = Send
fromthemoon-label-faction = Faction
fromthemoon-label-built = Built
fromthemoon-label-objectives = Objectives
fromthemoon-grid-use = use
fromthemoon-labs-free = free
fromthemoon-labs-here = here
fromthemoon-labs-about = A new laboratory activates its row and its column, itself included. In row 3 it earns an achievement.
fromthemoon-panel-build = build
fromthemoon-panel-improve = improve
fromthemoon-panel-launched = launched
fromthemoon-panel-launch = { $left } left, launch { $first }/{ $second }
fromthemoon-panel-launch_short = { $left } left, { $first }/{ $second }
fromthemoon-panel-track = Track
fromthemoon-panel-off = your pawn has left it
fromthemoon-panel-for = for
fromthemoon-panel-greenhouses = Greenhouses
fromthemoon-panel-row = { $n }, stack { $stack }
fromthemoon-panel-stack = stack { $stack }
fromthemoon-team-rovers = Rovers
fromthemoon-team-rover = Rover
fromthemoon-team-crew = crew
fromthemoon-team-at = at
fromthemoon-team-seats = free seats
fromthemoon-team-free = { $n } free
fromthemoon-team-home = home
fromthemoon-team-on = on { $at }
fromthemoon-team-empty = empty
fromthemoon-team-recruit = recruit
fromthemoon-team-train = train
fromthemoon-team-growing = { $n } to recruit or train: team
fromthemoon-send-hint = sends rover { $rover } to tile { $at }
fromthemoon-send-all = send lists all
fromthemoon-send-none = No rover can be sent now.
fromthemoon-send-about = Each astronaut takes a cube of its letter, or does what the tile says.
fromthemoon-offers-greenhouse = greenhouse
fromthemoon-offers-upgrade = improve greenhouse
fromthemoon-offers-foundation = foundation
fromthemoon-offers-gather = gather
fromthemoon-offers-end = end the turn
fromthemoon-offers-nothing = nothing left
fromthemoon-offers-none = Nothing of this kind can be chosen now.
fromthemoon-offers-more = { $n } more choices: greenhouses, buildings, research. { $word } names them
fromthemoon-offers-closed = { $n } closed: { $word }
fromthemoon-offers-closed_why = { $n } closed ({ $why }): { $word }
fromthemoon-food-nobody = the team eats nothing
fromthemoon-food-eats = team eats { $n }, food { $have } + { $coming }
fromthemoon-food-short = SHORT OF { $n }
fromthemoon-remind-tasks = The effect of a tile comes last (F3.14): { $n ->
        [one] 1 task that is left would be
       *[other] { $n } tasks that are left would be
    } lost. You can first: { $choice }.
fromthemoon-remind-hunger = Your team eats { $mouths } and you will have { $food } food: { $n ->
        [one] 1 astronaut goes
       *[other] { $n } astronauts go
    } hungry, and each costs 3 points.
fromthemoon-remind-hunger_alone = Your team eats { $mouths } and you will have { $food } food: { $n ->
        [one] 1 astronaut goes
       *[other] { $n } astronauts go
    } hungry, and you lose the game.
fromthemoon-remind-convert = Energy can be turned into food before the recharge and after it, 2 for 1.
fromthemoon-remind-still = You can still: { $choice }.
fromthemoon-objective-count = { $n }/{ $all } { $what }
fromthemoon-objective-at = { $n }/{ $all } { $what } at space { $space }
fromthemoon-objective-launches = { $n }/{ $all } launches at { $at }
fromthemoon-counts-specialists = specialists
fromthemoon-counts-batteries = batteries
fromthemoon-counts-labs = labs
fromthemoon-counts-buildings = buildings
fromthemoon-counts-links = links
fromthemoon-counts-improvements = improvements
fromthemoon-counts-missions = missions
fromthemoon-counts-improved_greenhouses = improved greenhouses
fromthemoon-counts-achievements = achievements
fromthemoon-counts-group = joined buildings

## From the Moon: questions

fromthemoon-question-tasks = Rover { $rover } works on { $card } ({ $at }). Tasks left:
fromthemoon-question-no_tasks = none
fromthemoon-question-feed = Feeding: your team eats { $mouths }, you have { $food } food.
fromthemoon-question-build = Where does { $card } stand? The numbers are on the corners of the Moon.
fromthemoon-question-use = The new building may use a tile beside it. Which one?
fromthemoon-question-lab = Where does { $card } go? It sets off its row and its column.
fromthemoon-question-chain = Which laboratory do you activate next? { $n } may still work.
fromthemoon-question-halves = You may do the other half of the action as well.
fromthemoon-question-side = which side, if any?
fromthemoon-question-pay = will you pay?
fromthemoon-question-gain = which resource?
fromthemoon-question-recruit = whom do you recruit, and into which rover?
fromthemoon-question-train = whom do you train?
fromthemoon-question-greenhouse = a greenhouse?
fromthemoon-question-upgrade = improve a greenhouse?
fromthemoon-question-foundation = a foundation?
fromthemoon-question-take_lab = which laboratory do you take?
fromthemoon-question-research = Special Research: a foundation or a laboratory?
fromthemoon-question-approval = an approval. Construct a part, improve one, or take the point.
fromthemoon-question-income = Your income: what comes first?
fromthemoon-question-faction = Which faction will you lead?
fromthemoon-question-keep = Which small building do you do without?
fromthemoon-question-other = what do you choose?

## From the Moon: why a choice is closed, in a few words

fromthemoon-why-price = needs { $lack }
fromthemoon-why-price_stack = needs { $lack }
fromthemoon-why-price_of_card = needs { $lack }
fromthemoon-why-price_of_effect = needs { $lack }
fromthemoon-why-brings_nothing = brings nothing now
fromthemoon-why-acted = action taken
fromthemoon-why-act_first = take an action first
fromthemoon-why-rovers_home = { $n } still at home
fromthemoon-why-greenhouses_full = all spaces full
fromthemoon-why-greenhouses_gone = none left
fromthemoon-why-no_basic_greenhouse = no basic one
fromthemoon-why-no_lab_space = no free space
fromthemoon-why-foundations = all built
fromthemoon-why-large_slots = both large slots full
fromthemoon-why-built = built
fromthemoon-why-no_cube = no such cube here
fromthemoon-why-no_task = nobody left for it
fromthemoon-why-no_task_left = no task left
fromthemoon-why-no_specialist = no such specialist here
fromthemoon-why-ability_used = used
fromthemoon-why-counts_nothing = counts nothing here
fromthemoon-why-part_taken = built
fromthemoon-why-part_missing = not built yet
fromthemoon-why-part_improved = improved
fromthemoon-why-launched = launched
fromthemoon-why-no_cubes = no improvement cubes left
fromthemoon-why-other_approval = not this approval
fromthemoon-why-construct_only = constructing only
fromthemoon-why-improve_only = improving only
fromthemoon-why-tile_used = used
fromthemoon-why-not_in_chain = activated
fromthemoon-why-rover_full = no seat
fromthemoon-why-no_recruits = none left
fromthemoon-why-no_markers = no marker left
fromthemoon-why-nobody_to_train = nobody

## From the Moon: effects in signs; tight ones stand in the cells of the Moon

fromthemoon-short-or = { $first } or { $second }
fromthemoon-short-when = { $when }: { $do }
fromthemoon-short-pay = { $goods }: { $rest }
fromthemoon-short-gain_any = +{ $n }any
fromthemoon-short-score = +{ $n }pt
fromthemoon-short-recruit = { $n ->
        [one] recruit
       *[other] recruit { $n }
    }
fromthemoon-short-train = { $n ->
        [one] train
       *[other] train { $n }
    }
fromthemoon-short-greenhouse = { $n ->
        [one] greenhouse
       *[other] { $n } greenhouses
    }
fromthemoon-short-upgrade = { $n ->
        [one] improve greenhouse
       *[other] improve { $n } greenhouses
    }
fromthemoon-short-foundation = { $n ->
        [one] foundation
       *[other] { $n } foundations
    }
fromthemoon-short-lab = { $n ->
        [one] laboratory
       *[other] { $n } laboratories
    }
fromthemoon-short-research = Special Research
fromthemoon-short-activate = activate { $n } { $n ->
        [one] lab
       *[other] labs
    }
fromthemoon-short-remove_battery = -{ $n }bat
fromthemoon-short-approve_any = approval { $ships }
fromthemoon-short-approve_construct = construct { $ships }
fromthemoon-short-approve_improve = improve { $ships }
fromthemoon-short-ship-europa = Europa
fromthemoon-short-ship-titan = Titan
fromthemoon-short-ship-mars = Mars
fromthemoon-short-ship-any = any ship
fromthemoon-short-per-specialists = specialist
fromthemoon-short-per-batteries = battery
fromthemoon-short-per-labs = laboratory
fromthemoon-short-per-buildings = building
fromthemoon-short-per-links = pair of buildings
fromthemoon-short-per-improvements = improved part
fromthemoon-short-per-missions = Mission tile
fromthemoon-short-per-improved_greenhouses = improved greenhouse
fromthemoon-short-per-achievements = achievement
fromthemoon-short-per-group = joined building
fromthemoon-short-per-corner_buildings = own building at the tile
fromthemoon-short-per-rival_rovers = rival rover beside
fromthemoon-short-per-own_rovers = own rover beside
fromthemoon-tight-pay = { $goods }:{ $rest }
fromthemoon-tight-greenhouse = { $n ->
        [one] greenh.
       *[other] { $n } greenh.
    }
fromthemoon-tight-upgrade = { $n ->
        [one] improve greenh.
       *[other] improve { $n } greenh.
    }
fromthemoon-tight-foundation = { $n ->
        [one] found.
       *[other] { $n } found.
    }
fromthemoon-tight-approve_any = appr.{ $ships }
fromthemoon-tight-approve_construct = part of { $ships }
fromthemoon-tight-ship-europa = Eur
fromthemoon-tight-ship-titan = Tit
fromthemoon-tight-ship-mars = Mar
fromthemoon-tight-ship-any = any
fromthemoon-when-end = end
fromthemoon-when-mission = take Mission tile
fromthemoon-when-improve = improve ship part
fromthemoon-when-foundation = gain foundation
fromthemoon-when-lab = place laboratory
fromthemoon-when-recruit = recruit astronaut
fromthemoon-when-train = train specialist
fromthemoon-when-greenhouse = gain greenhouse
fromthemoon-when-upgrade = improve greenhouse
fromthemoon-when-building = construct building
fromthemoon-when-battery = gain battery
fromthemoon-when-send = send rover
fromthemoon-when-send_corner = send rover to corner
fromthemoon-when-greenhouse_action = Greenhouses action
fromthemoon-when-team_action = Team action
fromthemoon-when-build_action = Building action

## From the Moon: a tile in full

fromthemoon-card-level = level { $n }
fromthemoon-card-alone = alone
fromthemoon-card-from = from { $n } players on
fromthemoon-card-cost = cost { $cost }
fromthemoon-deck-terrain = terrain
fromthemoon-deck-ship = ship
fromthemoon-deck-mission = mission
fromthemoon-deck-improvement = improvement
fromthemoon-deck-token = token
fromthemoon-deck-progress = progress
fromthemoon-deck-lab = lab
fromthemoon-deck-small = small
fromthemoon-deck-level = level
fromthemoon-deck-large = large
fromthemoon-deck-faction = faction
fromthemoon-deck-faction_building = faction building
fromthemoon-deck-setup = setup
fromthemoon-deck-space = space
fromthemoon-deck-slot = slot
fromthemoon-deck-greenhouse = greenhouse
fromthemoon-deck-price = price
fromthemoon-deck-piece = piece
fromthemoon-deck-limits = limits
fromthemoon-deck-scoring = scoring
fromthemoon-deck-majority = majority
fromthemoon-deck-solo = solo
fromthemoon-deck-difficulty = difficulty
fromthemoon-deck-objective = objective
fromthemoon-deck-stage = stage
fromthemoon-deck-medal = medal
fromthemoon-deck-rover_card = rover card
fromthemoon-deck-zone_card = zone card
fromthemoon-faction-pioneers = Pioneers
fromthemoon-faction-cyborgs = Cyborgs
fromthemoon-faction-workers = Workers
fromthemoon-faction-unifiers = Unifiers
fromthemoon-faction-architects = Architects
fromthemoon-faction-biofarmers = Biofarmers
fromthemoon-faction-survivors = Survivors
fromthemoon-faction-scholars = Scholars

## From the Moon: pages

fromthemoon-about-tiles = every tile with its effect, cubes and rover
fromthemoon-about-ships = the parts of the ships, their prices, and what a launch pays
fromthemoon-about-market = laboratories and buildings to take, with their prices
fromthemoon-about-labs = your laboratories and what they do
fromthemoon-about-goals = the progress track, the majorities, the objectives
fromthemoon-about-seats = all players in full
fromthemoon-about-send = where each rover can go (also: send 1 2-3)
fromthemoon-about-team = whom you can recruit and train
fromthemoon-about-build = the buildings you can construct
fromthemoon-about-research = foundation and laboratories you can take
fromthemoon-page-tile = tile
fromthemoon-page-name = name
fromthemoon-page-cubes = cubes
fromthemoon-page-rover = rover
fromthemoon-page-rover_n = rover { $n }
fromthemoon-page-does = what it does
fromthemoon-page-place = place
fromthemoon-page-lab = laboratory
fromthemoon-page-surcharge = surcharge
fromthemoon-page-building = building
fromthemoon-page-cost = cost
fromthemoon-page-at = at
fromthemoon-page-space = space
fromthemoon-page-progress = progress tile
fromthemoon-page-earns = earns an achievement
fromthemoon-page-refill = refill
fromthemoon-page-pawns = pawns
fromthemoon-page-specialists = { $letter }* specialists, { $name }:
fromthemoon-market-display = Display, top row first; a laboratory costs its price and the surcharge
fromthemoon-market-stack = Stack
fromthemoon-market-labs = of laboratories: { $n }, in an order that nobody knows
fromthemoon-market-greenhouses = Greenhouses
fromthemoon-market-row = { $n } in the row, { $stack } in the stack
fromthemoon-market-costs = , which costs
fromthemoon-market-buildings = Buildings you can construct
fromthemoon-goals-refill = { $n } { $n ->
        [one] cube
       *[other] cubes
    } a tile
fromthemoon-goals-done = done
fromthemoon-goals-improved = { $n } improved
fromthemoon-goals-now = Now: { $counts }
fromthemoon-goals-steps = Achievements and improvements score in steps: rule F17.20 and rule F17.21 say which.
fromthemoon-goals-win = You win if all three ships launch and all objectives are met. Hunger, or leaving the track too early, loses.
fromthemoon-seat-points = { $n } points, { $final } if the game ended now
fromthemoon-seat-faction = faction
fromthemoon-seat-goods = goods
fromthemoon-seat-energy = energy { $n }/{ $all }
fromthemoon-seat-food = food
fromthemoon-seat-rover = rover { $n }
fromthemoon-seat-recruits = recruits
fromthemoon-seat-left = left
fromthemoon-seat-greenhouses = greenhouses
fromthemoon-seat-houses = { $n } of { $spaces }, { $improved } improved
fromthemoon-seat-buildings = buildings
fromthemoon-seat-links = { $n } { $n ->
        [one] pair
       *[other] pairs
    } side by side
fromthemoon-seat-missions = missions
fromthemoon-seat-improved = improved
fromthemoon-seat-cubes = { $n } { $n ->
        [one] cube
       *[other] cubes
    } left
fromthemoon-seat-labs = labs
fromthemoon-seat-no_foundation = no foundation
fromthemoon-seat-none = none
fromthemoon-seat-nothing = nothing
fromthemoon-ships-launched = { $ship } has launched
fromthemoon-ships-launched_on = { $ship } has launched, with the pawn on space { $n }
fromthemoon-ships-pays = { $left } to build; the launch pays { $first } for the most parts, { $second } for the second most
fromthemoon-ships-alone = { $left } to build; the launch pays { $first } for 2 own improvements or more, { $second } for 1
fromthemoon-ships-now = now
fromthemoon-ships-part = part
fromthemoon-ships-mission = mission
fromthemoon-ships-cost = cost
fromthemoon-ships-points = points
fromthemoon-ships-built = built by
fromthemoon-ships-improve = improve
fromthemoon-ships-improved = improved by
fromthemoon-ships-open = now open
fromthemoon-result-play = in play
fromthemoon-result-most = most ★
fromthemoon-result-improved = improved
fromthemoon-result-goods = goods
fromthemoon-result-stars = ★
fromthemoon-result-tiles = tiles
fromthemoon-result-score = score
fromthemoon-result-won = You win with { $n } points.
fromthemoon-result-medal = You win the { $medal } medal with { $n } points.
fromthemoon-lost-hunger = The team could not be fed: the game is lost.
fromthemoon-lost-too_late = The pawn left the track before the third launch: the game is lost.
fromthemoon-lost-unmet = Not every objective is met: the game is lost.
fromthemoon-lost-other = The game is lost.

## From the Moon: signs

fromthemoon-sign-choice = 12  (12)
fromthemoon-sign-choice-about = a choice to type; in brackets it is closed, and why 12 says why
fromthemoon-sign-goods = M W P F E
fromthemoon-sign-goods-about = metal, water, polymer, food, energy; M is also a grey astronaut, W a blue one, P a black one
fromthemoon-sign-star = ★  pt  bat
fromthemoon-sign-star-about = achievement, point, battery; any: a resource of your choice
fromthemoon-sign-players = A B C D  ×
fromthemoon-sign-players-about = the players, by seat; × is the dummy of a game for one
fromthemoon-sign-rover = ▲A2
fromthemoon-sign-rover-about = rover 2 of player A on a tile
fromthemoon-sign-building = ■A
fromthemoon-sign-building-about = a building of player A, on the corner where tiles meet; ○ is a free space
fromthemoon-sign-cubes = MMP
fromthemoon-sign-cubes-about = the cubes on a tile: two metal, one polymer
fromthemoon-sign-send = → 1 10 19
fromthemoon-sign-send-about = on a tile: the numbers to send rover 1, 2 and 3 there; – for a rover that is out
fromthemoon-sign-specialist = W*
fromthemoon-sign-specialist-about = a specialist: two tasks, and the ability of its colour
fromthemoon-sign-effect = 1E: train
fromthemoon-sign-effect-about = what a tile does: here it costs 1 energy to train a specialist
fromthemoon-sign-ship = Europa A Ab ·
fromthemoon-sign-ship-about = parts of a ship: built by A; built by A and improved by B; not built yet
fromthemoon-sign-part = 7:MWF
fromthemoon-sign-part-about = a part for sale: seven points for a metal, a water and a food
fromthemoon-sign-launch = launch 10/5: A10
fromthemoon-sign-launch-about = what the launch pays to most and second most parts, and who would get it now
fromthemoon-sign-sum = Σ, if ended
fromthemoon-sign-sum-about = the score if the game ended now
fromthemoon-sign-counts = 3/5
fromthemoon-sign-counts-about = energy 3 of 5 batteries; of laboratories: 3 on 5 spaces; of the pawn: its space of six
fromthemoon-sign-team = 4 1*   2 1↑
fromthemoon-sign-team-about = four astronauts, one a specialist; two greenhouses, one of them improved
fromthemoon-sign-closed = ✗
fromthemoon-sign-closed-about = what closes a choice
fromthemoon-sign-turn = ▸
fromthemoon-sign-turn-about = the player to move

## From the Moon: what one player did, as parts of a sentence after the name

fromthemoon-event-sent = { $seat-you ->
        [yes] send
       *[no] sends
    } rover { $n } to { $card }
fromthemoon-event-collected = { $seat-you ->
        [yes] collect
       *[no] collects
    } { $what }
fromthemoon-event-gained = { $seat-you ->
        [yes] gain
       *[no] gains
    } { $what }
fromthemoon-event-scored = { $seat-you ->
        [yes] score
       *[no] scores
    } { $n } { $n ->
        [one] point
       *[other] points
    }
fromthemoon-event-converted = { $seat-you ->
        [yes] convert
       *[no] converts
    } { $what }
fromthemoon-event-paid = { $seat-you ->
        [yes] pay
       *[no] pays
    } { $what }
fromthemoon-event-lost = { $seat-you ->
        [yes] lose
       *[no] loses
    } { $what }
fromthemoon-event-greenhouse = { $seat-you ->
        [yes] take
       *[no] takes
    } a greenhouse
fromthemoon-event-upgraded = { $seat-you ->
        [yes] improve
       *[no] improves
    } a greenhouse
fromthemoon-event-recruited = { $seat-you ->
        [yes] recruit
       *[no] recruits
    } a { $colour } astronaut into rover { $n }
fromthemoon-event-trained = { $seat-you ->
        [yes] train
       *[no] trains
    } a { $colour } astronaut in rover { $n }
fromthemoon-event-built = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card }
fromthemoon-event-used = { $seat-you ->
        [yes] use
       *[no] uses
    } { $card }
fromthemoon-event-activated = { $seat-you ->
        [yes] activate
       *[no] activates
    } { $card }
fromthemoon-event-foundation = { $seat-you ->
        [yes] take
       *[no] takes
    } a foundation
fromthemoon-event-lab = { $seat-you ->
        [yes] take
       *[no] takes
    } { $card } from the display
fromthemoon-event-lab_placed = { $seat-you ->
        [yes] place
       *[no] places
    } { $card } at { $row }-{ $column }
fromthemoon-event-constructed = { $seat-you ->
        [yes] construct
       *[no] constructs
    } the ship part { $card }
fromthemoon-event-improved = { $seat-you ->
        [yes] improve
       *[no] improves
    } part { $part } of { $ship }
fromthemoon-event-gathered = { $seat-you ->
        [yes] gather
       *[no] gathers
    } the rovers
fromthemoon-event-income = { $seat-you ->
        [yes] have
       *[no] has
    } income from { $card }
fromthemoon-event-fed = { $seat-you ->
        [yes] give
       *[no] gives
    } { $n } food to the team
