### German words of the terminal. What the code calls "help.why" is the message help-why.

## People

you = Du
level-random = Zufällig
level-greedy = Gierig

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
help-hint-about = was der gierige Gegner an deiner Stelle täte, mit dem, was du weißt
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
help-save-about = das Spiel auch in eine Datei schreiben; weiter DATEI setzt es fort
help-quit = ende
help-quit-about = den Tisch verlassen (auch Strg-D, Strg-C): Das Spiel sichert sich selbst, und moonbase play bietet an, es fortzusetzen

## What is typed wrong

# Words that name nothing by themselves.
typed-small = ab an auf aus bei dann das dein deine dem den der des die du ein eine einem einen einer es für im in ins mit nach oder und vom von zu zum zur
typed-no_choice = „{ $typed }“ gibt es hier nicht; ? zeigt, was du eingeben kannst
typed-no_choice_near = „{ $typed }“ gibt es hier nicht; meintest du „{ $near }“?
typed-several = „{ $typed }“ kann vieles heißen: { $choices }; gib die Nummer ein
typed-no_number = die Nummer { $n } gibt es nicht; die Nummern gehen von 1 bis { $most }
typed-about_no_card = bei Nummer { $n }, „{ $choice }“, geht es um keine Karte
typed-seat = { $letter } oder { $n } { $name }
typed-seats = zeige braucht einen Platz: { $seats }
typed-no_card = keine Karte heißt „{ $typed }“
typed-no_card_near = keine Karte heißt „{ $typed }“; meintest du „{ $near }“?
typed-no_rule = eine Regel „{ $typed }“ gibt es nicht
typed-no_rule_near = eine Regel „{ $typed }“ gibt es nicht; meintest du „{ $near }“?
typed-why = warum braucht eine Möglichkeit: ihre Nummer, etwa „warum 12“, oder einige ihrer Wörter
typed-log = protokoll braucht eine Zahl von Zeilen, etwa „protokoll 40“, oder „protokoll alles“
typed-save = nenne eine Datei: sichern DATEI
typed-resume = nenne eine Datei: weiter DATEI

## Files

file-missing = { $path }: diese Datei gibt es nicht
file-folder = { $path }: das ist ein Ordner und keine Datei
file-no_text = { $path }: das ist keine Textdatei in UTF-8
file-unreadable = { $path }: lässt sich nicht lesen ({ $why })
file-there = { $path }: gibt es schon und wird nicht überschrieben
file-unwritable = { $path }: lässt sich nicht schreiben ({ $why })
file-file = { $path }: das ist eine Datei und kein Ordner
file-unmade = { $path }: lässt sich nicht anlegen ({ $why })
file-faulty = { $path }: { $why }
file-faulty_line = { $path }, { $why }

## Beginning and going on

start-no_page = Das Spiel im Terminal braucht keine Seite.
start-play = Dort spielen? [J/n]
resume-offer = Dein Spiel { $game } fortsetzen ({ $moment }, gesichert { $age })? [J/n]
resume-see_end = Sehen, wie dein Spiel { $game } ausging (gesichert { $age })? [J/n]
resume-yes_or_no = Gib j ein, um es fortzusetzen, oder n für ein neues Spiel; dieses bleibt für später.
resume-games = Deine angefangenen Spiele:
resume-game = { $game }, { $moment }, { $who }, { $age }
resume-alone = allein
resume-over = zu Ende
resume-how = Eine Nummer setzt das Spiel fort, n beginnt ein neues, weg 1 löscht Spiel 1.
resume-which = Welches Spiel? [1]
resume-no_game = Ein Spiel „{ $typed }“ gibt es nicht.
resume-fault = Ein angefangenes Spiel lässt sich nicht lesen und bleibt, wo es ist: { $why }.
resume-faults = Ein angefangenes Spiel lässt sich nicht lesen und bleibt, wo es ist: { $why } (und { $n } mehr).
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
play-kept = Dein Spiel ist gesichert. So geht es weiter:
play-not_kept = Das Spiel läuft weiter, sichert sich aber nicht selbst: { $why }. „sichern DATEI“ bewahrt es anderswo auf.
play-unsaved = das Spiel ist nicht gesichert: „sichern DATEI“ bewahrt es auf, dieselbe Eingabe noch einmal verlässt es
play-saved = Gesichert in { $path }.
play-go_on_later = So geht es später weiter:
play-see_again = So siehst du das Spiel noch einmal:
play-save_record = Die Aufzeichnung sichern? Ein Dateiname, oder Enter für nein:
play-undone = Zurückgenommen: { $choice }
play-redone = Wieder gespielt: { $choice }
play-no_undo = nichts lässt sich zurücknehmen: Etwas Verdecktes war zu sehen, oder jemand anders hat gehandelt
play-no_redo = zurückgenommen wurde nichts
play-back = Wieder am Tisch von { $path }.
play-no_seat = kein Platz dieses Spiels ist deiner: Es spielten { $levels }
play-own_bot = es wurde gegen { $level } gespielt; um es fortzusetzen, nenne diesen Gegner mit --bots
play-bot_error = { $why }; diese Aktion spielt der gierige Gegner
why_not-open = Das geht.
why_not-never = Nichts, was du in diesem Zug tun kannst, macht es möglich.
why_not-repair = { $n ->
        [one] So geht es:
       *[other] So geht es, eins nach dem anderen:
    }
hint-nothing = jetzt gibt es nichts zu wählen
hint-one = Nur eines geht: { $choice }.
hint-choice = Der gierige Gegner täte dies: { $choice }.
hint-then = Danach: { $choices }.
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
result-title = Das Spiel ist zu Ende
result-place = Platz
demo-title = Ein Spiel { $game } zwischen { $first } und { $second } (Startwert { $seed }):
demo-how = Um selbst zu spielen, starte dies in einem Terminal.
replay-title = { $game } mit { $n } { $n ->
        [one] Spieler
       *[other] Spielern
    }: { $names }
replay-open = das Spiel ist noch offen
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

## Moon: the table

moon-letter-energy = E
moon-letter-water = W
moon-letter-bio = B
moon-letter-metal = M
moon-letter-rover = R
moon-letter-heart = ♥
moon-flag-industry = Ind
moon-flag-housing = Woh
moon-flag-transport = Ver
moon-flag-food = Ess
moon-flag-science = For
moon-colour-base = Basis
moon-colour-blue = blau
moon-colour-yellow = gelb
moon-colour-pink = rosa
moon-colour-grey = grau
moon-colour-red = rot
moon-level-bronze = Bronze
moon-level-silver = Silber
moon-level-gold = Gold
moon-level-open = offen
moon-level-claimed = vergeben
moon-head-era = Ära { $era }
moon-head-round = Runde { $n } von { $all }
moon-head-piles = Stapel { $stack } · Ablage { $discards }
moon-label-claim = Ansehen
moon-label-park = Parken
moon-label-settlement = Siedlung
moon-label-expedition = Expedition
moon-label-hand = Hand
moon-claim-now = jetzt nehmen
moon-claim-closed = { $n } noch nicht: ziele
moon-claim-owned = { $seat-you ->
        [yes] gehört dir
       *[no] gehört { $seat }
    }
moon-claim-have = bisher { $n }/{ $least } { $what }
moon-counts-resources = Rohstoffe
moon-counts-energy = Energie
moon-counts-water = Wasser
moon-counts-bio = Bio
moon-counts-metal = Metall
moon-counts-scarcest = von jedem
moon-counts-production = Produktion
moon-counts-kinds = Sorten
moon-counts-flags = Flaggen
moon-counts-flag_types = Flaggenarten
moon-counts-most_of_a_flag = einer Art
moon-counts-sets = jeder Art
moon-counts-winning = führend
moon-counts-blue = blaue
moon-counts-yellow = gelbe
moon-counts-pink = rosa
moon-counts-grey = graue
moon-counts-colours = Farben
moon-counts-cards = Karten
moon-counts-rovers = Rover
moon-counts-reputations = Ansehen
moon-counts-tokens = ♥ auf Karten
moon-counts-hearts = ♥
moon-counts-spent = gezahlt
moon-counts-paid = gezahlt
moon-counts-moved = bewegt
moon-park-nothing = nichts frei
moon-settlement-cards = Karten
moon-settlement-flipped = gewendet
moon-expedition-always = gilt immer
moon-flags-by_rovers = Rover
moon-flags-by_rovers_short = Rov
moon-flags-tie = { $n } Patt
moon-hand-build = bauen
moon-hand-cost = Kosten
moon-hand-need = braucht
moon-hand-does = was sie tut
moon-hand-assimilate = verwerten
moon-hand-empty = leer
moon-hand-none = Deine Hand ist leer.
moon-hand-left = noch { $n } (Karte dieses Zugs gespielt)
moon-hand-taken = (Karte gespielt)
moon-hand-both = bauen, verwerten
moon-remind = Noch geht: { $choices }.
moon-news-era_ends = Die Ära endet: { $told }

## Moon: questions


## Moon: why a choice is closed, in a few words

moon-why-cost = es fehlt: { $lack }
moon-why-cost_less = es fehlt: { $lack }
moon-why-flags = Flaggen fehlen: { $lack }
moon-why-flags_and_cost = Flaggen fehlen: { $flags }; Rohstoffe: { $lack }
moon-why-payment = braucht noch { $lack }
moon-why-payment_all = braucht mehr Rohstoffe
moon-why-no_resource = braucht einen Rohstoff
moon-why-main_done = Karte dieses Zugs ist gespielt
moon-why-main_first = erst bauen oder verwerten
moon-why-park_taken = besetzt
moon-why-park_done = schon geparkt
moon-why-no_rover = kein Rover
moon-why-flip_done = schon gewendet
moon-why-flipped = gewendet
moon-why-claim_done = schon eines genommen
moon-why-requirement = { "" }
moon-why-claimed = { "" }
moon-why-empty = keine Karten dort
moon-why-nothing_flipped = nichts zurückzuwenden
moon-why-nothing_parked = kein Rover auf deinen Karten
moon-why-no_grey = keine graue Karte dafür
moon-why-hand_empty = die Hand ist leer
moon-why-expedition_rule = eine Regel, gilt immer
moon-why-expedition_done = schon genutzt
moon-why-expedition_idle = bringt jetzt nichts
moon-why-obelisk_new = erst ab deinem nächsten Zug
moon-why-obelisk_idle = sonst nichts zu bauen
moon-flags-industry = { $n } Industrie
moon-flags-housing = { $n } Wohnen
moon-flags-transport = { $n } Verkehr
moon-flags-food = { $n } Essen
moon-flags-science = { $n } Forschung

## Moon: cards in brief; the row of a card says the rest

moon-card-when-flip = { $do }.

## Moon: a card in full

moon-card-era = Ära { $era }
moon-card-three_plus = { $n } davon 3+
moon-card-values = kostet { $cost }; braucht { $need }; verwerten für { $assimilate }
moon-card-worth = { $n ->
        [one] Am Ende { $n } Herz wert.
       *[other] Am Ende { $n } Herzen wert.
    }
moon-deck-expedition = Expedition
moon-deck-first_expedition = Erste Expedition
moon-deck-reputation = Ansehen
moon-deck-base = Basis

## Moon: pages

moon-about-hand = deine Handkarten in voller Länge
moon-about-goals = welches Ansehen zu haben ist, was es verlangt und was es bringt
moon-about-piles = die offene Ablage, und was du von den Stapeln weißt
moon-page-score = { $n } Herzen, wenn das Spiel jetzt endete
moon-page-supply = Vorrat
moon-page-production = Produktion
moon-page-flags = Flaggen
moon-page-rovers = Rover
moon-page-rovers_are = { $n } im Vorrat, { $cards } auf Karten
moon-page-vouchers = Freibauten
moon-page-vouchers_are = { $n }: so oft kostet ein Bau keine Rohstoffe
moon-page-settlement = Siedlung
moon-page-reputations = Ansehen
moon-page-on_production = auf der Produktion
moon-page-on_flag = auf der Flagge
moon-page-on_production_and_flag = auf der Produktion und der Flagge
moon-page-hand = Hand
moon-page-cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
moon-page-cards_known = { $count }: { $cards }
moon-page-cards_some = { $count }; du kennst { $cards }
moon-page-expedition = Expedition
moon-page-none = keine
moon-page-unknown = unbekannt
moon-page-discards = Ablage, oberste zuerst:
moon-page-stack = Stapel, { $n } { $n ->
        [one] Karte
       *[other] Karten
    }:
moon-page-previous = Stapel der vorigen Ära:
moon-result-hearts = Herzen
moon-result-grey = graue Karten
moon-result-reputations = Ansehen
moon-result-score = Summe
moon-result-rovers = Rover

## Moon: signs

moon-sign-choice = 12  (12)
moon-sign-choice-about = eine Nummer zum Eingeben; in Klammern geht es nicht, und warum 12 sagt, warum
moon-sign-goods = E W B M R
moon-sign-goods-about = Energie, Wasser, Bio, Metall, Rover; +1E entsteht in jeder Produktionsphase
moon-sign-heart = ♥
moon-sign-heart-about = Herzen; im Kopf einer Flaggenspalte das, was der Gewinner am Ende der Ära bekommt
moon-sign-sum = Σ, Summe
moon-sign-sum-about = alle Herzen, wenn das Spiel jetzt endete: Vorrat, Karten, Ansehen
moon-sign-flags = Ind Woh Ver Ess For
moon-sign-flags-about = Flaggen: Industrie, Wohnen, Verkehr, Essen, Forschung
moon-sign-rovers = 2+1
moon-sign-rovers-about = Rover: zwei im Vorrat und einer auf eigenen Karten
moon-sign-wins = 3 ◄+1
moon-sign-wins-about = drei Flaggen, und dieser Spieler gewänne die Art mit einer mehr
moon-sign-wins_tie = 3 ◄Rover, ◄Rov
moon-sign-wins_tie-about = dieser Spieler gewänne den Gleichstand, weil er mehr Rover hat
moon-sign-tie = 3 Patt
moon-sign-tie-about = völliger Gleichstand: Niemand gewänne die Herzen, sie bleiben liegen
moon-sign-turn = ▸
moon-sign-turn-about = wer am Zug ist
moon-sign-rover = ▲
moon-sign-rover-about = auf dem Feld davor steht ein Rover; hinter einem Namen: auf der Karte
moon-sign-tokens = 2♥, =6♥
moon-sign-tokens-about = hinter einer Karte: Zwei Herzen liegen darauf; sie bringt am Ende des Spiels sechs
moon-sign-claim = 0/2 For 3♥+1♥
moon-sign-claim-about = ein Ansehen: keine von zwei Forschungsflaggen; am Ende 3 wert, und 1 liegt darauf
moon-sign-closed = ✗
moon-sign-closed-about = warum etwas nicht geht
moon-sign-x = X
moon-sign-x-about = die Zahl, die Karten X nennen; sie sinkt mit jeder Ära um eins

## Moon: what one player did, as parts of a sentence after the name

moon-event-gained = { $seat-you ->
        [yes] bekommst
       *[no] bekommt
    } { $what }
moon-event-scored = { $seat-you ->
        [yes] erhältst
       *[no] erhält
    } { $what }
moon-event-paid = { $seat-you ->
        [yes] zahlst
       *[no] zahlt
    } { $what }
moon-event-gave = { $seat-you ->
        [yes] gibst
       *[no] gibt
    } { $what } ab
moon-event-received = { $seat-you ->
        [yes] erhältst
       *[no] erhält
    } { $what } geschenkt
moon-event-built = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card } aus { $source } für { $paid }
moon-event-built_hand = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card } für { $paid }
moon-event-built_free = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card } umsonst aus { $source }
moon-event-built_free_hand = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card } umsonst
moon-event-assimilated = { $seat-you ->
        [yes] verwertest
       *[no] verwertet
    } { $card }
moon-event-parked = { $seat-you ->
        [yes] parkst
       *[no] parkt
    } einen Rover bei { $owner-you ->
        [yes] dir
       *[no] { $owner }
    } auf { $card }
moon-event-flipped = { $seat-you ->
        [yes] wendest
       *[no] wendet
    } { $card }
moon-event-unflipped = { $seat-you ->
        [yes] wendest
       *[no] wendet
    } { $card } zurück
moon-event-expedition = { $seat-you ->
        [yes] nutzt
       *[no] nutzt
    } { $card }
moon-event-claimed = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } das Ansehen { $card }
moon-event-obelisk = { $seat-you ->
        [yes] steckst
       *[no] steckt
    } { $card } in die Hand
moon-event-put = { $seat-you ->
        [yes] legst
       *[no] legt
    } { $n } { $n ->
        [one] Herz
       *[other] Herzen
    } auf { $card }
moon-event-recalled = { $seat-you ->
        [yes] holst
       *[no] holt
    } den Rover von { $card } zurück
moon-event-fragmented = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } den Ertrag von { $card }
moon-event-discarded = { $seat-you ->
        [yes] legst
       *[no] legt
    } { $card } ab
moon-event-fetched = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } { $card } auf die Hand
moon-event-drew = { $seat-you ->
        [yes] ziehst
       *[no] zieht
    } { $card }
moon-event-drew_hidden = { $seat-you ->
        [yes] ziehst
       *[no] zieht
    } eine Karte vom Stapel

## From the Moon: the table

fromthemoon-letter-metal = M
fromthemoon-letter-water = W
fromthemoon-letter-polymer = P
fromthemoon-letter-food = N
fromthemoon-letter-energy = E
fromthemoon-letter-battery = Bat
fromthemoon-letter-charged = Bat
fromthemoon-letter-achievement = ★
fromthemoon-good-metal = Metall
fromthemoon-good-water = Wasser
fromthemoon-good-polymer = Polymer
fromthemoon-good-food = Nahrung
fromthemoon-good-energy = Energie
fromthemoon-free = kostenlos
fromthemoon-dummy = Dummy
fromthemoon-head-set_up = Aufbau
fromthemoon-head-round = Runde { $n }
fromthemoon-head-last_round = LETZTE RUNDE
fromthemoon-head-launched = gestartet: { $ships }
fromthemoon-head-none_launched = kein Schiff gestartet
fromthemoon-head-alone = allein, { $level }
fromthemoon-head-bag = Beutel { $cubes }
fromthemoon-wide-points = Punkte
fromthemoon-wide-final = am Ende
fromthemoon-wide-achievements = Errungenschaften
fromthemoon-wide-energy = Energie
fromthemoon-wide-team = Team
fromthemoon-wide-greenhouses = Gewächshäuser
fromthemoon-wide-labs = Labore
fromthemoon-wide-buildings = Gebäude
fromthemoon-wide-improved = verbessert
fromthemoon-wide-pawn = Figur
fromthemoon-narrow-points = Pkt
fromthemoon-narrow-final = Σ
fromthemoon-narrow-achievements = ★
fromthemoon-narrow-energy = Energie
fromthemoon-narrow-team = Team
fromthemoon-narrow-greenhouses = Gewh.
fromthemoon-narrow-labs = Lab
fromthemoon-narrow-buildings = Geb
fromthemoon-narrow-improved = vrb
fromthemoon-narrow-pawn = Figur
fromthemoon-track-off = fort
fromthemoon-label-labs = Labore
fromthemoon-label-greenhouse = Gewächsh.
fromthemoon-label-build = Bauen
fromthemoon-label-research = Forschung
fromthemoon-label-all = Oder
fromthemoon-label-turn = Zug
fromthemoon-label-also = Auch
fromthemoon-label-send = Schicken
fromthemoon-label-faction = Fraktion
fromthemoon-label-built = Gebaut
fromthemoon-label-objectives = Ziele
fromthemoon-grid-use = nutze
fromthemoon-labs-free = frei
fromthemoon-labs-here = hierher
fromthemoon-labs-about = Ein neues Labor löst seine Reihe und seine Spalte aus, sich selbst eingeschlossen. In Reihe 3 bringt es eine Errungenschaft.
fromthemoon-panel-build = bauen
fromthemoon-panel-improve = verbessern
fromthemoon-panel-launched = gestartet
fromthemoon-panel-launch = noch { $left }, Start { $first }/{ $second }
fromthemoon-panel-launch_short = noch { $left }, { $first }/{ $second }
fromthemoon-panel-track = Leiste
fromthemoon-panel-off = deine Figur hat sie verlassen
fromthemoon-panel-for = für
fromthemoon-panel-greenhouses = Gewächsh.
fromthemoon-panel-row = { $n }, Stapel { $stack }
fromthemoon-panel-stack = Stapel { $stack }
fromthemoon-team-rovers = Rover
fromthemoon-team-rover = Rover
fromthemoon-team-crew = Crew
fromthemoon-team-at = wo
fromthemoon-team-seats = frei
fromthemoon-team-free = { $n } frei
fromthemoon-team-home = daheim
fromthemoon-team-on = auf { $at }
fromthemoon-team-empty = leer
fromthemoon-team-recruit = anwerben
fromthemoon-team-train = ausbilden
fromthemoon-team-growing = { $n } anzuwerben oder auszubilden: team
fromthemoon-send-hint = schickt Rover { $rover } zu Plättchen { $at }
fromthemoon-send-all = schicken zeigt alle
fromthemoon-send-none = Jetzt lässt sich kein Rover schicken.
fromthemoon-send-about = Jeder Astronaut nimmt einen Würfel seines Buchstabens oder tut, was das Plättchen sagt.
fromthemoon-offers-greenhouse = Gewächshaus
fromthemoon-offers-upgrade = Gewächshaus verbessern
fromthemoon-offers-foundation = Fundament
fromthemoon-offers-gather = einholen
fromthemoon-offers-end = Zug beenden
fromthemoon-offers-nothing = nichts mehr da
fromthemoon-offers-none = Davon geht jetzt nichts.
fromthemoon-offers-more = noch { $n }: Gewächshäuser, Gebäude, Forschung. { $word } nennt sie
fromthemoon-offers-closed = { $n } gehen nicht: { $word }
fromthemoon-offers-closed_why = { $n } gehen nicht ({ $why }): { $word }
fromthemoon-food-nobody = das Team isst nichts
fromthemoon-food-eats = Team isst { $n }, Nahrung { $have } + { $coming }
fromthemoon-food-short = ES FEHLEN { $n }
fromthemoon-remind-tasks = Der Effekt eines Plättchens kommt zuletzt (F3.14): { $n ->
        [one] 1 übrige Aufgabe ginge
       *[other] { $n } übrige Aufgaben gingen
    } verloren. Vorher geht: { $choice }.
fromthemoon-remind-hunger = Dein Team isst { $mouths }, und du wirst { $food } Nahrung haben: { $n ->
        [one] 1 Astronaut bleibt
       *[other] { $n } Astronauten bleiben
    } hungrig, und jeder kostet 3 Punkte.
fromthemoon-remind-hunger_alone = Dein Team isst { $mouths }, und du wirst { $food } Nahrung haben: { $n ->
        [one] 1 Astronaut bleibt
       *[other] { $n } Astronauten bleiben
    } hungrig, und du verlierst das Spiel.
fromthemoon-remind-convert = Energie lässt sich vor und nach dem Aufladen in Nahrung tauschen, 2 für 1.
fromthemoon-remind-still = Noch geht: { $choice }.
fromthemoon-objective-count = { $n }/{ $all } { $what }
fromthemoon-objective-at = { $n }/{ $all } { $what } auf Feld { $space }
fromthemoon-objective-launches = { $n }/{ $all } Starts bei { $at }
fromthemoon-counts-specialists = Spezialisten
fromthemoon-counts-batteries = Batterien
fromthemoon-counts-labs = Labore
fromthemoon-counts-buildings = Gebäude
fromthemoon-counts-links = Paare von Gebäuden
fromthemoon-counts-improvements = Verbesserungen
fromthemoon-counts-missions = Missionen
fromthemoon-counts-improved_greenhouses = verbesserte Gewächshäuser
fromthemoon-counts-achievements = Errungenschaften
fromthemoon-counts-group = verbundene Gebäude

## From the Moon: questions

fromthemoon-question-tasks = Rover { $rover } arbeitet auf { $card } ({ $at }). Aufgaben übrig:
fromthemoon-question-no_tasks = keine
fromthemoon-question-feed = Ernährung: Dein Team isst { $mouths }, du hast { $food } Nahrung.
fromthemoon-question-build = Wo soll { $card } stehen? Die Nummern stehen an den Ecken des Mondes.
fromthemoon-question-use = Das neue Gebäude darf ein Plättchen daneben nutzen. Welches?
fromthemoon-question-lab = Wohin kommt { $card }? Es löst seine Reihe und seine Spalte aus.
fromthemoon-question-chain = Welches Labor kommt als Nächstes? { $n } dürfen noch arbeiten.
fromthemoon-question-halves = Die andere Hälfte der Aktion darfst du auch ausführen.
fromthemoon-question-side = welche Seite, wenn überhaupt?
fromthemoon-question-pay = zahlst du?
fromthemoon-question-gain = welcher Rohstoff?
fromthemoon-question-recruit = wen wirbst du an, und für welchen Rover?
fromthemoon-question-train = wen bildest du aus?
fromthemoon-question-greenhouse = ein Gewächshaus?
fromthemoon-question-upgrade = ein Gewächshaus verbessern?
fromthemoon-question-foundation = ein Fundament?
fromthemoon-question-take_lab = welches Labor nimmst du?
fromthemoon-question-research = Sonderforschung: ein Fundament oder ein Labor?
fromthemoon-question-approval = eine Freigabe. Baue ein Teil, verbessere eines, oder nimm den Punkt.
fromthemoon-question-income = Dein Einkommen: Was kommt zuerst?
fromthemoon-question-faction = Welche Fraktion führst du?
fromthemoon-question-keep = Auf welches kleine Gebäude verzichtest du?
fromthemoon-question-other = was wählst du?

## From the Moon: why a choice is closed, in a few words

fromthemoon-why-price = es fehlt { $lack }
fromthemoon-why-price_stack = es fehlt { $lack }
fromthemoon-why-price_of_card = es fehlt { $lack }
fromthemoon-why-price_of_effect = es fehlt { $lack }
fromthemoon-why-brings_nothing = bringt jetzt nichts
fromthemoon-why-acted = Aktion getan
fromthemoon-why-act_first = erst eine Aktion
fromthemoon-why-rovers_home = noch { $n } daheim
fromthemoon-why-greenhouses_full = alle Felder voll
fromthemoon-why-greenhouses_gone = keines mehr da
fromthemoon-why-no_basic_greenhouse = kein einfaches
fromthemoon-why-no_lab_space = kein Platz frei
fromthemoon-why-foundations = alle gebaut
fromthemoon-why-large_slots = beide großen Plätze voll
fromthemoon-why-built = gebaut
fromthemoon-why-no_cube = kein solcher Würfel hier
fromthemoon-why-no_task = niemand mehr dafür
fromthemoon-why-no_task_left = keine Aufgabe übrig
fromthemoon-why-no_specialist = kein solcher Spezialist hier
fromthemoon-why-ability_used = genutzt
fromthemoon-why-counts_nothing = zählt hier nichts
fromthemoon-why-part_taken = gebaut
fromthemoon-why-part_missing = noch nicht gebaut
fromthemoon-why-part_improved = verbessert
fromthemoon-why-launched = gestartet
fromthemoon-why-no_cubes = keine Verbesserungswürfel
fromthemoon-why-other_approval = andere Freigabe
fromthemoon-why-construct_only = nur zum Bauen
fromthemoon-why-improve_only = nur zum Verbessern
fromthemoon-why-tile_used = genutzt
fromthemoon-why-not_in_chain = ausgelöst
fromthemoon-why-rover_full = kein Sitz frei
fromthemoon-why-no_recruits = keine mehr
fromthemoon-why-no_markers = kein Marker mehr
fromthemoon-why-nobody_to_train = niemand

## From the Moon: effects in signs; tight ones stand in the cells of the Moon

fromthemoon-short-or = { $first } oder { $second }
fromthemoon-short-when = { $when }: { $do }
fromthemoon-short-pay = { $goods }: { $rest }
fromthemoon-short-gain_any = +{ $n } nach Wahl
fromthemoon-short-score = +{ $n }Pkt
fromthemoon-short-recruit = { $n ->
        [one] anwerben
       *[other] { $n } anwerben
    }
fromthemoon-short-train = { $n ->
        [one] ausbilden
       *[other] { $n } ausbilden
    }
fromthemoon-short-greenhouse = { $n ->
        [one] Gewächshaus
       *[other] { $n } Gewächshäuser
    }
fromthemoon-short-upgrade = { $n ->
        [one] Gewächshaus verbessern
       *[other] { $n } Gewächshäuser verbessern
    }
fromthemoon-short-foundation = { $n ->
        [one] Fundament
       *[other] { $n } Fundamente
    }
fromthemoon-short-lab = { $n ->
        [one] Labor
       *[other] { $n } Labore
    }
fromthemoon-short-research = Sonderforschung
fromthemoon-short-activate = { $n } { $n ->
        [one] Labor
       *[other] Labore
    } auslösen
fromthemoon-short-remove_battery = -{ $n }Bat
fromthemoon-short-approve_any = Freigabe { $ships }
fromthemoon-short-approve_construct = bauen: { $ships }
fromthemoon-short-approve_improve = verbessern: { $ships }
fromthemoon-short-ship-europa = Europa
fromthemoon-short-ship-titan = Titan
fromthemoon-short-ship-mars = Mars
fromthemoon-short-ship-any = jedes Schiff
fromthemoon-short-per-specialists = Spezialist
fromthemoon-short-per-batteries = Batterie
fromthemoon-short-per-labs = Labor
fromthemoon-short-per-buildings = Gebäude
fromthemoon-short-per-links = Paar von Gebäuden
fromthemoon-short-per-improvements = verbessertes Teil
fromthemoon-short-per-missions = Missionsplättchen
fromthemoon-short-per-improved_greenhouses = verb. Gewächshaus
fromthemoon-short-per-achievements = Errungenschaft
fromthemoon-short-per-group = verbundenes Gebäude
fromthemoon-short-per-corner_buildings = eigenes Gebäude am Plättchen
fromthemoon-short-per-rival_rovers = fremder Rover daneben
fromthemoon-short-per-own_rovers = eigener Rover daneben
fromthemoon-tight-pay = { $goods }:{ $rest }
fromthemoon-tight-gain_any = +{ $n }beliebig
fromthemoon-tight-greenhouse = { $n ->
        [one] Gewächsh.
       *[other] { $n } Gewächsh.
    }
fromthemoon-tight-upgrade = { $n ->
        [one] Gewh. verb.
       *[other] { $n } Gewh. verb.
    }
fromthemoon-tight-foundation = { $n ->
        [one] Fund.
       *[other] { $n } Fund.
    }
fromthemoon-tight-approve_any = Frg.{ $ships }
fromthemoon-tight-approve_construct = Teil { $ships }
fromthemoon-tight-approve_improve = verb. { $ships }
fromthemoon-tight-ship-europa = Eur
fromthemoon-tight-ship-titan = Tit
fromthemoon-tight-ship-mars = Mar
fromthemoon-tight-ship-any = alle
fromthemoon-when-end = am Ende
fromthemoon-when-mission = Missionsplättchen nehmen
fromthemoon-when-improve = Schiffsteil verbessern
fromthemoon-when-foundation = Fundament bekommen
fromthemoon-when-lab = Labor legen
fromthemoon-when-recruit = Astronauten anwerben
fromthemoon-when-train = Spezialisten ausbilden
fromthemoon-when-greenhouse = Gewächshaus bekommen
fromthemoon-when-upgrade = Gewächshaus verbessern
fromthemoon-when-building = Gebäude bauen
fromthemoon-when-battery = Batterie bekommen
fromthemoon-when-send = Rover schicken
fromthemoon-when-send_corner = Rover auf Eckplättchen
fromthemoon-when-greenhouse_action = Gewächshausaktion
fromthemoon-when-team_action = Teamaktion
fromthemoon-when-build_action = Bauaktion

## From the Moon: a tile in full

fromthemoon-card-level = Stufe { $n }
fromthemoon-card-alone = allein
fromthemoon-card-from = ab { $n } Spielern
fromthemoon-card-cost = kostet { $cost }
fromthemoon-deck-terrain = Geländeplättchen
fromthemoon-deck-ship = Schiff
fromthemoon-deck-mission = Missionsplättchen
fromthemoon-deck-improvement = Verbesserung
fromthemoon-deck-token = Fähigkeit der Spezialisten
fromthemoon-deck-progress = Fortschrittsplättchen
fromthemoon-deck-lab = Labor
fromthemoon-deck-small = kleines Gebäude
fromthemoon-deck-level = Preis kleiner Gebäude
fromthemoon-deck-large = großes Gebäude
fromthemoon-deck-faction = Fraktion
fromthemoon-deck-faction_building = Fraktionsgebäude
fromthemoon-deck-setup = Aufbau
fromthemoon-deck-space = Feld des Spielertableaus
fromthemoon-deck-slot = Platz eines Fundaments
fromthemoon-deck-greenhouse = Gewächshaus
fromthemoon-deck-price = Preis
fromthemoon-deck-piece = Spielmaterial
fromthemoon-deck-limits = wie viel passt
fromthemoon-deck-scoring = Wertung
fromthemoon-deck-majority = Mehrheit
fromthemoon-deck-solo = Spiel allein
fromthemoon-deck-difficulty = Schwierigkeit
fromthemoon-deck-objective = Ziel
fromthemoon-deck-stage = Bonus allein
fromthemoon-deck-medal = Medaille
fromthemoon-deck-rover_card = Roverkarte
fromthemoon-deck-zone_card = Gebäudekarte
fromthemoon-faction-pioneers = Pioniere
fromthemoon-faction-cyborgs = Cyborgs
fromthemoon-faction-workers = Arbeiter
fromthemoon-faction-unifiers = Vereiner
fromthemoon-faction-architects = Architekten
fromthemoon-faction-biofarmers = Biofarmer
fromthemoon-faction-survivors = Überlebende
fromthemoon-faction-scholars = Gelehrte

## From the Moon: pages

fromthemoon-about-tiles = jedes Plättchen mit Effekt, Würfeln und Rover
fromthemoon-about-ships = die Teile der Schiffe, ihre Preise, und was ein Start bringt
fromthemoon-about-market = Labore und Gebäude, die zu haben sind, mit ihren Preisen
fromthemoon-about-labs = deine Labore und was sie tun
fromthemoon-about-goals = die Fortschrittsleiste, die Mehrheiten, die Ziele
fromthemoon-about-seats = alle Spieler in voller Länge
fromthemoon-about-send = wohin jeder Rover kann (auch: send 1 2-3)
fromthemoon-about-team = wen du anwerben und ausbilden kannst
fromthemoon-about-build = welche Gebäude du bauen kannst
fromthemoon-about-research = Fundament und Labore, die du nehmen kannst
fromthemoon-page-tile = Ort
fromthemoon-page-name = Name
fromthemoon-page-cubes = Würfel
fromthemoon-page-rover = Rover
fromthemoon-page-rover_n = Rover { $n }
fromthemoon-page-does = was es tut
fromthemoon-page-place = Platz
fromthemoon-page-lab = Labor
fromthemoon-page-surcharge = Aufpreis
fromthemoon-page-building = Gebäude
fromthemoon-page-cost = Kosten
fromthemoon-page-at = Ort
fromthemoon-page-space = Feld
fromthemoon-page-progress = Plättchen
fromthemoon-page-earns = bringt ★
fromthemoon-page-refill = Nachschub
fromthemoon-page-pawns = Figuren
fromthemoon-page-specialists = Spezialisten { $letter }*, { $name }:
fromthemoon-market-display = Auslage, oberste Reihe zuerst; ein Labor kostet seinen Preis und den Aufpreis
fromthemoon-market-stack = Stapel
fromthemoon-market-labs = der Labore: { $n }, in einer Reihenfolge, die niemand kennt
fromthemoon-market-greenhouses = Gewächshäuser
fromthemoon-market-row = { $n } in der Reihe, { $stack } im Stapel
fromthemoon-market-costs = ; von dort kostet es
fromthemoon-market-buildings = Gebäude, die du bauen kannst
fromthemoon-goals-refill = { $n } je Plättchen
fromthemoon-goals-done = geschehen
fromthemoon-goals-improved = { $n } verbessert
fromthemoon-goals-now = Jetzt: { $counts }
fromthemoon-goals-steps = Errungenschaften und Verbesserungen zählen in Stufen: Regel F17.20 und Regel F17.21 sagen, in welchen.
fromthemoon-goals-win = Du gewinnst, wenn alle drei Schiffe starten und alle Ziele erfüllt sind. Hunger, oder die Leiste zu früh zu verlassen, verliert das Spiel.
fromthemoon-seat-points = { $n } Punkte, { $final }, wenn das Spiel jetzt endete
fromthemoon-seat-faction = Fraktion
fromthemoon-seat-goods = Güter
fromthemoon-seat-energy = Energie { $n }/{ $all }
fromthemoon-seat-food = Nahrung
fromthemoon-seat-rover = Rover { $n }
fromthemoon-seat-recruits = Rekruten
fromthemoon-seat-left = übrig
fromthemoon-seat-greenhouses = Gewächsh.
fromthemoon-seat-houses = { $n } von { $spaces }, { $improved } verbessert
fromthemoon-seat-buildings = Gebäude
fromthemoon-seat-links = { $n } { $n ->
        [one] Paar
       *[other] Paare
    } nebeneinander
fromthemoon-seat-missions = Missionen
fromthemoon-seat-improved = verbessert
fromthemoon-seat-cubes = { $n } Würfel übrig
fromthemoon-seat-labs = Labore
fromthemoon-seat-no_foundation = kein Fundament
fromthemoon-seat-none = keine
fromthemoon-seat-nothing = nichts
fromthemoon-ships-launched = { $ship } ist gestartet
fromthemoon-ships-launched_on = { $ship } ist gestartet, mit der Figur auf Feld { $n }
fromthemoon-ships-pays = noch { $left } zu bauen; der Start bringt { $first } für die meisten Teile, { $second } für die zweitmeisten
fromthemoon-ships-alone = noch { $left } zu bauen; der Start bringt { $first } für 2 oder mehr eigene Verbesserungen, { $second } für 1
fromthemoon-ships-now = jetzt
fromthemoon-ships-part = Teil
fromthemoon-ships-mission = Mission
fromthemoon-ships-cost = Kosten
fromthemoon-ships-points = Pkt
fromthemoon-ships-built = Erbauer
fromthemoon-ships-improve = Ausbau
fromthemoon-ships-improved = Ausbauer
fromthemoon-ships-open = jetzt offen
fromthemoon-result-play = im Spiel
fromthemoon-result-most = meiste ★
fromthemoon-result-improved = verbessert
fromthemoon-result-goods = Güter
fromthemoon-result-stars = ★
fromthemoon-result-tiles = Gebäude
fromthemoon-result-score = Summe
fromthemoon-result-won = Du gewinnst mit { $n } Punkten.
fromthemoon-result-medal = Du gewinnst mit { $n } Punkten, Medaille: { $medal }.
fromthemoon-lost-hunger = Das Team war nicht zu ernähren: Das Spiel ist verloren.
fromthemoon-lost-too_late = Die Figur verließ die Leiste vor dem dritten Start: Das Spiel ist verloren.
fromthemoon-lost-unmet = Nicht jedes Ziel ist erfüllt: Das Spiel ist verloren.
fromthemoon-lost-other = Das Spiel ist verloren.

## From the Moon: signs

fromthemoon-sign-choice = 12  (12)
fromthemoon-sign-choice-about = eine Nummer zum Eingeben; in Klammern geht es nicht, und warum 12 sagt, warum
fromthemoon-sign-goods = M W P N E
fromthemoon-sign-goods-about = Metall, Wasser, Polymer, Nahrung, Energie; M ist auch ein grauer Astronaut, W ein blauer, P ein schwarzer
fromthemoon-sign-star = ★  Pkt  Bat
fromthemoon-sign-star-about = Errungenschaft, Punkt, Batterie; nach Wahl: ein Rohstoff deiner Wahl
fromthemoon-sign-players = A B C D  ×
fromthemoon-sign-players-about = die Spieler, nach Plätzen; × ist der Dummy im Spiel allein
fromthemoon-sign-rover = ▲A2
fromthemoon-sign-rover-about = Rover 2 von Spieler A auf einem Plättchen
fromthemoon-sign-building = ■A
fromthemoon-sign-building-about = ein Gebäude von Spieler A, auf der Ecke zwischen Plättchen; ○ ist ein freier Platz
fromthemoon-sign-cubes = MMP
fromthemoon-sign-cubes-about = die Würfel auf einem Plättchen: zweimal Metall, einmal Polymer
fromthemoon-sign-send = → 1 10 19
fromthemoon-sign-send-about = auf einem Plättchen: die Nummern, um Rover 1, 2 und 3 dorthin zu schicken; – für einen Rover, der unterwegs ist
fromthemoon-sign-specialist = W*
fromthemoon-sign-specialist-about = ein Spezialist: zwei Aufgaben, und die Fähigkeit seiner Farbe
fromthemoon-sign-effect = 1E: ausbilden
fromthemoon-sign-effect-about = was ein Plättchen tut: Hier kostet es 1 Energie, einen Spezialisten auszubilden
fromthemoon-sign-ship = Europa A Ab ·
fromthemoon-sign-ship-about = Teile eines Schiffes: von A gebaut; von A gebaut und von B verbessert; noch nicht gebaut
fromthemoon-sign-part = 7:MWN
fromthemoon-sign-part-about = ein Teil, das zu haben ist: sieben Punkte für Metall, Wasser und Nahrung
fromthemoon-sign-launch = Start 10/5: A10
fromthemoon-sign-launch-about = was der Start für die meisten und zweitmeisten Teile bringt, und wer es jetzt bekäme
fromthemoon-sign-sum = Σ, am Ende
fromthemoon-sign-sum-about = der Punktestand, wenn das Spiel jetzt endete
fromthemoon-sign-counts = 3/5
fromthemoon-sign-counts-about = Energie 3 von 5 Batterien; bei Laboren: 3 auf 5 Plätzen; bei der Figur: ihr Feld von sechs
fromthemoon-sign-team = 4 1*   2 1↑
fromthemoon-sign-team-about = vier Astronauten, einer davon Spezialist; zwei Gewächshäuser, eines davon verbessert
fromthemoon-sign-closed = ✗
fromthemoon-sign-closed-about = warum etwas nicht geht
fromthemoon-sign-turn = ▸
fromthemoon-sign-turn-about = wer am Zug ist

## From the Moon: what one player did, as parts of a sentence after the name

fromthemoon-event-sent = { $seat-you ->
        [yes] schickst
       *[no] schickt
    } Rover { $n } nach { $card }
fromthemoon-event-collected = { $seat-you ->
        [yes] sammelst
       *[no] sammelt
    } { $what }
fromthemoon-event-gained = { $seat-you ->
        [yes] bekommst
       *[no] bekommt
    } { $what }
fromthemoon-event-scored = { $seat-you ->
        [yes] erzielst
       *[no] erzielt
    } { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
fromthemoon-event-converted = { $seat-you ->
        [yes] tauschst
       *[no] tauscht
    } { $what }
fromthemoon-event-paid = { $seat-you ->
        [yes] zahlst
       *[no] zahlt
    } { $what }
fromthemoon-event-lost = { $seat-you ->
        [yes] verlierst
       *[no] verliert
    } { $what }
fromthemoon-event-greenhouse = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } ein Gewächshaus
fromthemoon-event-upgraded = { $seat-you ->
        [yes] verbesserst
       *[no] verbessert
    } ein Gewächshaus
fromthemoon-event-recruited = { $seat-you ->
        [yes] wirbst
       *[no] wirbt
    } einen { $colour }en Astronauten für Rover { $n } an
fromthemoon-event-trained = { $seat-you ->
        [yes] bildest
       *[no] bildet
    } einen { $colour }en Astronauten in Rover { $n } aus
fromthemoon-event-built = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card }
fromthemoon-event-used = { $seat-you ->
        [yes] nutzt
       *[no] nutzt
    } { $card }
fromthemoon-event-activated = { $seat-you ->
        [yes] aktivierst
       *[no] aktiviert
    } { $card }
fromthemoon-event-foundation = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } ein Fundament
fromthemoon-event-lab = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } { $card } aus der Auslage
fromthemoon-event-lab_placed = { $seat-you ->
        [yes] legst
       *[no] legt
    } { $card } auf { $row }-{ $column }
fromthemoon-event-constructed = { $seat-you ->
        [yes] baust
       *[no] baut
    } das Schiffsteil { $card }
fromthemoon-event-improved = { $seat-you ->
        [yes] verbesserst
       *[no] verbessert
    } Teil { $part } des Schiffes { $ship }
fromthemoon-event-gathered = { $seat-you ->
        [yes] holst
       *[no] holt
    } die Rover ein
fromthemoon-event-income = { $seat-you ->
        [yes] hast
       *[no] hat
    } Einkommen von { $card }
fromthemoon-event-fed = { $seat-you ->
        [yes] gibst
       *[no] gibt
    } dem Team { $n } Nahrung
