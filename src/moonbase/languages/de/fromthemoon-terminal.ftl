### Words of the terminal in German that only From the Moon needs.

## The table

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
fromthemoon-labs-about = Ein neues Labor aktiviert seine Reihe und seine Spalte, sich selbst eingeschlossen. In Reihe 3 bringt es eine Errungenschaft.
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
    } hungrig, und du verlierst die Partie.
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

## Questions

fromthemoon-question-tasks = Rover { $rover } arbeitet auf { $card } ({ $at }). Aufgaben übrig:
fromthemoon-question-no_tasks = keine
fromthemoon-question-feed = Ernährung: Dein Team isst { $mouths }, du hast { $food } Nahrung.
fromthemoon-question-build = Wo soll { $card } stehen? Die Nummern stehen an den Ecken des Mondes.
fromthemoon-question-use = Das neue Gebäude darf ein Plättchen daneben nutzen. Welches?
fromthemoon-question-lab = Wohin kommt { $card }? Es aktiviert seine Reihe und seine Spalte.
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

## Why a choice is closed, in a few words

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
fromthemoon-why-not_in_chain = aktiviert
fromthemoon-why-rover_full = kein Sitz frei
fromthemoon-why-no_recruits = keine mehr
fromthemoon-why-no_markers = kein Marker mehr
fromthemoon-why-nobody_to_train = niemand

## Effects in signs; tight ones stand in the cells of the Moon

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
    } aktivieren
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
fromthemoon-when-foundation = Fundament nehmen
fromthemoon-when-lab = Labor legen
fromthemoon-when-recruit = Astronauten anwerben
fromthemoon-when-train = Spezialisten ausbilden
fromthemoon-when-greenhouse = Gewächshaus nehmen
fromthemoon-when-upgrade = Gewächshaus verbessern
fromthemoon-when-building = Gebäude bauen
fromthemoon-when-battery = Batterie bekommen
fromthemoon-when-send = Rover schicken
fromthemoon-when-send_corner = Rover auf Eckplättchen
fromthemoon-when-greenhouse_action = Gewächshausaktion
fromthemoon-when-team_action = Teamaktion
fromthemoon-when-build_action = Bauaktion

## A tile in full

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
fromthemoon-deck-solo = Solospiel
fromthemoon-deck-difficulty = Schwierigkeit
fromthemoon-deck-objective = Ziel
fromthemoon-deck-stage = Solobonus
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

## Pages

fromthemoon-about-tiles = jedes Plättchen mit Effekt, Würfeln und Rover
fromthemoon-about-ships = die Teile der Schiffe, ihre Preise, und was ein Start bringt
fromthemoon-about-market = Labore und Gebäude, die zu haben sind, mit ihren Preisen
fromthemoon-about-labs = deine Labore und was sie tun
fromthemoon-about-goals = die Fortschrittsleiste, die Mehrheiten, die Ziele
fromthemoon-about-seats = alle Spieler in voller Länge
fromthemoon-about-send = wohin jeder Rover kann (auch: schicken 1 2-3)
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
fromthemoon-goals-win = Du gewinnst, wenn alle drei Schiffe starten und alle Ziele erfüllt sind. Wer hungert oder die Leiste zu früh verlässt, verliert die Partie.
fromthemoon-seat-points = { $n } Punkte, { $final }, wenn die Partie jetzt endete
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
fromthemoon-ships-built = gebaut von
fromthemoon-ships-improve = Verbessern
fromthemoon-ships-improved = verbessert von
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
fromthemoon-lost-hunger = Das Team war nicht zu ernähren: Die Partie ist verloren.
fromthemoon-lost-too_late = Die Figur verließ die Leiste vor dem dritten Start: Die Partie ist verloren.
fromthemoon-lost-unmet = Nicht jedes Ziel ist erfüllt: Die Partie ist verloren.
fromthemoon-lost-other = Die Partie ist verloren.

## Signs

fromthemoon-sign-choice = 12  (12)
fromthemoon-sign-choice-about = eine Nummer zum Eingeben; in Klammern geht es nicht, und warum 12 sagt, warum
fromthemoon-sign-goods = M W P N E
fromthemoon-sign-goods-about = Metall, Wasser, Polymer, Nahrung, Energie; M ist auch ein grauer Astronaut, W ein blauer, P ein schwarzer
fromthemoon-sign-star = ★  Pkt  Bat
fromthemoon-sign-star-about = Errungenschaft, Punkt, Batterie; nach Wahl: ein Rohstoff deiner Wahl
fromthemoon-sign-players = A B C D  ×
fromthemoon-sign-players-about = die Spieler, nach Plätzen; × ist der Dummy im Solospiel
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
fromthemoon-sign-sum-about = der Punktestand, wenn die Partie jetzt endete
fromthemoon-sign-counts = 3/5
fromthemoon-sign-counts-about = Energie 3 von 5 Batterien; bei Laboren: 3 auf 5 Plätzen; bei der Figur: ihr Feld von sechs
fromthemoon-sign-team = 4 1*   2 1↑
fromthemoon-sign-team-about = vier Astronauten, einer davon Spezialist; zwei Gewächshäuser, eines davon verbessert
fromthemoon-sign-closed = ✗
fromthemoon-sign-closed-about = warum etwas nicht geht
fromthemoon-sign-turn = ▸
fromthemoon-sign-turn-about = wer am Zug ist

## What one player did, as parts of a sentence after the name

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
fromthemoon-event-wasted = { $seat-you ->
        [yes] verlierst
       *[no] verliert
    } { $what } (Anzeige voll)
fromthemoon-event-progress = { $seat-you ->
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
    } { $given } in { $made }
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
fromthemoon-event-ability = { $seat-you ->
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
        [yes] holst deine Rover
       *[no] holt die eigenen Rover
    } ein
fromthemoon-event-income = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } das Einkommen von { $card }
fromthemoon-event-income_greenhouses = { $seat-you ->
        [yes] bekommst
       *[no] bekommt
    } { $what }
fromthemoon-event-recharged = { $seat-you ->
        [yes] lädst
       *[no] lädt
    } { $what } auf
fromthemoon-event-fed = { $seat-you ->
        [yes] gibst deinem
       *[no] gibt dem eigenen
    } Team { $n } Nahrung
