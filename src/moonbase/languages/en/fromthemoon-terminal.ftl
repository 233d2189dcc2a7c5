### Words of the terminal in English that only From the Moon needs.

## The table

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

## Questions

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

## Why a choice is closed, in a few words

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

## Effects in signs; tight ones stand in the cells of the Moon

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
fromthemoon-tight-gain_any = +{ $n }any
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
fromthemoon-tight-approve_improve = improve { $ships }
fromthemoon-tight-ship-europa = Eur
fromthemoon-tight-ship-titan = Tit
fromthemoon-tight-ship-mars = Mar
fromthemoon-tight-ship-any = any
fromthemoon-when-end = end
fromthemoon-when-mission = take Mission tile
fromthemoon-when-improve = improve ship part
fromthemoon-when-foundation = take foundation
fromthemoon-when-lab = place laboratory
fromthemoon-when-recruit = recruit astronaut
fromthemoon-when-train = train specialist
fromthemoon-when-greenhouse = take greenhouse
fromthemoon-when-upgrade = improve greenhouse
fromthemoon-when-building = construct building
fromthemoon-when-battery = gain battery
fromthemoon-when-send = send rover
fromthemoon-when-send_corner = send rover to corner
fromthemoon-when-greenhouse_action = Greenhouses action
fromthemoon-when-team_action = Team action
fromthemoon-when-build_action = Building action

## A tile in full

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

## Pages

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

## Signs

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

## What one player did, as parts of a sentence after the name

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
fromthemoon-event-wasted = { $seat-you ->
        [yes] lose
       *[no] loses
    } { $what } (full gauge)
fromthemoon-event-progress = { $seat-you ->
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
    } { $given } into { $made }
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
fromthemoon-event-ability = { $seat-you ->
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
        [yes] gather your rovers
       *[no] gathers their rovers
    }
fromthemoon-event-income = { $seat-you ->
        [yes] take
       *[no] takes
    } the income from { $card }
fromthemoon-event-income_greenhouses = { $seat-you ->
        [yes] gain
       *[no] gains
    } { $what }
fromthemoon-event-recharged = { $seat-you ->
        [yes] recharge
       *[no] recharges
    } { $what }
fromthemoon-event-fed = { $seat-you ->
        [yes] feed your team
       *[no] feeds their team
    } { $n } food
