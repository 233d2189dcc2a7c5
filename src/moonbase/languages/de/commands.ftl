### German words of the command line: help, and what is refused before a game begins.
### The English is in the code: Phrase("refused.game", "unknown game ..."), the help of an option, the list of commands.

## Commands

about-serve = den Tisch im Browser öffnen, für dich, Freunde und Gegner
about-play = eine Partie im Terminal spielen
about-sim = Gegner viele Partien spielen lassen, mit Punkten und Siegen als Ergebnis
about-replay = eine aufgezeichnete Partie noch einmal zeigen oder prüfen
about-verify = prüfen, ob eine aufgezeichnete Partie fair ausgeteilt wurde: jede Ziehung wird noch einmal hergeleitet
about-archive = prüfen, ob sich alle Partien einer Datenbank noch nachspielen lassen
about-cards = die Karten zeigen, durchsuchen oder deine eigene Kartendatei prüfen
about-fuzz = zufällige Partien spielen und bei jedem Schritt jede Zusage der Engine prüfen
about-perft = Stellungen nach Tiefe zählen oder die erlaubten Aktionen der Reihe nach nennen
about-prove = den Server an seinen Zusagen messen: Geheimnisse, Abstürze, Austeilen und Last
about-bench = messen, wie schnell die Engine ist, auch im Vergleich mit anderen Bibliotheken
about-completion = ein Skript ausgeben, mit dem deine Shell Befehle, Spiele, Optionen und Dateien ergänzt

## Help of all commands

command-purpose = Moonbase spielt Brettspiele über die Besiedlung des Mondes, nach den vollständigen Regeln.
command-usage = Aufruf: moonbase [BEFEHL] [OPTIONEN]      ohne Befehl: serve; mit dem Namen eines Spiels oder mit --resume: play
command-commands = Befehle:
command-more_help = „moonbase BEFEHL --help“ erklärt einen Befehl. „moonbase --version“ nennt die Version und ob die Engine kompiliert ist.
command-examples = Beispiele:
command-in_order = { $flag }: { $file } ist in Ordnung; um damit zu spielen, starte dies in einem Terminal
command-play_game = { $game } im Terminal spielen
command-version = die Version nennen, und ob die Engine kompiliert ist
example-browser = der Tisch im Browser, nur auf diesem Rechner
example-network = ebenso, für das ganze Netz
example-game = eine Partie { $game } im Terminal
example-greedy = eine Partie { $game } gegen einen Raffke
example-alone = eine Partie allein
version-compiled = moonbase { $version }, kompiliert
version-interpreted = moonbase { $version }, interpretiert
ended-stopped = abgebrochen
ended-no_output = die Ausgabe lässt sich nicht schreiben ({ $why })
ended-defect = unerwarteter Fehler { $kind }: { $message } (MOONBASE_TRACEBACK=1 zeigt, wo)
list-or = { $first } oder { $last }

## Names that the examples make up

sample-card = destille
sample-other_card = drucker
sample-record = partie.txt
sample-records = --save partien
sample-results = turnier.jsonl
sample-tables = tische.sqlite
sample-cards = karten.toml
sample-other_cards = karten.toml
sample-bot = meine_bots:Vorsichtig

## Options: option-NAME, or option-COMMAND-NAME where commands mean different things by it

option-game = das Spiel: { $games }
option-usual = { $n } bei { $game }
option-set = deine eigene Kartendatei, über die Karten des Projekts gelegt
option-option = eine Spielvariante: eine Regel, die am Tisch anders sein darf
option-difficulty = in einer Partie allein: %(choices)s (sonst normal)
option-language = %(choices)s (sonst die Sprache deines Systems)
option-seed = gleiche Startwerte geben gleiche Partien (sonst %(default)s)
option-json = ein JSON-Objekt ausgeben
option-jobs = Prozesse (sonst einer je Kern)
option-file = die Aufzeichnung einer Partie

option-serve-host = die Adresse, an der der Server lauscht (sonst %(default)s: nur dieser Rechner)
option-serve-port = der Port (sonst 8000 oder der nächste freie)
option-serve-name = ein Name, unter dem dieser Server zu finden ist, etwa moon.example.org; mehrfach möglich
option-serve-db = wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://… (sonst in einer Datei von dir)
option-serve-bus = redis://…: wie sich mehrere Server an einem PostgreSQL gegenseitig wecken
option-serve-set = eine Kartendatei, mit der neue Tische gespielt werden; mehrfach möglich, eine je Spiel
option-serve-no-open = den Browser nicht öffnen
option-serve-page = die gebaute Seite, wenn sie nicht am üblichen Ort liegt
option-serve-workers = Prozesse, die denken (sonst einer weniger als Kerne)
option-serve-bots = eigene Gegner, die du anbietest, als modul:Klasse
option-serve-no-limits = niemanden bremsen und alles annehmen, was gebracht wird; für Messungen
option-serve-away-live = wie viele Sekunden jemand fort ist, bis eine Vertretung spielen darf (sonst %(default)s)
option-serve-away-turns = ebenso bei Partien Zug um Zug (sonst 3 Tage)
option-serve-connections = offene Verbindungen für eine Adresse (sonst %(default)s)
option-serve-tables-running = laufende Tische einer Person (sonst %(default)s)
option-serve-tables = Tische einer Person insgesamt (sonst %(default)s)
option-serve-address-tables-running = laufende Tische von einer Adresse (sonst %(default)s)
option-serve-address-tables = Tische von einer Adresse insgesamt (sonst %(default)s)
option-serve-log = %(choices)s: ab welcher Stufe etwas im Protokoll steht

option-play-players = wie viele am Tisch sitzen, du eingeschlossen (sonst { $usual })
option-play-bots = random, greedy oder deine eigenen als modul:Klasse, einer für alle oder je einer (sonst greedy)
option-play-seed = die Karten dieses Startwerts austeilen (sonst jedes Mal neue)
option-play-from = in einer gesicherten Stellung beginnen; du sitzt dort, wo sie wartet
option-play-resume = eine gesicherte Partie fortsetzen
option-play-name = dein Name am Tisch

option-sim-players = wie viele spielen (sonst je einer für jeden Namen bei --bots)
option-sim-bots = random, greedy oder deine eigenen als modul:Klasse; in der ersten Partie nach Plätzen, oder einer für alle
option-sim-no-rotate = sie bleiben auf diesen Plätzen; sonst rücken sie nach jeder Partie weiter
option-sim-games = wie viele Partien (sonst %(default)s)
option-sim-results = jede Partie an diese Datei anhängen, sobald sie endet; derselbe Befehl macht dort weiter
option-sim-save = die Aufzeichnung jeder Partie in diesen Ordner schreiben

option-replay-set = die Kartendatei der Partie, wenn die Aufzeichnung dessen Karten nicht enthält
option-replay-verify = nur prüfen, ob jeder Schritt zu der Stellung führt, die dort steht
option-replay-step = nach jeder Aktion eines Spielers auf Enter warten
option-replay-seat = erzählen, was dieser Platz sah (sonst, was alle sahen)

option-verify-commitment = was der Tisch vor der Partie als sein Versprechen zeigte
option-verify-set = die Kartendatei der Partie, wenn die Aufzeichnung dessen Karten nicht enthält

option-archive-what = jede Partie nachspielen und die nennen, die anders verliefen
option-archive-db = die Datenbank: eine Datei, sqlite:///DATEI oder postgresql://…
option-archive-json = ein JSON-Objekt mit der Zahl der Partien und den Befunden ausgeben

option-cards-search = nur Karten mit dieser Nummer oder mit diesen Wörtern im Namen
option-cards-sources = die Werte zählen, die bekannt und die rekonstruiert sind
option-cards-schema = erklären, was in einer Kartendatei stehen darf; mit --json als JSON Schema

option-fuzz-games = wie viele Partien insgesamt (sonst %(default)s)
option-fuzz-players = Spielerzahlen, reihum (sonst alle, die das Spiel erlaubt)
option-fuzz-json = ein JSON-Objekt mit Partien, Schritten und Befunden ausgeben
option-fuzz-save = die Aufzeichnung jedes Befunds in diesen Ordner schreiben

option-perft-players = wie viele spielen (sonst %(default)s)
option-perft-depth = Folgen von 1 bis D Aktionen zählen (sonst %(default)s)
option-perft-seed = zuerst mit diesem Startwert austeilen und ab der ersten Entscheidung eines Spielers zählen
option-perft-from = ab einer gesicherten Stellung zählen
option-perft-divide = die Zahl unter jeder ersten Aktion zeigen
option-perft-cap = bei C zu zählen aufhören
option-perft-actions = stattdessen die erlaubten Aktionen der ersten K Entscheidungen nennen

option-prove-proof = %(choices)s
option-prove-short = etwa zwei Minuten; ohne dies die lange Form, die in die Referenz kommt
option-prove-pairs = leaks: verglichene Nachrichten je Spiel (100000)
option-prove-kills = crash: wie oft der Server abgewürgt wird (1000)
option-prove-games = deals: ganze Partien über die Leitung (240)
option-prove-minutes = load: wie lange (20)
option-prove-db = crash: ein postgresql://…, leer oder von Moonbase (sonst ein eigenes)
option-prove-seed = gleiche Startwerte treffen gleiche Entscheidungen; was der Server zieht, bleibt seine Sache (sonst %(default)s)
option-prove-json = ein JSON-Objekt mit allen Zahlen ausgeben

option-bench-peers = catanatron und OpenSpiel in eine Wegwerf-Umgebung installieren und ebenfalls messen
option-bench-seconds = CPU-Sekunden je Durchgang, fünf Durchgänge je Zahl (sonst 1)
option-bench-players = wie viele spielen (sonst 3)

option-completion-shell = %(choices)s

## Names of values in help; commands and options are the same in every language

metavar-game = SPIEL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-dir = ORDNER
metavar-record = AUFZEICHNUNG
metavar-level = STUFE
metavar-level_level = GEGNER[,GEGNER...]
metavar-name_value = NAME=ZAHL
metavar-language = SPRACHE
metavar-id_or_name = NUMMER oder NAME
metavar-n_or_n_m = N oder N-M
metavar-proof = BEWEIS

## Words of argparse; %s and %(...)s stay

argparse-usage = Aufruf:{" "}
argparse-positional_arguments = Argumente
argparse-options = Optionen
argparse-show_this_help_message_and_exit = diese Hilfe zeigen
argparse-argument_argument_name_s_message_s = %(argument_name)s: %(message)s
argparse-ambiguous_option_option_s_could_match_matches_s = %(option)s kann mehreres heißen: %(matches)s
argparse-invalid_choice_value_r_choose_from_choices_s = „%(value)s“ gibt es nicht (zur Wahl: %(choices)s)
argparse-invalid_choice_value_r_maybe_you_meant_suggestion_r_choose_from_choices_s = „%(value)s“ gibt es nicht; meintest du „%(suggestion)s“? (zur Wahl: %(choices)s)
argparse-expected_one_argument = braucht einen Wert
argparse-expected_at_most_one_argument = nimmt höchstens einen Wert
argparse-expected_at_least_one_argument = braucht mindestens einen Wert
argparse-expected_s_argument = braucht %s Wert
argparse-expected_s_arguments = braucht %s Werte
argparse-invalid_type_s_value_value_r = „%(value)s“ ist als %(type)s nicht zu lesen
argparse-the_following_arguments_are_required_s = es fehlt noch: %s
argparse-one_of_the_arguments_s_is_required = eines davon muss dabei sein: %s
argparse-not_allowed_with_argument_s = geht nicht zusammen mit %s
argparse-ignored_explicit_argument_r = nimmt keinen Wert, auch nicht %r
argparse-unexpected_option_string_s = unerwartete Option: %s
argparse-unrecognized_arguments_s = unbekannte Argumente: %s

## What is refused

refused-how = („{ $command } --help“ zeigt, wie es geht)
refused-near = ; meintest du „{ $near }“?
refused-nearly = { $unknown }{ $meant }
refused-several = { $first } (und { $n } mehr; „moonbase cards“ mit diesem --set nennt alle)
refused-command = der Befehl „{ $name }“ ist unbekannt{ $hint }
refused-all_commands = ; moonbase --help nennt alle
refused-option = die Option „{ $given }“ ist unbekannt
refused-argument = das Argument „{ $given }“ ist unbekannt
refused-game = das Spiel „{ $name }“ ist unbekannt{ $hint }
refused-games = ; es gibt { $games }
refused-whole = erwartet wird eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“
refused-setting = erwartet wird Name=Zahl, nicht „{ $text }“
refused-commitment = erwartet werden 64 hexadezimale Ziffern, nicht „{ $text }“
refused-seconds = erwartet wird eine Zahl von Sekunden von 0.001 bis 600, nicht „{ $text }“
refused-player_counts = erwartet werden Spielerzahlen wie 2,3, nicht „{ $text }“
refused-player_range = --players: erwartet wird eine Zahl wie 3 oder ein Bereich wie 2-4, nicht „{ $text }“
refused-players = { $game } spielt man mit { $least } bis { $most } Personen, nicht mit { $asked }
refused-seated_range = --players: { $game } spielt man mit { $least } bis { $most } Personen, nicht mit { $text }
refused-seats = { $game }: { $least } bis { $most }
refused-no_game_seats = --players: kein Spiel spielt man mit { $n } Personen ({ $seats })
refused-bots_alone = --bots: in einer Partie allein gibt es keine Gegner
refused-bots_not_one = --bots: bei { $n } Personen braucht es 1 Gegner, nicht { $named }
refused-bots = --bots: bei { $n } Personen braucht es { $wanted } Gegner oder eine Stufe für alle, nicht { $named }
refused-no_option = die Option „{ $name }“ ist unbekannt; { $game } hat { $known }
refused-option_value = die Option { $name } hat einen der Werte { $values }, nicht { $value }
refused-two_difficulties = --difficulty { $level } heißt difficulty={ $value }, aber --option sagt difficulty={ $other }
refused-no_difficulty = --difficulty: bei { $game } gibt es das nicht
refused-difficulty_of_several = --difficulty: das gibt es nur in einer Partie allein, nicht bei { $n } Personen; --players 1 spielt allein
refused-two_beginnings = --resume und --from sagen beide, wo die Partie beginnt: gib nur eines davon an
refused-one_player = { $flag }: { $file } ist eine Partie mit 1 Person, nicht mit { $asked }
refused-other_players = { $flag }: { $file } ist eine Partie mit { $n } Personen, nicht mit { $asked }
refused-other_option = { $flag }: { $file } ist eine Partie mit { $name }={ $played }, nicht { $asked }
refused-other_bots = --resume: { $file } ist eine Partie gegen { $opponents }, nicht gegen { $asked }
refused-no_json = { $path }: das ist kein JSON und also keine Stellung (Zeile { $line }, Spalte { $column })
refused-position = { $path }: das ist keine Stellung, in der man spielen kann ({ $why })
refused-seat = --seat: die Partie hat die Plätze 0 bis { $last }, nicht { $seat }
refused-card_file = { $why }
refused-second_set = --set: { $file } ist eine zweite Kartendatei für { $game }; je Spiel gibt es eine
refused-schema = --schema erklärt jede Kartendatei eines Spiels; lass Namen, --set und --sources weg
refused-sources = --sources zählt alle Karten; lass den Namen weg
refused-no_shtab = completion braucht das Paket shtab: pip install 'moonbase[completion]'
refused-other_proof = --{ $option }: gehört zu „moonbase prove { $proof }“
refused-prove_db = --db: erwartet wird postgresql://…, nicht „{ $db }“; SQLite wird ohnehin geprüft
refused-page = --page: { $page } ist keine gebaute Seite, es gibt darin kein index.html

## Opponents

opponent-unknown = den Gegner „{ $level }“ gibt es nicht; zur Wahl: { $known } oder dein eigener als paket.modul:Klasse{ $hint }
opponent-failed = der Gegner { $level } ist gescheitert: { $why }
opponent-no_number = der Gegner { $level } antwortete mit { $answer }, das ist nicht die Nummer einer Aktion
opponent-illegal = der Gegner { $level } wählte { $answer }, das steht nicht in decision.actions()
opponent-unmade = der Gegner { $level } lässt sich nicht anlegen: { $why }
opponent-form = Gegner { $level }: erwartet wird paket.modul:Klasse, nicht „{ $place }“
opponent-no_module = Gegner { $level }: das Modul „{ $module }“ gibt es nicht, weder installiert noch in diesem Ordner
opponent-import = Gegner { $level }: sein Modul lässt sich nicht importieren: { $why }
opponent-late = Gegner { $level }: sein Modul ließ sich nicht innerhalb von { $seconds } Sekunden importieren
opponent-no_class = Gegner { $level }: sein Modul hat keine Klasse „{ $name }“{ $hint }
opponent-no_bot = Gegner { $level }: { $path } ist keine Unterklasse von moonbase.Bot
opponent-no_method = Gegner { $level }: { $path } hat keine Methode „choose“

## Records; words in quotes stand in the file

record-line = Zeile { $line }: { $message }
record-none = das ist nicht die Aufzeichnung einer Partie
record-format = diese Aufzeichnung hat das Format { $format }; dieses Programm liest die Formate 1 und 2
record-text = „{ $name }“ muss ein Text sein
record-number = „{ $name }“ muss eine ganze Zahl sein
record-options = „options“ muss ein Objekt mit ganzen Zahlen sein
record-seats = „seats“ muss eine Liste von Texten sein
record-cards = „cards“ muss ein Objekt mit „from“, dem Namen eines Kartensatzes, und „changes“ sein
record-stand_ins = „stand_ins“ muss eine Liste von Plätzen sein, jeder einmal und in ihrer Reihenfolge
record-deal = „deal“ muss ein Objekt mit „commitment“, „secret“ und „entropy“ sein
record-commitment = das Versprechen in „deal“ muss aus 64 hexadezimalen Ziffern bestehen
record-secret = das Geheimnis in „deal“ muss aus 64 hexadezimalen Ziffern bestehen
record-entropy = „entropy“ in „deal“ muss eine Liste von höchstens { $most } Beiträgen sein
record-contribution = ein Beitrag in „deal“ ist [PLATZ, 16 BIS 128 HEXADEZIMALE ZIFFERN, ZIEHUNGEN DAVOR], der Reihe nach
record-unlike_seats = „seats“ nennt { $seats } Spieler, „players“ sagt { $players }
record-breaks_off = hier bricht die Aufzeichnung ab: die Schlusszeile „end“ oder „open“ fehlt
record-half_line = die Aufzeichnung bricht mitten in dieser Zeile ab
record-after_closing = nach der Schlusszeile „{ $word }“ darf nichts mehr kommen
record-closing = die Schlusszeile braucht { $n } Punktzahlen und { $n } Plätze
record-step = erwartet wird „NUMMER PLATZ AKTION #FINGERABDRUCK“, nicht „{ $line }“
record-moved = erwartet wird Aktion { $expected }, nicht { $found }: eine Zeile fehlt oder wurde verschoben
record-no_draw = @{ $draw } zählt eine Ziehung, aber hier zieht niemand
record-falling_draws = auf Ziehung @{ $before } folgt @{ $draw }: die Nummern der Ziehungen steigen
record-other_game = eine Partie { $game }, nicht { $here }
record-rules = gespielt nach Version { $version } der Regeln, die dieses Programm nicht kennt
record-other_cards = mit anderen Karten gespielt (Satz { $there }, hier { $here }); nenne ihre Kartendatei mit --set
record-unplayable = so lässt sich hier nicht spielen ({ $why })
record-position_players = eine Stellung von { $here } Spielern in der Aufzeichnung einer Partie von { $players }
record-differs = nach „{ $action }“ ist die Stellung #{ $found }, und die Aufzeichnung sagt #{ $told }
record-after_end = „{ $action }“ kommt nach dem Ende der Partie
record-other_seat = { $seat } spielt „{ $action }“, aber { $waiting } ist am Zug
record-illegal = „{ $action }“ ist hier nicht erlaubt
record-early_end = die Aufzeichnung endet vor der Partie
record-over = die Partie ist zu Ende, und die Aufzeichnung nennt sie offen
record-result = die Partie endet mit den Punkten { $scores } und den Plätzen { $places }, und die Aufzeichnung sagt { $told_scores } und { $told_places }

## Results of sim

results-none = das sind keine Ergebnisse von moonbase sim
results-other = das sind Ergebnisse einer anderen Reihe von Partien: { $name } ist dort { $there } und hier { $here }
results-line = Zeile { $n } ist keine Partie dieser Reihe

## The report of sim

sim-opponent = Gegner
sim-seat = Platz
sim-difference = Unterschied
sim-wins = Sieg %
sim-score = Punkte Ø
sim-interval = 95-%-Intervall
sim-kept_seats = Niemand wechselte den Platz: Diese Zahlen gelten für Gegner und Platz zusammen.
sim-no_interval = Intervalle brauchen zwei Durchgänge.
sim-no_game = Abgebrochen, bevor eine Partie zu Ende war.
sim-decimal = ,
sim-thousands = { "." }
sim-bronze = Bronze
sim-silver = Silber
sim-gold = Gold
sim-hunger = durch Hunger
sim-too_late = zu spät
sim-unmet = Ziele offen
sim-alone = { $games } { $game } allein, Startwert { $seed }
sim-head = { $games } { $game } mit { $players } Spielern, Startwert { $seed }
sim-round = 1 Durchgang zu { $n } Partien mit denselben Karten, jeder Gegner einmal auf jedem Platz
sim-rounds = { $rounds } Durchgänge zu { $n } Partien mit denselben Karten, jeder Gegner einmal auf jedem Platz
sim-rest = und { $games } aus einem unvollständigen Durchgang
sim-rests = und { $games } aus { $n } unvollständigen Durchgängen
sim-no_round = kein vollständiger Durchgang zu { $n } Partien mit denselben Karten
sim-share = Siege gelten für einen Platz: Bei gleicher Stärke wären es { $share } %.
sim-between = { $low } bis { $high }
sim-medians = Punkte des Siegers { $score }, Vorsprung { $margin } (Mediane)
sim-rate = { $n } Entscheidungen in { $cpu } CPU-Sekunden ({ $rate } je Sekunde)
sim-won = { $n } gewonnen
sim-lost = { $n } verloren
sim-median = Median { $score } Punkte
sim-records = Die Aufzeichnungen liegen in { $folder }.
sim-more = Derselbe Befehl spielt noch { $games }: In { $file } stehen diese.

## Bars, and what fuzz, archive and perft found

progress-playing = Partien laufen
progress-checking = wird geprüft
progress-replaying = wird nachgespielt
count-game = 1 Partie
count-games = { $n } Partien
count-step = 1 Schritt
count-steps = { $n } Schritte
count-no_finding = kein Befund
count-finding = 1 Befund
count-findings = { $n } Befunde
count-stopped = Abgebrochen, gespielt: { $n } von { $games }.
fuzz-finding = { $players } Spieler, Startwert { $seed }: { $law }
fuzz-before = vor „{ $action }“, nach dieser Partie:
archive-finding = { $table } ({ $game }), Ereignis { $event }: { $why }
archive-differ = { $games }, { $n } würden anders verlaufen
archive-same = { $games }, alle verlaufen wie damals
perft-all = zusammen
perft-more = oder mehr

## Whether a deal was fair

verify-fair = fair: { $draws } aus dem Geheimnis, das versprochen war
verify-seeded = im Terminal ausgeteilt aus Startwert { $seed }: { $draws } daraus
verify-one_draw = 1 Ziehung folgt
verify-draws = { $n } Ziehungen folgen
verify-one_taken_back = { $fair }; 1 weitere Ziehung wurde zurückgenommen
verify-taken_back = { $fair }; { $n } weitere Ziehungen wurden zurückgenommen
verify-unfair = nicht fair: { $why }
verify-unknown = lässt sich nicht prüfen: { $why }
verify-no_deal = diese Aufzeichnung sagt nicht, woraus ausgeteilt wurde
verify-position = diese Aufzeichnung beginnt mit einer Stellung, und niemand kann sagen, wie die Karten davor ausgeteilt wurden
verify-no_secret = diese Aufzeichnung hat kein Geheimnis, das zu einem Versprechen passen könnte: die Partie wurde im Terminal ausgeteilt
verify-recorded = das Geheimnis ist nicht das versprochene: sein Versprechen ist { $made }, und die Aufzeichnung nennt { $recorded }
verify-told = das Geheimnis ist nicht das versprochene: sein Versprechen ist { $made }, und dir wurde { $told } genannt
verify-drawn = Schritt { $n }: gezogen wurde „{ $drawn }“, und es folgt „{ $derived }“
verify-no_number = Schritt { $n }: „{ $drawn }“ wurde gezogen, ohne die Nummer einer Ziehung

## The server

server-at = Moonbase ist unter { $address } zu finden und bewahrt seine Tische in { $db } auf; Strg-C beendet es.
server-no_page = Die Seite für den Browser fehlt: „make page“ baut sie, und jedes Paket von Moonbase bringt sie mit.
server-programs_only = { $lacking } Bis dahin können hier nur Programme spielen.
server-port = --port: { $port } lässt sich an { $host } nicht benutzen; ohne --port wird der nächste freie genommen
server-host = --host: an { $host } kann der Server nicht lauschen
server-db = --db ist sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME, nicht „{ $address }“
server-no_postgres = PostgreSQL braucht zwei Pakete mehr: pip install 'moonbase[scale]'
server-silent = die Datenbank antwortet nicht: { $why }
server-unread = { $path }: lässt sich nicht als Datenbank lesen ({ $why })
server-unreadable = die Datenbank lässt sich nicht lesen: { $why }
server-unopened = { $path }: lässt sich nicht als Datenbank öffnen ({ $why })
server-damaged = { $path }: diese Datenbank ist beschädigt oder gar keine; spiele eine Kopie zurück oder nenne eine andere mit --db
server-older = diese Datenbank hat ein älteres Schema ({ $found }, hier { $here }); „moonbase serve“ bringt es beim Start auf den neuesten Stand
server-newer = diese Datenbank stammt von einem neueren Moonbase (Schema { $found }, hier { $here })
server-served = ein anderes Moonbase benutzt { $path } schon; nenne eine andere Datei mit --db
server-served_at = ein anderes Moonbase benutzt { $path } schon, unter { $where }; nenne eine andere Datei mit --db
