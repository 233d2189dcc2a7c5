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
deck-solo = Solospiel
deck-difficulty = Schwierigkeit
deck-objective = Ziel
deck-stage = Solobonus
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
per-rival_rovers = je fremder daneben
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
own-box = meine Schachtel
own-lead = Die meisten gedruckten Werte sind nicht öffentlich. Wir haben sie rekonstruiert, soweit etwas bekannt ist. Wer die Schachtel besitzt, weiß es besser: Eine kurze Textdatei setzt die gedruckten Werte ein, und das dauert zehn Minuten.
own-1-title = Finde eine Karte, die abweicht
own-1-text = Öffne eine Karte in der Galerie. Darunter stehen ihre Kennung und woher jeder Wert kommt. Ein rekonstruierter Wert kann von deiner Karte abweichen.
own-2-title = Schreib auf, was gedruckt ist
own-2-text = Öffne einen einfachen Texteditor. Schreib die Kennung und die Werte, die abweichen, wie in diesem Beispiel, und speichere es als karten.toml. Was du weglässt, bleibt, wie es ist.
own-3-title = Bring die Datei mit
own-3-text = Wähle auf der ersten Seite Karten, dann Kartendatei mitbringen. Die Datei wird sofort geprüft. Was falsch ist, steht Zeile für Zeile da, mit der Karte und dem Wert.
own-4-title = Spiel damit
own-4-text = Alle an deinem Tisch spielen mit deinen Karten. Wer den Server betreibt, kann sie allen anbieten: moonbase serve --set karten.toml.
own-5-title = Teile sie
own-5-text = Schick die Datei deinen Freunden, und dem Projekt als Berichtigung. Sie enthält nur Werte: kein Bild und keinen Satz einer Karte.

## Games and levels of opponents

level-random = Zufall
level-greedy = Raffke
level-planner = Planer
record-player = Spieler

## Home

home-motto = Zwei Brettspiele vom Mond, ein Tisch.
home-new = Neue Partie
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
home-mine = Meine Partien
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
identity-saveText = Ein Schlüssel, der jeden Browser zu deinem macht, mit allen deinen Plätzen, falls dieser dich vergisst. Wer ihn hat, spielt als du: Behalte ihn für dich.
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
switch-small_tiles-0 = einmal gezogen, für alle gleich
switch-small_tiles-1 = jeder zieht
switch-small_tiles-2 = jeder zieht eins mehr je Stufe und behält den Rest
switch-difficulty = Schwierigkeit
switch-difficulty-0 = leicht
switch-difficulty-1 = normal
switch-difficulty-2 = schwer
switch-difficulty-3 = Experte

clock-none = Ohne Uhr
clock-noneText = in einem Rutsch oder über Tage
clock-quick = Zügig
clock-calm = Gemächlich
clock-days = Über Tage
clock-bank = Zeit für jeden
clock-increment = Dazu je Zug
clock-grace = Frist für Abwesende
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

learn-why = Minzgrün heißt: du darfst. Was gesperrt ist, sagt dir warum, und was es öffnet.
learn-start = Eine Partie starten

rule-missing = Diese Regel ist nicht zur Hand.

rules-all = Alle Regeln
rules-none = In keiner Regel stehen diese Wörter.
rules-search = In den Regeln suchen

gallery-search = Karten nach Name, Text oder Kennung suchen
gallery-by = Name, Text oder Kennung
gallery-none = Hier hat keine Karte diese Wörter.
gallery-all = Alle Karten
gallery-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

keyName-Space = Leertaste
keyName-Shift = Umschalt
keyName-Home = Pos1
keyName-End = Ende
keyName-PageUp = Bild ↑
keyName-PageDown = Bild ↓
keys-tiles = über die Plättchen
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
fair-4-text = Das Geheimnis steht in der Aufzeichnung der Partie. Sein Fingerabdruck muss der sein, der zuerst gezeigt wurde, und jede Karte muss wieder herauskommen.
fair-check = Selbst prüfen
fair-checkText = Sichere die Aufzeichnung einer beendeten Partie und lass deinen eigenen Rechner noch einmal austeilen. Das geht ohne Netz, und er sagt „fair“ oder nennt den ersten Schritt, der es nicht ist.
fair-file = AUFZEICHNUNG
fair-record = Aufzeichnung sichern
fair-later = Die Aufzeichnung dieser Partie gibt es nach ihrem Ende: Vorher würde sie zeigen, was verborgen ist.
fair-here = Was dieser Browser von diesem Tisch weiß
fair-commitment = Das erste Versprechen, das er sah
fair-entropy = Die Zahl, die er dazugab
fair-back = Zum Tisch

## Any table

table-lost = Hier ist kein Tisch
table-none = Diesen Tisch gibt es nicht, oder sein Link ist nicht vollständig.

seat-open = freier Platz
seat-place = Platz { $n }
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
away-inYou = In { $time } kannst du eine Vertretung spielen lassen oder die Partie unfertig lassen.
away-due = Die anderen können eine Vertretung spielen lassen.
away-standIn = Vertretung für { $name }
away-put = Weglegen
away-putOf = Weglegen: { $game }
away-putSure = Diese Partie unfertig lassen? Niemand kann weiterspielen.

leaving-title = Die Partie unfertig lassen?
leaving-text = Es endet hier für alle: Niemand gewinnt, niemand kann weiterspielen. Ansehen und Aufzeichnung bleiben.
leaving-short = Unfertig lassen
leaving-soon = Unfertig lassen in { $time }
leaving-in = In { $time } kannst du die Partie unfertig lassen.
leaving-cannot = Die anderen sind da: Unfertig lässt man eine Partie nur allein.
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
log-open = Verlauf, { $n } davon betreffen dich
log-nothing = Noch ist nichts geschehen.

drawer-race = Ansehen und Neues
drawer-ships = Schiffe
drawer-solo = Schiffe und Ziele

rail-region = Wettlauf und Zug

hint-key = Tipp (H)
hint-thinking = Ein Gegner denkt darüber nach
hint-title = Ein Gegner ({ $level }) täte dies:
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
matter-paused = Die Partie ruht, wenn niemand zusieht.
matter-paused-you = Die Partie ruht, bis du zurück bist.
matter-left = Alle sind gegangen
matter-paused-left = Die Partie ruht, bis jemand zurückkommt.
matter-open = Die Partie wartet, bis sich jemand setzt
matter-invite = Einladen
matter-standIn = Gegner spielen lassen
matter-away = { $name } ist fort
matter-awayText = Gerade wäre diese Person am Zug.
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
turn-planMoon = Sieh dich um und plane: Jedes Plättchen und jeder Effekt lässt sich ansehen.

answers-region = Antworten
answers-fold = { $n } gesperrt
answers-closed = gesperrt

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
outcome-finger = Hier antwortet ein Tippen sofort; wo Rückgängig enden würde, fragt es erst. Auf Tableaus und Mond fragt es immer erst.

card-copies = { $n } Stück
zoom-gallery = In der Galerie
zoom-region = Vergrößerung
zoom-in = Näher
zoom-out = Weiter weg
bar-home = Moonbase, Startseite
bar-era = Ära { $n }
bar-roundShort = Runde { $n }
bar-turn = Zug { $n }
bar-logTouched =
    { $n ->
        [one] Verlauf, { $n } Eintrag betrifft dich
       *[other] Verlauf, { $n } Einträge betreffen dich
    }
bar-last = letzte Runde
bar-lastTurn = letzter Zug
rival-moves = am Zug
rival-open = { $name }: Tableau öffnen
rival-no_goods = keine Güter
rival-team = { $n } Astronauten, { $m } davon Spezialisten
rival-rovers = { $n } Rover daheim
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
x-now =
    X jetzt,
    dann { $n }
hand-hidden =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
question-other = Wähle.
tile-learnText = in wenigen kurzen Schritten
tile-rulesText = jede Regel mit Kennung
tile-cards = Karten
tile-cardsText = alle Karten, durchsuchbar
tile-watch = Zuschauen
tile-watchText = an einem Tisch per Link
goods-metal = { $n } Metall
goods-battery =
    { $n ->
        [one] { $n } Batterie
       *[other] { $n } Batterien
    }
board-gauge =
    { $m ->
        [one] { $n } Energie, { $m } Batterie
       *[other] { $n } Energie, { $m } Batterien
    }
solo-best = Meine besten Ergebnisse allein

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
end-again = Neue Partie
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
end-rest = Übrige Rohstoffe
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
        [one] { $n } Punkt mehr wäre { $name }.
       *[other] { $n } Punkte mehr wären { $name }.
    }
end-soloTop = Eine höhere Medaille gibt es nicht.
end-soloNothing =
    { $n ->
        [one] Nur ein Sieg wird gewertet. Es wäre { $n } Punkt gewesen.
       *[other] Nur ein Sieg wird gewertet. Es wären { $n } Punkte gewesen.
    }
end-soloMet = { $n } von { $all } Zielen erfüllt, { $ships } von 3 Schiffen gestartet
end-lost-hunger = Jemand aus deinem Team blieb hungrig: Im Solospiel ist die Partie damit verloren.
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
score-gameNow = Endete dann die Partie

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
replay-scrub = Schritt der Partie
replay-transport = Durch die Partie gehen
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
replay-later = Nach dem Ende lässt sich die Partie von jedem Platz aus ansehen.
replay-copy = Link kopieren
replay-record = Aufzeichnung
replay-table = Zum Tisch
replay-begin = Vor dem ersten Schritt.
replay-unseen = Von diesem Schritt ist von hier aus nichts zu sehen.
replay-lines = Was geschah
replay-bar = Wiedergabe
replay-more = Blickpunkt, Link und Aufzeichnung
replay-lost = Diese Partie lässt sich nicht zeigen
