### Words of the page in English that only From the Moon needs.

## Home, lessons and rules

game-fromthemoon = From the Moon

gameText-fromthemoon = Rovers, labs, three ships. Solo to 4, about 90 min

welcome-steps-fromthemoon = From the Moon in ten short steps

learn-fromthemoon-1 = Your three rovers carry astronauts to the tiles of the Moon. A grey one takes metal, a blue one water, a black one polymer.
learn-fromthemoon-2 = A turn is one action: send a rover, develop greenhouses, team or research, construct a building, or gather.
learn-fromthemoon-3 = With all three rovers out you may gather: they come home, income comes in, the batteries are charged, and everybody eats.
learn-fromthemoon-4 = An approval lets you pay for a part of a ship, or improve one. Both score, and whoever built most is paid at its launch.
learn-fromthemoon-5 = A specialist does two tasks where the others do one, and has the ability of its colour.
learn-fromthemoon-6 = A new laboratory sets off every laboratory of its row and its column, in any order.
learn-fromthemoon-7 = A building stands where tiles meet and uses one of them at once. Small ones pay at every gather.
learn-fromthemoon-8 = The tile under your pawn names what earns an achievement now. Six gathers of one player or the third launch end the game.
learn-fromthemoon-9 = Alone you win if all three ships leave and your objectives are met before your pawn leaves the track.
learn-title-fromthemoon = Learn From the Moon

own-card-fromthemoon = Lunar University

rules-title-fromthemoon = Rules of From the Moon

## The table

tile-level = level { $n }
tile-from = from { $n } players

tabs-region = Parts of the table
tabs-moon = Moon
tabs-board = Board
tabs-ships = Ships
tabs-market = Market
tabs-result = Result
tabs-factions = Faction

surface-lookHint = Touch a tile to read what it does.
surface-buildingOwn = your building
surface-roverOwn = your rover { $n }
surface-region = The Moon, { $rows } rows of { $columns } tiles
surface-free = free
surface-rover = rover { $n } of { $name }
surface-bare = no cubes
surface-dummy = the dummy
surface-specialist = { $colour } here: { $what }
surface-may = you may choose it
surface-mayNot = closed
surface-chosen = chosen, Enter confirms
surface-corner = free for a building
surface-building = building of { $name }
surface-noSpace = no building space
surface-cornerAt = Corner { $place }

act-region = The six actions
act-send = Send rover
act-greenhouses = Greenhouse
act-team = Team
act-building = Building
act-research = Research
act-gather = Gather
act-none = closed
act-done = acted
act-rovers = { $n } at home
act-ready = ready
act-open = { $n } open
act-before = Choose one of the six actions, or a tile for a rover. A closed one tells why.
act-after = Your action is done. Convert what you like, then end the turn.

actBrief-send = Rover
actBrief-greenhouses = Green
actBrief-team = Team
actBrief-building = Build
actBrief-research = Labs
actBrief-gather = Gather

actText-send = Send a rover to a tile: its crew takes cubes, uses abilities and the tile's effect.
actText-greenhouses = Build a greenhouse, improve one, or both.
actText-team = Recruit an astronaut, train a specialist, or both.
actText-building = Construct a building on a corner and use a tile beside it.
actText-research = Take a foundation, take a laboratory, or both. A new laboratory runs its row and column.
actText-gather = Bring the rovers home, take the income, recharge, feed the team.

team-recruit = Recruit into rover
team-train = Train in rover

convert-region = Convert

plan-then = What could follow
plan-crew = The crew
plan-left =
    { $n ->
        [one] { $n } task left
       *[other] { $n } tasks left
    }
plan-take = take
plan-of = 1 of { $n }
plan-last = last task
plan-nobody = Nobody sits in this rover.
plan-full = The crew has done its work.
plan-rovers = Which rover
plan-empty = nobody
plan-where = Choose a tile on the Moon: it shows what counts there, and what the crew could do.
plan-steps = What the crew does, in order
plan-drop = From here on, plan anew
plan-dropLast = Drop the last step
plan-send = Send to { $place }
plan-brings = brings

chain-about = A new laboratory runs every laboratory of its row and of its column, itself too, in any order. A chain set off inside it is done first.
chain-waits = waits: { $gone } done, { $left } open
chain-region = Chains of laboratories
chain-of = { $name } at { $place }
chain-some =
    { $n ->
        [one] Activate { $n } laboratory
       *[other] Activate { $n } laboratories
    }
chain-gone = done
chain-left = open

ask-nothing = Nothing more is open here just now.
ask-onSurface = { $n } corners glow on the Moon: choose one.
ask-faction = Which faction do you lead?
ask-keep = Which building do you leave out?
ask-side = One of two: which?
ask-pay = Pay for it, or leave it?
ask-gain = Which resource?
ask-recruit = Whom do you recruit, into which rover?
ask-train = Whom do you train?
ask-greenhouse = Take a greenhouse?
ask-upgrade = Improve a greenhouse?
ask-foundation = Take a foundation?
ask-take_lab = Which laboratory?
ask-research = A Special Research: a foundation or a laboratory?
ask-approval = What do you do with the approval?
ask-chain = Which laboratory is activated next? Any order will do.
ask-effect = What do you choose?
ask-tasks = What does the crew do next? The tile's effect comes last.
ask-halves_greenhouses = The other half of the action, if you like.
ask-halves_team = The other half of the action, if you like.
ask-halves_research = The other half of the action, if you like.
ask-lab = Where does it lie? It runs its row and its column.
ask-build = On which corner does it stand?
ask-use = Which tile beside the new building is used?
ask-income = Your income, in any order. Convert before the recharge.
ask-feed = Everybody eats. Who gets nothing costs points.

asker-tasks = The crew at work
asker-halves = Go on
asker-chain = Laboratories
asker-use = The new building
asker-income = Gather: income
asker-feed = Gather: feed the team
asker-faction = Your faction
asker-keep = Small buildings
asker-research = Special Research

desk-shared = Ships and rivals

ending-launches = The third ship has left.
ending-track = A pawn has left the track.
ending-now = This is your last turn.
ending-soon = You have one more turn.
ending-done = You have had your last turn.
ending-round = This is the last round.
ending-alone = All three ships are away: this is your last turn.

goods-any =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
goods-water = { $n } water
goods-polymer = { $n } polymer
goods-food = { $n } food
goods-energy = { $n } energy
goods-achievement =
    { $n ->
        [one] { $n } achievement
       *[other] { $n } achievements
    }
goods-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
goods-free = free
goods-about-metal = Taken by grey astronauts. Buildings and foundations cost it.
goods-about-water = Taken by blue astronauts. Greenhouses and buildings cost it.
goods-about-polymer = Taken by black astronauts. Greenhouses and laboratories cost it.
goods-about-food = Every astronaut eats at each gather. Greenhouses bring it.

## Boards

board-of = The board of { $name }
board-becomes = would become
board-stock = Stock
board-score =
    { $n ->
        [one] { $n } point; { $total } if the game ended now
       *[other] { $n } points; { $total } if the game ended now
    }
board-energy = Energy
board-gauge_about = A battery holds 1 energy. A gather fills them all.
board-improvements =
    { $n ->
        [one]
                { $m ->
                    [one] { $n } part of ships improved, { $m } cube left
                   *[other] { $n } part of ships improved, { $m } cubes left
                }
       *[other]
                { $m ->
                    [one] { $n } parts of ships improved, { $m } cube left
                   *[other] { $n } parts of ships improved, { $m } cubes left
                }
    }

final-score = { $n } scored
final-achievement_majority = { $n } for the achievements compared
final-improvement_majority = { $n } for the improvements compared
final-achievements = { $n } for achievements, one by one
final-resources = { $n } for goods left over
final-tile = { $n } by { $name }

majority-rule-achievements = Most achievements at the end: { $first } points, second most { $second }.
majority-rule-improvements = Most improvements at the end: { $first } points, second most { $second }.
majority-one-achievements = Most achievements at the end: { $first } points.
majority-one-improvements = Most improvements at the end: { $first } points.
majority-stage-achievements = { $least } achievements score { $n }.
majority-stage-improvements = { $least } improved ships score { $n }.
majority-pays =
    { $n ->
        [one] As it stands: { $n } point
       *[other] As it stands: { $n } points
    }
majority-pays_nothing = As it stands: nothing
majority-title = Compared at the end
majority-of-achievements = Most achievements
majority-of-improvements = Most improvements
majority-seat = { $name }: { $n }; it would pay { $pays }

crew-title = Team by rover
crew-rover = Rover { $n }
crew-rover_about = Sent to a tile, it stays there until you gather.
crew-home = at home
crew-at = at { $place }
crew-going = going to { $place }
crew-coming = coming home
crew-free = A free seat
crew-basic-metal = Grey astronaut
crew-basic-water = Blue astronaut
crew-basic-polymer = Black astronaut
crew-specialist-metal = Grey specialist
crew-specialist-water = Blue specialist
crew-specialist-polymer = Black specialist
crew-basic_about = One task each time its rover is sent.
crew-specialist_about = Two tasks each time its rover is sent, and an ability.

research-title = Research
research-hint = a lab here runs its row and column
research-chain = a chain: { $n } to do, in any order
research-nested = a chain in a chain, { $n } deep
research-next = next foundation
research-foundation = Foundation
research-foundation_about = Room for two laboratories. Price:
research-free = Free space { $place }
research-runs = runs { $n }
research-runs_about =
    { $n ->
        [one] A laboratory placed here would run { $n } laboratory, itself included.
       *[other] A laboratory placed here would run { $n } laboratories, itself included.
    }
research-mark-new = It set off the chain.
research-mark-open = It may be activated now.
research-mark-gone = Done in this chain.
research-mark-later = An earlier chain comes back to it.

greenhouse-title = Greenhouses
greenhouse-improved = Improved greenhouse
greenhouse-basic = Greenhouse
greenhouse-empty = Empty greenhouse space
greenhouse-plain = A greenhouse here pays nothing besides.
greenhouse-food = { $n } food at each gather
greenhouse-yield = The greenhouses bring { $n } food at each gather

building-title = Buildings
building-count = { $n } constructed
building-small = { $name }, level { $level }
building-costs = To construct for { $price }. { $text }
building-slot = Place for a large building

forecast-title = Next gather
forecast-food = food
forecast-mouths = mouths
forecast-energy = energy
forecast-buildings = buildings
forecast-asks = to choose: { $names }
forecast-no_mouths = the team eats nothing
forecast-fed = all fed, { $n } food left
forecast-short =
    { $n ->
        [one] { $n } goes hungry: { $points } points lost
       *[other] { $n } go hungry: { $points } points lost
    }
forecast-lost =
    { $n ->
        [one] { $n } goes hungry: the game is lost
       *[other] { $n } go hungry: the game is lost
    }
forecast-about = Food at hand and what the income brings for certain, against one food for each astronaut.

ship-europa = Europa
ship-titan = Titan
ship-mars = Mars
ship-left = { $n } to go.
ship-last = Last part.
ship-launched = Launched
ship-launched_on = Launched on space { $n }
ship-stayed =
    { $n ->
        [one] Never left: { $n } part missing
       *[other] Never left: { $n } parts missing
    }
ship-paidYou = You took { $n }
ship-paidOne = { $name } took { $n }
ship-paidShare = { $names }: { $n } each
ship-paidNothing = Nobody was paid
ship-paidAlone = It paid nothing
ship-nobody = Nobody would be paid
ship-you = You would take { $n }
ship-one = { $name } would take { $n }
ship-share = { $names }: { $n } each
ship-bonus = The launch pays { $first } and { $second }
ship-bonus_about = The larger to who built most parts of it, the smaller to the second.
ship-bonus_alone = The larger for two parts that you improved, the smaller for one.
ship-standing =
    { $n ->
        [one] { $name }: { $n } part; a launch now would pay { $pays }
       *[other] { $name }: { $n } parts; a launch now would pay { $pays }
    }
ship-stood =
    { $n ->
        [one] { $name }: { $n } part; the launch paid { $pays }
       *[other] { $name }: { $n } parts; the launch paid { $pays }
    }
ship-stoodStill =
    { $n ->
        [one] { $name }: { $n } part
       *[other] { $name }: { $n } parts
    }
ship-improved =
    { $n ->
        [one] You improved { $n } part of it; a launch now would pay { $pays }
       *[other] You improved { $n } parts of it; a launch now would pay { $pays }
    }
ship-improvedPaid =
    { $n ->
        [one] You improved { $n } part of it; its launch paid { $pays }
       *[other] You improved { $n } parts of it; its launch paid { $pays }
    }
ship-improvedStill =
    { $n ->
        [one] You improved { $n } part of it
       *[other] You improved { $n } parts of it
    }
ship-nothing = A launch would pay nothing

ships-alone = All three must leave
ships-several = The third launch brings the last round

part-number = Part { $n }
part-price =
    { $n ->
        [one] To construct for { $price }: { $n } point
       *[other] To construct for { $price }: { $n } points
    }
part-price_short =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
part-built =
    { $n ->
        [one] Built by { $name } for { $n } point.
       *[other] Built by { $name } for { $n } points.
    }
part-improved = Improved by { $name }.
part-improve =
    { $n ->
        [one] To improve for { $price }: { $n } point
       *[other] To improve for { $price }: { $n } points
    }
part-away = The ship is gone.

market-title = Market
market-labs = Labs
market-surcharge = + surcharge
market-row = Surcharge of this row: { $price }
market-price = Price: { $price } { $extra }
market-stack = { $n } in the stack
market-pile_stack =
    { $n ->
        [one] Stack of { $n } greenhouse
       *[other] Stack of { $n } greenhouses
    }
market-pile_left = Left space: { $n }
market-pile_right = Right space: { $n }
market-stack_about = Open once both spaces are empty, for { $price } more.
market-pile_about = Taken from the right, and filled when a pawn is first to enter a space.
market-abilities = Specialist abilities
market-large = Large buildings
market-no_large = All are taken.

track-title = Progress track: your pawn is on space { $n } of { $m }
track-space = Space { $n }: { $name }
track-here = Here: { $names }
track-cubes =
    { $n ->
        [one] As the Moon stands: { $n } cube in all then.
       *[other] As the Moon stands: { $n } cubes in all then.
    }
track-houses =
    { $n ->
        [one] { $n } greenhouse comes to the row then.
       *[other] { $n } greenhouses come to the row then.
    }
track-end = A pawn that leaves the track brings the last round, and so does the third launch.
track-endAlone = Past the last space the game is over: all three ships must be away by then. The turn of the third launch is your last.
track-last = This is the last round.
track-lastAlone = This is your last turn.

goal-mission = per part built
goal-improve = per part improved
goal-foundation = per foundation
goal-lab = per lab placed
goal-recruit = per recruit
goal-train = per training
goal-greenhouse = per greenhouse
goal-upgrade = per upgrade
goal-building = per building
goal-battery = per battery

faction-region = Factions
faction-choose = Choose your faction
faction-waiting = { $name } chooses a faction
faction-alone = One power from the start, another with its building.
faction-order = The last in turn order chooses first.
faction-pick = Choose one of the eight
faction-start = Start with
faction-costs = { $name } costs { $price }
faction-lead = Lead the { $name }

solo-region = Playing alone
solo-title = Alone
solo-how = How the game for one works
solo-aim = You win if all three ships leave and all your objectives are met before your pawn leaves the track. The turn in which the third ship leaves is your last. Whoever of your team goes hungry ends the game.
solo-count = { $n } of { $least } so far.
solo-met = Met.
solo-onSpace = on space { $n }
solo-nowOnly = now, on space { $n }
solo-ships = All three ships leave
solo-shipsText = { $n } of three ships away. You win only if all three leave before your pawn leaves the track; the turn in which the third leaves is your last.
solo-trackText = Your pawn is on space { $n } of { $all }. Each gather moves it on; past the last space the game is over.
solo-improvedShips = { $n } of { $all } ships improved
solo-medalFor = points; { $n } for { $name }
solo-medalNow = points: { $name }, the highest medal
solo-medalNext = { $now } points if the game ended now. { $name } asks for { $n }, if you win.
solo-medalTop = { $now } points if the game ended now: the highest medal, if you win.
solo-dummyText = Rovers and buildings with the sign of a robot are the dummy's, and so nobody's. They block their tiles and corners like an opponent's, and count as rival rovers. After each gather the rovers move to three other tiles; tiles under them are not refilled. The buildings stay.
solo-medals = Medals
solo-none = No finished game for one yet.
solo-noWin = No win yet
solo-noneText = Start From the Moon with one seat: yours.
solo-won = Won
solo-lost = Lost
solo-bestOf = Best: { $n } points
solo-games =
    { $n ->
        [one] { $n } game, { $won } won
       *[other] { $n } games, { $won } won
    }
solo-points = Points
solo-lost-hunger = Lost: hunger
solo-lost-too_late = Lost: too late
solo-lost-unmet = Lost: objectives open
