### German words of the terminal. What the code calls "help.why" is the message help-why.

## People

you = Du
level-random = Zufall
level-greedy = Raffke

## Words that can be typed, besides the English ones

word-help = hilfe
word-table = tisch
word-why = warum
word-hint = tipp
word-rule = regel
word-log = protokoll
word-show = zeige
word-list = liste
word-undo = zurück
word-redo = wieder
word-save = sichern
word-resume = weiter
word-quit = ende
word-all = alles
word-signs = zeichen
word-drop = weg
word-hand = hand
word-goals = ziele
word-piles = stapel
word-tiles = plättchen
word-ships = schiffe
word-market = markt
word-labs = labore
word-seats = spieler
word-send = schicken
word-team = team
word-build = bauen
word-research = forschung
answer-y = j
answer-yes = ja
answer-n = n
answer-no = nein
answer-new = neu

## Help

help-number = NUMMER
help-number-about = die Möglichkeit mit dieser Nummer wählen; ihr Text oder einige ihrer Wörter genügen auch
help-enter = Enter
help-enter-about = noch einmal der Tisch (auch: tisch), mit allem, was seit deinem letzten Zug geschah
help-why = warum NUMMER
help-why-about = warum etwas nicht geht: die Regel, und wie es am billigsten doch ginge
help-hint = tipp
help-hint-about = was ein Raffke an deiner Stelle täte, mit dem, was du weißt
help-card = ? NUMMER
help-card-about = die Karte dazu in voller Länge; ? und ein Name findet jede Karte; ? allein zeigt diese Liste
help-signs = ? zeichen
help-signs-about = was die Zeichen auf dem Tisch bedeuten
help-rule = regel { $rule }
help-rule-about = was eine Regel sagt; regel { $section } zeigt ihren Abschnitt, regel allein nennt die Abschnitte
help-show = zeige B
help-show-about = alles über einen Spieler, mit dem Buchstaben des Platzes (A, B, …), seiner Nummer (0, 1, …) oder dem Namen; zeige allein: du selbst
help-list = liste
help-list-about = alle Möglichkeiten in Worten, was nicht geht mit dem Grund
help-undo = zurück, wieder
help-undo-about = zurücknehmen, bis dahin, wo Verdecktes zu sehen war oder jemand anders gehandelt hat
help-log = protokoll
help-log-about = was seit deinem letzten Zug geschah; protokoll N: die letzten N Zeilen; protokoll alles: wirklich alles, auch der Aufbau
help-save = sichern DATEI
help-save-about = die Partie auch in eine Datei schreiben; weiter DATEI setzt sie fort
help-quit = ende
help-quit-about = den Tisch verlassen (auch Strg-D, Strg-C): Die Partie sichert sich selbst, und moonbase play bietet an, sie fortzusetzen

## What is typed wrong

# Words that name nothing by themselves.
typed-small = ab an auf aus bei dann das dein deine dem den der des die du ein eine einem einen einer es für im in ins mit nach oder und vom von zu zum zur
typed-no_choice = „{ $typed }“ gibt es hier nicht; ? zeigt, was du eingeben kannst
typed-no_choice_near = „{ $typed }“ gibt es hier nicht; meintest du „{ $near }“?
typed-several = „{ $typed }“ kann vieles heißen: { $choices }; gib die Nummer ein
typed-no_number = die Nummer { $n } gibt es nicht; die Nummern gehen von 1 bis { $most }
typed-about_no_card = bei Nummer { $n }, „{ $choice }“, geht es um keine Karte
typed-seat = { $letter } oder { $n } { $name }
typed-seats = „zeige“ braucht einen Platz: { $seats }
typed-no_card = keine Karte heißt „{ $typed }“
typed-no_card_near = keine Karte heißt „{ $typed }“; meintest du „{ $near }“?
typed-no_rule = eine Regel „{ $typed }“ gibt es nicht
typed-no_rule_near = eine Regel „{ $typed }“ gibt es nicht; meintest du „{ $near }“?
typed-why = „warum“ braucht eine Möglichkeit: ihre Nummer, etwa „warum 12“, oder einige ihrer Wörter
typed-log = „protokoll“ braucht eine Zahl von Zeilen, etwa „protokoll 40“, oder „protokoll alles“
typed-save = nenne eine Datei: „sichern DATEI“
typed-resume = nenne eine Datei: „weiter DATEI“

## Files

file-missing = { $path }: diese Datei gibt es nicht
file-folder = { $path }: das ist ein Ordner und keine Datei
file-no_text = { $path }: das ist keine Textdatei in UTF-8
file-unreadable = { $path }: lässt sich nicht lesen ({ $why })
file-there = { $path }: gibt es schon und wird nicht überschrieben
file-unwritable = { $path }: lässt sich nicht schreiben ({ $why })
file-file = { $path }: das ist eine Datei und kein Ordner
file-unmade = { $path }: lässt sich nicht anlegen ({ $why })
file-why-missing = den Ordner gibt es nicht
file-why-forbidden = das ist hier nicht erlaubt
file-why-full = der Datenträger ist voll
file-why-read_only = hier lässt sich nur lesen
file-why-no_folder = auf dem Weg dorthin liegt eine Datei
file-why-folder = das ist ein Ordner
file-why-long = der Dateiname ist zu lang
file-faulty = { $path }: { $why }
file-faulty_line = { $path }, { $why }

## Beginning and going on

start-no_page = Das Spiel im Terminal braucht keine Seite.
start-play = Dort spielen? [J/n]
resume-offer = Deine Partie { $game } fortsetzen ({ $moment }, gesichert { $age })? [J/n]
resume-see_end = Sehen, wie deine Partie { $game } ausging (gesichert { $age })? [J/n]
resume-yes_or_no = Gib j ein, um sie fortzusetzen, oder n für eine neue; diese bleibt für später.
resume-games = Deine angefangenen Partien:
resume-game = { $game }, { $moment }, { $who }, { $age }
resume-alone = allein
resume-over = zu Ende
resume-how = Eine Nummer setzt die Partie fort, n beginnt eine neue, weg 1 löscht Partie 1.
resume-which = Welche Partie? [1]
resume-no_game = Eine Partie „{ $typed }“ gibt es nicht.
resume-fault = Eine angefangene Partie lässt sich nicht lesen und bleibt, wo sie ist: { $why }.
resume-faults = Eine angefangene Partie lässt sich nicht lesen und bleibt, wo sie ist: { $why } (und { $n } mehr).
resume-now = gerade eben
resume-minutes = vor { $n } { $n ->
        [one] Minute
       *[other] Minuten
    }
resume-hours = vor { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    }
resume-days = vor { $n } { $n ->
        [one] Tag
       *[other] Tagen
    }

## At the table

play-hello = { $game }. Gib eine Nummer ein, um zu handeln, ? für Hilfe, ende zum Gehen.
play-hello_seed = { $game }. Gib eine Nummer ein, um zu handeln, ? für Hilfe, ende zum Gehen. Ausgeteilt aus Startwert { $seed }.
play-others = die anderen spielen
play-thinking = denkt nach
play-bye = Bis bald.
play-remind = { $warning } Dieselbe Eingabe noch einmal macht weiter.
play-cut = … noch { $n } { $n ->
        [one] Zeile
       *[other] Zeilen
    }: liste zeigt alle Möglichkeiten
play-kept = Deine Partie ist gesichert. So geht es weiter:
play-not_kept = Die Partie läuft weiter, sichert sich aber nicht selbst: { $why }. „sichern DATEI“ bewahrt es anderswo auf.
play-unsaved = die Partie ist nicht gesichert: „sichern DATEI“ bewahrt sie auf, dieselbe Eingabe noch einmal verlässt sie
play-saved = Gesichert in { $path }.
play-go_on_later = So geht es später weiter:
play-see_again = So siehst du die Partie noch einmal:
play-save_record = Die Aufzeichnung sichern? Ein Dateiname, oder Enter für nein:
play-undone = Zurückgenommen: { $choice }
play-redone = Wieder gespielt: { $choice }
play-no_undo = nichts lässt sich zurücknehmen: Etwas Verdecktes war zu sehen, oder jemand anders hat gehandelt
play-no_redo = es wurde nichts zurückgenommen
play-back = Wieder am Tisch von { $path }.
play-no_seat = kein Platz dieser Partie ist deiner: Es spielten { $levels }
play-own_bot = es wurde gegen { $level } gespielt; um die Partie fortzusetzen, nenne diesen Gegner mit --bots
play-bot_error = { $why }; diese Aktion spielt ein Raffke
why_not-open = Das geht.
why_not-never = Kein kurzer Weg macht es in diesem Zug möglich.
why_not-repair = { $n ->
        [one] So geht es:
       *[other] So geht es, eins nach dem anderen:
    }
hint-nothing = jetzt gibt es nichts zu wählen
hint-one = Nur eines geht: { $choice }.
hint-choice = Ein Raffke täte dies: { $choice }.
hint-then = Danach: { $choices }.
hint-decimal = { $whole },{ $tenths }
hint-ahead = Er schätzt, dass das am Ende { $points } Punkte mehr bringt als das Nächstbeste, { $choice }.
hint-alike = Etwa ebenso gut schätzt er { $choice }.
log-set_up = (Der Aufbau hat noch { $n } { $n ->
        [one] Zeile
       *[other] Zeilen
    }: protokoll alles.)
news-more = … noch { $n } { $n ->
        [one] Zeile
       *[other] Zeilen
    }: protokoll
news-since = Seit deinem letzten Zug: { $told }
news-clauses = { $seat-you ->
        [yes] Du
       *[no] { $seat }
    } { $clauses }.
head-order = Reihenfolge { $order }
head-first = zuerst: { $name }
result-title = Die Partie ist zu Ende
result-place = Platz
demo-title = Eine Partie { $game } zwischen { $first } und { $second } (Startwert { $seed }):
demo-how = Um selbst zu spielen, starte dies in einem Terminal.
replay-title = { $game } mit { $n } { $n ->
        [one] Spieler
       *[other] Spielern
    }: { $names }
replay-open = die Partie ist noch offen
replay-verified = { $file }: { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } geprüft, { $closing }
replay-step = Enter: weiter, q: Schluss

## Cards and rules, looked up

lookup-source = Quelle: { $source }
lookup-copies = { $n } Stück
lookup-players = { $n } Spieler
lookup-more = … und { $cards }
lookup-rule = Nenne eine Regel, etwa „regel { $rule }“, oder einen Abschnitt, etwa „regel { $section }“.
lookup-all = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }, { $faces } { $faces ->
        [one] Bild
       *[other] Bilder
    }, Fingerabdruck { $fingerprint }
lookup-values = { $known } von { $n } Werten sind bekannt und { $rest } rekonstruiert; auf { $whole } von { $faces } Karten ist jeder Wert bekannt.
lookup-guide = Wer die Schachtel besitzt, berichtigt jeden davon in zehn Minuten: { $guide }.
lookup-head-table = Tabelle
lookup-head-faces = Karten
lookup-head-values = Werte
lookup-head-known = bekannt
lookup-head-all = insgesamt
origin-rulebook = Regelheft
origin-public = öffentliche Seite
origin-deduced = abgeleitet
origin-reconstructed = rekonstruiert
origin-owner = vom Besitzer

## Names of values in card files

field-assimilate = Ertrag
field-batteries = Batterien
field-colour = Farbe
field-copies = Anzahl
field-cost = Kosten
field-count = Zählung
field-do = Wirkung
field-era = Ära
field-faction = Fraktion
field-first = Hauptbonus
field-flags = Flaggen
field-greenhouses = Gewächshäuser
field-hearts = Herzen
field-launch = Startfelder
field-least = Mindestzahl
field-level = Stufe
field-name = Name
field-need = Flaggen
field-owner = Besitz
field-place = Tableau
field-players = Spielerzahl
field-points = Punkte
field-position = Platz
field-production = Produktion
field-refill = Nachschub
field-require = Bedingung
field-seats = Sitze
field-second = Zweitbonus
field-ship = Schiff
field-start = Startgüter
field-three_plus = Zeichen 3+
field-when = Zeitpunkt
