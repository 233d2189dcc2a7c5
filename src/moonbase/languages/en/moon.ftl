### English words of Moon. A key of the rules, such as event.built, is the message event-built.
### docs/contribute/add-a-language.md says how to write another language.

## Play

goods-energy = { $n } Energy
goods-water = { $n } Water
goods-bio = { $n } Bio
goods-metal = { $n } Metal
goods-rover = { $n } { $n ->
        [one] Rover
       *[other] Rovers
    }
goods-heart = { $n } { $n ->
        [one] Heart
       *[other] Hearts
    }
flags-industry = { $n } Industry { $n ->
        [one] Flag
       *[other] Flags
    }
flags-housing = { $n } Housing { $n ->
        [one] Flag
       *[other] Flags
    }
flags-transport = { $n } Transport { $n ->
        [one] Flag
       *[other] Flags
    }
flags-food = { $n } Food { $n ->
        [one] Flag
       *[other] Flags
    }
flags-science = { $n } Science { $n ->
        [one] Flag
       *[other] Flags
    }
flag-industry = Industry
flag-housing = Housing
flag-transport = Transport
flag-food = Food
flag-science = Science
source-stack = the stack
source-discard = the discard pile
source-previous = the previous-Era deck
from-hand = { "" }
from-stack = { " " }from the stack
from-discard = { " " }from the discard pile
from-previous = { " " }from the previous-Era deck
from-top = { " " }from the top of the stack
space-production = blue
space-flag = yellow

## What happened

era-1 = I
era-2 = II
era-3 = III
event-lead =
    { $seat-you ->
        [yes] You get the First Expedition and the first turn.
       *[no] { $seat } gets the First Expedition and the first turn.
    }
event-base =
    { $seat-you ->
        [yes] You settle at { $card }.
       *[no] { $seat } settles at { $card }.
    }
event-reputation = Reputation on offer: { $card }.
event-era = Era { $n } begins with Production.
event-discard_opened = { $card } opens the discard pile.
event-dealt_expedition =
    { $seat-you ->
        [yes] You are dealt the { $card }.
       *[no] { $seat } is dealt the { $card }.
    }
event-dealt_expedition_hidden =
    { $seat-you ->
        [yes] You are dealt an Expedition.
       *[no] { $seat } is dealt an Expedition.
    }
event-dealt =
    { $seat-you ->
        [yes] You are dealt { $card }.
       *[no] { $seat } is dealt { $card }.
    }
event-dealt_hidden =
    { $seat-you ->
        [yes] You are dealt a card.
       *[no] { $seat } is dealt a card.
    }
event-round = Round { $n }.
event-turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }'s turn.
    }
event-passed = All hands are passed to the left.
event-gained =
    { $seat-you ->
        [yes] You gain { $what }.
       *[no] { $seat } gains { $what }.
    }
event-scored =
    { $seat-you ->
        [yes] You score { $what }.
       *[no] { $seat } scores { $what }.
    }
event-gained_from =
    { $seat-you ->
        [yes] You gain { $what } ({ $card }).
       *[no] { $seat } gains { $what } ({ $card }).
    }
event-scored_from =
    { $seat-you ->
        [yes] You score { $what } ({ $card }).
       *[no] { $seat } scores { $what } ({ $card }).
    }
event-paid =
    { $seat-you ->
        [yes] You pay { $what }.
       *[no] { $seat } pays { $what }.
    }
event-gave =
    { $seat-you ->
        [yes] You give away { $what }.
       *[no] { $seat } gives away { $what }.
    }
event-received =
    { $seat-you ->
        [yes] You are given { $what }.
       *[no] { $seat } is given { $what }.
    }
event-built =
    { $seat-you ->
        [yes] You construct { $card }{ $from } for { $paid }.
       *[no] { $seat } constructs { $card }{ $from } for { $paid }.
    }
event-built_free =
    { $seat-you ->
        [yes] You construct { $card }{ $from } for free.
       *[no] { $seat } constructs { $card }{ $from } for free.
    }
event-built_voucher =
    { $seat-you ->
        [yes] You construct { $card }{ $from } for free with a voucher.
       *[no] { $seat } constructs { $card }{ $from } for free with a voucher.
    }
event-voucher =
    { $seat-you ->
        [yes] You gain a voucher to construct a card for free, this turn or later.
       *[no] { $seat } gains a voucher to construct a card for free, this turn or later.
    }
event-voucher_turn =
    { $seat-you ->
        [yes] You gain a voucher to construct a card for free this turn.
       *[no] { $seat } gains a voucher to construct a card for free this turn.
    }
event-voucher_lapsed =
    { $seat-you ->
        [yes] Your { $n ->
                [one] voucher lapses
               *[other] { $n } vouchers lapse
            } unused.
       *[no] { $seat }'s { $n ->
                [one] voucher lapses
               *[other] { $n } vouchers lapse
            } unused.
    }
event-assimilated =
    { $seat-you ->
        [yes] You assimilate { $card }.
       *[no] { $seat } assimilates { $card }.
    }
event-parked =
    { $seat-you ->
        [yes] You park a Rover on { $owner-you ->
                [yes] your
               *[no] { $owner }'s
            } { $card }.
       *[no] { $seat } parks a Rover on { $owner-you ->
                [yes] your
               *[no] { $owner }'s
            } { $card }.
    }
event-borrowed =
    { $seat-you ->
        [yes] You borrow { $what } this turn.
       *[no] { $seat } borrows { $what } this turn.
    }
event-flipped =
    { $seat-you ->
        [yes] You flip { $card }.
       *[no] { $seat } flips { $card }.
    }
event-unflipped =
    { $seat-you ->
        [yes] You turn { $card } face up again.
       *[no] { $seat } turns { $card } face up again.
    }
event-expedition =
    { $seat-you ->
        [yes] You use the { $card }.
       *[no] { $seat } uses the { $card }.
    }
event-claimed =
    { $seat-you ->
        [yes] You claim { $card }.
       *[no] { $seat } claims { $card }.
    }
event-obelisk =
    { $seat-you ->
        [yes] You put { $card } into your hand.
       *[no] { $seat } puts { $card } into their hand.
    }
event-put =
    { $seat-you ->
        [yes] You put { $n } { $n ->
                [one] Heart
               *[other] Hearts
            } on { $card }.
       *[no] { $seat } puts { $n } { $n ->
                [one] Heart
               *[other] Hearts
            } on { $card }.
    }
event-gathered =
    { $seat-you ->
        [yes] You move all your Rovers ({ $n }) onto { $card }.
       *[no] { $seat } moves all their Rovers ({ $n }) onto { $card }.
    }
event-scrapped =
    { $seat-you ->
        [yes] You discard your Rover from { $owner-you ->
                [yes] your
               *[no] { $owner }'s
            } { $card }.
       *[no] { $seat } discards their Rover from { $owner-you ->
                [yes] your
               *[no] { $owner }'s
            } { $card }.
    }
event-recalled =
    { $seat-you ->
        [yes] You take the Rover from { $card } into your supply.
       *[no] { $seat } takes the Rover from { $card } into their supply.
    }
event-recalled_space =
    { $seat-you ->
        [yes] You take the Rover from the { $space } space of { $card } into your supply.
       *[no] { $seat } takes the Rover from the { $space } space of { $card } into their supply.
    }
event-reward_raised =
    { $seat-you ->
        [yes] You put { $n } { $n ->
                [one] Heart
               *[other] Hearts
            } on the { $flag } Reward.
       *[no] { $seat } puts { $n } { $n ->
                [one] Heart
               *[other] Hearts
            } on the { $flag } Reward.
    }
event-engineered =
    { $seat-you ->
        [yes] You use the production of { $owner-you ->
                [yes] your
               *[no] { $owner }'s
            } { $card }.
       *[no] { $seat } uses the production of { $owner-you ->
                [yes] your
               *[no] { $owner }'s
            } { $card }.
    }
event-fragmented =
    { $seat-you ->
        [yes] You take the assimilation reward of { $card }.
       *[no] { $seat } takes the assimilation reward of { $card }.
    }
event-discarded =
    { $seat-you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-fetched =
    { $seat-you ->
        [yes] You take { $card } into your hand.
       *[no] { $seat } takes { $card } into their hand.
    }
event-drew =
    { $seat-you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-drew_hidden =
    { $seat-you ->
        [yes] You draw a card from the stack.
       *[no] { $seat } draws a card from the stack.
    }
event-turned_up = { $card } is turned up from the stack.
event-flag_won =
    { $seat-you ->
        [yes] You win { $flag } and score { $n } { $n ->
                [one] Heart
               *[other] Hearts
            }.
       *[no] { $seat } wins { $flag } and scores { $n } { $n ->
                [one] Heart
               *[other] Hearts
            }.
    }
event-flag_kept = Nobody wins { $flag }; its { $n } { $n ->
        [one] Heart stays
       *[other] Hearts stay
    }.
event-flag_lost = Nobody wins { $flag }; its { $n } { $n ->
        [one] Heart is
       *[other] Hearts are
    } lost.
event-x = X falls to { $n }.
event-cards_scored =
    { $seat-you ->
        [yes] You score { $what } for the Hearts on your cards.
       *[no] { $seat } scores { $what } for the Hearts on their cards.
    }
event-over = Era { $n } is scored, and the game ends.
event-end_structures =
    { $seat-you ->
        [yes] You score { $what } for your grey structures.
       *[no] { $seat } scores { $what } for their grey structures.
    }
event-end_reputations =
    { $seat-you ->
        [yes] You score { $what } for your Reputations.
       *[no] { $seat } scores { $what } for their Reputations.
    }
event-final =
    { $seat-you ->
        [yes] You finish with { $what }.
       *[no] { $seat } finishes with { $what }.
    }

## What may be done

good-energy = Energy
good-water = Water
good-bio = Bio
good-metal = Metal
good-rover = Rover
good-heart = Heart
say-build = Construct { $card } for { $cost }
say-build_less = Construct { $card } for { $cost }, less { $n } { $n ->
        [one] Resource
       *[other] Resources
    } of your choice
say-build_for_nothing = Construct { $card } for free
say-build_discounted = Construct { $card } for free, thanks to your discount
say-build_free = Construct { $card } for free with { $n ->
        [one] your voucher
       *[other] one of your { $n } vouchers
    }
say-lapsing = { $what } (your { $n ->
        [one] voucher lapses at the end of the turn unless you use it
       *[other] { $n } vouchers lapse at the end of the turn unless you use them
    })
say-lapsing_others = { $what } (the { $n ->
        [one] other lapses at the end of the turn unless you use it too
       *[other] others lapse at the end of the turn unless you use them too
    })
say-assimilate = Assimilate { $card } for { $reward }
say-assimilate_for_nothing = Assimilate { $card } without a reward
say-park =
    { $owner-you ->
        [yes] Park on your { $card }: gain { $what }
       *[no] Park on { $owner }'s { $card }: gain { $what }
    }
say-borrow =
    { $owner-you ->
        [yes] Park on your { $card }: borrow { $what } this turn
       *[no] Park on { $owner }'s { $card }: borrow { $what } this turn
    }
say-flip = Flip { $card }
say-obelisk = Put { $card } into your hand and construct another card of it
say-obelisk_one = Put { $card } into your hand, then: { $what }
say-expedition = Use the { $card }
say-claim = Claim { $card }
say-end = End the turn
say-end_lapsing = End the turn and lose your { $n ->
        [one] voucher
       *[other] { $n } vouchers
    }
say-take = Take { $what }
say-pay = Pay { $what }
say-give = Give { $what }
say-leave_out = Leave 1 { $what } unpaid
say-turn_into = Turn Resources into { $what }
say-turn_in = Turn in { $what }
say-flag = Put the Hearts on the { $flag } Reward
say-seat = Give to { $seat-you ->
        [yes] yourself
       *[no] { $seat }
    }
say-put = Put the Hearts on { $card }
say-unflip = Turn { $card } face up again
say-recall = Take back the Rover on { $card }
say-recall_space = Take back the Rover on the { $space } space of { $card }
say-produce =
    { $owner-you ->
        [yes] Use your { $card }: gain { $what }
       *[no] Use { $owner }'s { $card }: gain { $what }
    }
say-reward_of = Take the assimilation reward of { $card }: { $what }
say-fetch = Take { $card } into your hand
say-discard = Discard { $card } from your hand
say-no_build = Construct none of them
say-decline = Leave it at that
say-lead =
    { $seat-you ->
        [yes] You start
       *[no] { $seat } starts
    }
say-deal = Turn up { $card }

## What a card asks

question-gain = Which do you take?
question-pay = What do you pay?
question-put = Which card do you put the Hearts on?
question-build = Which of these do you construct, if any?
question-convert = Which Resources do you turn into which?
question-produce = Which production do you gain?
question-rewards = Which assimilation reward do you take?
question-give = What do you give, and to whom?
question-reward = Which Flag Reward do you put the Hearts on?
question-unflip = Which card do you turn face up again?
question-swap = Which card do you exchange?
question-recall = Which Rover do you take back?
question-leave_out = Which Resource of the cost do you leave unpaid?
question-obelisk = Which card do you construct with the Obelisk?

## Why not

why-repair = { $steps }
why-step = ({ $n }) { $step }
why-over = The game is over.
why-nature = Cards are being dealt.
why-not_your_turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is not your turn: { $seat } is to decide.
    }
why-question = First answer the question that { $card } asks.
why-no_such = There is no such action.
why-main_first = Construct or assimilate a card before you end the turn.
why-main_done = You have already constructed or assimilated a card this turn.
why-not_in_hand = { $card } is not in your hand.
why-flags = { $card } still needs { $lack }.
why-flags_wild = { $card } still needs { $lack }, and your { $n ->
        [one] wild Flag replaces only 1 of them
       *[other] { $n } wild Flags replace only { $n } of them
    }.
why-flags_and_cost = { $card } still needs { $flags }, and you are short of { $lack }.
why-cost = You are short of { $lack } for { $card }.
why-cost_less = You are short of { $lack } for { $card }, even with your discount of { $n } { $n ->
        [one] Resource
       *[other] Resources
    }.
why-full = Your Settlement has no room for another card.
why-no_free_right = You have no voucher.
why-costs_nothing = { $card } costs you nothing as it is, so it needs no voucher.
why-costs_nothing_lapses = { $card } costs you nothing as it is; if you construct it, your { $n ->
        [one] voucher lapses at the end of the turn unless you use it on another card
       *[other] { $n } vouchers lapse at the end of the turn unless you use them on other cards
    }.
why-obelisk_new = You can use an Obelisk only after the turn in which you constructed it.
why-obelisk_idle = No other card in your hand could be constructed now.
why-park_own = Rovers park on other players' cards only.
why-park_no_space = { $card } has no parking space of this kind.
why-park_done = You have already parked a Rover this turn.
why-park_taken = A Rover already stands on { $card }.
why-park_taken_space = A Rover already stands on the { $space } space of { $card }.
why-no_rover = You have no Rover in your supply.
why-not_pink = { $card } cannot be flipped: it is not pink.
why-flip_done = You have already flipped a card this turn.
why-flipped = { $card } is already flipped.
why-payment = You are short of { $lack } for { $card }.
why-payment_all = { $card } asks for more Resources than you have.
why-no_resource = { $card } asks for a Resource, and you have none.
why-nothing_flipped = You have no other flipped card.
why-nothing_parked = No Rover is parked on your cards.
why-no_grey = You have no grey structure that could take Hearts.
why-hand_empty = Your hand holds no structure to exchange.
why-empty = There is no card in { $source }.
why-no_expedition = There is no Expedition in your hand.
why-expedition_rule = The { $card } is not an action: its rule applies throughout your turn.
why-expedition_done = You have already used the Expedition this turn.
why-expedition_idle = The { $card } would bring you nothing now.
why-claimed =
    { $seat-you ->
        [yes] You have already claimed { $card }.
       *[no] { $seat } has already claimed { $card }.
    }
why-claim_done = You have already claimed a Reputation this turn.
why-requirement = { $card }: { $asks } So far: { $have } of { $least }.

## The text of cards

## Goods and flags

card-good-energy = { $n } Energy
card-good-water = { $n } Water
card-good-bio = { $n } Bio
card-good-metal = { $n } Metal
card-good-rover = { $n } { $n ->
        [one] Rover
       *[other] Rovers
    }
card-good-heart = { $n } { $n ->
        [one] Heart
       *[other] Hearts
    }
card-good-every = { $n } of each Resource
card-goods = { $goods }
card-name-energy = Energy
card-name-water = Water
card-name-bio = Bio
card-name-metal = Metal
card-name-industry = Industry
card-name-housing = Housing
card-name-transport = Transport
card-name-food = Food
card-name-science = Science
card-name-blue = blue
card-name-yellow = yellow
card-name-pink = pink
card-name-grey = grey
card-name-red = red
card-flag = { $n } { $flag }
card-flags = { $flags } { $n ->
        [one] Flag
       *[other] Flags
    }
card-flags_every = { $n } { $n ->
        [one] Flag
       *[other] Flags
    } of every type
card-nothing = nothing

## Whole sentences

card-both = { $first } { $second }
card-no_effect = No effect.
card-produces = Produces { $goods }.
card-shows = Shows { $flags }.
card-when-flip = Flip: { $do }.
card-when-end = At the end of the game: { $do }.
card-when-bonus = Once a turn: { $do }.
card-when-claimed = When claimed: { $do }.
card-when-spend = For each { $kind } you pay to construct{ $turn }: { $do }.
card-when-assimilate = When you assimilate a card{ $turn }: { $do }.
card-when-park = When you park a Rover{ $turn }: { $do }.
card-when-flipping = When you flip a pink card{ $turn }: { $do }.
card-when-production = In each Production phase: { $do }.
card-when-special = On a later turn: { $do }.
card-turn-any = { "" }
card-turn-this = { " " }this turn
card-turn-each = { " " }each turn
card-claim = Claim it when { $holds }.

## Standing rules

card-always-mirror = This card always holds 1 Heart for each { $each }.
card-always-discount = Each { $cards } you construct{ $turn } costs { $n } { $n ->
        [one] Resource
       *[other] Resources
    } less.
card-always-discount_first = The first { $cards } you construct{ $turn } costs { $n } { $n ->
        [one] Resource
       *[other] Resources
    } less.
card-always-wild_flag = For each card you construct{ $turn }, { $n } missing { $n ->
        [one] Flag of any type counts
       *[other] Flags of any types count
    } as yours.
card-cards-all = card
card-cards-of = { $colour } card

## Steps

card-then = { $first }, then { $rest }
card-and = { $steps }
card-plus = { $first }{ $more }
card-more-gain_any = { " " }and { $n } { $n ->
        [one] Resource
       *[other] Resources
    } of your choice
card-more-score_per = { ", " }plus { $hearts } for each { $each }
card-do-gain = gain { $goods }
card-do-gain_any_one = gain 1 Resource of your choice
card-do-gain_any_many = gain { $n } Resources of your choice, in any mix
card-do-gain_any_one_or_rover = gain 1 Resource of your choice or 1 Rover
card-do-gain_any_many_or_rover = gain { $n } Resources or Rovers of your choice, in any mix
card-do-gain_kind = gain { $n } { $n ->
        [one] Resource
       *[other] Resources
    } of { $kind }
card-do-gain_kind_per = gain { $n } { $n ->
        [one] Resource
       *[other] Resources
    } for each { $each }, all of { $kind }
card-do-gain_kind_max = gain { $n } { $n ->
        [one] Resource
       *[other] Resources
    } for each { $each }, at most { $most }, all of { $kind }
card-kind-any = one kind
card-kind-other = one other kind
card-do-pay = pay { $goods }
card-do-pay_any = pay { $n } { $n ->
        [one] Resource
       *[other] Resources
    } of your choice
card-do-pay_up_to = pay any number of { $kind }, at least 1
card-do-pay_up_to_max = pay 1 to { $most } { $kind }
card-do-score = score { $hearts }
card-do-score_per = score { $hearts } for each { $each }
card-do-score_max = score { $hearts } for each { $each }, at most { $most } { $most ->
        [one] Heart
       *[other] Hearts
    } in all
card-do-score_max_x = score { $hearts } for each { $each }, counting at most { $most }
card-do-score_if = score { $hearts } if { $holds }
card-do-put-this = put { $hearts } on this card
card-do-put-grey = put { $hearts } on one of your grey structures, but not on one that “always holds” Hearts
card-do-put-empty_grey = put { $hearts } on one of your grey structures without any, but not on one that “always holds” Hearts
card-do-build-stack = search the current-Era stack and construct 1 extra card from it, { $terms }
card-do-build-discard = construct 1 extra card from the discard pile, { $terms }
card-do-build-previous = search the previous-Era deck and construct 1 extra card from it, { $terms }
card-do-build-top_3 = turn the top 3 cards of the current-Era stack face up; you may construct 1 of them as an extra card, { $terms }; the others go onto the discard pile
card-terms-full = paying its cost and having the Flags it needs
card-terms-less = paying { $n } { $n ->
        [one] Resource
       *[other] Resources
    } less than its cost and having the Flags it needs
card-do-free = gain a voucher, with which 1 card that you construct this turn, main or extra, costs no Resources; it still needs its Flags
card-do-voucher = gain a voucher, with which 1 card costs no Resources, this turn or on the next turn in which you construct; it still needs its Flags
card-do-convert = turn any number of your Resources into as many of one kind
card-do-produce = gain the production of any player's blue structure or Base, yours included, with or without a Rover on it
card-do-rewards = take the assimilation { $n ->
        [one] reward of 1 card
       *[other] rewards of { $n } different cards
    } in the discard pile
card-do-give = give { $n } { $n ->
        [one] Resource
       *[other] Resources
    } of your choice to another player
card-do-reward = put { $hearts } on one Flag Reward
card-do-unflip_one = turn 1 of your { $cards } face up again
card-do-unflip_many = turn up to { $n } of your { $cards } face up again
card-flipped-any = flipped cards
card-flipped-other = other flipped cards
card-do-swap-stack = discard 1 structure from your hand, then draw the top card of the current-Era stack into that hand
card-do-swap-discard_top = exchange 1 structure from your hand for the top card of the discard pile
card-do-swap-discard = exchange 1 structure from your hand for any card in the discard pile
card-do-recall = take { $n } { $n ->
        [one] Rover
       *[other] Rovers
    } parked on your cards back into your supply
card-do-special-gather = move all your Rovers onto this card, including those on your other cards
card-do-special-scrap = discard that Rover once you have its production or Flags
card-do-special-obelisk = put this card into the hand you hold and construct 1 other card of that hand as an extra card, paying its cost and having the Flags it needs

## For each ...

card-each-resources = Resource in your supply
card-each-resource = { $thing } in your supply
card-each-scarcest = set of all four Resources in your supply
card-each-production = Resource production symbol you have
card-each-production_of = { $thing } production symbol you have
card-each-kinds = different Resource you produce
card-each-flag = { $thing } Flag you have
card-each-flags = Flag you have
card-each-flag_types = Flag type you have
card-each-most_of_a_flag = Flag of the type you have most of
card-each-sets = full set of all five Flag types you have
card-each-winning = Flag type you are winning
card-each-blue = blue card you have, including your Base
card-each-yellow = yellow card you have, including your Base
card-each-pink = pink card you have
card-each-grey = grey card you have
card-each-grey_itself = grey card you have, including this one
card-each-colours = colour you have of blue, yellow, pink and grey
card-each-cards = structure you have, not counting your Base
card-each-rovers = Rover you have, including those on your cards
card-each-reputations = Reputation you have claimed
card-each-tokens = Heart lying on your cards
card-each-hearts = Heart in your supply
card-each-spent = Resource you have paid this turn
card-each-paid = { $thing } paid
card-each-moved = Rover moved

## ... when, or if, so many are there

card-holds-resources = you hold at least { $n } { $n ->
        [one] Resource
       *[other] Resources
    }
card-holds-resource = you hold at least { $n } { $thing }
card-holds-scarcest = you hold at least { $n } of each Resource
card-holds-production = you have at least { $n } Resource production { $n ->
        [one] symbol
       *[other] symbols
    }
card-holds-production_of = you have at least { $n } { $thing } production { $n ->
        [one] symbol
       *[other] symbols
    }
card-holds-kinds = you produce at least { $n } different { $n ->
        [one] Resource
       *[other] Resources
    }
card-holds-flag = you have at least { $n } { $thing } { $n ->
        [one] Flag
       *[other] Flags
    }
card-holds-flags = you have at least { $n } { $n ->
        [one] Flag
       *[other] Flags
    }
card-holds-flag_types = you have Flags of at least { $n } different { $n ->
        [one] type
       *[other] types
    }
card-holds-most_of_a_flag = you have at least { $n } { $n ->
        [one] Flag
       *[other] Flags
    } of one type
card-holds-sets = you have at least { $n } { $n ->
        [one] Flag
       *[other] Flags
    } of every type
card-holds-winning = you are winning at least { $n } Flag { $n ->
        [one] type
       *[other] types
    }
card-holds-blue = you have at least { $n } blue { $n ->
        [one] card
       *[other] cards
    }, including your Base
card-holds-yellow = you have at least { $n } yellow { $n ->
        [one] card
       *[other] cards
    }, including your Base
card-holds-pink = you have at least { $n } pink { $n ->
        [one] card
       *[other] cards
    }
card-holds-grey = you have at least { $n } grey { $n ->
        [one] card
       *[other] cards
    }
card-holds-colours = you have cards of at least { $n } of the colours blue, yellow, pink and grey
card-holds-all_colours = you have a card of each colour: blue, yellow, pink and grey
card-holds-cards = you have at least { $n } { $n ->
        [one] structure
       *[other] structures
    }, not counting your Base
card-holds-rovers = you have at least { $n } { $n ->
        [one] Rover
       *[other] Rovers
    }, including those on your cards
card-holds-reputations = you have claimed at least { $n } { $n ->
        [one] Reputation
       *[other] Reputations
    }
card-holds-tokens = at least { $n } { $n ->
        [one] Heart lies
       *[other] Hearts lie
    } on your cards
card-holds-hearts = you have at least { $n } { $n ->
        [one] Heart
       *[other] Hearts
    } in your supply
card-holds-spent = you have paid at least { $n } { $n ->
        [one] Resource
       *[other] Resources
    } this turn
card-holds-paid = at least { $n } { $thing } { $n ->
        [one] was
       *[other] were
    } paid
card-holds-moved = at least { $n } { $n ->
        [one] Rover was
       *[other] Rovers were
    } moved

## Names of cards

card-S1-01 = Solar Blanket
card-S1-02 = Ice Drill
card-S1-03 = Algae Vat
card-S1-04 = Ore Scoop
card-S1-05 = Garage
card-S1-06 = Smelter Shed
card-S1-07 = Sweat Collector
card-S1-08 = Bunk Row
card-S1-09 = Gravel Road
card-S1-10 = Tool Crib
card-S1-11 = Soup Counter
card-S1-12 = Star Desk
card-S1-13 = Cable Tram
card-S1-14 = Test Kitchen
card-S1-15 = Shift Barracks
card-S1-16 = Rivet School
card-S1-17 = Printer
card-S1-18 = Particle Beam
card-S1-19 = Antenna
card-S1-20 = Reservoir
card-S1-21 = Charger
card-S1-22 = Rover Stop
card-S1-23 = Distiller
card-S1-24 = LED Garden
card-S1-25 = Hackerspace
card-S1-26 = Junkyard
card-S1-27 = Obelisk
card-S2-01 = Mirror Farm
card-S2-02 = Ice Quarry
card-S2-03 = Fungus Cellar
card-S2-04 = Crawler Mine
card-S2-05 = Rover Works
card-S2-06 = Fusion Kettle
card-S2-07 = Cheese Dairy
card-S2-08 = Loop Plant
card-S2-09 = Monorail
card-S2-10 = Condo Stack
card-S2-11 = Assembly Line
card-S2-12 = Hydro Farm
card-S2-13 = Dark-Side Dish
card-S2-14 = Think-Tank Dorm
card-S2-15 = Crater Village
card-S2-16 = Taco Rover
card-S2-17 = Fragmenter
card-S2-18 = Science Club
card-S2-19 = Robot Factory
card-S2-20 = Engineering
card-S2-21 = Radio Tower
card-S2-22 = Archive
card-S2-23 = Embassy
card-S2-24 = Atom Builder
card-S2-25 = Postcard Rack
card-S2-26 = Foreman's Office
card-S2-27 = Bubble Suites
card-S2-28 = Mooncake Bakery
card-S2-29 = Button Gallery
card-S2-30 = Buried Obelisk
card-S3-01 = Deep Reactor
card-S3-02 = Comet Catcher
card-S3-03 = Vertical Jungle
card-S3-04 = Mountain Eater
card-S3-05 = Shuttle Yard
card-S3-06 = Night Market
card-S3-07 = Low-G Fun Park
card-S3-08 = Matter Forge
card-S3-09 = Hyperloop
card-S3-10 = Stalactowers
card-S3-11 = Dark Factory
card-S3-12 = Orbital Orchard
card-S3-13 = Big Tiny Ring
card-S3-14 = Capitol Dome
card-S3-15 = Space Lift
card-S3-16 = Garden City
card-S3-17 = Robot Suburb
card-S3-18 = Takeout Hub
card-S3-19 = Endless Buffet
card-S3-20 = Grand Prix
card-S3-21 = Moon TV
card-S3-22 = Cloning Bay
card-S3-23 = Opera House
card-S3-24 = Workers Union
card-S3-25 = Stockbrokers
card-S3-26 = Residents' Assembly
card-S3-27 = Neon Strip
card-S3-28 = Ministry of Cheese
card-S3-29 = Parking Tower
card-S3-30 = Hall of Flags
card-S3-31 = Wax Astronauts
card-S3-32 = Sealed Vault
card-S3-33 = Tall-Tale College
card-S3-34 = Bounce Arena
card-S3-35 = First Footprint
card-S3-36 = Humming Obelisk
card-X0-1 = First Expedition 2-3
card-X0-2 = First Expedition 4-5
card-X1-1 = Hyped Expedition
card-X1-2 = Generous Expedition
card-X1-3 = Frugal Expedition
card-X1-4 = Haggling Expedition
card-X1-5 = Hitchhiking Expedition
card-X1-6 = Untidy Expedition
card-X2-1 = Insightful Expedition
card-X2-2 = Psychic Expedition
card-X2-3 = Well-stocked Expedition
card-X2-4 = Diplomatic Expedition
card-X2-5 = Merry Expedition
card-X2-6 = Showy Expedition
card-X3-1 = Reckless Expedition
card-X3-2 = Sentimental Expedition
card-X3-3 = Proud Expedition
card-X3-4 = Lavish Expedition
card-X3-5 = Nostalgic Expedition
card-X3-6 = Sharp-eyed Expedition
card-RB-1 = Versatile
card-RB-2 = Innovative
card-RB-3 = Self-reliant
card-RB-4 = Neighbourly
card-RB-5 = Hospitable
card-RB-6 = Well-fed
card-RB-7 = Thrifty
card-RB-8 = Connected
card-RS-1 = Capable
card-RS-2 = Specialised
card-RS-3 = Creative
card-RS-4 = Cultured
card-RS-5 = Tireless
card-RS-6 = Beloved
card-RS-7 = Humming
card-RS-8 = Well-travelled
card-RG-1 = Metropolitan
card-RG-2 = Unstoppable
card-RG-3 = Cosmopolitan
card-RG-4 = Iconic
card-RG-5 = Dazzling
card-RG-6 = Magnetic
card-RG-7 = Abundant
card-RG-8 = Radiant
card-B-1 = Rim Landing
card-B-2 = Lava Burrow
card-B-3 = Cold Spring
card-B-4 = Petri Ridge
card-B-5 = Dust Junction

## Short names of cards, where the page shows what kind of card it is

card-X0-1-short = First 2-3
card-X0-2-short = First 4-5
card-X1-1-short = Hyped
card-X1-2-short = Generous
card-X1-3-short = Frugal
card-X1-4-short = Haggling
card-X1-5-short = Hitchhiking
card-X1-6-short = Untidy
card-X2-1-short = Insightful
card-X2-2-short = Psychic
card-X2-3-short = Well-stocked
card-X2-4-short = Diplomatic
card-X2-5-short = Merry
card-X2-6-short = Showy
card-X3-1-short = Reckless
card-X3-2-short = Sentimental
card-X3-3-short = Proud
card-X3-4-short = Lavish
card-X3-5-short = Nostalgic
card-X3-6-short = Sharp-eyed
