### English words of From the Moon. A key of the rules, such as event.built, is the message event-built.
### docs/contribute/add-a-language.md says how to write another language.

## Play

goods-metal = { $n } metal
goods-water = { $n } water
goods-polymer = { $n } polymer
goods-food = { $n } food
goods-energy = { $n } energy
goods-battery = { $n } { $n ->
        [one] battery
       *[other] batteries
    }
goods-achievement = { $n } { $n ->
        [one] achievement
       *[other] achievements
    }
colour-metal = grey
colour-water = blue
colour-polymer = black
ship-europa = Europa
ship-titan = Titan
ship-mars = Mars

## What happened

event-lead =
    { $seat-you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-laid_out = Laid out: { $card }.
event-shown = { $card } is added to the display.
event-drew =
    { $seat-you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-dropped =
    { $seat-you ->
        [yes] You put back { $card }.
       *[no] { $seat } puts back { $card }.
    }
event-faction =
    { $seat-you ->
        [yes] You lead the { $card }.
       *[no] { $seat } leads the { $card }.
    }
event-turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }'s turn.
    }
event-over = The last round is over, and the game ends.
event-final =
    { $seat-you ->
        [yes] You finish with { $n } { $n ->
                [one] point
               *[other] points
            }.
       *[no] { $seat } finishes with { $n } { $n ->
                [one] point
               *[other] points
            }.
    }
event-filled = { $card } gets { $what }.
event-dummy_building = A building of the dummy stands on corner { $row }-{ $column }.
event-dummy_rover = A rover of the dummy goes to { $row }-{ $column }.
event-sent =
    { $seat-you ->
        [yes] You send rover { $n } to { $card }.
       *[no] { $seat } sends rover { $n } to { $card }.
    }
event-collected =
    { $seat-you ->
        [yes] You collect { $what }.
       *[no] { $seat } collects { $what }.
    }
event-gained =
    { $seat-you ->
        [yes] You gain { $what }.
       *[no] { $seat } gains { $what }.
    }
event-wasted =
    { $seat-you ->
        [yes] Your gauge is full: { $what } is lost.
       *[no] { $seat }'s gauge is full: { $what } is lost.
    }
event-scored =
    { $seat-you ->
        [yes] You score { $n } { $n ->
                [one] point
               *[other] points
            }.
       *[no] { $seat } scores { $n } { $n ->
                [one] point
               *[other] points
            }.
    }
event-converted =
    { $seat-you ->
        [yes] You convert { $given } into { $made }.
       *[no] { $seat } converts { $given } into { $made }.
    }
event-paid =
    { $seat-you ->
        [yes] You pay { $what }.
       *[no] { $seat } pays { $what }.
    }
event-lost =
    { $seat-you ->
        [yes] You lose { $what }.
       *[no] { $seat } loses { $what }.
    }
event-greenhouse =
    { $seat-you ->
        [yes] You take a greenhouse.
       *[no] { $seat } takes a greenhouse.
    }
event-upgraded =
    { $seat-you ->
        [yes] You improve a greenhouse.
       *[no] { $seat } improves a greenhouse.
    }
event-recruited =
    { $seat-you ->
        [yes] You recruit a { $colour } astronaut into rover { $n }.
       *[no] { $seat } recruits a { $colour } astronaut into rover { $n }.
    }
event-trained =
    { $seat-you ->
        [yes] You train a { $colour } astronaut in rover { $n }.
       *[no] { $seat } trains a { $colour } astronaut in rover { $n }.
    }
event-built =
    { $seat-you ->
        [yes] You construct { $card }.
       *[no] { $seat } constructs { $card }.
    }
event-miniature =
    { $seat-you ->
        [yes] You place a building on corner { $row }-{ $column }.
       *[no] { $seat } places a building on corner { $row }-{ $column }.
    }
event-used =
    { $seat-you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
event-ability =
    { $seat-you ->
        [yes] You use the { $card } ability of a { $colour } specialist.
       *[no] { $seat } uses the { $card } ability of a { $colour } specialist.
    }
event-activated =
    { $seat-you ->
        [yes] You activate { $card }.
       *[no] { $seat } activates { $card }.
    }
event-foundation =
    { $seat-you ->
        [yes] You take a foundation.
       *[no] { $seat } takes a foundation.
    }
event-lab =
    { $seat-you ->
        [yes] You take { $card } from the display.
       *[no] { $seat } takes { $card } from the display.
    }
event-lab_placed =
    { $seat-you ->
        [yes] You place { $card } at { $row }-{ $column }.
       *[no] { $seat } places { $card } at { $row }-{ $column }.
    }
event-constructed =
    { $seat-you ->
        [yes] You construct the ship part { $card }.
       *[no] { $seat } constructs the ship part { $card }.
    }
event-improved =
    { $seat-you ->
        [yes] You improve part { $part } of { $ship }.
       *[no] { $seat } improves part { $part } of { $ship }.
    }
event-launched = { $ship } launches.
event-launch_bonus =
    { $seat-you ->
        [yes] You score { $n } { $n ->
                [one] point
               *[other] points
            } for the launch of { $ship }.
       *[no] { $seat } scores { $n } { $n ->
                [one] point
               *[other] points
            } for the launch of { $ship }.
    }
event-progress =
    { $seat-you ->
        [yes] You gain { $what } from { $card } on the Progress track.
       *[no] { $seat } gains { $what } from { $card } on the Progress track.
    }
event-answers =
    { $seat-you ->
        [yes] Your { $card } takes effect.
       *[no] { $seat }'s { $card } takes effect.
    }
event-power =
    { $seat-you ->
        [yes] You use the power of the { $card }.
       *[no] { $seat } uses the power of the { $card }.
    }
event-space_bonus =
    { $seat-you ->
        [yes] You earn a bonus on your board ({ $card }).
       *[no] { $seat } earns a bonus on their board ({ $card }).
    }
event-gathered =
    { $seat-you ->
        [yes] You gather your rovers.
       *[no] { $seat } gathers their rovers.
    }
event-income =
    { $seat-you ->
        [yes] You take the income from { $card }.
       *[no] { $seat } takes the income from { $card }.
    }
event-income_greenhouses =
    { $seat-you ->
        [yes] Your greenhouses yield { $what }.
       *[no] { $seat }'s greenhouses yield { $what }.
    }
event-recharged =
    { $seat-you ->
        [yes] You recharge { $what }.
       *[no] { $seat } recharges { $what }.
    }
event-fed =
    { $seat-you ->
        [yes] You feed your team { $n } food.
       *[no] { $seat } feeds their team { $n } food.
    }
event-unfed =
    { $seat-you ->
        [yes] You leave { $n } { $n ->
                [one] astronaut
               *[other] astronauts
            } hungry.
       *[no] { $seat } leaves { $n } { $n ->
                [one] astronaut
               *[other] astronauts
            } hungry.
    }
event-hunger =
    { $seat-you ->
        [yes] You lose { $n } { $n ->
                [one] point
               *[other] points
            } to hunger.
       *[no] { $seat } loses { $n } { $n ->
                [one] point
               *[other] points
            } to hunger.
    }
event-advanced =
    { $seat-you ->
        [yes] Your pawn moves to space { $n } of the Progress track.
       *[no] { $seat }'s pawn moves to space { $n } of the Progress track.
    }
event-left_track =
    { $seat-you ->
        [yes] Your pawn leaves the Progress track.
       *[no] { $seat }'s pawn leaves the Progress track.
    }
event-last_round =
    { $seat-you ->
        [yes] You trigger the last round.
       *[no] { $seat } triggers the last round.
    }
event-last_turn =
    { $seat-you ->
        [yes] This is your last turn.
       *[no] This is { $seat }'s last turn.
    }
event-no_research =
    { $seat-you ->
        [yes] You cannot do a Special Research now.
       *[no] { $seat } cannot do a Special Research now.
    }
event-no_lab =
    { $seat-you ->
        [yes] You cannot activate another laboratory of the chain.
       *[no] { $seat } cannot activate another laboratory of the chain.
    }
event-no_task =
    { $seat-you ->
        [yes] You have nothing more to do there.
       *[no] { $seat } has nothing more to do there.
    }
event-no_use =
    { $seat-you ->
        [yes] You have no use for { $card } now.
       *[no] { $seat } has no use for { $card } now.
    }
event-objective =
    { $seat-you ->
        [yes] You meet the objective { $card }.
       *[no] { $seat } meets the objective { $card }.
    }
event-lost_1 =
    { $seat-you ->
        [yes] You cannot feed your team and lose the game.
       *[no] { $seat } cannot feed their team and loses the game.
    }
event-lost_2 =
    { $seat-you ->
        [yes] Your pawn left the track before the third launch: the game is lost.
       *[no] { $seat }'s pawn left the track before the third launch: the game is lost.
    }
event-lost_3 =
    { $seat-you ->
        [yes] You lose the game: not every objective is met.
       *[no] { $seat } loses the game: not every objective is met.
    }

## What may be done

say-terms-cost = { " " }for { $cost }
say-terms-free = { " " }for free
say-terms-earning = { $terms }, earning 1 achievement
say-terms-less = { $terms } ({ $n } energy less for each of your rovers beside it)
say-terms-only = { $terms } on corner { $at }, the only one that you can pay for now
say-counted = { $effect } (now { $n })
say-battery_full = { $effect } (full gauge: an achievement instead)
say-battery_earning = { $effect } (earns 1 achievement)
say-energy_lost = { $effect } (full gauge: { $n } energy is lost)
say-bonus = { $what }; bonus: { $effect }
say-crew-specialist = { $colour } specialist
say-crew-specialists = { $n } { $colour } specialists
say-crew-basic = { $colour } astronaut
say-crew-basics = { $n } { $colour } astronauts
say-crew-none = empty
say-cubes = { $cubes }
say-no_cubes = no cubes
say-send = Send rover { $rover } ({ $crew }) to { $card } ({ $at }), which holds { $cubes }
say-greenhouse = Take a greenhouse{ $terms }
say-greenhouse_stack = Take a greenhouse from the stack{ $terms }
say-upgrade = Improve a greenhouse{ $terms }
say-recruit = Recruit a { $colour } astronaut into rover { $rover }{ $terms }
say-train = Train a { $colour } astronaut in rover { $rover }{ $terms }
say-build_small = Construct { $card } (level { $level }){ $terms }; at each income: { $effect }
say-build_large = Construct { $card } (large){ $terms }
say-then = { $what }. { $effect }
say-foundation = Take a foundation{ $terms }
say-foundation_research = Special Research: take a foundation{ $terms }
say-lab = Take { $card } ({ $place }){ $terms }: { $effect }
say-lab_research = Special Research: take { $card } ({ $place }){ $terms }: { $effect }
place-1 = bottom left
place-2 = bottom right
place-3 = middle left
place-4 = middle right
place-5 = top left
place-6 = top right
say-gather = Gather your rovers: income, then { $n } { $n ->
        [one] astronaut eats
       *[other] astronauts eat
    } (you have { $food } food, { $then } by then)
say-gather_fed = Gather your rovers: income, and nobody eats
say-take = Take { $what } from the tile ({ $left } there)
say-ability = Use the { $card } ability of a { $colour } specialist: { $effect }
say-effect = Use { $card } as the last task: { $effect }
say-use = Use { $card } ({ $at }): { $effect }
say-use_unpriced = Use { $card } ({ $at }) without its price: { $effect }
say-point = Place the building on corner { $at }, beside { $beside }
say-point_priced = Place the building on corner { $at }{ $terms }, beside { $beside }
say-space = Place { $card } at { $at }, in line with { $chain }
say-space_alone = Place { $card } at { $at }
say-activate = Activate { $card } ({ $at }): { $effect }
say-side = { $card }: { $effect }
say-side_unpriced = { $card } without its price: { $effect }
say-gain = Gain { $what }
say-part = Construct { $card } ({ $ship }){ $terms }: { $n } { $n ->
        [one] point
       *[other] points
    }
say-part_last = Construct { $card } ({ $ship }){ $terms }: { $n } { $n ->
        [one] point
       *[other] points
    }, and { $ship } launches
say-part_end = Construct { $card } ({ $ship }){ $terms }: { $n } { $n ->
        [one] point
       *[other] points
    }, and { $ship } launches as the last ship, which triggers the last round
say-part_end_alone = Construct { $card } ({ $ship }){ $terms }: { $n } { $n ->
        [one] point
       *[other] points
    }, and { $ship } launches as the last ship, so this is your last turn
say-improve = Improve part { $part } of { $ship }{ $terms }: { $n } { $n ->
        [one] point
       *[other] points
    }
say-then_research = { $what }, then a Special Research
say-point_instead = Score { $n } { $n ->
        [one] point
       *[other] points
    } instead of using the approval
say-income_greenhouses = Income from your greenhouses: { $what }
say-income_recharge = Recharge your batteries: energy from { $n } to { $full }
say-income = Income from { $card }: { $effect }
say-feed = Feed your team: { $what }
say-feed_nobody = Go on: your team eats nothing
say-feed_short = Feed your team: { $n } { $n ->
        [one] astronaut goes
       *[other] astronauts go
    } hungry, which costs you { $points } points
say-feed_lost = Feed your team: { $n } { $n ->
        [one] astronaut goes
       *[other] astronauts go
    } hungry, so you lose the game
say-faction = Lead the { $card }. { $effect }
say-drop = Put back { $card }: { $effect }
say-done = Done
say-done_tasks = Finish with this rover
say-done_halves = Finish the action here
say-done_chain = Activate no more laboratories
say-decline = Decline
say-decline_use = Use no tile
say-decline_research = No Special Research
say-decline_effect = Do without { $card }
say-decline_recruit = Recruit nobody
say-decline_train = Train nobody
say-decline_greenhouse = Take no greenhouse
say-decline_upgrade = Improve no greenhouse
say-decline_foundation = Take no foundation
say-decline_lab = Take no laboratory
say-end = End the turn
say-convert = Turn { $given } into { $made }
say-convert_lost = Turn { $given } into { $made } (full gauge: it is lost)
say-lead =
    { $seat-you ->
        [yes] You start
       *[no] { $seat } starts
    }
say-deal = Turn up { $card }
say-draw = Draw { $cubes }
say-draw_none = Draw no cubes
say-rover = A rover of the dummy goes to { $card } ({ $at })
say-zone = A building of the dummy stands on corner { $at }

## Why not

why-repair = { $steps }
why-step = ({ $n }) { $step }
why-over = The game is over.
why-nature = Tiles or cubes are being drawn.
why-not_your_turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is not your turn: { $seat } is to decide.
    }
why-no_such = There is no such action.
why-set_up = The set-up comes first.
why-act_first = Take an action before you end the turn.
why-acted = You have already taken your action this turn.
why-finish_first = Finish what you have begun first.
why-not_asked = That is not called for now.
why-convert_here = Answer this question first, then convert.
why-price = You are short of { $lack }.
why-price_stack = Only the stack is left, which costs a surcharge: you are short of { $lack }.
why-price_of_card = You are short of { $lack } for { $card }.
why-price_of_effect = You are short of { $lack } for { $card }.
why-brings_nothing = { $card } would do nothing now.
why-rover_out = Rover { $n } is already out on the Moon.
why-tile_taken =
    { $seat-you ->
        [yes] Your rover already stands on { $card }.
       *[no] { $seat }'s rover already stands on { $card }.
    }
why-tile_taken_dummy = A rover of the dummy already stands on { $card }.
why-rovers_home = { $n } of your rovers { $n ->
        [one] is
       *[other] are
    } still at home.
why-no_task = No { $colour } astronaut in this rover has a task left.
why-no_task_left = Nobody in this rover has a task left.
why-no_specialist = There is no { $colour } specialist in this rover.
why-ability_used = Every { $colour } specialist in this rover has already used the ability.
why-counts_nothing = { $card } would bring nothing here.
why-no_cube = There is no { $colour } cube on { $card }.
why-greenhouses_full = All your greenhouse spaces are full.
why-greenhouses_gone = There is no greenhouse left to take.
why-no_basic_greenhouse = You have no basic greenhouse to improve.
why-no_recruits = You have no { $colour } astronauts left to recruit.
why-rover_full = Rover { $n } has no free seat.
why-no_markers = You have no { $colour } specialist markers left.
why-nobody_to_train = There is no basic { $colour } astronaut in rover { $n }.
why-built = You have already constructed { $card }.
why-large_slots = Both of your large slots are already filled.
why-other_faction = { $card } belongs to another faction.
why-not_on_board = { $card } is not available to construct.
why-tile_used = Your building has already used { $card }.
why-not_touched = Your building does not touch { $card }.
why-foundations = You have already taken all your foundations.
why-no_lab_space = Your foundations have no free space for a laboratory.
why-not_in_chain = { $card } is not in line with the new laboratory, or has already been activated.
why-launched = { $ship } has already launched.
why-part_taken =
    { $seat-you ->
        [yes] You have already constructed part { $part } of { $ship }.
       *[no] { $seat } has already constructed part { $part } of { $ship }.
    }
why-part_missing = Part { $part } of { $ship } has not been constructed yet.
why-part_improved = Part { $part } of { $ship } has already been improved.
why-no_cubes = You have no improvement cubes left.
why-other_approval = The approval is not for { $ship }.
why-construct_only = This approval is for constructing only.
why-improve_only = This approval is for improving only.

## The text of cards

## Goods and ships

card-good-metal = { $n } metal
card-good-water = { $n } water
card-good-polymer = { $n } polymer
card-good-food = { $n } food
card-good-energy = { $n } energy
card-good-battery = { $n } { $n ->
        [one] battery
       *[other] batteries
    }
card-good-achievement = { $n } { $n ->
        [one] achievement
       *[other] achievements
    }
card-goods = { $goods }
card-nothing = nothing
card-number = { $n }
card-points = { $n } { $n ->
        [one] point
       *[other] points
    }
card-greenhouses = { $n } { $n ->
        [one] greenhouse
       *[other] greenhouses
    }
card-charged = { $n } charged { $n ->
        [one] battery
       *[other] batteries
    }
card-to-europa = Europa
card-to-titan = Titan
card-to-mars = Mars
card-to-europa_or_titan = Europa or Titan
card-to-europa_or_mars = Europa or Mars
card-to-titan_or_mars = Titan or Mars
card-to-any = any ship

## Whole sentences of tiles

card-both = { $first } { $second }
card-sentence = { $what }.
card-no_bonus = No bonus
card-start = Start with { $things }
card-refill = When the first pawn enters: place { $n } { $n ->
        [one] cube
       *[other] cubes
    } on each Terrain tile, as far as there is room
card-on-terrain = Activate: { $do }
card-on-lab = Activate: { $do }
card-on-token = Once for each specialist: { $do }
card-on-small = Income: { $do }
card-on-space = Bonus: { $do }
card-on-mission = Construct: { $do }
card-on-improvement = Improve: { $do }
card-when-end = At the end of the game: { $do }
card-when-mission = Each time you take a Mission tile: { $do }
card-when-improve = Each time you improve a part of a ship: { $do }
card-when-foundation = Each time you take a foundation: { $do }
card-when-lab = Each time you place a laboratory: { $do }
card-when-recruit = Each time you recruit an astronaut: { $do }
card-when-train = Each time you train a specialist: { $do }
card-when-greenhouse = Each time you take a greenhouse: { $do }
card-when-upgrade = Each time you improve a greenhouse: { $do }
card-when-building = Each time you construct a building: { $do }
card-when-battery = Each time a battery joins your gauge: { $do }
card-when-send = Each time you send a rover: { $do }
card-when-send_corner = Each time you send a rover to a corner tile: { $do }
card-when-greenhouse_action = After each Develop Your Greenhouses action: { $do }
card-when-team_action = After each Develop Your Team action: { $do }
card-when-build_action = After each Construct a Building action: { $do }

## Steps

card-or = { $first } or { $second }
card-or_long = { $first }, or { $second }
card-and = { $steps }
card-pay = pay { $goods } to { $rest }
card-terms-free = { " " }for free
card-terms-paid = { "" }
card-do-gain = gain { $goods }
card-do-gain_or = gain { $first } or { $second }
card-do-gain_per = gain { $goods } for each { $each }
card-do-gain_any_one = gain 1 resource of your choice
card-do-gain_any_many = gain { $n } resources of your choice, in any mix
card-do-gain_any_per = gain { $n } { $n ->
        [one] resource
       *[other] resources
    } of your choice for each { $each }
card-do-score = score { $points }
card-do-score_per = score { $points } for each { $each }
card-do-recruit = recruit { $n } { $n ->
        [one] astronaut
       *[other] astronauts
    }{ $terms }
card-do-train = train { $n } { $n ->
        [one] specialist
       *[other] specialists
    }{ $terms }
card-do-greenhouse = take { $n } { $n ->
        [one] greenhouse
       *[other] greenhouses
    }, free except for any surcharge
card-do-greenhouse_stack = you may take { $n } { $n ->
        [one] greenhouse
       *[other] greenhouses
    } from the stack for free, without surcharge
card-do-upgrade = improve { $n } { $n ->
        [one] greenhouse
       *[other] greenhouses
    }{ $terms }
card-do-foundation = take { $n } { $n ->
        [one] foundation
       *[other] foundations
    }{ $terms }
card-do-lab = take { $n } { $n ->
        [one] laboratory
       *[other] laboratories
    } from the display, free except for any surcharge
card-do-research = you may do a Special Research for { $price }
card-do-approve_any = get an approval for { $ships }
card-do-approve_construct = get a construct-only approval for { $ships }
card-do-approve_improve = get an improve-only approval for { $ships }
card-do-activate = activate { $n } of your laboratories{ $n ->
        [one] { "" }
       *[other] , each once
    }
card-do-remove_battery = lose { $n } { $n ->
        [one] battery
       *[other] batteries
    }

## Standing rules

card-do-no_food = Your team needs no food
card-do-recruit_surcharge = Every astronaut you recruit, even a free one, costs { $goods } more
card-do-convert_food = Whenever you convert food, { $n } food makes 1 energy
card-do-rim_double = Each building you place on the rim, including this one, activates both tiles it touches
card-do-build_discount = Each later building costs { $n } energy less for each of your rovers on a tile it touches

## For each ...

card-each-specialists = specialist you have
card-each-batteries = battery you have
card-each-labs = laboratory you have
card-each-buildings = building you have constructed
card-each-links = pair of your buildings that are orthogonally adjacent
card-each-improvements = part of a ship you have improved
card-each-missions = Mission tile you have
card-each-improved_greenhouses = improved greenhouse you have
card-each-achievements = achievement you have
card-each-group = building in your largest connected group
card-each-corner_buildings = building of yours on a corner of the rover's tile
card-each-rival_rovers = rival rover on a tile orthogonally adjacent to the rover's
card-each-own_rovers = other rover of yours on a tile orthogonally adjacent to the rover's

## So many ...

card-things-specialists = { $n } { $n ->
        [one] specialist
       *[other] specialists
    }
card-things-batteries = { $n } { $n ->
        [one] battery
       *[other] batteries
    }
card-things-labs = { $n } { $n ->
        [one] laboratory
       *[other] laboratories
    }
card-things-buildings = { $n } { $n ->
        [one] building
       *[other] buildings
    }
card-things-links = { $n } { $n ->
        [one] pair
       *[other] pairs
    } of adjacent buildings
card-things-improvements = { $n } improved ship { $n ->
        [one] part
       *[other] parts
    }
card-things-missions = { $n } Mission { $n ->
        [one] tile
       *[other] tiles
    }
card-things-improved_greenhouses = { $n } improved { $n ->
        [one] greenhouse
       *[other] greenhouses
    }
card-things-achievements = { $n } { $n ->
        [one] achievement
       *[other] achievements
    }
card-things-group = { $n } connected { $n ->
        [one] building
       *[other] buildings
    }

## Ships, boards and prices

card-ship = Launch: { $first } for the most Mission tiles, { $second } for the second most. Mission tiles with 1 to 4 players: { $parts }.
card-costs = Costs { $goods }.
card-costs_nothing = Costs nothing.
card-level = { $price } { $n } { $n ->
        [one] tile
       *[other] tiles
    } of this level { $n ->
        [one] is
       *[other] are
    } used.
card-setup = { $rows } rows of { $columns } Terrain tiles; { $n } large { $n ->
        [one] building
       *[other] buildings
    }; greenhouses without surcharge: { $greenhouses }.
card-slot = Foundation { $n }: row { $row }, column { $column }.
card-greenhouse = Income: gain { $food }.
card-owner-table = { $n } in the box
card-owner-player = { $n } for each player
card-owner-colour = { $n } for each player and colour
card-counted = { $count }.
card-bagged = { $count }, { $n } of them in the bag.
card-limits = A rover seats { $seats } astronauts, a Terrain tile holds { $tile } { $tile ->
        [one] cube
       *[other] cubes
    }, and { $kept } of each colour stay in the supply when the bag is filled.
card-scoring = An unused approval scores { $approval }; an unfed astronaut costs { $unfed }. At the end of the game, every { $resources } { $resources ->
        [one] resource
       *[other] resources
    } left over { $resources ->
        [one] scores
       *[other] score
    } 1 point, and every achievement { $achievement }.
card-majority = Most { $of }: { $first }. Second most, with { $n } or more players: { $second }.
card-majority-achievements = achievements
card-majority-improvements = improvements

## Solo

card-solo = { $rovers } { $rovers ->
        [one] rover
       *[other] rovers
    } and { $buildings } { $buildings ->
        [one] building
       *[other] buildings
    } stand in your way. A launch pays its main bonus if you have { $first } or more improvements on the ship, its second bonus if you have { $second }.
card-difficulty = Meet { $n } { $n ->
        [one] objective
       *[other] objectives
    }.
card-finish = Have at least { $things } at the end of the game.
card-on_space = Have at least { $things } at some moment while your pawn is on space { $n } of the Progress track.
card-launches = Launch each ship while your pawn is on its space of the Progress track: { $launches }.
card-launch = { $ship } on space { $n }
card-stage = { $things }: { $points }.
card-stage-achievements = { $n } { $n ->
        [one] achievement
       *[other] achievements
    } or more
card-stage-improved_ships = Improvements on { $n } { $n ->
        [one] ship
       *[other] ships
    }
card-medal = { $points } or more.
card-any_score = Any win.
card-rover_card = The tile in row { $row }, column { $column }.
card-zone_card = The corner in row { $row }, column { $column }.

## Names of cards

card-T-01 = Open Regolith
card-T-02 = Crater Academy
card-T-03 = Sunlit Ridge
card-T-04 = Twin Mast
card-T-05 = Glasshouse Basin
card-T-06 = Ice Beacon
card-T-07 = Dust Beacon
card-T-08 = Landing Circle
card-T-09 = Levelled Ground
card-T-10 = Signal Hill
card-T-11 = Mixed Seam
card-T-12 = Solar Flat
card-T-13 = Dockyard Rise
card-T-14 = Wreck Field
card-T-15 = Melt Terraces
card-T-16 = Far Side Gantry
card-V-1 = Europa
card-V-2 = Titan
card-V-3 = Mars
card-ME-1 = Ice Drill
card-ME-2 = Keel Frame
card-ME-3 = Pressure Hull
card-ME-4 = Diving Bell
card-ME-5 = Galley Deck
card-ME-6 = Brine Reactor
card-MT-1 = Haze Lamp
card-MT-2 = Gas Scoop
card-MT-3 = Methane Sail
card-MT-4 = Float Pontoon
card-MT-5 = Insulated Hold
card-MT-6 = Long Sleep Bay
card-MM-1 = Landing Legs
card-MM-2 = Dust Filter
card-MM-3 = Rust Smelter
card-MM-4 = Seed Vault
card-MM-5 = Crew Ring
card-MM-6 = Ascent Stage
card-IE-1 = Europa, part 1
card-IE-2 = Europa, part 2
card-IE-3 = Europa, part 3
card-IE-4 = Europa, part 4
card-IE-5 = Europa, part 5
card-IE-6 = Europa, part 6
card-IT-1 = Titan, part 1
card-IT-2 = Titan, part 2
card-IT-3 = Titan, part 3
card-IT-4 = Titan, part 4
card-IT-5 = Titan, part 5
card-IT-6 = Titan, part 6
card-IM-1 = Mars, part 1
card-IM-2 = Mars, part 2
card-IM-3 = Mars, part 3
card-IM-4 = Mars, part 4
card-IM-5 = Mars, part 5
card-IM-6 = Mars, part 6
card-K-1 = Settlers
card-K-2 = Scouts
card-K-3 = Convoy
card-P-01 = First Stones
card-P-02 = Ship Fever
card-P-03 = Open Science
card-P-04 = New Arrivals
card-P-05 = Night School
card-P-06 = Green Season
card-P-07 = Bumper Harvest
card-P-08 = Fine Tuning
card-P-09 = Skyline
card-P-10 = Full Charge
card-L-01 = Capacitor Bank
card-L-02 = Algae Vat
card-L-03 = Botany Bench
card-L-04 = Press Office
card-L-05 = Mess Hall
card-L-06 = Cryo Workshop
card-L-07 = Peer Review
card-L-08 = Protein Printer
card-L-09 = Flight Bureau
card-L-10 = Test Stand
card-L-11 = Town Model
card-L-12 = Matter Sorter
card-L-13 = Alloy Workshop
card-L-14 = Resin Workshop
card-L-15 = Simulator
card-L-16 = Refit Shop
card-L-17 = Hall of Fame
card-L-18 = Core Sampler
card-S-01 = Welcome Dome
card-S-02 = Hydroponic Lift
card-S-03 = Canteen
card-S-05 = Trading Post
card-S-08 = Night Laboratory
card-S-04 = Charging Yard
card-S-06 = Greenhouse Crane
card-S-07 = Training Hall
card-S-09 = Groundworks
card-S-10 = Guild House
card-S-11 = Skybridge
card-S-12 = Parade Ground
card-S-13 = Monument Park
card-SL-1 = Level 1
card-SL-2 = Level 2
card-SL-3 = Level 3
card-G-01 = Astronaut Institute
card-G-02 = Deep Accumulator
card-G-03 = Lunar University
card-G-04 = Departure Hall
card-G-05 = Arboretum
card-G-06 = Refit Gallery
card-G-07 = Patent Archive
card-G-08 = Gantry Works
card-C-1 = Pioneers
card-C-2 = Cyborgs
card-C-3 = Workers
card-C-4 = Unifiers
card-C-5 = Architects
card-C-6 = Biofarmers
card-C-7 = Survivors
card-C-8 = Scholars
card-F-1 = Rim Relay
card-F-2 = Graft Clinic
card-F-3 = Convoy Yard
card-F-4 = Common House
card-F-5 = Crane Tower
card-F-6 = Pollen Vault
card-F-7 = Shelter Garden
card-F-8 = Field College
card-SU-1 = Alone
card-SU-2 = Two players
card-SU-3 = Three players
card-SU-4 = Four players
card-BG-1 = Greenhouse space 1
card-BG-2 = Greenhouse space 2
card-BG-3 = Greenhouse space 3
card-BG-4 = Greenhouse space 4
card-BG-5 = Greenhouse space 5
card-BG-6 = Greenhouse space 6
card-BR-1 = Recruits, column 1
card-BR-2 = Recruits, column 2
card-BR-3 = Recruits, column 3
card-BT-1 = Specialist 1
card-BT-2 = Specialist 2
card-BT-3 = Specialist 3
card-BL-1 = Laboratory row 1
card-BL-2 = Laboratory row 2
card-BL-3 = Laboratory row 3
card-BB-1 = Large building 1
card-BB-2 = Large building 2
card-FS-1 = Upper left
card-FS-2 = Middle left
card-FS-3 = Upper right
card-FS-4 = Lower left
card-FS-5 = Middle right
card-FS-6 = Lower right
card-GH-1 = Basic greenhouse
card-GH-2 = Improved greenhouse
card-PR-01 = Recruit an astronaut
card-PR-02 = Train a specialist
card-PR-03 = Build a greenhouse
card-PR-04 = Improve a greenhouse
card-PR-05 = Build a foundation
card-PR-06 = Build a laboratory
card-PR-07 = Special Research
card-PR-08 = Greenhouse from the stack
card-PR-09 = Laboratory of the bottom row
card-PR-10 = Laboratory of the middle row
card-PR-11 = Laboratory of the top row
card-PR-12 = Make 1 food
card-PR-13 = Make 1 energy
card-N-01 = Metal cubes
card-N-02 = Water cubes
card-N-03 = Polymer cubes
card-N-04 = Food cubes
card-N-05 = Greenhouses
card-N-06 = Foundations
card-N-07 = Achievements
card-N-08 = Achievements of value 5
card-N-09 = Batteries
card-N-10 = Improvement cubes
card-N-11 = Buildings
card-N-12 = Rovers
card-N-13 = Pawns
card-N-14 = Score tokens
card-N-15 = Astronauts
card-N-16 = Specialist markers
card-LI-1 = Limits
card-SC-1 = Points
card-MJ-1 = Most achievements
card-MJ-2 = Most improvements
card-SO-1 = The dummy
card-D-1 = Easy
card-D-2 = Normal
card-D-3 = Hard
card-D-4 = Expert
card-O-1 = Celebrated
card-O-2 = Settled
card-O-3 = Tinkerers
card-O-4 = Well Fed
card-O-5 = Scholarly
card-O-6 = Battery Bank
card-O-7 = Expert Crew
card-O-8 = On Schedule
card-O-9 = Town Centre
card-ST-1 = 8 achievements
card-ST-2 = 16 achievements
card-ST-3 = 2 improved ships
card-ST-4 = 3 improved ships
card-MD-1 = Bronze
card-MD-2 = Silver
card-MD-3 = Gold
card-RC-1 = Tile 1-1
card-RC-2 = Tile 1-2
card-RC-3 = Tile 1-3
card-RC-4 = Tile 2-1
card-RC-5 = Tile 2-2
card-RC-6 = Tile 2-3
card-RC-7 = Tile 3-1
card-RC-8 = Tile 3-2
card-RC-9 = Tile 3-3
card-Z-01 = Corner 1-1
card-Z-02 = Corner 1-2
card-Z-03 = Corner 1-3
card-Z-04 = Corner 1-4
card-Z-05 = Corner 2-1
card-Z-06 = Corner 2-2
card-Z-07 = Corner 2-3
card-Z-08 = Corner 2-4
card-Z-09 = Corner 3-1
card-Z-10 = Corner 3-2
card-Z-11 = Corner 3-3
card-Z-12 = Corner 3-4
card-Z-13 = Corner 4-1
card-Z-14 = Corner 4-2
card-Z-15 = Corner 4-3
card-Z-16 = Corner 4-4

## Short forms: a key with -short is the same on a button, without its price and what it brings

say-bonus-short = { $what }
say-then-short = { $what }
say-then_research-short = { $what }
say-send-short = Send rover { $rover } to { $card }
say-greenhouse-short = Take a greenhouse
say-greenhouse_stack-short = Take a greenhouse from the stack
say-upgrade-short = Improve a greenhouse
say-recruit-short = Recruit a { $colour } astronaut into rover { $rover }
say-train-short = Train a { $colour } astronaut in rover { $rover }
say-build_small-short = Construct { $card }
say-build_small_priced = Construct { $card } (level { $level }){ $terms }
say-build_large-short = Construct { $card }
say-foundation-short = Take a foundation
say-foundation_research-short = Special Research: take a foundation
say-lab-short = Take { $card }
say-lab_research-short = Special Research: take { $card }
say-gather-short = Gather your rovers
say-gather_fed-short = Gather your rovers
say-take-short = Take { $what }
say-ability-short = Use { $card }
say-effect-short = Use { $card }
say-use-short = Use { $card }
say-use_unpriced-short = Use { $card } without its price
say-point-short = Place the building on corner { $at }
say-point_priced-short = Place the building on corner { $at }
say-space-short = Place { $card } at { $at }
say-activate-short = Activate { $card }
say-part-short = Construct { $card }
say-part_last-short = Construct { $card }
say-part_end-short = Construct { $card }
say-part_end_alone-short = Construct { $card }
say-improve-short = Improve part { $part } of { $ship }
say-income_greenhouses-short = Income from your greenhouses
say-income_recharge-short = Recharge your batteries
say-income-short = Income from { $card }
say-feed-short = Feed your team
say-feed_short-short = Feed your team
say-feed_lost-short = Feed your team
say-faction-short = Lead the { $card }
say-drop-short = Put back { $card }

## Notes on cards: what is known of them

card-T-06-note = One approval of two ships is known; that the other two pairs exist follows from it.
card-T-07-note = One approval of two ships is known; that the other two pairs exist follows from it.
card-V-1-note = Its parts ask mostly for water.
card-V-2-note = Its parts ask mostly for polymer.
card-V-3-note = Its parts ask mostly for metal. One Launch tile shows 9 and 3; which ship it belongs to is ours.
card-L-13-note = An approval for Mars with a choice is known, and that some laboratory gives 1 metal; the pair is deduced.
card-L-14-note = By symmetry with the other two ships.
card-SL-1-note = That buildings cost energy is deduced; how much, and the cubes, are ours.
card-SL-2-note = That buildings cost energy is deduced; how much, and the cubes, are ours.
card-SL-3-note = That buildings cost energy is deduced; how much, and the cubes, are ours.
card-C-8-note = The rulebook prints the name of the Survivors twice; this name is ours.
card-N-16-note = Nine for each player are stated by the rulebook, three for each colour by a translation of the rules.
card-O-8-note = The spaces 4, 5 and 6 are known; which ship on which is ours.
