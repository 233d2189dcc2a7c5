### The words of the page in English. Whoever asks for "seat.open" gets the message seat-open.

## Everywhere

you = You
guest = Guest
back = Back
close = Close
done = Done
menu = Menu
undo = Undo
redo = Redo
rules = Rules
gallery = Cards
theme = Light or dark
loading = Setting the table
hint = Hint

title-turn = Your turn

error-offline = The server cannot be reached.
error-server = The server answered with error { $n }.
error-refused = That did not work.

nowhere-title = Nothing but dust
nowhere-text = There is no such page.

other-title = A game this page does not know
other-text = Load the page again: the server may be newer. Every game can also be played in the terminal: moonbase play.

live-turn = It is your turn.
live-asked = A card asks you something.

lost-title = Connection lost
lost-safe = Nothing is lost. Trying again in { $n } s.
lost-refused = The table has closed the line.
lost-now = Try now
lost-reload = Load again

menu-copied = Copied
menu-home = Back to home

theme-system = as the system
theme-light = light
theme-dark = dark

taste-theme = Theme
taste-language = Language
taste-sounds = Sounds

time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-days-unit = days
time-hours-unit = hours
time-minutes-unit = min
time-seconds-unit = s

## Refusals of the server, by their key

## Goods, Flags, colours and decks

good-energy = Energy
good-water = Water
good-bio = Bio
good-metal = Metal
good-rover = Rover
good-heart = Heart

goodMany-rover = Rovers
goodMany-heart = Hearts

flag-industry = Industry
flag-housing = Housing
flag-transport = Transport
flag-food = Food
flag-science = Science
flag-none = nobody yet
flag-tie = A tie in Flags and in Rovers: nobody wins it, its Hearts stay
flag-tie-short = tie, nobody wins
flag-reward =
    { $n ->
        [one] { $n } Heart for whoever leads when the Era ends
       *[other] { $n } Hearts for whoever leads when the Era ends
    }
flag-lead = { $name } leads by { $n }
flag-lead-you = You lead by { $n }
flag-lead-short = leads by { $n }
flag-rovers-short = Rovers { $mine }:{ $next }
flag-rovers = A tie: { $name } leads with { $mine } Rovers to { $next }
flag-rovers-you = A tie: you lead with { $mine } Rovers to { $next }

colour-blue = Production
colour-yellow = Flags
colour-pink = Flip card
colour-grey = Scoring
colour-red = Obelisk

kind-pink = Flip
kind-grey = Scoring
kind-red = Special

deck-base = Base
deck-expedition = Expedition
deck-first_expedition = First Expedition
deck-reputation = Reputation
deck-structure = Structure
deck-terrain = Terrain tile
deck-ship = Ship
deck-mission = Mission tile
deck-improvement = Improvement
deck-token = Ability of specialists
deck-progress = Progress tile
deck-lab = Laboratory
deck-small = Small building
deck-level = Price of small buildings
deck-large = Large building
deck-faction = Faction
deck-faction_building = Faction building
deck-setup = Set-up
deck-space = Space of the player board
deck-slot = Place of a foundation
deck-greenhouse = Greenhouse
deck-price = Price
deck-piece = Piece
deck-limits = How much fits
deck-scoring = Scoring
deck-majority = Majority
deck-solo = Game for one
deck-difficulty = Difficulty
deck-objective = Objective
deck-stage = Bonus alone
deck-medal = Medal
deck-rover_card = Rover location card
deck-zone_card = Building zone card

shelf-moon = The Moon
shelf-ships = Ships
shelf-labs = Laboratories
shelf-buildings = Buildings
shelf-factions = Factions
shelf-track = Progress
shelf-board = Player board
shelf-solo = Alone
shelf-box = In the box

per-corner_buildings = per corner building
per-rival_rovers = per rival rover beside
per-own_rovers = per own rover beside

## Where card values come from

source-rulebook = from the rulebook
source-public = from a public page
source-but = { $source }: { $what }
source-deduced = deduced
source-reconstructed = reconstructed
source-owner = owner's card

sourceWord-rulebook = From the rulebook
sourceWord-deduced = Deduced
sourceWord-reconstructed = Ours
sourceWord-public = From a public page
sourceWord-owner = The owner's

field-name = name
field-players = player count
field-copies = copies
field-cost = price
field-level = level
field-ship = ship
field-faction = faction
field-batteries = batteries
field-start = start
field-greenhouses = greenhouses
field-position = place
field-place = board
field-do = effect
field-when = event
field-first = main bonus
field-second = second bonus
field-launch = spaces
field-owner = owner
field-seats = seats
field-refill = refill

honest-what = Moonbase is an independent, unofficial implementation of the rules of two published games and is not affiliated with their publishers.
honest-values = Of the { $values } card and tile values of { $game }, { $known } are known and { $rest } are reconstructed; whoever owns the box can correct any of them
honest-all = All { $values } card and tile values of { $game } are known here; whoever owns the box can correct any of them
honest-how = in ten minutes

own-title = Your own cards
own-correct = Owner of the box? Correct this card
own-box = my box
own-lead = Most printed values are not public, so we reconstructed them within what is known. If you own the box, you know better: a short text file puts the printed values in place, and it takes ten minutes.
own-1-title = Find a card that differs
own-1-text = Open a card in the gallery. Below it stand its id and where each value comes from. A value that is reconstructed may differ from your card.
own-2-title = Write down what is printed
own-2-text = Open any plain text editor. Write the id and the values that differ, as in this example, and save it as my-box.toml. What you leave out stays as it is.
own-3-title = Bring the file
own-3-text = On the first page choose Cards, then Bring a card file. The file is checked at once. What is wrong is told line by line, with the card and the value.
own-4-title = Play with it
own-4-text = Everybody at your table plays with your cards. Whoever hosts can offer them to all: moonbase serve --set my-box.toml.
own-5-title = Share it
own-5-text = Send the file to your friends, and to the project as a correction. It holds values only: no picture and no sentence of a card.

## Games and levels of opponents

level-random = Random
level-greedy = Greedy
level-planner = Planner
record-player = Player

## Home

home-motto = Two lunar board games, one table.
home-new = New game
home-clicks = three clicks, then you are playing
home-game = Game
home-seats = Seats
home-start = Start
home-starting = Starting
home-firstSeat = first seat
home-opponent = Opponent
home-open = Open seat
home-openText = a friend by link
home-change = Who sits at seat { $n }
home-changeHint = Opponent or friend: click to choose
home-opponentOf = Opponent: { $level }
home-openFull = Open seat: a friend by link
home-alone = You play alone, against the objectives of the game for one.
home-drop = Remove seat { $n }
home-goAlone = Play alone
home-objectives =
    { $n ->
        [one] Meet { $n } objective and launch all three ships.
       *[other] Meet { $n } objectives and launch all three ships.
    }
home-add = Add a seat
home-pace = Pace
home-takeBack = Take back
home-takeBackText = Up to a reveal
home-takeBackPeople = Further if all agree
home-clock = { $bank } + { $increment }
home-printed = As printed
home-reconstructed = Reconstructed, yours to correct
home-honest = Unofficial · rules as printed · cards reconstructed
home-rulings =
    { $n ->
        [one] { $n } ruling changed
       *[other] { $n } rulings changed
    }
home-difficulty = Difficulty
home-mine = My games
home-wait =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
home-waitsFor = { $name } to move
home-solo = alone
home-over = finished
home-unfinished = left unfinished
home-paste = Paste a table link
home-join = Join
home-wrongLink = This is not a link to a table.
home-more = Learn and look

welcome-title = Welcome to the Moon
welcome-start = Press Start and play. No account, nothing to install.
welcome-learn = First time?
welcome-link = Invited? Paste the link below, or just open it.

name-title = Your name
name-label = Name at the table
name-save = Save
name-text = No account: this browser remembers you.

device-title = Play on another device
device-text = The link makes that device yours as well, with all your seats. It works once, within a day.
device-make = Make a link
device-link = Link for another device

identity-asks = Who are you here?
identity-switchText = This makes you { $name } on this browser. You are { $me } here now.
identity-continueText = This makes you { $name } on this browser, with all seats of { $name }.
identity-safe = { $me } stays within reach: you can switch back at any time.
identity-stay = Stay { $me }
identity-notNow = Not now
identity-switch = Switch to { $name }
identity-change = Switch
identity-continue = Continue as { $name }
identity-now = You are { $name } now.
identity-back = Back to { $name }
identity-others = Who else you are on this browser
identity-save = Save my identity
identity-saveText = A key that makes any browser yours, with all your seats, should this one forget you. Whoever has it is you: keep it to yourself.
identity-show = Show my key
identity-key = My key
identity-copy = Copy
identity-download = Keep as a file
identity-file =
    Moonbase: this key makes any browser { $name } at { $place }
    Open it there under your name, and keep it to yourself.
identity-saved = I have a saved identity
identity-paste = Paste a saved key
identity-open = Open
identity-fromFile = Open its file
identity-noKey = There is no key in it.
identity-already = You are { $name } here already.

company-title = At the table
company-you = { $name } (you)
company-leave = Let a stand-in play for me
company-watch = Link for watching

## A new game

options-text = Where the printed rules leave a point open, a table may choose.
options-default = default
options-title = Rulings of this table

switch-fresh_discard = The discard pile begins
switch-fresh_discard-0 = with one card, in Era I only
switch-fresh_discard-1 = with one card, in each Era
switch-flag_minimum = Winning a Flag type
switch-flag_minimum-0 = takes no Flag: Rovers decide a tie at none
switch-flag_minimum-1 = takes at least one Flag
switch-expedition_moves = After an Era the First Expedition moves
switch-expedition_moves-1 = by one seat
switch-expedition_moves-2 = by two seats
switch-building_price = A building put up by a terrain effect
switch-building_price-0 = costs nothing more
switch-building_price-1 = pays the price that is printed there
switch-part_research = Special Research follows
switch-part_research-0 = improving only
switch-part_research-1 = constructing a part as well
switch-rover_seats = A rover has
switch-rover_seats-3 = three seats
switch-rover_seats-4 = four seats
switch-foundation_order = Foundations are filled
switch-foundation_order-0 = from the upper left to the lower right
switch-foundation_order-1 = column by column
switch-outer_corners = The four outer corners of the grid
switch-outer_corners-0 = stay empty
switch-outer_corners-1 = are building spaces
switch-choose_factions = Factions are
switch-choose_factions-0 = dealt
switch-choose_factions-1 = chosen, the last in turn order first
switch-small_tiles = Small buildings
switch-small_tiles-0 = one draw for all
switch-small_tiles-1 = each player draws
switch-small_tiles-2 = each draws one more of a level and keeps the rest
switch-difficulty = Difficulty
switch-difficulty-0 = easy
switch-difficulty-1 = normal
switch-difficulty-2 = hard
switch-difficulty-3 = expert

clock-none = No clock
clock-noneText = play in one go, or over days
clock-quick = Quick
clock-calm = Calm
clock-days = Over days
clock-bank = Each player has
clock-increment = More for each turn
clock-grace = Grace while away
clock-unit = { $what }: unit
clock-text = Running out of time ends nothing by itself: the others may then let a stand-in play on.
clock-left = { $name }: { $time } left
clock-runs = { $name }: { $time } left, running
clock-out = { $name }: no time left
clock-awayLeft = { $name } is away: { $time } of grace left
clock-grace-short = grace

pace-title = How do you meet?
pace-live = In real time
pace-turns = By turns, over days
pace-liveText = after 3 minutes away a stand-in may play
pace-turnsText = after 3 days away a stand-in may play

sets-title = Cards
sets-text = Whoever owns the box can play with the printed values: bring a card file, and everybody at the table plays with it.
sets-project = Moonbase's cards, reconstructed
sets-host = offered here
sets-bring = Bring a card file
sets-checking = Checking every card …
sets-long = A card file has at most 128 KB.

set-title = An owner's cards

## Invitations and spectators

invite-title = Invite your friends
invite-text = Each link opens one seat, once. The last one is for watching.
invite-seat = Link for seat { $n }
invite-watch = Link for watching
invite-copy = Copy
invite-go = To the table

join-title = A seat is kept for you
join-invites = { $name } invites you to { $game }
join-table = At the table
join-yours = Your seat
join-as = You sit down as { $name }.
join-over = This game is over.
join-failed = No seat for you here
join-sit = Sit down
join-watch = Look at the table

watch-title = Watch a table
watch-text = Whoever has a table's link may watch. Hands stay hidden.
watch-go = Watch

## Records and card files that somebody brought

record-open = Open a record
record-checking = Checking every step …
record-long = A record has at most 2 MB.

brought-open = Brought
brought-title = What you brought
brought-text = Records and card files stay on this server until you delete them.
brought-records = Records
brought-sets = Card files
brought-space = { $n } of { $most }, { $size } of { $room }
brought-free = { $n }, { $size }
brought-none = None.
brought-all = Show all { $n }
brought-more = Only the latest { $n } are shown.
brought-forGames =
    { $n ->
        [one] Games were played with { $n } deleted card file and keep it: only the size still counts.
       *[other] Games were played with { $n } deleted card files and keep them: only the size still counts.
    }
brought-delete = Delete
brought-deleteOf = Delete { $name }
brought-keep = Keep
brought-sure-record = Delete it for good?
brought-sure-set = Delete it? Games played with it go on.
brought-look = Show what you brought

## Learning and rules

learn-why = Mint means you may. Anything closed tells you why, and what would open it.
learn-start = Start a game

rule-missing = This rule is not at hand.

rules-all = All rules
rules-none = No rule has these words.
rules-search = Search the rules

gallery-search = Search cards by name, text or id
gallery-by = Name, text or id
gallery-none = No card here has these words.
gallery-all = All cards
gallery-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

keyName-Space = Space
keyName-Shift = Shift
keyName-Home = Home
keyName-End = End
keyName-PageUp = Page ↑
keyName-PageDown = Page ↓
keys-tiles = over the tiles
keys-corners = over the corners
keys-actions = one of the six actions
keys-surface = to the Moon's surface
keys-title = Keys
keys-letters = Letters work as keys
keys-tab = from region to region
keys-arrows = inside a region
keys-enter = select, again to confirm
keys-a = assimilate
keys-r = park a Rover
keys-f = flip a card
keys-e = use the Expedition
keys-c = claim a Reputation
keys-digits = answer a question
keys-w = why not
keys-space = show a card large
keys-z = undo
keys-sz = redo
keys-n = end the turn
keys-h = a hint from an opponent
keys-d = the drawer at the side
keys-l = log
keys-q = these keys
keys-esc = back
keys-step = a step back or on
keys-turn = a turn back or on
keys-ends = to the beginning or the end
keys-play = play and pause

## A fair deal

deal-promised = The deal is fixed: commitment { $commitment }.
deal-kept = The deal was fixed before the first card: commitment { $commitment }.
deal-changed = The server changed its promise: first it was { $first }, now it is { $commitment }.
deal-unlike = The secret that the server shows does not fit its promise { $commitment }.
deal-without = What this browser added to chance is missing from the deal.
deal-how = How to check it
deal-what = What this means

fair-title = A fair deal
fair-lead = No player can know a card before it is dealt, and nobody can choose one, not even the server. You need not believe it: you can check it.
fair-1-title = The server locks up a secret
fair-1-text = Before the first card it picks a long random number and shows its fingerprint, the commitment. From then on it cannot take another number without everybody seeing it.
fair-2-title = Everybody adds a number
fair-2-text = Each browser adds a random number when its player sits down. Before that it has seen the commitment, also with an invitation: the server cannot choose a secret that suits these numbers.
fair-3-title = The cards follow
fair-3-text = Secret, numbers and a counter together decide each card and each tile. The counter never goes back, not even where something is taken back.
fair-4-title = At the end the box is opened
fair-4-text = The secret is told with the record of the game. Its fingerprint must be the one that was shown first, and every card must come out again.
fair-check = Check it yourself
fair-checkText = Keep the record of a finished game and let your own computer deal again. It needs no network, and it says “fair” or names the first step that is not.
fair-file = RECORD
fair-record = Download the record
fair-later = The record of this game is given out once it is over: until then it would show what is hidden.
fair-here = What this browser remembers of this table
fair-commitment = The first commitment it saw
fair-entropy = The number it added
fair-back = To the table

## Any table

table-lost = No table here
table-none = This table does not exist, or its link is not complete.

seat-open = open seat
seat-place = Seat { $n }
seat-bot = opponent
seat-away = away
seat-here = here
seat-standIn = { $level } plays for now
seat-title = { $name }'s settlement
seat-known = In the hand you know { $n } of { $all } cards
seat-house_built = constructed
seat-house_open = not constructed yet
seat-parts =
    { $n ->
        [one] { $n } part of ships
       *[other] { $n } parts of ships
    }
seat-no_parts = none yet
seat-final =
    { $n ->
        [one] { $n } point if the game ended now
       *[other] { $n } points if the game ended now
    }

away-moment = a moment
away-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
away-for = away for { $time }
away-now = For { $time } now.
away-in = In { $time } the others can let a stand-in play.
away-inYou = In { $time } you can let a stand-in play, or leave the game unfinished.
away-due = The others can let a stand-in play.
away-standIn = Let a stand-in play for { $name }
away-put = Put away
away-putOf = Put away: { $game }
away-putSure = Leave this game unfinished? Nobody can play on.

leaving-title = Leave the game unfinished?
leaving-text = It ends here for everybody: nobody wins, and nobody can play on. The replay and the record stay.
leaving-short = Leave unfinished
leaving-soon = Leave unfinished in { $time }
leaving-in = In { $time } you can leave the game unfinished.
leaving-cannot = The others are here: a game is left unfinished only alone.
leaving-stay = Keep playing
leaving-go = Leave it unfinished

unfinished-title = Left unfinished
unfinished-text = Nobody has won. You can look at all of it again.

returned-title = Welcome back, { $name }
returned-away = You were away for { $time }.
returned-nobody = Nobody played for you.
returned-played =
    { $n ->
        [one] A stand-in ({ $level }) played { $n } action for you.
       *[other] A stand-in ({ $level }) played { $n } actions for you.
    }
returned-still = It still plays.
returned-watch = Look on for now
returned-on = To the table

since-title = Since your last turn
since-lately = The latest turns
since-own = This turn
since-before = Your last turn
since-meanwhile = Meanwhile
since-step = Step through it
since-nothing = Nothing yet.

log-title = Log
log-open = Log, { $n } touched you
log-nothing = Nothing has happened yet.

drawer-race = Reputation and news
drawer-ships = Ships
drawer-solo = Ships and goals

rail-region = Race and turn

hint-key = Hint (H)
hint-thinking = An opponent thinks about it
hint-title = { $level } would do this:
hint-look = Look at it

why-open = It is open now.
why-remedy = What helps:
why-none = Nothing you can do this turn opens it.
why-do = Do this first
why-rule = rule { $id }

takeback-title = Take back
takeback-short = Take back
takeback-people = A takeback goes further back, if everybody agrees.
takeback-alone = A takeback goes further back, and at once: no other person plays.
takeback-solo = Alone you may go further back, at once.
takeback-before = to before
takeback-end = the end of your turn
takeback-none = There is nothing of yours to take back.

matter-takeback = { $name } asks to take something back
matter-takeback-to = Back to before: { $what }
matter-takeback-end = Back to before the end of the turn.
matter-takeback-mine = You asked to take something back
matter-replace = { $by } proposes that a stand-in plays for { $other }
matter-replace-self = { $by } wants a stand-in to play on
matter-replace-me = { $by } proposes that a stand-in plays for you
matter-agree = Do you agree?
matter-waits = Waiting for { $names }.
matter-yes = Yes
matter-no = No
matter-withdraw = Withdraw
matter-stay = I am here
matter-stoodIn = A stand-in plays for you: { $level }
matter-return = Take my seat back
matter-paused = The game pauses when nobody is looking.
matter-paused-you = The game pauses until you are back.
matter-left = Everybody has left
matter-paused-left = The game pauses until one of them is back.
matter-open = The game waits for somebody at the open seat
matter-invite = Invite
matter-standIn = Let an opponent play
matter-away = { $name } is away
matter-awayText = It is their turn.
matter-late = { $name } is out of time
matter-lateText = A stand-in may play on.
matter-bots = Only opponents play here

turn-region = Your turn
turn-of = { $name }'s turn
turn-dealing = Dealing
turn-plan = Your hand is yours to read: plan your turn.
turn-watching = You are watching. Hands stay hidden.
turn-yours = your turn
turn-yoursNow = Your turn
turn-asks = asks
turn-before = Choose a card to construct or to assimilate.
turn-after = Your card is played. Use what is open, or end the turn.
turn-closedCard = It cannot be constructed now, but it can be assimilated.
turn-build = Construct { $name }
turn-assimilate = Assimilate { $name }
turn-tray =
    { $n ->
        [one] { $n } card lies below: choose one.
       *[other] { $n } cards lie below: choose one.
    }
turn-fromHand = Choose a card of your hand.
turn-end = End turn
turn-endAfter = once your card is played
turn-answerFirst = answer first
turn-nature = Something is being drawn
turn-watchingMoon = You are watching.
turn-planMoon = Look around and plan: every tile and its effect can be looked at.

answers-region = Answers
answers-fold = { $n } closed
answers-closed = closed

outcome-pay = pay
outcome-now = now
outcome-each = each Era
outcome-flags = Flags
outcome-lent = lent this turn
outcome-end = at the end
outcome-hidden = What comes is hidden: Undo ends here.
outcome-asks = A choice follows.
outcome-then = Then: { $what }.
outcome-nothing = Your stock stays as it is.
outcome-rest = Point at a choice to see what it changes.
outcome-finger = Here a tap answers at once; where Undo would end, it asks first. On boards and Moon it always asks first.

card-copies = { $n } copies
zoom-gallery = In the gallery
zoom-region = Zoom of the surface
zoom-in = Nearer
zoom-out = Farther
bar-home = Moonbase, home
bar-era = Era { $n }
bar-roundShort = Round { $n }
bar-turn = Turn { $n }
bar-logTouched =
    { $n ->
        [one] Log, { $n } deed touched you
       *[other] Log, { $n } deeds touched you
    }
bar-last = last round
bar-lastTurn = last turn
rival-moves = to move
rival-open = { $name }: open the board
rival-no_goods = no goods
rival-team = { $n } astronauts, { $m } of them specialists
rival-rovers =
    { $n ->
        [one] { $n } rover at home
       *[other] { $n } rovers at home
    }
rival-labs =
    { $n ->
        [one] { $n } laboratory
       *[other] { $n } laboratories
    }
rival-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
rival-greenhouses =
    { $n ->
        [one] { $n } greenhouse, { $m } improved
       *[other] { $n } greenhouses, { $m } improved
    }
rival-improvements =
    { $n ->
        [one] { $n } part improved
       *[other] { $n } parts improved
    }
rival-soon = next
rivals-region = Other players
x-now =
    X now,
    then { $n }
hand-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
question-other = Choose one.
tile-learnText = in a few short steps
tile-rulesText = every rule with its id
tile-cards = Cards
tile-cardsText = all cards, searchable
tile-watch = Watch
tile-watchText = a table by its link
goods-metal = { $n } metal
goods-battery =
    { $n ->
        [one] { $n } battery
       *[other] { $n } batteries
    }
board-gauge =
    { $m ->
        [one] { $n } energy, { $m } battery
       *[other] { $n } energy, { $m } batteries
    }
solo-best = My best solo results

## The end of a game

end-region = The end
end-won = You win!
end-wins = { $name } wins
end-margin =
    { $n ->
        [one] by { $n } Heart
       *[other] by { $n } Hearts
    }
end-close = by the tie-break
end-against = Won against a stand-in
end-byStandIn = Won with a stand-in
end-stoodIn =
    { $n ->
        [one] A stand-in played { $n } action for { $name }.
       *[other] A stand-in played { $n } actions for { $name }.
    }
end-standsIn = A stand-in sat there for { $name } at the end.
end-again = New game
end-points =
    { $n ->
        [one] by { $n } point
       *[other] by { $n } points
    }
end-from = Where the points came from
end-play = Scored in play
end-achievements = Achievements
end-improvements = Improvements
end-tiles = Large buildings at the end
end-rest = Goods left over
end-total = Total
end-away = has left
end-left =
    { $n ->
        [one] { $n } part missing
       *[other] { $n } parts missing
    }
end-replay = Replay
end-soloWon = You win: { $name }
end-soloLost = Not this time
end-soloNext =
    { $n ->
        [one] { $n } more point would be { $name }.
       *[other] { $n } more points would be { $name }.
    }
end-soloTop = No medal is higher.
end-soloNothing =
    { $n ->
        [one] Only a win is scored. It would have been { $n } point.
       *[other] Only a win is scored. It would have been { $n } points.
    }
end-soloMet = { $n } of { $all } objectives met, { $ships } of 3 ships away
end-lost-hunger = Somebody of your team went hungry: alone that ends the game.
end-lost-too_late = Your pawn left the track before the third ship did.
end-lost-unmet = All ships are away, but an objective is not met.
end-record = Record

score-title = Hearts of { $name }
score-hearts =
    { $n ->
        [one] { $n } Heart
       *[other] { $n } Hearts
    }
score-supply = In the supply
score-flag = { $flag } Flags won
score-cards = On cards
score-eraNow = If the Era ended now
score-end = Grey cards at the end
score-reputations = Reputations
score-gameNow = If the game ended then

compared-pays = +{ $n }

story-shared = The first place is shared.
story-supply = { $name } gathered most on the way: { $n } Hearts.
story-end = { $name }'s grey cards paid best at the end: { $n }.
story-reputations = { $name } was best known: { $n } Hearts from Reputations.
story-flags = { $name } flew most Flags: { $n }.
story-production = { $name } produced most: { $n } symbols.
story-rovers = { $name } parked the largest fleet: { $n } Rovers.

saga-play = { $name } scored most in play: { $n } points.
saga-parts =
    { $n ->
        [one] { $name } built most of the ships: { $n } part.
       *[other] { $name } built most of the ships: { $n } parts.
    }
saga-labs = { $name } had the most laboratories: { $n }.
saga-buildings =
    { $n ->
        [one] { $name } built most on the Moon: { $n } building.
       *[other] { $name } built most on the Moon: { $n } buildings.
    }
saga-specialists =
    { $n ->
        [one] { $name } trained most: { $n } specialist.
       *[other] { $name } trained most: { $n } specialists.
    }
saga-green =
    { $n ->
        [one] { $name } had the best gardens: { $n } improved greenhouse.
       *[other] { $name } had the best gardens: { $n } improved greenhouses.
    }

## The replay

replay-title = Replay
replay-of = Replay: { $title }
replay-region = This step
replay-step = Step { $n } of { $all }
replay-setup = Set-up
replay-end = The end
replay-deal = Era { $era }, deal
replay-era = Era { $era }, round { $round }
replay-round = Round { $round }
replay-spoken = Step { $n } of { $all }, { $where }
replay-scrub = Step of the game
replay-transport = Move through the game
replay-turnBack = Back a turn
replay-back = Back a step
replay-play = Play
replay-pause = Pause
replay-next = On a step
replay-turnNext = On a turn
replay-speed = Speed: { $n } times
replay-from = Seen as
replay-as = As { $name }
replay-public = What everybody sees
replay-later = After the end of the game it can be seen from every seat.
replay-copy = Copy link
replay-record = Record
replay-table = To the table
replay-begin = Before the first step.
replay-unseen = Nothing of this step is seen from here.
replay-lines = What happened
replay-bar = Replay
replay-more = Viewpoint, link and record
replay-lost = This game cannot be shown
