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

game-moon = Moon
game-fromthemoon = From the Moon

gameText-moon = Draft a settlement. 2 to 5 players, 45 to 90 min
gameText-fromthemoon = Rovers, labs, three ships. Solo to 4, about 90 min

level-random = Random
level-greedy = Greedy
level-planner = Planner

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
welcome-steps-moon = Moon in eight short steps
welcome-steps-fromthemoon = From the Moon in ten short steps
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

learn-moon-1 = Lead a settlement on the Moon for three Eras. Most Hearts win.
learn-moon-2 = Your Base and your blue cards produce at the start of every Era.
learn-moon-3 = Each turn take one card of the hand: build it, or assimilate it for the goods at its foot. Then the hands go left.
learn-moon-4 = Once a turn, park a Rover on a rival's card: it lends you what it gives. The Rover then is theirs.
learn-moon-5 = Yellow cards show Flags. They open other cards, and the most of a type wins its Hearts each Era.
learn-moon-6 = Pink cards flip once an Era, grey cards score, red Obelisks bend the draft.
learn-moon-7 = Claim a Reputation, one a turn, as soon as you meet it. Each is there once.
learn-why = Mint means you may. Anything closed tells you why, and what would open it.
learn-start = Start a game
learn-fromthemoon-1 = Your three rovers carry astronauts to the tiles of the Moon. A grey one takes metal, a blue one water, a black one polymer.
learn-fromthemoon-2 = A turn is one action: send a rover, develop greenhouses, team or research, construct a building, or gather.
learn-fromthemoon-3 = With all three rovers out you may gather: they come home, income comes in, the batteries are charged, and everybody eats.
learn-fromthemoon-4 = An approval lets you pay for a part of a ship, or improve one. Both score, and whoever built most is paid at its launch.
learn-fromthemoon-5 = A specialist does two tasks where the others do one, and has the ability of its colour.
learn-fromthemoon-6 = A new laboratory sets off every laboratory of its row and its column, in any order.
learn-fromthemoon-7 = A building stands where tiles meet and uses one of them at once. Small ones pay at every gather.
learn-fromthemoon-8 = The tile under your pawn names what earns an achievement now. Six gathers of one player or the third launch end the game.
learn-fromthemoon-9 = Alone you win if all three ships leave and your objectives are met before your pawn leaves the track.
learn-title-moon = Learn Moon
learn-title-fromthemoon = Learn From the Moon

rule-missing = This rule is not at hand.

rules-all = All rules
rules-none = No rule has these words.
rules-search = Search the rules
rules-title-moon = Rules of Moon
rules-title-fromthemoon = Rules of From the Moon

gallery-search = Search cards by name, text or id
gallery-by = Name, text or id
gallery-none = No card here has these words.
gallery-all = All cards
gallery-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

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
turn-before = Choose a card to build or to assimilate.
turn-after = Your card is played. Use what is open, or end the turn.
turn-closedCard = It cannot be built now, but it can be assimilated.
turn-build = Build { $name }
turn-assimilate = Assimilate { $name }
turn-tray =
    { $n ->
        [one] { $n } card lies below: choose one.
       *[other] { $n } cards lie below: choose one.
    }
turn-fromHand = Choose a card of your hand.
turn-end = End turn
turn-endAfter = after you build or assimilate
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

## Cards of Moon

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
card-copies = { $n } copies

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
zoom-gallery = In the gallery
zoom-region = Zoom of the surface
zoom-in = Nearer
zoom-out = Farther

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

## The table of Moon

bar-home = Moonbase, home
bar-era = Era { $n }
bar-round = Round { $n } of { $all }
bar-roundShort = Round { $n }
bar-turn = Turn { $n }
bar-order = order
bar-pass = next hand from { $name }
bar-logTouched =
    { $n ->
        [one] Log, { $n } deed touched you
       *[other] Log, { $n } deeds touched you
    }
bar-last = last round
bar-lastTurn = last turn

phone-round = round { $n }/{ $all }
phone-closed = { $n } closed

rival-region = { $name }
rival-moves = to move
rival-next = plays after you
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

flags-region = Flags
flags-lent = +{ $n } lent

x-region = X
x-now =
    X now,
    then { $n }
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
stock-free = one free construct

hand-region = Your hand
hand-open = can be built
hand-closed = closed
hand-chosen = selected
hand-empty = The hand is empty.
hand-dealing = Cards are being dealt.
hand-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }

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

do-build = Build
do-free = Build for nothing
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

question-gain = Which do you take?
question-pay = How do you pay?
question-put = Where do the Hearts go?
question-build = Build one of these, or none.
question-convert = What is turned into what?
question-produce = Whose production?
question-rewards = Whose reward do you take?
question-give = What do you give?
question-reward = On which Flag's reward?
question-unflip = Which card is turned back?
question-swap = Which card do you exchange?
question-recall = Which Rover comes back?
question-draw = Which one?
question-leave_out = What is left out of the cost?
question-obelisk = Which card is built besides?
question-other = Choose one.

## The table of From the Moon

tile-level = level { $n }
tile-from = from { $n } players
tile-learnText = in a few short steps
tile-rulesText = every rule with its id
tile-cards = Cards
tile-cardsText = all cards, searchable
tile-watch = Watch
tile-watchText = a table by its link

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
goods-metal = { $n } metal
goods-water = { $n } water
goods-polymer = { $n } polymer
goods-food = { $n } food
goods-energy = { $n } energy
goods-battery =
    { $n ->
        [one] { $n } battery
       *[other] { $n } batteries
    }
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

## Boards of From the Moon

board-of = The board of { $name }
board-becomes = would become
board-stock = Stock
board-score =
    { $n ->
        [one] { $n } point; { $total } if the game ended now
       *[other] { $n } points; { $total } if the game ended now
    }
board-energy = Energy
board-gauge =
    { $m ->
        [one] { $n } energy, { $m } battery
       *[other] { $n } energy, { $m } batteries
    }
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
solo-best = My best solo results
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
