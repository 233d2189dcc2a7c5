### Words of the page in German that only From the Moon needs.

## Home, lessons and rules

game-fromthemoon = From the Moon

gameText-fromthemoon = Rover, Labore, drei Schiffe. Allein bis zu viert, etwa 90 Min.

welcome-steps-fromthemoon = From the Moon in zehn kurzen Schritten

learn-fromthemoon-1 = Deine drei Rover bringen Astronauten auf die Geländeplättchen des Mondes. Ein grauer nimmt Metall, ein blauer Wasser, ein schwarzer Polymer.
learn-fromthemoon-2 = Ein Zug ist eine Aktion: einen Rover schicken, Gewächshäuser, Team oder Forschung entwickeln, ein Gebäude bauen oder einholen.
learn-fromthemoon-3 = Sind alle drei Rover draußen, darfst du einholen: Sie kommen heim, Einkommen kommt herein, die Batterien werden geladen, und alle essen.
learn-fromthemoon-4 = Eine Freigabe lässt dich ein Schiffsteil bezahlen oder verbessern. Beides zählt Punkte, und wer am meisten gebaut hat, wird beim Start belohnt.
learn-fromthemoon-5 = Ein Spezialist erledigt zwei Aufgaben, wo die anderen eine erledigen, und hat die Fähigkeit seiner Farbe.
learn-fromthemoon-6 = Ein neues Labor aktiviert jedes Labor seiner Reihe und seiner Spalte, in beliebiger Reihenfolge.
learn-fromthemoon-7 = Ein Gebäude steht, wo Geländeplättchen sich treffen, und nutzt sofort eines davon. Kleine zahlen bei jedem Einholen.
learn-fromthemoon-8 = Das Plättchen unter deiner Figur nennt, was jetzt eine Errungenschaft bringt. Holt jemand zum sechsten Mal ein oder startet das dritte Schiff, folgt die letzte Runde.
learn-fromthemoon-9 = Allein gewinnst du, wenn alle drei Schiffe starten und deine Ziele erfüllt sind, bevor deine Figur die Leiste verlässt.
learn-title-fromthemoon = From the Moon lernen

own-card-fromthemoon = Monduniversität

rules-title-fromthemoon = Regeln von From the Moon

## The table

tile-level = Stufe { $n }
tile-from = ab { $n } Spielern

tabs-region = Teile des Tisches
tabs-moon = Mond
tabs-board = Tableau
tabs-ships = Schiffe
tabs-market = Markt
tabs-result = Ergebnis
tabs-factions = Fraktion

surface-lookHint = Berühre ein Plättchen, um zu lesen, was es tut.
surface-buildingOwn = dein Gebäude
surface-roverOwn = dein Rover { $n }
surface-region = Der Mond, { $rows } Reihen mit { $columns } Plättchen
surface-free = frei
surface-rover = Rover { $n } von { $name }
surface-bare = keine Würfel
surface-dummy = dem Dummy
surface-specialist = { $colour } hier: { $what }
surface-may = wählbar
surface-mayNot = gesperrt
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
act-none = gesperrt
act-done = erledigt
act-rovers = { $n } daheim
act-ready = bereit
act-open = { $n } offen
act-before = Wähle eine der sechs Aktionen oder ein Plättchen für einen Rover. Was gesperrt ist, sagt dir, warum.
act-after = Deine Aktion ist getan. Tausche, was du magst, dann beende den Zug.

actBrief-send = Rover
actBrief-greenhouses = Grün
actBrief-team = Team
actBrief-building = Bauen
actBrief-research = Labore
actBrief-gather = Holen

actText-send = Einen Rover auf ein Plättchen schicken: Seine Crew nimmt Würfel, nutzt Fähigkeiten und den Effekt des Plättchens.
actText-greenhouses = Ein Gewächshaus nehmen, eines verbessern oder beides.
actText-team = Einen Astronauten anwerben, einen Spezialisten ausbilden oder beides.
actText-building = Ein Gebäude auf eine Ecke bauen und ein Plättchen daneben nutzen.
actText-research = Ein Fundament nehmen, ein Labor nehmen oder beides. Ein neues Labor aktiviert seine Reihe und Spalte.
actText-gather = Die Rover einholen, Einkommen nehmen, aufladen, das Team ernähren.

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
plan-where = Wähle ein Plättchen auf dem Mond: Es zeigt, was dort zählt und was die Crew tun könnte.
plan-steps = Was die Crew tut, der Reihe nach
plan-drop = Ab hier neu planen
plan-dropLast = Letzten Schritt streichen
plan-send = Nach { $place } schicken
plan-brings = bringt

chain-about = Ein neues Labor aktiviert alle Labore seiner Reihe und seiner Spalte, auch sich selbst, in beliebiger Reihenfolge. Eine Kette darin kommt zuerst.
chain-waits = wartet: { $gone } getan, { $left } offen
chain-region = Ketten von Laboren
chain-of = { $name } auf { $place }
chain-some =
    { $n ->
        [one] { $n } Labor aktivieren
       *[other] { $n } Labore aktivieren
    }
chain-gone = getan
chain-left = offen

ask-nothing = Hier ist gerade nichts weiter offen.
ask-onSurface = { $n } Ecken leuchten auf dem Mond: Wähle eine.
ask-faction = Welche Fraktion führst du?
ask-keep = Welches Gebäude lässt du weg?
ask-side = Eines von beiden: welches?
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
ask-tasks = Was tut die Crew als Nächstes? Der Effekt des Plättchens kommt zuletzt.
ask-halves_greenhouses = Die andere Hälfte der Aktion, wenn du magst.
ask-halves_team = Die andere Hälfte der Aktion, wenn du magst.
ask-halves_research = Die andere Hälfte der Aktion, wenn du magst.
ask-lab = Wo liegt es? Es aktiviert seine Reihe und seine Spalte.
ask-build = Auf welcher Ecke steht es?
ask-use = Welches Plättchen neben dem neuen Gebäude wird genutzt?
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
goods-water = { $n } Wasser
goods-polymer = { $n } Polymer
goods-food = { $n } Nahrung
goods-energy = { $n } Energie
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
goods-about-metal = Graue Astronauten nehmen es. Gebäude und Fundamente kosten es.
goods-about-water = Blaue Astronauten nehmen es. Gewächshäuser und Gebäude kosten es.
goods-about-polymer = Schwarze Astronauten nehmen es. Gewächshäuser und Labore kosten es.
goods-about-food = Jeder Astronaut isst bei jedem Einholen. Gewächshäuser liefern sie.

## Boards

board-of = Tableau von { $name }
board-becomes = würde
board-stock = Vorrat
board-score =
    { $n ->
        [one] { $n } Punkt; { $total }, wenn jetzt Schluss wäre
       *[other] { $n } Punkte; { $total }, wenn jetzt Schluss wäre
    }
board-energy = Energie
board-gauge_about = Eine Batterie fasst 1 Energie. Beim Einholen werden alle gefüllt.
board-improvements =
    { $n ->
        [one] { $n } Schiffsteil verbessert, { $m } Würfel übrig
       *[other] { $n } Schiffsteile verbessert, { $m } Würfel übrig
    }

final-score = { $n } erspielt
final-achievement_majority = { $n } durch die Mehrheit der Errungenschaften
final-improvement_majority = { $n } durch die Mehrheit der Verbesserungen
final-achievements = { $n } für einzelne Errungenschaften
final-resources = { $n } für übrige Rohstoffe
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
majority-title = Mehrheiten am Ende
majority-of-achievements = Meiste Errungenschaften
majority-of-improvements = Meiste Verbesserungen
majority-seat = { $name }: { $n }; brächte { $pays }

crew-title = Team nach Rovern
crew-rover = Rover { $n }
crew-rover_about = Auf ein Plättchen geschickt, bleibt er dort, bis du einholst.
crew-home = daheim
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
research-hint = ein Labor aktiviert Reihe und Spalte
research-chain = eine Kette: { $n } offen, Reihenfolge beliebig
research-nested = Kette in Kette, { $n } tief
research-next = nächstes Fundament
research-foundation = Fundament
research-foundation_about = Platz für zwei Labore. Preis:
research-free = Freier Platz { $place }
research-runs = aktiviert { $n }
research-runs_about =
    { $n ->
        [one] Ein Labor hier würde { $n } Labor aktivieren, sich selbst mitgezählt.
       *[other] Ein Labor hier würde { $n } Labore aktivieren, sich selbst mitgezählt.
    }
research-mark-new = Es hat die Kette begonnen.
research-mark-open = Es kann jetzt aktiviert werden.
research-mark-gone = In dieser Kette schon aktiviert.
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
        [one] { $n } hungert: die Partie ist verloren
       *[other] { $n } hungern: die Partie ist verloren
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
track-endAlone = Hinter dem letzten Feld ist die Partie vorbei: Bis dahin müssen alle drei Schiffe gestartet sein. Der Zug, in dem das dritte startet, ist dein letzter.
track-last = Das ist die letzte Runde.
track-lastAlone = Das ist dein letzter Zug.

goal-mission = je Schiffsteil
goal-improve = je verbessertem Teil
goal-foundation = je Fundament
goal-lab = je gelegtem Labor
goal-recruit = je Anwerbung
goal-train = je Ausbildung
goal-greenhouse = je Gewächshaus
goal-upgrade = je verbessertem Gewächshaus
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
solo-how = Wie das Solospiel geht
solo-aim = Du gewinnst, wenn alle drei Schiffe starten und alle deine Ziele erfüllt sind, bevor deine Figur die Leiste verlässt. Der Zug, in dem das dritte Schiff startet, ist dein letzter. Bleibt jemand aus deinem Team hungrig, ist die Partie verloren.
solo-count = Bisher { $n } von { $least }.
solo-met = Erfüllt.
solo-onSpace = auf Feld { $n }
solo-nowOnly = jetzt, auf Feld { $n }
solo-ships = Alle drei Schiffe starten
solo-shipsText = { $n } von drei Schiffen gestartet. Du gewinnst nur, wenn alle drei starten, bevor deine Figur die Leiste verlässt; der Zug, in dem das dritte startet, ist dein letzter.
solo-trackText = Deine Figur steht auf Feld { $n } von { $all }. Jedes Einholen rückt sie vor; hinter dem letzten Feld ist die Partie aus.
solo-improvedShips = { $n } von { $all } Schiffen verbessert
solo-medalFor = Punkte; { $n } für { $name }
solo-medalNow = Punkte: { $name }, die höchste Medaille
solo-medalNext = { $now } Punkte, wenn die Partie jetzt endete. { $name } verlangt { $n }, wenn du gewinnst.
solo-medalTop = { $now } Punkte, wenn die Partie jetzt endete: die höchste Medaille, wenn du gewinnst.
solo-dummyText = Rover und Gebäude mit dem Zeichen eines Roboters gehören dem Dummy: Niemand spielt ihn. Sie sperren ihre Plättchen und Ecken wie die eines Gegners und zählen als fremde Rover. Nach jedem Einholen ziehen die Rover auf drei andere Plättchen; Plättchen unter ihnen werden nicht aufgefüllt. Die Gebäude bleiben.
solo-medals = Medaillen
solo-none = Noch keine Partie allein zu Ende gespielt.
solo-noWin = Noch kein Sieg
solo-noneText = Beginne From the Moon mit einem einzigen Platz: deinem.
solo-won = Gewonnen
solo-lost = Verloren
solo-bestOf = Bestes: { $n } Punkte
solo-games =
    { $n ->
        [one] { $n } Partie, { $won } gewonnen
       *[other] { $n } Partien, { $won } gewonnen
    }
solo-points = Punkte
solo-lost-hunger = Verloren: Hunger
solo-lost-too_late = Verloren: zu spät
solo-lost-unmet = Verloren: Ziele offen
