### The words of the page in German. Whoever asks for "seat.open" gets the message seat-open.

## Everywhere

you = Du
guest = Gast
back = Zurück
close = Schließen
done = Fertig
menu = Menü
undo = Rückgängig
redo = Wiederholen
rules = Regeln
gallery = Karten
theme = Hell oder dunkel
loading = Der Tisch wird gedeckt
hint = Tipp

title-turn = Du bist dran

error-offline = Der Server ist nicht zu erreichen.
error-server = Der Server antwortet mit Fehler { $n }.
error-refused = Das ging nicht.

nowhere-title = Nichts als Staub
nowhere-text = Diese Seite gibt es nicht.

other-title = Ein Spiel, das diese Seite nicht kennt
other-text = Lade die Seite neu: Vielleicht ist der Server neuer. Jedes Spiel lässt sich auch im Terminal spielen: moonbase play.

live-turn = Du bist am Zug.
live-asked = Eine Karte fragt dich etwas.

lost-title = Verbindung verloren
lost-safe = Nichts ist verloren. Neuer Versuch in { $n } s.
lost-refused = Der Tisch hat die Leitung geschlossen.
lost-now = Jetzt versuchen
lost-reload = Neu laden

menu-copied = Kopiert
menu-home = Zur Startseite

theme-system = wie das System
theme-light = hell
theme-dark = dunkel

taste-theme = Farben
taste-language = Sprache
taste-sounds = Töne

time-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
time-hours = { $n } Std.
time-minutes = { $n } Min.
time-seconds = { $n } s
time-days-unit = Tage
time-hours-unit = Stunden
time-minutes-unit = Min.
time-seconds-unit = s

## Refusals of the server, by their key


## Goods, Flags, colours and decks

good-energy = Energie
good-water = Wasser
good-bio = Bio
good-metal = Metall
good-rover = Rover
good-heart = Herz

goodMany-rover = Rover
goodMany-heart = Herzen

flag-industry = Industrie
flag-housing = Wohnen
flag-transport = Verkehr
flag-food = Essen
flag-science = Forschung
flag-none = noch niemand
flag-tie = Gleich viele Flaggen und Rover: niemand gewinnt, die Herzen bleiben
flag-tie-short = Patt: niemand
flag-reward =
    { $n ->
        [one] { $n } Herz für den, der am Ende der Ära führt
       *[other] { $n } Herzen für den, der am Ende der Ära führt
    }
flag-lead = { $name } führt um { $n }
flag-lead-you = Du führst um { $n }
flag-lead-short = führt mit { $n }
flag-rovers-short = Rover { $mine }:{ $next }
flag-rovers = Gleichstand: { $name } führt mit { $mine } Rovern zu { $next }
flag-rovers-you = Gleichstand: du führst mit { $mine } Rovern zu { $next }

colour-blue = Produktion
colour-yellow = Flaggen
colour-pink = Wendekarte
colour-grey = Wertung
colour-red = Obelisk

kind-pink = Wenden
kind-grey = Wertung
kind-red = Besonderes

deck-base = Basis
deck-expedition = Expedition
deck-first_expedition = Erste Expedition
deck-reputation = Ansehen
deck-structure = Bauwerk
deck-terrain = Geländeplättchen
deck-ship = Schiff
deck-mission = Missionsplättchen
deck-improvement = Verbesserung
deck-token = Fähigkeit der Spezialisten
deck-progress = Fortschrittsplättchen
deck-lab = Labor
deck-small = Kleines Gebäude
deck-level = Preis kleiner Gebäude
deck-large = Großes Gebäude
deck-faction = Fraktion
deck-faction_building = Fraktionsgebäude
deck-setup = Aufbau
deck-space = Feld des Spielertableaus
deck-slot = Platz eines Fundaments
deck-greenhouse = Gewächshaus
deck-price = Preis
deck-piece = Spielmaterial
deck-limits = Wie viel passt
deck-scoring = Wertung
deck-majority = Mehrheit
deck-solo = Spiel allein
deck-difficulty = Schwierigkeit
deck-objective = Ziel
deck-stage = Bonus allein
deck-medal = Medaille
deck-rover_card = Roverkarte
deck-zone_card = Gebäudekarte

shelf-moon = Der Mond
shelf-ships = Schiffe
shelf-labs = Labore
shelf-buildings = Gebäude
shelf-factions = Fraktionen
shelf-track = Fortschritt
shelf-board = Spielertableau
shelf-solo = Allein
shelf-box = In der Schachtel

per-corner_buildings = je Gebäude an Ecken
per-rival_rovers = je Rivale daneben
per-own_rovers = je eigener daneben

## Where card values come from

source-rulebook = aus dem Regelheft
source-public = von einer öffentlichen Seite
source-but = { $source }: { $what }
source-deduced = abgeleitet
source-reconstructed = rekonstruiert
source-owner = Karte des Besitzers

sourceWord-rulebook = Aus dem Regelheft
sourceWord-deduced = Abgeleitet
sourceWord-reconstructed = Von uns
sourceWord-public = Von einer öffentlichen Seite
sourceWord-owner = Vom Besitzer

field-name = Name
field-players = Spielerzahl
field-copies = Anzahl
field-cost = Preis
field-level = Stufe
field-ship = Schiff
field-faction = Fraktion
field-batteries = Batterien
field-start = Start
field-greenhouses = Gewächshäuser
field-position = Platz
field-place = Tableau
field-do = Wirkung
field-when = Ereignis
field-first = Hauptbonus
field-second = Zweitbonus
field-launch = Felder
field-owner = Besitz
field-seats = Sitze
field-refill = Nachschub

honest-what = Moonbase setzt die Regeln zweier veröffentlichter Spiele um, unabhängig, inoffiziell und ohne Verbindung zu ihren Verlagen.
honest-values = Von den { $values } Werten auf Karten und Plättchen von { $game } sind { $known } bekannt und { $rest } rekonstruiert; wer die Schachtel besitzt, berichtigt jeden davon
honest-all = Alle { $values } Werte auf Karten und Plättchen von { $game } sind hier bekannt; wer die Schachtel besitzt, berichtigt jeden davon
honest-how = in zehn Minuten

own-title = Deine eigenen Karten
own-correct = Du besitzt die Schachtel? Berichtige diese Karte
own-lead = Die meisten gedruckten Werte sind nicht öffentlich. Wir haben sie rekonstruiert, soweit etwas bekannt ist. Wer die Schachtel besitzt, weiß es besser: Eine kurze Textdatei setzt die gedruckten Werte ein, und das dauert zehn Minuten.
own-1-title = Finde eine Karte, die abweicht
own-1-text = Öffne eine Karte in der Galerie. Darunter stehen ihre Kennung und woher jeder Wert kommt. Ein rekonstruierter Wert kann von deiner Karte abweichen.
own-2-title = Schreib auf, was gedruckt ist
own-2-text = Öffne einen einfachen Texteditor. Schreib die Kennung und die Werte, die abweichen, wie in diesem Beispiel, und speichere es als my-box.toml. Was du weglässt, bleibt, wie es ist.
own-3-title = Bring die Datei mit
own-3-text = Wähle auf der ersten Seite Karten, dann Kartendatei mitbringen. Die Datei wird sofort geprüft. Was falsch ist, steht Zeile für Zeile da, mit der Karte und dem Wert.
own-4-title = Spiel damit
own-4-text = Alle an deinem Tisch spielen mit deinen Karten. Wer den Server betreibt, kann sie allen anbieten: moonbase serve --set my-box.toml.
own-5-title = Teile sie
own-5-text = Schick die Datei deinen Freunden, und dem Projekt als Berichtigung. Sie enthält nur Werte: kein Bild und keinen Satz einer Karte.

## Games and levels of opponents

game-moon = Moon
game-fromthemoon = From the Moon

gameText-moon = Baue eine Siedlung. 2 bis 5 Personen, 45 bis 90 Min.
gameText-fromthemoon = Rover, Labore, drei Schiffe. Allein bis zu viert, etwa 90 Min.

level-random = Zufällig
level-greedy = Gierig
level-planner = Planer

## Home

home-motto = Zwei Brettspiele vom Mond, ein Tisch.
home-new = Neues Spiel
home-clicks = drei Klicks, dann spielst du
home-game = Spiel
home-seats = Plätze
home-start = Start
home-starting = Es geht los
home-firstSeat = erster Platz
home-opponent = Gegner
home-open = Freier Platz
home-openText = Freunde per Link
home-change = Wer auf Platz { $n } sitzt
home-changeHint = Gegner oder Freund: zum Wählen klicken
home-opponentOf = Gegner: { $level }
home-openFull = Freier Platz: ein Freund per Link
home-alone = Du spielst allein gegen die Ziele des Solospiels.
home-drop = Platz { $n } entfernen
home-goAlone = Allein spielen
home-objectives =
    { $n ->
        [one] Erfülle { $n } Ziel und starte alle drei Schiffe.
       *[other] Erfülle { $n } Ziele und starte alle drei Schiffe.
    }
home-add = Platz dazu
home-pace = Tempo
home-takeBack = Zurücknehmen
home-takeBackText = Bis zum Aufdecken
home-takeBackPeople = Weiter, wenn alle wollen
home-clock = { $bank } + { $increment }
home-printed = Wie gedruckt
home-reconstructed = Rekonstruiert, von dir zu berichtigen
home-honest = Inoffiziell · Regeln wie gedruckt · Karten rekonstruiert
home-rulings =
    { $n ->
        [one] { $n } Regel geändert
       *[other] { $n } Regeln geändert
    }
home-difficulty = Schwierigkeit
home-mine = Meine Spiele
home-wait =
    { $n ->
        [one] { $n } wartet auf dich
       *[other] { $n } warten auf dich
    }
home-waitsFor = { $name } ist am Zug
home-solo = allein
home-over = beendet
home-unfinished = unfertig
home-paste = Link eines Tisches einfügen
home-join = Los
home-wrongLink = Das ist kein Link zu einem Tisch.
home-more = Lernen und schauen

welcome-title = Willkommen auf dem Mond
welcome-start = Drücke Start und spiele. Kein Konto, nichts zu installieren.
welcome-learn = Zum ersten Mal hier?
welcome-steps-moon = Moon in acht kurzen Schritten
welcome-steps-fromthemoon = From the Moon in zehn kurzen Schritten
welcome-link = Eingeladen? Füge den Link unten ein oder öffne ihn einfach.

name-title = Dein Name
name-label = Name am Tisch
name-save = Sichern
name-text = Kein Konto: dieser Browser merkt sich dich.

device-title = Auf einem anderen Gerät spielen
device-text = Der Link macht auch jenes Gerät zu deinem, mit allen deinen Plätzen. Er gilt einmal, einen Tag lang.
device-make = Link erstellen
device-link = Link für ein anderes Gerät

identity-asks = Wer bist du hier?
identity-switchText = Damit bist du in diesem Browser { $name }. Jetzt bist du hier { $me }.
identity-continueText = Damit bist du in diesem Browser { $name }, mit allen Plätzen von { $name }.
identity-safe = { $me } bleibt in Reichweite: Du kannst jederzeit zurück.
identity-stay = { $me } bleiben
identity-notNow = Jetzt nicht
identity-switch = Zu { $name } wechseln
identity-change = Wechseln
identity-continue = Als { $name } weiter
identity-now = Du bist jetzt { $name }.
identity-back = Zurück zu { $name }
identity-others = Wer du in diesem Browser noch bist
identity-save = Wer ich bin, sichern
identity-saveText = Ein Schlüssel, der jeden Browser zu deinem macht, mit allen deinen Plätzen, falls dieser dich vergisst. Wer ihn hat, ist du: Behalte ihn für dich.
identity-show = Meinen Schlüssel zeigen
identity-key = Mein Schlüssel
identity-copy = Kopieren
identity-download = Als Datei sichern
identity-file =
    Moonbase: Dieser Schlüssel macht jeden Browser zu { $name } auf { $place }
    Öffne ihn dort unter deinem Namen, und behalte ihn für dich.
identity-saved = Ich habe einen Schlüssel
identity-paste = Gesicherten Schlüssel einfügen
identity-open = Öffnen
identity-fromFile = Seine Datei öffnen
identity-noKey = Darin ist kein Schlüssel.
identity-already = Du bist hier schon { $name }.

company-title = Am Tisch
company-you = { $name } (du)
company-leave = Vertretung für mich
company-watch = Link zum Zuschauen

## A new game

options-text = Wo die gedruckten Regeln etwas offen lassen, darf der Tisch wählen.
options-default = üblich
options-title = Auslegungen an diesem Tisch

switch-fresh_discard = Der Ablagestapel beginnt
switch-fresh_discard-0 = mit einer Karte, nur in Ära I
switch-fresh_discard-1 = mit einer Karte, in jeder Ära
switch-flag_minimum = Eine Flaggenart gewinnen
switch-flag_minimum-0 = geht ohne Flagge: Rover entscheiden den Gleichstand bei null
switch-flag_minimum-1 = verlangt mindestens eine Flagge
switch-expedition_moves = Nach einer Ära rückt die Erste Expedition
switch-expedition_moves-1 = um einen Platz
switch-expedition_moves-2 = um zwei Plätze
switch-building_price = Ein Gebäude durch einen Geländeeffekt
switch-building_price-0 = kostet nichts weiter
switch-building_price-1 = zahlt den dort gedruckten Preis
switch-part_research = Sonderforschung folgt
switch-part_research-0 = nur auf Verbessern
switch-part_research-1 = auch auf den Bau eines Teils
switch-rover_seats = Ein Rover hat
switch-rover_seats-3 = drei Sitze
switch-rover_seats-4 = vier Sitze
switch-foundation_order = Fundamente werden gefüllt
switch-foundation_order-0 = von links oben nach rechts unten
switch-foundation_order-1 = Spalte für Spalte
switch-outer_corners = Die vier äußeren Ecken des Rasters
switch-outer_corners-0 = bleiben leer
switch-outer_corners-1 = sind Bauplätze
switch-choose_factions = Fraktionen werden
switch-choose_factions-0 = ausgeteilt
switch-choose_factions-1 = gewählt, wer zuletzt dran ist zuerst
switch-small_tiles = Kleine Gebäude
switch-small_tiles-0 = ein Zug für alle
switch-small_tiles-1 = jeder zieht
switch-small_tiles-2 = jeder zieht eins mehr je Stufe und behält den Rest
switch-difficulty = Schwierigkeit
switch-difficulty-0 = leicht
switch-difficulty-1 = normal
switch-difficulty-2 = schwer
switch-difficulty-3 = Experte

clock-none = Ohne Uhr
clock-noneText = in einem Zug oder über Tage
clock-quick = Zügig
clock-calm = Gemächlich
clock-days = Über Tage
clock-bank = Zeit für jeden
clock-increment = Dazu je Zug
clock-grace = Frist, wer fort ist
clock-unit = { $what }: Einheit
clock-text = Abgelaufene Zeit beendet nichts von selbst: Die anderen dürfen dann eine Vertretung weiterspielen lassen.
clock-left = { $name }: noch { $time }
clock-runs = { $name }: noch { $time }, läuft
clock-out = { $name }: keine Zeit mehr
clock-awayLeft = { $name } ist fort: noch { $time } Frist
clock-grace-short = Frist

pace-title = Wie spielt ihr?
pace-live = Zur selben Zeit
pace-turns = Zug um Zug, über Tage
pace-liveText = wer 3 Minuten fort ist, kann vertreten werden
pace-turnsText = wer 3 Tage fort ist, kann vertreten werden

sets-title = Karten
sets-text = Wer die Schachtel besitzt, kann mit den gedruckten Werten spielen: eine Kartendatei mitbringen, und alle am Tisch spielen damit.
sets-project = Moonbase-Karten, rekonstruiert
sets-host = hier angeboten
sets-bring = Kartendatei mitbringen
sets-checking = Jede Karte wird geprüft …
sets-long = Eine Kartendatei hat höchstens 128 KB.

set-title = Karten eines Besitzers

## Invitations and spectators

invite-title = Lade deine Freunde ein
invite-text = Jeder Link öffnet einen Platz, einmal. Der letzte ist zum Zuschauen.
invite-seat = Link für Platz { $n }
invite-watch = Link zum Zuschauen
invite-copy = Kopieren
invite-go = Zum Tisch

join-title = Ein Platz ist für dich frei
join-invites = { $name } lädt dich zu { $game } ein
join-table = Am Tisch
join-yours = Dein Platz
join-as = Du setzt dich als { $name }.
join-over = Diese Partie ist zu Ende.
join-failed = Hier ist kein Platz für dich
join-sit = Hinsetzen
join-watch = Den Tisch ansehen

watch-title = An einem Tisch zuschauen
watch-text = Wer den Link eines Tisches hat, darf zuschauen. Hände bleiben verdeckt.
watch-go = Zuschauen

## Records and card files that somebody brought

record-open = Aufzeichnung öffnen
record-checking = Jeder Schritt wird geprüft …
record-long = Eine Aufzeichnung hat höchstens 2 MB.

brought-open = Mitgebracht
brought-title = Was du mitgebracht hast
brought-text = Aufzeichnungen und Kartendateien bleiben auf diesem Server, bis du sie löschst.
brought-records = Aufzeichnungen
brought-sets = Kartendateien
brought-space = { $n } von { $most }, { $size } von { $room }
brought-free = { $n }, { $size }
brought-none = Keine.
brought-all = Alle { $n } zeigen
brought-more = Nur die letzten { $n } sind zu sehen.
brought-forGames =
    { $n ->
        [one] Mit { $n } gelöschten Kartendatei wurde gespielt, und die Partien behalten sie: Nur die Größe zählt noch mit.
       *[other] Mit { $n } gelöschten Kartendateien wurde gespielt, und die Partien behalten sie: Nur die Größe zählt noch mit.
    }
brought-delete = Löschen
brought-deleteOf = { $name } löschen
brought-keep = Behalten
brought-sure-record = Endgültig löschen?
brought-sure-set = Löschen? Partien damit gehen weiter.
brought-look = Zeigen, was du mitgebracht hast

## Learning and rules

learn-moon-1 = Führe drei Ären lang eine Siedlung auf dem Mond. Die meisten Herzen gewinnen.
learn-moon-2 = Deine Basis und deine blauen Karten produzieren zu Beginn jeder Ära.
learn-moon-3 = Nimm in jedem Zug eine Karte der Hand: baue sie, oder verwerte sie für die Güter an ihrem Fuß. Dann gehen die Hände nach links.
learn-moon-4 = Parke einmal je Zug einen Rover auf der Karte eines anderen: sie leiht dir, was sie gibt. Der Rover gehört dann ihm.
learn-moon-5 = Gelbe Karten zeigen Flaggen. Sie öffnen andere Karten, und die meisten einer Art gewinnen jede Ära ihre Herzen.
learn-moon-6 = Rosa Karten wendet man einmal je Ära, graue werten, rote Obelisken biegen den Lauf der Hände.
learn-moon-7 = Nimm ein Ansehen, eins je Zug, sobald du es erfüllst. Jedes gibt es einmal.
learn-why = Minzgrün heißt: du darfst. Was gesperrt ist, sagt dir warum, und was es öffnet.
learn-start = Ein Spiel starten
learn-fromthemoon-1 = Deine drei Rover bringen Astronauten auf die Felder des Mondes. Ein grauer nimmt Metall, ein blauer Wasser, ein schwarzer Polymer.
learn-fromthemoon-2 = Ein Zug ist eine Aktion: einen Rover senden, Gewächshäuser, Team oder Forschung entwickeln, ein Gebäude bauen oder einholen.
learn-fromthemoon-3 = Sind alle drei Rover draußen, darfst du einholen: Sie kommen heim, Einkommen kommt herein, die Batterien werden geladen, und alle essen.
learn-fromthemoon-4 = Eine Freigabe lässt dich ein Schiffsteil bezahlen oder verbessern. Beides zählt Punkte, und wer am meisten gebaut hat, wird beim Start belohnt.
learn-fromthemoon-5 = Ein Spezialist erledigt zwei Aufgaben, wo die anderen eine erledigen, und hat die Fähigkeit seiner Farbe.
learn-fromthemoon-6 = Ein neues Labor löst jedes Labor seiner Reihe und seiner Spalte aus, in beliebiger Folge.
learn-fromthemoon-7 = Ein Gebäude steht, wo Felder sich treffen, und nutzt sofort eines davon. Kleine zahlen bei jedem Einholen.
learn-fromthemoon-8 = Das Plättchen unter deiner Figur nennt, was jetzt eine Errungenschaft bringt. Sechsmal Einholen eines Spielers oder der dritte Start beendet das Spiel.
learn-fromthemoon-9 = Allein gewinnst du, wenn alle drei Schiffe starten und deine Ziele erfüllt sind, bevor deine Figur die Leiste verlässt.
learn-title-moon = Moon lernen
learn-title-fromthemoon = From the Moon lernen

rule-missing = Diese Regel ist nicht zur Hand.

rules-all = Alle Regeln
rules-none = In keiner Regel stehen diese Worte.
rules-search = In den Regeln suchen
rules-title-moon = Regeln von Moon
rules-title-fromthemoon = Regeln von From the Moon

gallery-search = Karten nach Name, Text oder Kennung suchen
gallery-by = Name, Text oder Kennung
gallery-none = Hier hat keine Karte diese Wörter.
gallery-all = Alle Karten
gallery-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

keys-tiles = über die Felder
keys-corners = über die Ecken
keys-actions = eine der sechs Aktionen
keys-surface = zur Mondoberfläche
keys-title = Tasten
keys-letters = Buchstaben gelten als Tasten
keys-tab = von Bereich zu Bereich
keys-arrows = innerhalb eines Bereichs
keys-enter = wählen, nochmals bestätigt
keys-a = verwerten
keys-r = einen Rover parken
keys-f = eine Karte wenden
keys-e = die Expedition nutzen
keys-c = ein Ansehen nehmen
keys-digits = eine Frage beantworten
keys-w = warum nicht
keys-space = eine Karte groß zeigen
keys-z = zurücknehmen
keys-sz = wiederholen
keys-n = Zug beenden
keys-h = Tipp eines Gegners
keys-d = die Schublade am Rand
keys-l = Verlauf
keys-q = diese Tasten
keys-esc = zurück
keys-step = einen Schritt zurück oder weiter
keys-turn = einen Zug zurück oder weiter
keys-ends = an den Anfang oder das Ende
keys-play = abspielen und anhalten

## A fair deal

deal-promised = Das Austeilen steht fest: Versprechen { $commitment }.
deal-kept = Das Austeilen stand vor der ersten Karte fest: Versprechen { $commitment }.
deal-changed = Der Server hat sein Versprechen geändert: erst war es { $first }, jetzt ist es { $commitment }.
deal-unlike = Das Geheimnis, das der Server zeigt, passt nicht zu seinem Versprechen { $commitment }.
deal-without = Was dieser Browser zum Zufall beigetragen hat, fehlt beim Austeilen.
deal-how = So lässt es sich prüfen
deal-what = Was das heißt

fair-title = Ehrlich ausgeteilt
fair-lead = Niemand am Tisch kann eine Karte kennen, bevor sie gezogen wird, und niemand kann sie aussuchen, auch der Server nicht. Das musst du nicht glauben: Du kannst es nachprüfen.
fair-1-title = Der Server schließt ein Geheimnis ein
fair-1-text = Vor der ersten Karte wählt er eine lange Zufallszahl und zeigt ihren Fingerabdruck, das Versprechen. Danach kann er keine andere Zahl nehmen, ohne dass es alle sehen.
fair-2-title = Alle geben eine Zahl dazu
fair-2-text = Jeder Browser gibt eine Zufallszahl dazu, wenn man sich setzt. Vorher hat er das Versprechen gesehen, auch bei einer Einladung: Der Server kann kein Geheimnis wählen, das zu diesen Zahlen passt.
fair-3-title = Daraus folgen die Karten
fair-3-text = Geheimnis, Zahlen und ein Zähler bestimmen zusammen jede Karte und jedes Plättchen. Der Zähler geht nie zurück, auch nicht, wenn etwas zurückgenommen wird.
fair-4-title = Am Ende wird aufgeschlossen
fair-4-text = Das Geheimnis steht in der Aufzeichnung des Spiels. Sein Fingerabdruck muss der sein, der zuerst gezeigt wurde, und jede Karte muss wieder herauskommen.
fair-check = Selbst prüfen
fair-checkText = Sichere die Aufzeichnung eines beendeten Spiels und lass deinen eigenen Rechner noch einmal austeilen. Das geht ohne Netz, und er sagt „fair“ oder nennt den ersten Schritt, der es nicht ist.
fair-record = Aufzeichnung sichern
fair-later = Die Aufzeichnung dieses Spiels gibt es nach seinem Ende: Vorher würde sie zeigen, was verborgen ist.
fair-here = Was dieser Browser von diesem Tisch weiß
fair-commitment = Das erste Versprechen, das er sah
fair-entropy = Die Zahl, die er dazugab
fair-back = Zum Tisch

## Any table

table-lost = Hier ist kein Tisch
table-none = Diesen Tisch gibt es nicht, oder sein Link ist nicht vollständig.

seat-open = freier Platz
seat-bot = Gegner
seat-away = abwesend
seat-here = da
seat-standIn = vorerst spielt { $level }
seat-title = Siedlung von { $name }
seat-known = Von der Hand kennst du { $n } von { $all } Karten
seat-house_built = gebaut
seat-house_open = noch nicht gebaut
seat-parts =
    { $n ->
        [one] { $n } Schiffsteil
       *[other] { $n } Schiffsteile
    }
seat-no_parts = noch keine
seat-final =
    { $n ->
        [one] { $n } Punkt, wenn jetzt Schluss wäre
       *[other] { $n } Punkte, wenn jetzt Schluss wäre
    }

away-moment = einem Augenblick
away-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tagen
    }
away-for = seit { $time } fort
away-now = Seit { $time } schon.
away-in = In { $time } können die anderen eine Vertretung spielen lassen.
away-inYou = In { $time } kannst du eine Vertretung spielen lassen oder das Spiel unfertig lassen.
away-due = Die anderen können eine Vertretung spielen lassen.
away-standIn = Vertretung für { $name }
away-put = Weglegen
away-putOf = Weglegen: { $game }
away-putSure = Dieses Spiel unfertig lassen? Niemand kann weiterspielen.

leaving-title = Das Spiel unfertig lassen?
leaving-text = Es endet hier für alle: Niemand gewinnt, niemand kann weiterspielen. Ansehen und Aufzeichnung bleiben.
leaving-short = Unfertig lassen
leaving-soon = Unfertig lassen in { $time }
leaving-in = In { $time } kannst du das Spiel unfertig lassen.
leaving-cannot = Die anderen sind da: Unfertig lässt man ein Spiel nur allein.
leaving-stay = Weiterspielen
leaving-go = Unfertig lassen

unfinished-title = Unfertig verlassen
unfinished-text = Niemand hat gewonnen. Ansehen kannst du alles noch einmal.

returned-title = Willkommen zurück, { $name }
returned-away = Du warst seit { $time } fort.
returned-nobody = Niemand hat für dich gespielt.
returned-played =
    { $n ->
        [one] Eine Vertretung ({ $level }) hat { $n } Aktion für dich gespielt.
       *[other] Eine Vertretung ({ $level }) hat { $n } Aktionen für dich gespielt.
    }
returned-still = Sie spielt noch.
returned-watch = Erst zusehen
returned-on = An den Tisch

since-title = Seit deinem letzten Zug
since-lately = Die letzten Züge
since-own = Dieser Zug
since-before = Dein letzter Zug
since-meanwhile = Inzwischen
since-step = Schritt für Schritt
since-nothing = Noch nichts.

log-title = Verlauf
log-open = Verlauf, { $n } davon betrafen dich
log-nothing = Noch ist nichts geschehen.

drawer-race = Ansehen und Neues
drawer-ships = Schiffe
drawer-solo = Schiffe und Ziele

rail-region = Wettlauf und Zug

hint-key = Tipp (H)
hint-thinking = Ein Gegner denkt darüber nach
hint-title = { $level } täte dies:
hint-look = Ansehen

why-open = Jetzt ist es offen.
why-remedy = Was hilft:
why-none = In diesem Zug öffnet es nichts.
why-do = Erst das tun
why-rule = Regel { $id }

takeback-title = Zurücknehmen
takeback-short = Zurück
takeback-people = Eine Rücknahme führt weiter zurück, wenn alle einverstanden sind.
takeback-alone = Eine Rücknahme führt weiter zurück, und zwar sofort: Außer dir spielt kein Mensch mit.
takeback-solo = Allein kannst du weiter zurück, und zwar sofort.
takeback-before = bis vor
takeback-end = dem Ende deines Zuges
takeback-none = Von dir gibt es nichts zurückzunehmen.

matter-takeback = { $name } möchte etwas zurücknehmen
matter-takeback-to = Zurück bis vor: { $what }
matter-takeback-end = Zurück bis vor das Ende des Zugs.
matter-takeback-mine = Du möchtest etwas zurücknehmen
matter-replace = { $by } schlägt eine Vertretung für { $other } vor
matter-replace-self = { $by } möchte eine Vertretung weiterspielen lassen
matter-replace-me = { $by } schlägt eine Vertretung für dich vor
matter-agree = Bist du einverstanden?
matter-waits = Es fehlt noch: { $names }.
matter-yes = Ja
matter-no = Nein
matter-withdraw = Zurückziehen
matter-stay = Ich bin da
matter-stoodIn = Eine Vertretung spielt für dich: { $level }
matter-return = Meinen Platz zurück
matter-paused = Das Spiel ruht, wenn niemand zusieht.
matter-paused-you = Das Spiel ruht, bis du zurück bist.
matter-left = Alle sind gegangen
matter-paused-left = Das Spiel ruht, bis jemand zurückkommt.
matter-open = Das Spiel wartet, bis sich jemand setzt
matter-invite = Einladen
matter-standIn = Gegner spielen lassen
matter-away = { $name } ist fort
matter-awayText = Dabei ist er oder sie am Zug.
matter-late = { $name } hat keine Zeit mehr
matter-lateText = Eine Vertretung darf weiterspielen.
matter-bots = Hier spielen nur Gegner

turn-region = Dein Zug
turn-of = { $name } ist dran
turn-dealing = Es wird ausgeteilt
turn-plan = Deine Hand kannst du schon lesen: plane deinen Zug.
turn-watching = Du schaust zu. Hände bleiben verdeckt.
turn-yours = dein Zug
turn-yoursNow = Dein Zug
turn-asks = fragt
turn-before = Wähle eine Karte zum Bauen oder Verwerten.
turn-after = Deine Karte ist gespielt. Nutze, was offen ist, oder beende den Zug.
turn-closedCard = Bauen geht jetzt nicht, verwerten schon.
turn-build = { $name } bauen
turn-assimilate = { $name } verwerten
turn-tray =
    { $n ->
        [one] Unten liegt { $n } Karte: wähle eine.
       *[other] Unten liegen { $n } Karten: wähle eine.
    }
turn-fromHand = Wähle eine Karte deiner Hand.
turn-end = Zug beenden
turn-endAfter = nach dem Bauen
turn-answerFirst = erst antworten
turn-nature = Etwas wird gezogen
turn-watchingMoon = Du siehst zu.
turn-planMoon = Sieh dich um und plane: Jedes Feld und jeder Effekt lässt sich ansehen.

answers-region = Antworten
answers-fold = { $n } geschlossen
answers-closed = geschlossen

outcome-pay = zahlt
outcome-now = jetzt
outcome-each = jede Ära
outcome-flags = Flaggen
outcome-lent = geliehen
outcome-end = am Ende
outcome-hidden = Was kommt, ist verdeckt: Rückgängig endet hier.
outcome-asks = Eine Wahl folgt.
outcome-then = Danach: { $what }.
outcome-nothing = Dein Vorrat bleibt, wie er ist.
outcome-rest = Zeige auf eine Wahl, um zu sehen, was sie ändert.
outcome-finger = Hier antwortet ein Tippen sofort; wo Rückgängig enden würde, fragt es erst. Auf Tafeln und Mond fragt es immer erst.

## Cards of Moon

card-free = frei
card-cost = Kosten:
card-need = Braucht Flaggen:
card-produces = Jetzt und jede Ära.
card-produces-long = Jetzt und zu Beginn jeder Ära.
card-assimilate = Verwertet:
card-park = parken
card-flipped = gewendet
card-hearts =
    { $n ->
        [one] { $n } Herz
       *[other] { $n } Herzen
    }
card-copies = { $n } Stück

bay-full = hier parkt ein Rover
bay-free = frei für einen Rover

base-word = Basis

side-flip = wenden
side-obelisk = nutzen
side-choose = wählen

sum-pink = Wendekarten: { $n } von { $all } bereit
sum-grey =
    { $n ->
        [one] { $n } Wertungskarte
       *[other] { $n } Wertungskarten
    }

zoom-cost = Kostet { $what }
zoom-need = Braucht Flaggen: { $what }
zoom-bin = Verwerten bringt { $what }
zoom-binNothing = Verwerten bringt nichts
zoom-park = Andere dürfen hier einen Rover parken
zoom-worth =
    { $n ->
        [one] Am Ende { $n } Herz wert
       *[other] Am Ende { $n } Herzen wert
    }
zoom-gallery = In der Galerie
zoom-region = Vergrößerung
zoom-in = Näher
zoom-out = Weiter weg

rep-bronze = Ansehen in Bronze
rep-silver = Ansehen in Silber
rep-gold = Ansehen in Gold
rep-region = Ansehen
rep-title = Ansehen
rep-one = eins je Zug
rep-claim = Nehmen
rep-progress = du hast { $n } von { $least }
rep-owned = gehört { $name }
rep-open = Ansehen, { $n } zu nehmen
rep-turn = in einem Zug
rep-oneType = eine Art
rep-every = jede Art
rep-each = von jedem
rep-kinds = Arten
rep-onCards = auf Karten

## The table of Moon

bar-home = Moonbase, Startseite
bar-era = Ära { $n }
bar-round = Runde { $n } von { $all }
bar-roundShort = Runde { $n }
bar-turn = Zug { $n }
bar-order = Reihe
bar-pass = nächste Karten von { $name }
bar-logTouched =
    { $n ->
        [one] Protokoll, { $n } Tat betrafen dich
       *[other] Protokoll, { $n } Taten betrafen dich
    }
bar-last = letzte Runde
bar-lastTurn = letzter Zug

phone-round = Runde { $n }/{ $all }
phone-closed = { $n } gesperrt

rival-region = { $name }
rival-moves = am Zug
rival-next = spielt nach dir
rival-open = { $name }: Tafel öffnen
rival-no_goods = keine Waren
rival-team = { $n } Astronauten, { $m } davon Spezialisten
rival-rovers = { $n } Rover zu Hause
rival-labs =
    { $n ->
        [one] { $n } Labor
       *[other] { $n } Labore
    }
rival-buildings = { $n } Gebäude
rival-greenhouses =
    { $n ->
        [one] { $n } Gewächshaus, { $m } verbessert
       *[other] { $n } Gewächshäuser, { $m } verbessert
    }
rival-improvements =
    { $n ->
        [one] { $n } Teil verbessert
       *[other] { $n } Teile verbessert
    }
rival-soon = danach

rivals-region = Die anderen

flags-region = Flaggen
flags-lent = +{ $n } geliehen

x-region = X
x-now =
    X jetzt,
    dann { $n }
x-over = X ist verbraucht
x-last =
    X in der
    letzten Ära

pile-open = Ablage { $n }, Stapel { $stack }
pile-title = Stapel
pile-discard = Ablage, neueste zuerst: { $n }
pile-stack = Stapel: { $n }
pile-unknown = Verdeckt. Du kennst ihn erst nach einer Suche.
pile-previous = Übrig aus der vorigen Ära: { $n }

settlement-region = Deine Siedlung
settlement-of = Siedlung von { $name }
settlement-noBlue = noch keine Produktion
settlement-noYellow = noch keine Flaggen
settlement-noSide = Hier stehen bald Wendekarten, Wertungskarten und Obelisken.
settlement-full = meine Siedlung im Ganzen

stock-region = Dein Vorrat
stock-hearts = { $n } Herzen, woher sie kommen
stock-eraNow = endete die Ära jetzt
stock-final = Endstand
stock-income = { $n } zu Beginn jeder Ära
stock-free = ein Bau umsonst

hand-region = Deine Hand
hand-open = kann gebaut werden
hand-closed = gesperrt
hand-chosen = gewählt
hand-empty = Die Hand ist leer.
hand-dealing = Karten werden ausgeteilt.
hand-hidden =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }

expedition-word = Expedition
expedition-always = gilt
expedition-rest = jetzt nicht

chip-region = Einmal je Zug
chip-park = Parken
chip-flip = Wenden
chip-expedition = Exped.
chip-claim = Ansehen
chip-ready = bereit
chip-count = { $n } offen
chip-done = getan
chip-none = jetzt nicht

do-build = Bauen
do-free = Umsonst bauen
do-assimilate = Verwerten
do-assimilateFor = Verwerten für
do-park = Parken
do-flip = Wenden
do-expedition = Nutzen
do-claim = Nehmen
do-obelisk = Nutzen
do-choose = Wählen
do-end = Zug beenden
do-confirm = Bestätigen

pick-park = Einen Rover parken auf …
pick-flip = Wenden …
pick-claim = Ansehen nehmen …

leave-title = Zug beenden?
leave-open = Noch offen: { $what }.
leave-stay = Weiterspielen
leave-end = Zug beenden
leave-park = einen Rover parken
leave-flip = eine Karte wenden
leave-expedition = die Expedition
leave-claim = ein Ansehen nehmen
leave-obelisk = ein Obelisk

question-gain = Was nimmst du?
question-pay = Womit zahlst du?
question-put = Wohin kommen die Herzen?
question-build = Baue eine davon, oder keine.
question-convert = Was wird wozu?
question-produce = Wessen Produktion?
question-rewards = Wessen Ertrag nimmst du?
question-give = Was gibst du?
question-reward = Auf welche Flaggenprämie?
question-unflip = Welche Karte wird zurückgewendet?
question-swap = Welche Karte tauschst du?
question-recall = Welcher Rover kommt zurück?
question-draw = Welche?
question-leave_out = Was fällt von den Kosten weg?
question-obelisk = Welche Karte wird dazu gebaut?
question-other = Wähle.

## The table of From the Moon

tile-level = Stufe { $n }
tile-from = ab { $n } Spielern
tile-learnText = in wenigen kurzen Schritten
tile-rulesText = jede Regel mit Kennung
tile-cards = Karten
tile-cardsText = alle Karten, durchsuchbar
tile-watch = Zuschauen
tile-watchText = an einem Tisch per Link

tabs-region = Teile des Tisches
tabs-moon = Mond
tabs-board = Tableau
tabs-ships = Schiffe
tabs-market = Markt
tabs-result = Ergebnis
tabs-factions = Fraktion

surface-lookHint = Berühre ein Feld, um zu lesen, was es tut.
surface-buildingOwn = dein Gebäude
surface-roverOwn = dein Rover { $n }
surface-region = Der Mond, { $rows } Reihen mit { $columns } Feldern
surface-free = frei
surface-rover = Rover { $n } von { $name }
surface-bare = keine Würfel
surface-dummy = dem Dummy
surface-specialist = { $colour } hier: { $what }
surface-may = wählbar
surface-mayNot = geschlossen
surface-chosen = gewählt, Enter bestätigt
surface-corner = frei für ein Gebäude
surface-building = Gebäude von { $name }
surface-noSpace = kein Bauplatz
surface-cornerAt = Ecke { $place }

act-region = Die sechs Aktionen
act-send = Rover
act-greenhouses = Gewächshaus
act-team = Team
act-building = Gebäude
act-research = Forschung
act-gather = Einholen
act-none = geschlossen
act-done = erledigt
act-rovers = { $n } daheim
act-ready = bereit
act-open = { $n } offen
act-before = Wähle eine der sechs Aktionen oder ein Feld für einen Rover. Was geschlossen ist, sagt warum.
act-after = Deine Aktion ist getan. Tausche, was du magst, dann beende den Zug.

actBrief-send = Rover
actBrief-greenhouses = Grün
actBrief-team = Team
actBrief-building = Bauen
actBrief-research = Labore
actBrief-gather = Holen

actText-send = Einen Rover auf ein Feld schicken: Seine Crew nimmt Würfel, nutzt Fähigkeiten und den Effekt des Felds.
actText-greenhouses = Ein Gewächshaus bauen, eines verbessern oder beides.
actText-team = Einen Astronauten anwerben, einen Spezialisten ausbilden oder beides.
actText-building = Ein Gebäude auf eine Ecke bauen und ein Feld daneben nutzen.
actText-research = Ein Fundament nehmen, ein Labor nehmen oder beides. Ein neues Labor löst seine Reihe und Spalte aus.
actText-gather = Die Rover heimholen, Einkommen nehmen, aufladen, das Team ernähren.

team-recruit = Anwerben für Rover
team-train = Ausbilden in Rover

convert-region = Tauschen

plan-then = Was folgen könnte
plan-crew = Die Crew
plan-left =
    { $n ->
        [one] noch { $n } Aufgabe
       *[other] noch { $n } Aufgaben
    }
plan-take = nehmen
plan-of = 1 von { $n }
plan-last = zuletzt
plan-nobody = In diesem Rover sitzt niemand.
plan-full = Die Crew hat ihre Arbeit getan.
plan-rovers = Welcher Rover
plan-empty = niemand
plan-where = Wähle ein Feld auf dem Mond: Es zeigt, was dort zählt und was die Crew tun könnte.
plan-steps = Was die Crew tut, der Reihe nach
plan-drop = Ab hier neu planen
plan-dropLast = Letzten Schritt streichen
plan-send = Nach { $place } schicken
plan-brings = bringt

chain-about = Ein neues Labor löst alle Labore seiner Reihe und seiner Spalte aus, auch sich selbst, in beliebiger Reihenfolge. Eine Kette darin kommt zuerst.
chain-waits = wartet: { $gone } getan, { $left } offen
chain-region = Ketten von Laboren
chain-of = { $name } auf { $place }
chain-some =
    { $n ->
        [one] { $n } Labor auslösen
       *[other] { $n } Labore auslösen
    }
chain-gone = getan
chain-left = offen

ask-nothing = Hier ist gerade nichts weiter offen.
ask-onSurface = { $n } Ecken leuchten auf dem Mond: Wähle eine.
ask-faction = Welche Fraktion führst du?
ask-keep = Welches Gebäude lässt du weg?
ask-side = Eines von zweien: welches?
ask-pay = Dafür zahlen oder es lassen?
ask-gain = Welcher Rohstoff?
ask-recruit = Wen wirbst du an, in welchen Rover?
ask-train = Wen bildest du aus?
ask-greenhouse = Ein Gewächshaus nehmen?
ask-upgrade = Ein Gewächshaus verbessern?
ask-foundation = Ein Fundament nehmen?
ask-take_lab = Welches Labor?
ask-research = Eine Sonderforschung: ein Fundament oder ein Labor?
ask-approval = Was machst du mit der Freigabe?
ask-chain = Welches Labor kommt als Nächstes? Die Reihenfolge ist frei.
ask-effect = Was wählst du?
ask-tasks = Was tut die Crew als Nächstes? Der Effekt des Felds kommt zuletzt.
ask-halves_greenhouses = Die andere Hälfte der Aktion, wenn du magst.
ask-halves_team = Die andere Hälfte der Aktion, wenn du magst.
ask-halves_research = Die andere Hälfte der Aktion, wenn du magst.
ask-lab = Wo liegt es? Es löst seine Reihe und seine Spalte aus.
ask-build = Auf welcher Ecke steht es?
ask-use = Welches Feld neben dem neuen Gebäude wird genutzt?
ask-income = Dein Einkommen in beliebiger Reihenfolge. Tausche vor dem Aufladen.
ask-feed = Alle essen. Wer nichts bekommt, kostet Punkte.

asker-tasks = Die Crew bei der Arbeit
asker-halves = Weiter
asker-chain = Labore
asker-use = Das neue Gebäude
asker-income = Einholen: Einkommen
asker-feed = Einholen: das Team ernähren
asker-faction = Deine Fraktion
asker-keep = Kleine Gebäude
asker-research = Sonderforschung

desk-shared = Schiffe und Mitspieler

ending-launches = Das dritte Schiff ist gestartet.
ending-track = Eine Figur hat die Leiste verlassen.
ending-now = Das ist dein letzter Zug.
ending-soon = Du hast noch einen Zug.
ending-done = Du hattest deinen letzten Zug.
ending-round = Das ist die letzte Runde.
ending-alone = Alle drei Schiffe sind gestartet: Das ist dein letzter Zug.

goods-any =
    { $n ->
        [one] { $n } Rohstoff nach Wahl
       *[other] { $n } Rohstoffe nach Wahl
    }
goods-metal = { $n } Metall
goods-water = { $n } Wasser
goods-polymer = { $n } Polymer
goods-food = { $n } Nahrung
goods-energy = { $n } Energie
goods-battery =
    { $n ->
        [one] { $n } Batterie
       *[other] { $n } Batterien
    }
goods-achievement =
    { $n ->
        [one] { $n } Errungenschaft
       *[other] { $n } Errungenschaften
    }
goods-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
goods-free = kostenlos
goods-about-metal = Nehmen graue Astronauten. Gebäude und Fundamente kosten es.
goods-about-water = Nehmen blaue Astronauten. Gewächshäuser und Gebäude kosten es.
goods-about-polymer = Nehmen schwarze Astronauten. Gewächshäuser und Labore kosten es.
goods-about-food = Jeder Astronaut isst bei jedem Einholen. Gewächshäuser liefern sie.

## Boards of From the Moon

board-of = Tafel von { $name }
board-becomes = würde
board-stock = Vorrat
board-score =
    { $n ->
        [one] { $n } Punkt; { $total }, wenn jetzt Schluss wäre
       *[other] { $n } Punkte; { $total }, wenn jetzt Schluss wäre
    }
board-energy = Energie
board-gauge =
    { $m ->
        [one] { $n } Energie, { $m } Batterie
       *[other] { $n } Energie, { $m } Batterien
    }
board-gauge_about = Eine Batterie fasst 1 Energie. Beim Einholen werden alle gefüllt.
board-improvements =
    { $n ->
        [one] { $n } Schiffsteil verbessert, { $m } Würfel übrig
       *[other] { $n } Schiffsteile verbessert, { $m } Würfel übrig
    }

final-score = { $n } erspielt
final-achievement_majority = { $n } im Vergleich der Errungenschaften
final-improvement_majority = { $n } im Vergleich der Verbesserungen
final-achievements = { $n } für einzelne Errungenschaften
final-resources = { $n } für übrige Waren
final-tile = { $n } durch { $name }

majority-rule-achievements = Meiste Errungenschaften am Ende: { $first } Punkte, zweitmeiste { $second }.
majority-rule-improvements = Meiste Verbesserungen am Ende: { $first } Punkte, zweitmeiste { $second }.
majority-one-achievements = Meiste Errungenschaften am Ende: { $first } Punkte.
majority-one-improvements = Meiste Verbesserungen am Ende: { $first } Punkte.
majority-stage-achievements = { $least } Errungenschaften bringen { $n }.
majority-stage-improvements = { $least } verbesserte Schiffe bringen { $n }.
majority-pays =
    { $n ->
        [one] Nach jetzigem Stand: { $n } Punkt
       *[other] Nach jetzigem Stand: { $n } Punkte
    }
majority-pays_nothing = Nach jetzigem Stand: nichts
majority-title = Vergleich am Ende
majority-of-achievements = Meiste Errungenschaften
majority-of-improvements = Meiste Verbesserungen
majority-seat = { $name }: { $n }; brächte { $pays }

crew-title = Team nach Rovern
crew-rover = Rover { $n }
crew-rover_about = Auf ein Feld geschickt, bleibt er dort, bis du einholst.
crew-home = zu Hause
crew-at = auf { $place }
crew-going = fährt nach { $place }
crew-coming = kommt heim
crew-free = Ein freier Platz
crew-basic-metal = Grauer Astronaut
crew-basic-water = Blauer Astronaut
crew-basic-polymer = Schwarzer Astronaut
crew-specialist-metal = Grauer Spezialist
crew-specialist-water = Blauer Spezialist
crew-specialist-polymer = Schwarzer Spezialist
crew-basic_about = Eine Aufgabe, sooft der Rover geschickt wird.
crew-specialist_about = Zwei Aufgaben, sooft der Rover geschickt wird, und eine Fähigkeit.

research-title = Forschung
research-hint = ein Labor löst Zeile und Spalte aus
research-chain = eine Kette: { $n } offen, beliebige Folge
research-nested = Kette in Kette, { $n } tief
research-next = nächstes Fundament
research-foundation = Fundament
research-foundation_about = Platz für zwei Labore. Preis:
research-free = Freier Platz { $place }
research-runs = löst { $n } aus
research-runs_about =
    { $n ->
        [one] Ein Labor hier würde { $n } Labor auslösen, sich selbst mitgezählt.
       *[other] Ein Labor hier würde { $n } Labore auslösen, sich selbst mitgezählt.
    }
research-mark-new = Es hat die Kette ausgelöst.
research-mark-open = Es kann jetzt aktiviert werden.
research-mark-gone = In dieser Kette erledigt.
research-mark-later = Eine frühere Kette kommt darauf zurück.

greenhouse-title = Gewächshäuser
greenhouse-improved = Verbessertes Gewächshaus
greenhouse-basic = Gewächshaus
greenhouse-empty = Leerer Gewächshausplatz
greenhouse-plain = Ein Gewächshaus hier bringt nichts zusätzlich.
greenhouse-food = { $n } Nahrung bei jedem Einholen
greenhouse-yield = Die Gewächshäuser bringen { $n } Nahrung bei jedem Einholen

building-title = Gebäude
building-count = { $n } gebaut
building-small = { $name }, Stufe { $level }
building-costs = Zu bauen für { $price }. { $text }
building-slot = Platz für ein großes Gebäude

forecast-title = Nächstes Einholen
forecast-food = Nahrung
forecast-mouths = Münder
forecast-energy = Energie
forecast-buildings = Gebäude
forecast-asks = zu wählen: { $names }
forecast-no_mouths = das Team isst nichts
forecast-fed = alle satt, { $n } übrig
forecast-short =
    { $n ->
        [one] { $n } hungert: { $points } Punkte verloren
       *[other] { $n } hungern: { $points } Punkte verloren
    }
forecast-lost =
    { $n ->
        [one] { $n } hungert: das Spiel ist verloren
       *[other] { $n } hungern: das Spiel ist verloren
    }
forecast-about = Nahrung im Vorrat und was das Einkommen sicher bringt, gegen eine Nahrung je Astronaut.

ship-europa = Europa
ship-titan = Titan
ship-mars = Mars
ship-left = Noch { $n }.
ship-last = Letztes Teil.
ship-launched = Gestartet
ship-launched_on = Auf Feld { $n } gestartet
ship-stayed =
    { $n ->
        [one] Nie gestartet: { $n } Teil fehlt
       *[other] Nie gestartet: { $n } Teile fehlen
    }
ship-paidYou = Du bekamst { $n }
ship-paidOne = { $name } bekam { $n }
ship-paidShare = { $names }: je { $n }
ship-paidNothing = Niemand bekam etwas
ship-paidAlone = Kein Ertrag
ship-nobody = Niemand bekäme etwas
ship-you = Du bekämst { $n }
ship-one = { $name } bekäme { $n }
ship-share = { $names }: je { $n }
ship-bonus = Der Start bringt { $first } und { $second }
ship-bonus_about = Den größeren Betrag dem mit den meisten Teilen, den kleineren dem zweiten.
ship-bonus_alone = Den größeren Betrag für zwei verbesserte Teile, den kleineren für eines.
ship-standing =
    { $n ->
        [one] { $name }: { $n } Teil; ein Start jetzt brächte { $pays }
       *[other] { $name }: { $n } Teile; ein Start jetzt brächte { $pays }
    }
ship-stood =
    { $n ->
        [one] { $name }: { $n } Teil; der Start brachte { $pays }
       *[other] { $name }: { $n } Teile; der Start brachte { $pays }
    }
ship-stoodStill =
    { $n ->
        [one] { $name }: { $n } Teil
       *[other] { $name }: { $n } Teile
    }
ship-improved =
    { $n ->
        [one] Du hast { $n } Teil davon verbessert; ein Start jetzt brächte { $pays }
       *[other] Du hast { $n } Teile davon verbessert; ein Start jetzt brächte { $pays }
    }
ship-improvedPaid =
    { $n ->
        [one] Du hast { $n } Teil davon verbessert; der Start brachte { $pays }
       *[other] Du hast { $n } Teile davon verbessert; der Start brachte { $pays }
    }
ship-improvedStill =
    { $n ->
        [one] Du hast { $n } Teil davon verbessert
       *[other] Du hast { $n } Teile davon verbessert
    }
ship-nothing = Ein Start brächte nichts

ships-alone = Alle drei müssen starten
ships-several = Der dritte Start bringt die letzte Runde

part-number = Teil { $n }
part-price =
    { $n ->
        [one] Zu bauen für { $price }: { $n } Punkt
       *[other] Zu bauen für { $price }: { $n } Punkte
    }
part-price_short =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
part-built =
    { $n ->
        [one] Gebaut von { $name } für { $n } Punkt.
       *[other] Gebaut von { $name } für { $n } Punkte.
    }
part-improved = Verbessert von { $name }.
part-improve =
    { $n ->
        [one] Zu verbessern für { $price }: { $n } Punkt
       *[other] Zu verbessern für { $price }: { $n } Punkte
    }
part-away = Das Schiff ist fort.

market-title = Markt
market-labs = Labore
market-surcharge = + Aufpreis
market-row = Aufpreis dieser Reihe: { $price }
market-price = Preis: { $price } { $extra }
market-stack = { $n } im Stapel
market-pile_stack =
    { $n ->
        [one] Stapel mit { $n } Gewächshaus
       *[other] Stapel mit { $n } Gewächshäusern
    }
market-pile_left = Linker Platz: { $n }
market-pile_right = Rechter Platz: { $n }
market-stack_about = Erst wenn beide Plätze leer sind, für { $price } mehr.
market-pile_about = Von rechts genommen; aufgefüllt, wenn eine Figur als erste ein Feld betritt.
market-abilities = Spezialisten
market-large = Große Gebäude
market-no_large = Alle sind vergeben.

track-title = Fortschritt: deine Figur steht auf Feld { $n } von { $m }
track-space = Feld { $n }: { $name }
track-here = Hier: { $names }
track-cubes = Wie der Mond jetzt liegt: dann insgesamt { $n } Würfel.
track-houses =
    { $n ->
        [one] Dann kommt { $n } Gewächshaus in die Reihe.
       *[other] Dann kommen { $n } Gewächshäuser in die Reihe.
    }
track-end = Verlässt eine Figur die Leiste, beginnt die letzte Runde; ebenso beim dritten Start.
track-endAlone = Hinter dem letzten Feld ist das Spiel vorbei: Bis dahin müssen alle drei Schiffe gestartet sein. Der Zug, in dem das dritte startet, ist dein letzter.
track-last = Das ist die letzte Runde.
track-lastAlone = Das ist dein letzter Zug.

goal-mission = je Schiffsteil
goal-improve = je verbessertem Teil
goal-foundation = je Fundament
goal-lab = je gelegtem Labor
goal-recruit = je Anwerbung
goal-train = je Ausbildung
goal-greenhouse = je Gewächshaus
goal-upgrade = je Ausbau
goal-building = je Gebäude
goal-battery = je Batterie

faction-region = Fraktionen
faction-choose = Wähle deine Fraktion
faction-waiting = { $name } wählt eine Fraktion
faction-alone = Eine Kraft von Beginn an, eine zweite mit dem Gebäude.
faction-order = Wer zuletzt am Zug ist, wählt zuerst.
faction-pick = Wähle eine der acht
faction-start = Am Anfang
faction-costs = { $name } kostet { $price }
faction-lead = Führe { $name }

solo-region = Allein spielen
solo-title = Allein
solo-how = Wie das Spiel allein geht
solo-best = Meine besten Ergebnisse allein
solo-aim = Du gewinnst, wenn alle drei Schiffe starten und alle deine Ziele erfüllt sind, bevor deine Figur die Leiste verlässt. Der Zug, in dem das dritte Schiff startet, ist dein letzter. Wer aus deinem Team hungrig bleibt, beendet das Spiel.
solo-count = Bisher { $n } von { $least }.
solo-met = Erfüllt.
solo-onSpace = auf Feld { $n }
solo-nowOnly = jetzt, auf Feld { $n }
solo-ships = Alle drei Schiffe starten
solo-shipsText = { $n } von drei Schiffen gestartet. Du gewinnst nur, wenn alle drei starten, bevor deine Figur die Leiste verlässt; der Zug, in dem das dritte startet, ist dein letzter.
solo-trackText = Deine Figur steht auf Feld { $n } von { $all }. Jedes Einholen rückt sie vor; hinter dem letzten Feld ist das Spiel aus.
solo-improvedShips = { $n } von { $all } Schiffen verbessert
solo-medalFor = Punkte; { $n } für { $name }
solo-medalNow = Punkte: { $name }, die höchste Medaille
solo-medalNext = { $now } Punkte, wenn das Spiel jetzt endete. { $name } verlangt { $n }, wenn du gewinnst.
solo-medalTop = { $now } Punkte, wenn das Spiel jetzt endete: die höchste Medaille, wenn du gewinnst.
solo-dummyText = Rover und Gebäude mit dem Zeichen eines Roboters gehören dem Dummy: Niemand spielt ihn. Sie sperren ihre Felder und Ecken wie die eines Gegners und zählen als fremde Rover. Nach jedem Einholen ziehen die Rover auf drei andere Felder; Felder unter ihnen werden nicht aufgefüllt. Die Gebäude bleiben.
solo-medals = Medaillen
solo-none = Noch kein beendetes Spiel allein.
solo-noWin = Noch kein Sieg
solo-noneText = Beginne From the Moon mit einem einzigen Platz: deinem.
solo-won = Gewonnen
solo-lost = Verloren
solo-bestOf = Bestes: { $n } Punkte
solo-games =
    { $n ->
        [one] { $n } Spiel, { $won } gewonnen
       *[other] { $n } Spiele, { $won } gewonnen
    }
solo-points = Punkte
solo-lost-hunger = Verloren: Hunger
solo-lost-too_late = Verloren: zu spät
solo-lost-unmet = Verloren: Ziele offen

## The end of a game

end-region = Das Ende
end-won = Du gewinnst!
end-wins = { $name } gewinnt
end-margin =
    { $n ->
        [one] mit { $n } Herz Vorsprung
       *[other] mit { $n } Herzen Vorsprung
    }
end-close = durch den Gleichstandsentscheid
end-against = Gegen eine Vertretung gewonnen
end-byStandIn = Mit einer Vertretung gewonnen
end-stoodIn =
    { $n ->
        [one] Eine Vertretung hat { $n } Aktion für { $name } gespielt.
       *[other] Eine Vertretung hat { $n } Aktionen für { $name } gespielt.
    }
end-standsIn = Am Ende saß eine Vertretung für { $name } da.
end-again = Neues Spiel
end-points =
    { $n ->
        [one] mit { $n } Punkt Vorsprung
       *[other] mit { $n } Punkten Vorsprung
    }
end-from = Woher die Punkte kamen
end-play = Im Spiel erzielt
end-achievements = Errungenschaften
end-improvements = Verbesserungen
end-tiles = Große Gebäude am Ende
end-rest = Übrige Güter
end-total = Summe
end-away = ist gestartet
end-left =
    { $n ->
        [one] { $n } Teil fehlt
       *[other] { $n } Teile fehlen
    }
end-replay = Noch einmal ansehen
end-soloWon = Gewonnen: { $name }
end-soloLost = Diesmal nicht
end-soloNext =
    { $n ->
        [one] { $n } Punkt mehr wären { $name }.
       *[other] { $n } Punkte mehr wären { $name }.
    }
end-soloTop = Eine höhere Medaille gibt es nicht.
end-soloNothing =
    { $n ->
        [one] Nur ein Sieg wird gewertet. Es wären { $n } Punkt gewesen.
       *[other] Nur ein Sieg wird gewertet. Es wären { $n } Punkte gewesen.
    }
end-soloMet = { $n } von { $all } Zielen erfüllt, { $ships } von 3 Schiffen gestartet
end-lost-hunger = Jemand aus deinem Team blieb hungrig: Allein beendet das das Spiel.
end-lost-too_late = Deine Figur verließ die Leiste, bevor das dritte Schiff startete.
end-lost-unmet = Alle Schiffe sind gestartet, aber ein Ziel ist nicht erfüllt.
end-record = Aufzeichnung

score-title = Herzen von { $name }
score-hearts =
    { $n ->
        [one] { $n } Herz
       *[other] { $n } Herzen
    }
score-supply = Im Vorrat
score-flag = Flaggen gewonnen: { $flag }
score-cards = Auf Karten
score-eraNow = Endete die Ära jetzt
score-end = Graue Karten am Ende
score-reputations = Ansehen
score-gameNow = Endete dann das Spiel

compared-pays = +{ $n }

story-shared = Der erste Platz wird geteilt.
story-supply = { $name } sammelte unterwegs am meisten: { $n } Herzen.
story-end = Die grauen Karten von { $name } zahlten am Ende am besten: { $n }.
story-reputations = { $name } war am angesehensten: { $n } Herzen.
story-flags = { $name } hisste die meisten Flaggen: { $n }.
story-production = { $name } produzierte am meisten: { $n } Zeichen.
story-rovers = { $name } hatte die größte Flotte: { $n } Rover.

saga-play = { $name } erzielte im Spiel am meisten: { $n } Punkte.
saga-parts =
    { $n ->
        [one] { $name } baute am meisten an den Schiffen: { $n } Teil.
       *[other] { $name } baute am meisten an den Schiffen: { $n } Teile.
    }
saga-labs = { $name } hatte die meisten Labore: { $n }.
saga-buildings = { $name } baute am meisten auf dem Mond: { $n } Gebäude.
saga-specialists =
    { $n ->
        [one] { $name } bildete am meisten aus: { $n } Spezialist.
       *[other] { $name } bildete am meisten aus: { $n } Spezialisten.
    }
saga-green = { $name } hatte die besten Gärten: { $n } verbesserte Gewächshäuser.

## The replay

replay-title = Wiedergabe
replay-of = Wiedergabe: { $title }
replay-region = Dieser Schritt
replay-step = Schritt { $n } von { $all }
replay-setup = Aufbau
replay-end = Spielende
replay-deal = Ära { $era }, Geben
replay-era = Ära { $era }, Runde { $round }
replay-round = Runde { $round }
replay-spoken = Schritt { $n } von { $all }, { $where }
replay-scrub = Schritt des Spiels
replay-transport = Durch das Spiel gehen
replay-turnBack = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-turnNext = Einen Zug weiter
replay-speed = Tempo: { $n }-fach
replay-from = Gesehen als
replay-as = Als { $name }
replay-public = Was alle sehen
replay-later = Nach dem Ende lässt sich das Spiel von jedem Platz aus ansehen.
replay-copy = Link kopieren
replay-record = Aufzeichnung
replay-table = Zum Tisch
replay-begin = Vor dem ersten Schritt.
replay-unseen = Von diesem Schritt ist von hier aus nichts zu sehen.
replay-lines = Was geschah
replay-bar = Wiedergabe
replay-more = Blickpunkt, Link und Aufzeichnung
replay-lost = Dieses Spiel lässt sich nicht zeigen
