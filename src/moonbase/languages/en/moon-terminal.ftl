### Words of the terminal in English that only Moon needs.

## The table

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
moon-remind_voucher = Your { $n ->
        [one] voucher lapses
       *[other] { $n } vouchers lapse
    }.
moon-news-era_ends = The Era ends: { $told }

## Questions


## Why a choice is closed, in a few words

moon-why-cost = short of { $lack }
moon-why-cost_less = short of { $lack }
moon-why-flags = still needs { $lack }
moon-why-flags_wild = still needs { $lack }
moon-why-flags_and_cost = needs { $flags }, short of { $lack }
moon-why-payment = short of { $lack }
moon-why-payment_all = needs more Resources
moon-why-no_resource = needs a Resource
moon-why-main_done = card of this turn is played
moon-why-main_first = construct or assimilate first
moon-why-park_taken = taken
moon-why-park_taken_space = taken
moon-why-park_done = parked already
moon-why-no_rover = no Rover
moon-why-flip_done = flipped already
moon-why-flipped = flipped
moon-why-claim_done = claimed already
moon-why-requirement = { "" }
moon-why-claimed = { "" }
moon-why-empty = no cards there
moon-why-nothing_flipped = nothing to turn face up
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

## Cards in brief; the row of a card says the rest

moon-card-shows = Shows { $flags }.
moon-card-flags = { $flags }
moon-card-flags_every = { $n } of every type
moon-card-when-flip = { $do }.

## A card in full

moon-card-era = Era { $era }
moon-card-three_plus = { $n } of them 3+
moon-card-values = cost { $cost }; needs { $need }; assimilate for { $assimilate }
moon-card-worth = Worth { $n } Hearts at the end.
moon-deck-expedition = Expedition
moon-deck-first_expedition = First Expedition
moon-deck-reputation = Reputation
moon-deck-base = Base

## Pages

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
moon-page-vouchers_are = { $n }, each to construct 1 card without paying Resources
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

## Signs

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

## What one player did, as parts of a sentence after the name

moon-event-gained = { $seat-you ->
        [yes] gain
       *[no] gains
    } { $what }
moon-event-scored = { $seat-you ->
        [yes] score
       *[no] scores
    } { $what }
moon-event-scored_from = { $seat-you ->
        [yes] score
       *[no] scores
    } { $what } ({ $card })
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
    } { $card }{ $from } for { $paid }
moon-event-built_free = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card }{ $from } for free
moon-event-built_voucher = { $seat-you ->
        [yes] construct
       *[no] constructs
    } { $card }{ $from } for free with a voucher
moon-event-voucher = { $seat-you ->
        [yes] gain
       *[no] gains
    } a voucher
moon-event-voucher_turn = { $seat-you ->
        [yes] gain
       *[no] gains
    } a voucher for this turn
moon-event-voucher_lapsed = { $seat-you ->
        [yes] lose
       *[no] loses
    } { $n } unused { $n ->
        [one] voucher
       *[other] vouchers
    }
moon-event-assimilated = { $seat-you ->
        [yes] assimilate
       *[no] assimilates
    } { $card }
moon-event-parked = { $seat-you ->
        [yes] park
       *[no] parks
    } a Rover on { $owner-you ->
        [yes] your
       *[no] { $owner }'s
    } { $card }
moon-event-borrowed = { $seat-you ->
        [yes] borrow
       *[no] borrows
    } { $what }
moon-event-flipped = { $seat-you ->
        [yes] flip
       *[no] flips
    } { $card }
moon-event-unflipped = { $seat-you ->
        [yes] turn
       *[no] turns
    } { $card } face up again
moon-event-expedition = { $seat-you ->
        [yes] use
       *[no] uses
    } the { $card }
moon-event-claimed = { $seat-you ->
        [yes] claim
       *[no] claims
    } { $card }
moon-event-obelisk = { $seat-you ->
        [yes] put { $card } into your hand
       *[no] puts { $card } into their hand
    }
moon-event-put = { $seat-you ->
        [yes] put
       *[no] puts
    } { $n } { $n ->
        [one] Heart
       *[other] Hearts
    } on { $card }
moon-event-gathered = { $seat-you ->
        [yes] move
       *[no] moves
    } all Rovers onto { $card }
moon-event-scrapped = { $seat-you ->
        [yes] discard
       *[no] discards
    } the Rover from { $owner-you ->
        [yes] your
       *[no] { $owner }'s
    } { $card }
moon-event-recalled = { $seat-you ->
        [yes] take
       *[no] takes
    } the Rover from { $card } back
moon-event-recalled_space = { $seat-you ->
        [yes] take
       *[no] takes
    } the Rover from the { $space } space of { $card } back
moon-event-fragmented = { $seat-you ->
        [yes] take
       *[no] takes
    } the assimilation reward of { $card }
moon-event-discarded = { $seat-you ->
        [yes] discard
       *[no] discards
    } { $card }
moon-event-fetched = { $seat-you ->
        [yes] take { $card } into your hand
       *[no] takes { $card } into their hand
    }
moon-event-drew = { $seat-you ->
        [yes] draw
       *[no] draws
    } { $card }
moon-event-drew_hidden = { $seat-you ->
        [yes] draw
       *[no] draws
    } a card from the stack
