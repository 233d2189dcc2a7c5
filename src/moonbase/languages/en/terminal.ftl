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
file-why-missing = No such file or directory
file-why-forbidden = Permission denied
file-why-full = No space left on device
file-why-read_only = Read-only file system
file-why-no_folder = Not a directory
file-why-folder = Is a directory
file-why-long = File name too long
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
why_not-never = No short way opens it this turn.
why_not-repair = { $n ->
        [one] To open it:
       *[other] To open it, one after the other:
    }
hint-nothing = there is nothing to choose now
hint-one = Only one choice is open: { $choice }.
hint-choice = The greedy opponent would choose { $choice }.
hint-then = After that: { $choices }.
hint-decimal = { $whole }.{ $tenths }
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

## Names of values in card files

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
