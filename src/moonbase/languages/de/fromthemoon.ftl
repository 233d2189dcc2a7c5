### What is said in From the Moon, in German.

## Goods, colours and ships

goods-metal = { $n } Metall
goods-water = { $n } Wasser
goods-polymer = { $n } Polymer
goods-food = { $n } Nahrung
goods-energy = { $n } Energie
goods-battery =
    { $n } { $n ->
        [one] Batterie
       *[other] Batterien
    }
goods-achievement =
    { $n } { $n ->
        [one] Errungenschaft
       *[other] Errungenschaften
    }
# Stems of adjectives: "grau" makes "grauer Spezialist".
colour-metal = grau
colour-water = blau
colour-polymer = schwarz
ship-europa = Europa
ship-titan = Titan
ship-mars = Mars
place-1 = unten links
place-2 = unten rechts
place-3 = Mitte links
place-4 = Mitte rechts
place-5 = oben links
place-6 = oben rechts

## Events

event-lead =
    { $seat-you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-laid_out = Ausgelegt: { $card }.
event-shown = { $card } kommt in die Auslage.
event-drew =
    { $seat-you ->
        [yes] Du ziehst { $card }.
       *[no] { $seat } zieht { $card }.
    }
event-dropped =
    { $seat-you ->
        [yes] Du legst { $card } zurück.
       *[no] { $seat } legt { $card } zurück.
    }
event-faction =
    { $seat-you ->
        [yes] Du führst die Fraktion { $card }.
       *[no] { $seat } führt die Fraktion { $card }.
    }
event-turn =
    { $seat-you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
event-over = Die letzte Runde ist vorbei: Die Partie ist zu Ende.
event-final =
    { $seat-you ->
        [yes] Am Ende hast du { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            }.
       *[no] Am Ende hat { $seat } { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            }.
    }
event-filled = { $card } bekommt { $what }.
event-dummy_building = Ein Gebäude des Dummys steht auf Ecke { $row }-{ $column }.
event-dummy_rover = Ein Rover des Dummys fährt nach { $row }-{ $column }.
event-sent =
    { $seat-you ->
        [yes] Du schickst Rover { $n } nach { $card }.
       *[no] { $seat } schickt Rover { $n } nach { $card }.
    }
event-collected =
    { $seat-you ->
        [yes] Du sammelst { $what } ein.
       *[no] { $seat } sammelt { $what } ein.
    }
event-gained =
    { $seat-you ->
        [yes] Du bekommst { $what }.
       *[no] { $seat } bekommt { $what }.
    }
event-wasted =
    { $seat-you ->
        [yes] Deine Anzeige ist voll: { $what } verfällt.
       *[no] Die Anzeige von { $seat } ist voll: { $what } verfällt.
    }
event-scored =
    { $seat-you ->
        [yes] Du erhältst { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            }.
       *[no] { $seat } erhält { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            }.
    }
event-converted =
    { $seat-you ->
        [yes] Du tauschst { $given } in { $made }.
       *[no] { $seat } tauscht { $given } in { $made }.
    }
event-paid =
    { $seat-you ->
        [yes] Du zahlst { $what }.
       *[no] { $seat } zahlt { $what }.
    }
event-lost =
    { $seat-you ->
        [yes] Du verlierst { $what }.
       *[no] { $seat } verliert { $what }.
    }
event-greenhouse =
    { $seat-you ->
        [yes] Du nimmst ein Gewächshaus.
       *[no] { $seat } nimmt ein Gewächshaus.
    }
event-upgraded =
    { $seat-you ->
        [yes] Du verbesserst ein Gewächshaus.
       *[no] { $seat } verbessert ein Gewächshaus.
    }
event-recruited =
    { $seat-you ->
        [yes] Du wirbst einen { $colour }en Astronauten für Rover { $n } an.
       *[no] { $seat } wirbt einen { $colour }en Astronauten für Rover { $n } an.
    }
event-trained =
    { $seat-you ->
        [yes] Du bildest einen { $colour }en Astronauten in Rover { $n } aus.
       *[no] { $seat } bildet einen { $colour }en Astronauten in Rover { $n } aus.
    }
event-built =
    { $seat-you ->
        [yes] Du baust { $card }.
       *[no] { $seat } baut { $card }.
    }
event-miniature =
    { $seat-you ->
        [yes] Du stellst ein Gebäude auf Ecke { $row }-{ $column }.
       *[no] { $seat } stellt ein Gebäude auf Ecke { $row }-{ $column }.
    }
event-used =
    { $seat-you ->
        [yes] Du nutzt { $card }.
       *[no] { $seat } nutzt { $card }.
    }
event-ability =
    { $seat-you ->
        [yes] Du nutzt die Fähigkeit { $card } eines { $colour }en Spezialisten.
       *[no] { $seat } nutzt die Fähigkeit { $card } eines { $colour }en Spezialisten.
    }
event-activated =
    { $seat-you ->
        [yes] Du aktivierst { $card }.
       *[no] { $seat } aktiviert { $card }.
    }
event-foundation =
    { $seat-you ->
        [yes] Du nimmst ein Fundament.
       *[no] { $seat } nimmt ein Fundament.
    }
event-lab =
    { $seat-you ->
        [yes] Du nimmst { $card } aus der Auslage.
       *[no] { $seat } nimmt { $card } aus der Auslage.
    }
event-lab_placed =
    { $seat-you ->
        [yes] Du legst { $card } auf { $row }-{ $column }.
       *[no] { $seat } legt { $card } auf { $row }-{ $column }.
    }
event-constructed =
    { $seat-you ->
        [yes] Du baust das Schiffsteil { $card }.
       *[no] { $seat } baut das Schiffsteil { $card }.
    }
event-improved =
    { $seat-you ->
        [yes] Du verbesserst Teil { $part } des Schiffes { $ship }.
       *[no] { $seat } verbessert Teil { $part } des Schiffes { $ship }.
    }
event-launched = { $ship } startet.
event-launch_bonus =
    { $seat-you ->
        [yes] Für den Start des Schiffes { $ship } erhältst du { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            }.
       *[no] Für den Start des Schiffes { $ship } erhält { $seat } { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            }.
    }
event-progress =
    { $seat-you ->
        [yes] Du bekommst { $what } durch { $card } auf der Fortschrittsleiste.
       *[no] { $seat } bekommt { $what } durch { $card } auf der Fortschrittsleiste.
    }
event-answers =
    { $seat-you ->
        [yes] Dein Gebäude { $card } wirkt.
       *[no] Das Gebäude { $card } von { $seat } wirkt.
    }
event-power =
    { $seat-you ->
        [yes] Du nutzt die Kraft der Fraktion { $card }.
       *[no] { $seat } nutzt die Kraft der Fraktion { $card }.
    }
event-space_bonus =
    { $seat-you ->
        [yes] Du bekommst einen Bonus auf deinem Tableau ({ $card }).
       *[no] { $seat } bekommt einen Bonus auf dem eigenen Tableau ({ $card }).
    }
event-gathered =
    { $seat-you ->
        [yes] Du holst die Rover ein.
       *[no] { $seat } holt die Rover ein.
    }
event-income =
    { $seat-you ->
        [yes] Du nimmst das Einkommen von { $card }.
       *[no] { $seat } nimmt das Einkommen von { $card }.
    }
event-income_greenhouses =
    { $seat-you ->
        [yes] Deine Gewächshäuser bringen { $what }.
       *[no] Die Gewächshäuser von { $seat } bringen { $what }.
    }
event-recharged =
    { $seat-you ->
        [yes] Du lädst { $what } auf.
       *[no] { $seat } lädt { $what } auf.
    }
event-fed =
    { $seat-you ->
        [yes] Du gibst dem Team { $n } Nahrung.
       *[no] { $seat } gibt dem Team { $n } Nahrung.
    }
event-unfed =
    { $seat-you ->
        [yes] Bei dir { $n ->
                [one] bleibt { $n } Astronaut
               *[other] bleiben { $n } Astronauten
            } hungrig.
       *[no] Bei { $seat } { $n ->
                [one] bleibt { $n } Astronaut
               *[other] bleiben { $n } Astronauten
            } hungrig.
    }
event-hunger =
    { $seat-you ->
        [yes] Du verlierst { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            } durch Hunger.
       *[no] { $seat } verliert { $n } { $n ->
                [one] Punkt
               *[other] Punkte
            } durch Hunger.
    }
event-advanced =
    { $seat-you ->
        [yes] Deine Figur rückt auf Feld { $n } der Fortschrittsleiste vor.
       *[no] Die Figur von { $seat } rückt auf Feld { $n } der Fortschrittsleiste vor.
    }
event-left_track =
    { $seat-you ->
        [yes] Deine Figur verlässt die Fortschrittsleiste.
       *[no] Die Figur von { $seat } verlässt die Fortschrittsleiste.
    }
event-last_round =
    { $seat-you ->
        [yes] Du leitest die letzte Runde ein.
       *[no] { $seat } leitet die letzte Runde ein.
    }
event-last_turn =
    { $seat-you ->
        [yes] Das ist dein letzter Zug.
       *[no] Das ist der letzte Zug von { $seat }.
    }
event-no_research =
    { $seat-you ->
        [yes] Du kannst jetzt keine Sonderforschung betreiben.
       *[no] { $seat } kann jetzt keine Sonderforschung betreiben.
    }
event-no_lab =
    { $seat-you ->
        [yes] Du kannst kein weiteres Labor der Kette aktivieren.
       *[no] { $seat } kann kein weiteres Labor der Kette aktivieren.
    }
event-no_task =
    { $seat-you ->
        [yes] Du hast dort nichts mehr zu tun.
       *[no] { $seat } hat dort nichts mehr zu tun.
    }
event-no_use =
    { $seat-you ->
        [yes] Du kannst mit { $card } jetzt nichts anfangen.
       *[no] { $seat } kann mit { $card } jetzt nichts anfangen.
    }
event-objective =
    { $seat-you ->
        [yes] Du erfüllst das Ziel { $card }.
       *[no] { $seat } erfüllt das Ziel { $card }.
    }
event-lost_1 =
    { $seat-you ->
        [yes] Du kannst das Team nicht ernähren und verlierst die Partie.
       *[no] { $seat } kann das Team nicht ernähren und verliert die Partie.
    }
event-lost_2 =
    { $seat-you ->
        [yes] Deine Figur hat die Leiste vor dem dritten Start verlassen: Die Partie ist verloren.
       *[no] Die Figur von { $seat } hat die Leiste vor dem dritten Start verlassen: Die Partie ist verloren.
    }
event-lost_3 =
    { $seat-you ->
        [yes] Du verlierst die Partie: Nicht alle Ziele sind erfüllt.
       *[no] { $seat } verliert die Partie: Nicht alle Ziele sind erfüllt.
    }

## Choices

say-terms-cost = { " " }für { $cost }
say-terms-free = { ", " }kostenlos
say-terms-earning = { $terms }, bringt 1 Errungenschaft
say-terms-less = { $terms } ({ $n } Energie weniger für jeden deiner Rover daneben)
say-terms-only = { $terms } auf Ecke { $at }, der einzigen, die du jetzt bezahlen kannst
say-counted = { $effect } (jetzt { $n })
say-battery_full = { $effect } (Anzeige voll: stattdessen eine Errungenschaft)
say-battery_earning = { $effect } (bringt 1 Errungenschaft)
say-energy_lost = { $effect } (Anzeige voll: { $n } Energie verfällt)
say-bonus = { $what }; Bonus: { $effect }
say-crew-specialist = { $colour }er Spezialist
say-crew-specialists = { $n } { $colour }e Spezialisten
say-crew-basic = { $colour }er Astronaut
say-crew-basics = { $n } { $colour }e Astronauten
say-crew-none = leer
say-cubes = { $cubes }
say-no_cubes = keine Würfel
say-send = Rover { $rover } ({ $crew }) nach { $card } ({ $at }) schicken; dort liegen: { $cubes }
say-greenhouse = Ein Gewächshaus nehmen{ $terms }
say-greenhouse_stack = Ein Gewächshaus vom Stapel nehmen{ $terms }
say-upgrade = Ein Gewächshaus verbessern{ $terms }
say-recruit = Einen { $colour }en Astronauten für Rover { $rover } anwerben{ $terms }
say-train = Einen { $colour }en Astronauten in Rover { $rover } ausbilden{ $terms }
say-build_small = { $card } (Stufe { $level }) bauen{ $terms }; bei jedem Einkommen: { $effect }
say-build_large = { $card } (groß) bauen{ $terms }
say-then = { $what }. { $effect }
say-foundation = Ein Fundament nehmen{ $terms }
say-foundation_research = Sonderforschung: ein Fundament nehmen{ $terms }
say-lab = { $card } ({ $place }) nehmen{ $terms }: { $effect }
say-lab_research = Sonderforschung: { $card } ({ $place }) nehmen{ $terms }: { $effect }
say-gather =
    Deine Rover einholen: Einkommen, dann { $n ->
        [one] isst { $n } Astronaut
       *[other] essen { $n } Astronauten
    } (du hast { $food } Nahrung, bis dahin { $then })
say-gather_fed = Deine Rover einholen: Einkommen, und niemand isst
say-take = { $what } vom Plättchen nehmen (dort: { $left })
say-ability = Die Fähigkeit { $card } eines { $colour }en Spezialisten nutzen: { $effect }
say-effect = { $card } als letzte Aufgabe nutzen: { $effect }
say-use = { $card } ({ $at }) nutzen: { $effect }
say-use_unpriced = { $card } ({ $at }) ohne den Preis nutzen: { $effect }
say-point = Das Gebäude auf Ecke { $at } stellen, neben { $beside }
say-point_priced = Das Gebäude auf Ecke { $at } stellen{ $terms }, neben { $beside }
say-space = { $card } auf { $at } legen, in Linie mit { $chain }
say-space_alone = { $card } auf { $at } legen
say-activate = { $card } ({ $at }) aktivieren: { $effect }
say-side = { $card }: { $effect }
say-side_unpriced = { $card } ohne den Preis: { $effect }
say-gain = { $what } nehmen
say-part =
    { $card } ({ $ship }) bauen{ $terms }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
say-part_last =
    { $card } ({ $ship }) bauen{ $terms }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }, und { $ship } startet
say-part_end =
    { $card } ({ $ship }) bauen{ $terms }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }, und { $ship } startet als letztes Schiff; das leitet die letzte Runde ein
say-part_end_alone =
    { $card } ({ $ship }) bauen{ $terms }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }, und { $ship } startet als letztes Schiff; das ist also dein letzter Zug
say-improve =
    Teil { $part } des Schiffes { $ship } verbessern{ $terms }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
say-then_research = { $what }, dann Sonderforschung
say-point_instead =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } nehmen, statt die Freigabe zu nutzen
say-income_greenhouses = Einkommen deiner Gewächshäuser: { $what }
say-income_recharge = Deine Batterien aufladen: Energie von { $n } auf { $full }
say-income = Einkommen von { $card }: { $effect }
say-feed = Dein Team ernähren: { $what }
say-feed_nobody = Weiter: Dein Team isst nichts
say-feed_short =
    Dein Team ernähren: { $n ->
        [one] { $n } Astronaut bleibt
       *[other] { $n } Astronauten bleiben
    } hungrig, das kostet dich { $points } Punkte
say-feed_lost =
    Dein Team ernähren: { $n ->
        [one] { $n } Astronaut bleibt
       *[other] { $n } Astronauten bleiben
    } hungrig, du verlierst also die Partie
say-faction = Die Fraktion { $card } führen. { $effect }
say-drop = { $card } zurücklegen: { $effect }
say-done = Fertig
say-done_tasks = Mit diesem Rover fertig sein
say-done_halves = Die Aktion hier beenden
say-done_chain = Keine weiteren Labore aktivieren
say-decline = Verzichten
say-decline_use = Kein Plättchen nutzen
say-decline_research = Keine Sonderforschung
say-decline_effect = Auf { $card } verzichten
say-decline_recruit = Niemanden anwerben
say-decline_train = Niemanden ausbilden
say-decline_greenhouse = Kein Gewächshaus nehmen
say-decline_upgrade = Kein Gewächshaus verbessern
say-decline_foundation = Kein Fundament nehmen
say-decline_lab = Kein Labor nehmen
say-end = Den Zug beenden
say-convert = { $given } in { $made } tauschen
say-convert_lost = { $given } in { $made } tauschen (Anzeige voll: sie verfällt)
say-lead =
    { $seat-you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }
say-deal = { $card } aufdecken
say-draw = { $cubes } ziehen
say-draw_none = Keine Würfel ziehen
say-rover = Ein Rover des Dummys fährt nach { $card } ({ $at })
say-zone = Ein Gebäude des Dummys steht auf Ecke { $at }

## Refusals

why-repair = { $steps }
why-step = ({ $n }) { $step }
why-over = Die Partie ist zu Ende.
why-nature = Es werden gerade Plättchen oder Würfel gezogen.
why-not_your_turn =
    { $seat-you ->
        [yes] Du bist am Zug.
       *[no] Du bist nicht am Zug: { $seat } entscheidet.
    }
why-no_such = Eine solche Aktion gibt es nicht.
why-set_up = Erst kommt der Aufbau.
why-act_first = Führe eine Aktion aus, bevor du den Zug beendest.
why-acted = In diesem Zug hast du deine Aktion schon ausgeführt.
why-finish_first = Beende erst, was du begonnen hast.
why-not_asked = Danach ist jetzt nicht gefragt.
why-convert_here = Beantworte erst diese Frage, dann tausche.
why-price = Du brauchst noch { $lack }.
why-price_stack = Es ist nur noch der Stapel da, und der kostet einen Aufpreis: Du brauchst noch { $lack }.
why-price_of_card = Für { $card } brauchst du noch { $lack }.
why-price_of_effect = Für { $card } brauchst du noch { $lack }.
why-brings_nothing = { $card } würde jetzt nichts bewirken.
why-rover_out = Rover { $n } ist schon auf dem Mond unterwegs.
why-tile_taken =
    { $seat-you ->
        [yes] Auf { $card } steht schon dein Rover.
       *[no] Auf { $card } steht schon ein Rover von { $seat }.
    }
why-tile_taken_dummy = Auf { $card } steht schon ein Rover des Dummys.
why-rovers_home =
    { $n } deiner Rover { $n ->
        [one] ist
       *[other] sind
    } noch daheim.
why-no_task = Kein { $colour }er Astronaut in diesem Rover hat noch eine Aufgabe.
why-no_task_left = Niemand in diesem Rover hat noch eine Aufgabe.
why-no_specialist = In diesem Rover sitzt kein { $colour }er Spezialist.
why-ability_used = Jeder { $colour }e Spezialist in diesem Rover hat die Fähigkeit schon genutzt.
why-counts_nothing = { $card } würde hier nichts bringen.
why-no_cube = Auf { $card } liegt kein { $colour }er Würfel.
why-greenhouses_full = Alle deine Gewächshausfelder sind belegt.
why-greenhouses_gone = Es gibt kein Gewächshaus mehr.
why-no_basic_greenhouse = Du hast kein einfaches Gewächshaus zum Verbessern.
why-no_recruits = Du hast keine { $colour }en Astronauten mehr zum Anwerben.
why-rover_full = In Rover { $n } ist kein Sitz frei.
why-no_markers = Du hast keine { $colour }en Spezialistenmarker mehr.
why-nobody_to_train = In Rover { $n } ist kein einfacher { $colour }er Astronaut zum Ausbilden.
why-built = { $card } hast du schon gebaut.
why-large_slots = Deine beiden großen Plätze sind schon belegt.
why-other_faction = { $card } gehört einer anderen Fraktion.
why-not_on_board = { $card } steht nicht zum Bauen bereit.
why-tile_used = Dein Gebäude hat { $card } schon genutzt.
why-not_touched = Dein Gebäude berührt { $card } nicht.
why-foundations = Du hast schon alle deine Fundamente genommen.
why-no_lab_space = Auf deinen Fundamenten ist kein Platz für ein Labor frei.
why-not_in_chain = { $card } liegt nicht in Linie mit dem neuen Labor oder wurde schon aktiviert.
why-launched = { $ship } ist schon gestartet.
why-part_taken =
    Teil { $part } des Schiffes { $ship } wurde schon von { $seat-you ->
        [yes] dir
       *[no] { $seat }
    } gebaut.
why-part_missing = Teil { $part } des Schiffes { $ship } ist noch nicht gebaut.
why-part_improved = Teil { $part } des Schiffes { $ship } ist schon verbessert.
why-no_cubes = Du hast keine Verbesserungswürfel mehr.
why-other_approval = Die Freigabe gilt nicht für { $ship }.
why-construct_only = Diese Freigabe gilt nur zum Bauen.
why-improve_only = Diese Freigabe gilt nur zum Verbessern.

## Tiles: goods and ships

card-good-metal = { $n } Metall
card-good-water = { $n } Wasser
card-good-polymer = { $n } Polymer
card-good-food = { $n } Nahrung
card-good-energy = { $n } Energie
card-good-battery =
    { $n } { $n ->
        [one] Batterie
       *[other] Batterien
    }
card-good-achievement =
    { $n } { $n ->
        [one] Errungenschaft
       *[other] Errungenschaften
    }
card-goods = { $goods }
card-nothing = nichts
card-number = { $n }
card-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
card-greenhouses =
    { $n } { $n ->
        [one] Gewächshaus
       *[other] Gewächshäuser
    }
card-charged =
    { $n } { $n ->
        [one] geladene Batterie
       *[other] geladene Batterien
    }
card-to-europa = Europa
card-to-titan = Titan
card-to-mars = Mars
card-to-europa_or_titan = Europa oder Titan
card-to-europa_or_mars = Europa oder Mars
card-to-titan_or_mars = Titan oder Mars
card-to-any = ein beliebiges Schiff

## Tiles: sentences

card-both = { $first } { $second }
card-sentence = { $what }.
card-no_bonus = Kein Bonus
card-start = Zu Beginn: { $things }
card-refill =
    Wenn die erste Figur das Feld betritt: { $n } { $n ->
        [one] Würfel
       *[other] Würfel
    } auf jedes Geländeplättchen legen, soweit Platz ist
card-on-terrain = Aktivieren: { $do }
card-on-lab = Aktivieren: { $do }
card-on-token = Einmal je Spezialist: { $do }
card-on-small = Einkommen: { $do }
card-on-space = Bonus: { $do }
card-on-mission = Bauen: { $do }
card-on-improvement = Verbessern: { $do }
card-when-end = Am Spielende: { $do }
card-when-mission = Jedes Mal, wenn du ein Missionsplättchen nimmst: { $do }
card-when-improve = Jedes Mal, wenn du ein Schiffsteil verbesserst: { $do }
card-when-foundation = Jedes Mal, wenn du ein Fundament nimmst: { $do }
card-when-lab = Jedes Mal, wenn du ein Labor legst: { $do }
card-when-recruit = Jedes Mal, wenn du einen Astronauten anwirbst: { $do }
card-when-train = Jedes Mal, wenn du einen Spezialisten ausbildest: { $do }
card-when-greenhouse = Jedes Mal, wenn du ein Gewächshaus nimmst: { $do }
card-when-upgrade = Jedes Mal, wenn du ein Gewächshaus verbesserst: { $do }
card-when-building = Jedes Mal, wenn du ein Gebäude baust: { $do }
card-when-battery = Jedes Mal, wenn du eine Batterie bekommst: { $do }
card-when-send = Jedes Mal, wenn du einen Rover schickst: { $do }
card-when-send_corner = Jedes Mal, wenn du einen Rover auf ein Eckplättchen schickst: { $do }
card-when-greenhouse_action = Nach jeder Aktion „Gewächshäuser entwickeln“: { $do }
card-when-team_action = Nach jeder Aktion „das Team entwickeln“: { $do }
card-when-build_action = Nach jeder Aktion „ein Gebäude bauen“: { $do }

## Tiles: steps, as infinitives

card-or = { $first } oder { $second }
card-or_long = { $first } oder { $second }
card-and = { $steps }
card-pay = { $goods } zahlen, dann { $rest }
card-terms-free = { " " }kostenlos
card-terms-paid = { "" }
card-do-gain = { $goods } bekommen
card-do-gain_or = { $first } oder { $second } bekommen
card-do-gain_per = { $goods } bekommen für { $each }
card-do-gain_any_one = 1 Rohstoff deiner Wahl bekommen
card-do-gain_any_many = { $n } Rohstoffe deiner Wahl bekommen, auch gemischt
card-do-gain_any_per =
    { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } deiner Wahl bekommen für { $each }
card-do-score = { $points } erhalten
card-do-score_per = { $points } erhalten für { $each }
card-do-recruit = { $n } Astronauten{ $terms } anwerben
card-do-train = { $n } Spezialisten{ $terms } ausbilden
card-do-greenhouse =
    { $n } { $n ->
        [one] Gewächshaus
       *[other] Gewächshäuser
    } nehmen, kostenlos bis auf einen etwaigen Aufpreis
card-do-greenhouse_stack =
    wenn du möchtest, { $n } { $n ->
        [one] Gewächshaus
       *[other] Gewächshäuser
    } kostenlos und ohne Aufpreis vom Stapel nehmen
card-do-upgrade =
    { $n } { $n ->
        [one] Gewächshaus
       *[other] Gewächshäuser
    }{ $terms } verbessern
card-do-foundation =
    { $n } { $n ->
        [one] Fundament
       *[other] Fundamente
    }{ $terms } nehmen
card-do-lab =
    { $n } { $n ->
        [one] Labor
       *[other] Labore
    } aus der Auslage nehmen, kostenlos bis auf einen etwaigen Aufpreis
card-do-research = wenn du möchtest, für { $price } Sonderforschung betreiben
card-do-approve_any = eine Freigabe für { $ships } erhalten
card-do-approve_construct = eine Freigabe nur zum Bauen für { $ships } erhalten
card-do-approve_improve = eine Freigabe nur zum Verbessern für { $ships } erhalten
card-do-activate =
    { $n } deiner Labore aktivieren{ $n ->
        [one] { "" }
       *[other] { ", " }jedes einmal
    }
card-do-remove_battery =
    { $n } { $n ->
        [one] Batterie
       *[other] Batterien
    } verlieren

## Tiles: standing rules

card-do-no_food = Dein Team braucht keine Nahrung
card-do-recruit_surcharge = Jeder Astronaut, den du anwirbst, auch ein kostenloser, kostet { $goods } mehr
card-do-convert_food = Wenn du Nahrung tauschst, bekommst du für { $n } Nahrung 1 Energie
card-do-rim_double = Jedes Gebäude, das du auf den Rand stellst, auch dieses, aktiviert beide Plättchen, die es berührt
card-do-build_discount = Jedes spätere Gebäude kostet { $n } Energie weniger für jeden deiner Rover auf einem Plättchen, das es berührt

## Tiles: for each ..., in the accusative

card-each-specialists = jeden deiner Spezialisten
card-each-batteries = jede deiner Batterien
card-each-labs = jedes deiner Labore
card-each-buildings = jedes Gebäude, das du gebaut hast
card-each-links = jedes Paar deiner Gebäude, die orthogonal nebeneinanderstehen
card-each-improvements = jedes Schiffsteil, das du verbessert hast
card-each-missions = jedes deiner Missionsplättchen
card-each-improved_greenhouses = jedes deiner verbesserten Gewächshäuser
card-each-achievements = jede deiner Errungenschaften
card-each-group = jedes Gebäude deiner größten verbundenen Gruppe
card-each-corner_buildings = jedes deiner Gebäude an einer Ecke des Plättchens, auf dem der Rover steht
card-each-rival_rovers = jeden fremden Rover auf einem Plättchen, das orthogonal an das des Rovers grenzt
card-each-own_rovers = jeden deiner anderen Rover auf einem Plättchen, das orthogonal an das des Rovers grenzt

card-things-specialists =
    { $n } { $n ->
        [one] Spezialist
       *[other] Spezialisten
    }
card-things-batteries =
    { $n } { $n ->
        [one] Batterie
       *[other] Batterien
    }
card-things-labs =
    { $n } { $n ->
        [one] Labor
       *[other] Labore
    }
card-things-buildings = { $n } Gebäude
card-things-links =
    { $n } { $n ->
        [one] Paar
       *[other] Paare
    } benachbarter Gebäude
card-things-improvements =
    { $n } { $n ->
        [one] verbessertes Schiffsteil
       *[other] verbesserte Schiffsteile
    }
card-things-missions = { $n } Missionsplättchen
card-things-improved_greenhouses =
    { $n } { $n ->
        [one] verbessertes Gewächshaus
       *[other] verbesserte Gewächshäuser
    }
card-things-achievements =
    { $n } { $n ->
        [one] Errungenschaft
       *[other] Errungenschaften
    }
card-things-group =
    { $n } { $n ->
        [one] verbundenes
       *[other] verbundene
    } Gebäude

## Ships, boards and prices

card-ship = Start: { $first } für die meisten Missionsplättchen, { $second } für die zweitmeisten. Missionsplättchen bei 1 bis 4 Spielern: { $parts }.
card-costs = Kostet { $goods }.
card-costs_nothing = Kostet nichts.
card-level =
    { $price } Von dieser Stufe { $n ->
        [one] ist { $n } Plättchen
       *[other] sind { $n } Plättchen
    } im Spiel.
card-setup =
    { $rows } Reihen mit je { $columns } Geländeplättchen; { $n } { $n ->
        [one] großes
       *[other] große
    } Gebäude; Gewächshäuser ohne Aufpreis: { $greenhouses }.
card-slot = Fundament { $n }: Reihe { $row }, Spalte { $column }.
card-greenhouse = Einkommen: { $food } bekommen.
card-owner-table = { $n } in der Schachtel
card-owner-player = { $n } je Spieler
card-owner-colour = { $n } je Spieler und Farbe
card-counted = { $count }.
card-bagged = { $count }, { $n } davon im Beutel.
card-limits = Ein Rover hat { $seats } Sitze, auf einem Geländeplättchen liegen höchstens { $tile } Würfel, und { $kept } jeder Farbe bleiben im Vorrat, wenn der Beutel gefüllt wird.
card-scoring =
    Eine nicht genutzte Freigabe bringt { $approval }, ein hungriger Astronaut kostet { $unfed }. Am Spielende { $resources ->
        [one] bringt jeder übrige Rohstoff
       *[other] bringen je { $resources } übrige Rohstoffe
    } 1 Punkt und jede Errungenschaft { $achievement }.
card-majority = Meiste { $of }: { $first }. Zweitmeiste, ab { $n } Spielern: { $second }.
card-majority-achievements = Errungenschaften
card-majority-improvements = Verbesserungen

## Solo

card-solo = { $rovers } Rover und { $buildings } Gebäude stehen dir im Weg. Ein Start bringt den Hauptbonus bei mindestens { $first } eigenen Verbesserungen an dem Schiff, den Zweitbonus bei genau { $second }.
card-difficulty =
    Erfülle { $n } { $n ->
        [one] Ziel
       *[other] Ziele
    }.
card-finish = Habe am Spielende mindestens { $things }.
card-on_space = Habe irgendwann, während deine Figur auf Feld { $n } der Fortschrittsleiste steht, mindestens { $things }.
card-launches = Starte jedes Schiff, während deine Figur auf seinem Feld der Fortschrittsleiste steht: { $launches }.
card-launch = { $ship } auf Feld { $n }
card-stage = { $things }: { $points }.
card-stage-achievements =
    Mindestens { $n } { $n ->
        [one] Errungenschaft
       *[other] Errungenschaften
    }
card-stage-improved_ships =
    Verbesserungen an { $n } { $n ->
        [one] Schiff
       *[other] Schiffen
    }
card-medal = Mindestens { $points }.
card-any_score = Jeder Sieg.
card-rover_card = Das Plättchen in Reihe { $row }, Spalte { $column }.
card-zone_card = Die Ecke in Reihe { $row }, Spalte { $column }.

## Names of tiles, boards and pieces

card-T-01 = Regolithebene
card-T-02 = Kraterakademie
card-T-03 = Sonnengrat
card-T-04 = Doppelmast
card-T-05 = Glashaussenke
card-T-06 = Eisbake
card-T-07 = Staubbake
card-T-08 = Landekreis
card-T-09 = Baugrund
card-T-10 = Signalhügel
card-T-11 = Mischflöz
card-T-12 = Solarebene
card-T-13 = Werfthöhe
card-T-14 = Wrackfeld
card-T-15 = Schmelzterrassen
card-T-16 = Rückseitengerüst

card-V-1 = Europa
card-V-2 = Titan
card-V-3 = Mars

card-ME-1 = Eisbohrer
card-ME-2 = Kielspant
card-ME-3 = Druckhülle
card-ME-4 = Taucherglocke
card-ME-5 = Kombüsendeck
card-ME-6 = Solereaktor
card-MT-1 = Dunstlampe
card-MT-2 = Gasschöpfer
card-MT-3 = Methansegel
card-MT-4 = Schwimmponton
card-MT-5 = Thermofrachtraum
card-MT-6 = Tiefschlafkammer
card-MM-1 = Landebeine
card-MM-2 = Staubfilter
card-MM-3 = Rostschmelze
card-MM-4 = Saatgutkammer
card-MM-5 = Crewring
card-MM-6 = Aufstiegsstufe

card-IE-1 = Europa, Teil 1
card-IE-2 = Europa, Teil 2
card-IE-3 = Europa, Teil 3
card-IE-4 = Europa, Teil 4
card-IE-5 = Europa, Teil 5
card-IE-6 = Europa, Teil 6
card-IT-1 = Titan, Teil 1
card-IT-2 = Titan, Teil 2
card-IT-3 = Titan, Teil 3
card-IT-4 = Titan, Teil 4
card-IT-5 = Titan, Teil 5
card-IT-6 = Titan, Teil 6
card-IM-1 = Mars, Teil 1
card-IM-2 = Mars, Teil 2
card-IM-3 = Mars, Teil 3
card-IM-4 = Mars, Teil 4
card-IM-5 = Mars, Teil 5
card-IM-6 = Mars, Teil 6

card-K-1 = Siedler
card-K-2 = Kundschafter
card-K-3 = Konvoi

card-P-01 = Grundsteine
card-P-02 = Schiffsfieber
card-P-03 = Offene Forschung
card-P-04 = Neuankömmlinge
card-P-05 = Abendschule
card-P-06 = Grüne Saison
card-P-07 = Rekordernte
card-P-08 = Feinschliff
card-P-09 = Skyline
card-P-10 = Volle Ladung

card-L-01 = Kondensatorbank
card-L-02 = Algentank
card-L-03 = Botaniktisch
card-L-04 = Pressestelle
card-L-05 = Speisesaal
card-L-06 = Kryowerkstatt
card-L-07 = Gutachterrunde
card-L-08 = Proteindrucker
card-L-09 = Flugbüro
card-L-10 = Prüfstand
card-L-11 = Stadtmodell
card-L-12 = Materiesortierer
card-L-13 = Legierungswerkstatt
card-L-14 = Harzwerkstatt
card-L-15 = Simulator
card-L-16 = Umrüstwerkstatt
card-L-17 = Ruhmeshalle
card-L-18 = Kernbohrer

card-S-01 = Willkommenskuppel
card-S-02 = Hydrokulturlift
card-S-03 = Kantine
card-S-04 = Ladehof
card-S-05 = Handelsposten
card-S-06 = Gewächshauskran
card-S-07 = Ausbildungshalle
card-S-08 = Nachtlabor
card-S-09 = Tiefbau
card-S-10 = Gildenhaus
card-S-11 = Himmelsbrücke
card-S-12 = Paradeplatz
card-S-13 = Denkmalpark
card-SL-1 = Stufe 1
card-SL-2 = Stufe 2
card-SL-3 = Stufe 3

card-G-01 = Astronauteninstitut
card-G-02 = Tiefenakkumulator
card-G-03 = Monduniversität
card-G-04 = Abflughalle
card-G-05 = Arboretum
card-G-06 = Umrüstgalerie
card-G-07 = Patentarchiv
card-G-08 = Gerüstwerk

card-C-1 = Pioniere
card-C-2 = Cyborgs
card-C-3 = Arbeiter
card-C-4 = Vereiner
card-C-5 = Architekten
card-C-6 = Biofarmer
card-C-7 = Überlebende
card-C-8 = Gelehrte

card-F-1 = Randrelais
card-F-2 = Implantatklinik
card-F-3 = Konvoihof
card-F-4 = Gemeinschaftshaus
card-F-5 = Kranturm
card-F-6 = Pollenkammer
card-F-7 = Schutzgarten
card-F-8 = Feldkolleg

card-SU-1 = Allein
card-SU-2 = Zu zweit
card-SU-3 = Zu dritt
card-SU-4 = Zu viert

card-BG-1 = Gewächshausfeld 1
card-BG-2 = Gewächshausfeld 2
card-BG-3 = Gewächshausfeld 3
card-BG-4 = Gewächshausfeld 4
card-BG-5 = Gewächshausfeld 5
card-BG-6 = Gewächshausfeld 6
card-BR-1 = Anwerbung, Spalte 1
card-BR-2 = Anwerbung, Spalte 2
card-BR-3 = Anwerbung, Spalte 3
card-BT-1 = Spezialist 1
card-BT-2 = Spezialist 2
card-BT-3 = Spezialist 3
card-BL-1 = Laborreihe 1
card-BL-2 = Laborreihe 2
card-BL-3 = Laborreihe 3
card-BB-1 = Großes Gebäude 1
card-BB-2 = Großes Gebäude 2

card-FS-1 = Oben links
card-FS-2 = Mitte links
card-FS-3 = Oben rechts
card-FS-4 = Unten links
card-FS-5 = Mitte rechts
card-FS-6 = Unten rechts

card-GH-1 = Einfaches Gewächshaus
card-GH-2 = Verbessertes Gewächshaus

card-PR-01 = Astronaut anwerben
card-PR-02 = Spezialist ausbilden
card-PR-03 = Gewächshaus bauen
card-PR-04 = Gewächshaus verbessern
card-PR-05 = Fundament bauen
card-PR-06 = Labor bauen
card-PR-07 = Sonderforschung
card-PR-08 = Gewächshaus vom Stapel
card-PR-09 = Labor der unteren Reihe
card-PR-10 = Labor der mittleren Reihe
card-PR-11 = Labor der oberen Reihe
card-PR-12 = 1 Nahrung eintauschen
card-PR-13 = 1 Energie eintauschen

card-N-01 = Metallwürfel
card-N-02 = Wasserwürfel
card-N-03 = Polymerwürfel
card-N-04 = Nahrungswürfel
card-N-05 = Gewächshäuser
card-N-06 = Fundamente
card-N-07 = Errungenschaften
card-N-08 = Errungenschaften im Wert von 5
card-N-09 = Batterien
card-N-10 = Verbesserungswürfel
card-N-11 = Gebäude
card-N-12 = Rover
card-N-13 = Figuren
card-N-14 = Punktemarker
card-N-15 = Astronauten
card-N-16 = Spezialistenmarker

card-LI-1 = Grenzen
card-SC-1 = Punkte
card-MJ-1 = Meiste Errungenschaften
card-MJ-2 = Meiste Verbesserungen

card-SO-1 = Dummy
card-D-1 = Leicht
card-D-2 = Normal
card-D-3 = Schwer
card-D-4 = Experte
card-O-1 = Gefeiert
card-O-2 = Sesshaft
card-O-3 = Tüftler
card-O-4 = Wohlgenährt
card-O-5 = Belesen
card-O-6 = Batteriebank
card-O-7 = Expertenteam
card-O-8 = Im Zeitplan
card-O-9 = Stadtkern
card-ST-1 = 8 Errungenschaften
card-ST-2 = 16 Errungenschaften
card-ST-3 = 2 verbesserte Schiffe
card-ST-4 = 3 verbesserte Schiffe
card-MD-1 = Bronze
card-MD-2 = Silber
card-MD-3 = Gold

card-RC-1 = Plättchen 1-1
card-RC-2 = Plättchen 1-2
card-RC-3 = Plättchen 1-3
card-RC-4 = Plättchen 2-1
card-RC-5 = Plättchen 2-2
card-RC-6 = Plättchen 2-3
card-RC-7 = Plättchen 3-1
card-RC-8 = Plättchen 3-2
card-RC-9 = Plättchen 3-3

card-Z-01 = Ecke 1-1
card-Z-02 = Ecke 1-2
card-Z-03 = Ecke 1-3
card-Z-04 = Ecke 1-4
card-Z-05 = Ecke 2-1
card-Z-06 = Ecke 2-2
card-Z-07 = Ecke 2-3
card-Z-08 = Ecke 2-4
card-Z-09 = Ecke 3-1
card-Z-10 = Ecke 3-2
card-Z-11 = Ecke 3-3
card-Z-12 = Ecke 3-4
card-Z-13 = Ecke 4-1
card-Z-14 = Ecke 4-2
card-Z-15 = Ecke 4-3
card-Z-16 = Ecke 4-4

## Kurzformen: Ein Schlüssel mit -short sagt auf einem Knopf dasselbe, ohne Preis und ohne das, was es bringt

say-bonus-short = { $what }
say-then-short = { $what }
say-then_research-short = { $what }
say-send-short = Rover { $rover } nach { $card } schicken
say-greenhouse-short = Ein Gewächshaus nehmen
say-greenhouse_stack-short = Ein Gewächshaus vom Stapel nehmen
say-upgrade-short = Ein Gewächshaus verbessern
say-recruit-short = Einen { $colour }en Astronauten für Rover { $rover } anwerben
say-train-short = Einen { $colour }en Astronauten in Rover { $rover } ausbilden
say-build_small-short = { $card } bauen
say-build_small_priced = { $card } (Stufe { $level }) bauen{ $terms }
say-build_large-short = { $card } bauen
say-foundation-short = Ein Fundament nehmen
say-foundation_research-short = Sonderforschung: ein Fundament nehmen
say-lab-short = { $card } nehmen
say-lab_research-short = Sonderforschung: { $card } nehmen
say-gather-short = Deine Rover einholen
say-gather_fed-short = Deine Rover einholen
say-take-short = { $what } nehmen
say-ability-short = { $card } nutzen
say-effect-short = { $card } nutzen
say-use-short = { $card } nutzen
say-use_unpriced-short = { $card } ohne den Preis nutzen
say-point-short = Das Gebäude auf Ecke { $at } stellen
say-point_priced-short = Das Gebäude auf Ecke { $at } stellen
say-space-short = { $card } auf { $at } legen
say-activate-short = { $card } aktivieren
say-part-short = { $card } bauen
say-part_last-short = { $card } bauen
say-part_end-short = { $card } bauen
say-part_end_alone-short = { $card } bauen
say-improve-short = Teil { $part } des Schiffes { $ship } verbessern
say-income_greenhouses-short = Einkommen deiner Gewächshäuser
say-income_recharge-short = Deine Batterien aufladen
say-income-short = Einkommen von { $card }
say-feed-short = Dein Team ernähren
say-feed_short-short = Dein Team ernähren
say-feed_lost-short = Dein Team ernähren
say-faction-short = Die Fraktion { $card } führen
say-drop-short = { $card } zurücklegen

## Anmerkungen zu Karten: was von ihnen bekannt ist

card-T-06-note = Bekannt ist eine Freigabe für zwei Schiffe; daraus folgt, dass es auch die beiden anderen Paare gibt.
card-T-07-note = Bekannt ist eine Freigabe für zwei Schiffe; daraus folgt, dass es auch die beiden anderen Paare gibt.
card-V-1-note = Seine Teile verlangen vor allem Wasser.
card-V-2-note = Seine Teile verlangen vor allem Polymer.
card-V-3-note = Seine Teile verlangen vor allem Metall. Ein Startplättchen zeigt 9 und 3; zu welchem Schiff es gehört, ist von uns.
card-L-13-note = Bekannt ist eine Freigabe für den Mars, bei der man die Wahl hat, und dass ein Labor 1 Metall bringt; das Paar ist abgeleitet.
card-L-14-note = Den beiden anderen Schiffen entsprechend.
card-SL-1-note = Dass Gebäude Energie kosten, ist abgeleitet; die Menge und die Würfel sind von uns.
card-SL-2-note = Dass Gebäude Energie kosten, ist abgeleitet; die Menge und die Würfel sind von uns.
card-SL-3-note = Dass Gebäude Energie kosten, ist abgeleitet; die Menge und die Würfel sind von uns.
card-C-8-note = Im Regelheft steht der Name der Überlebenden zweimal; dieser Name ist von uns.
card-N-16-note = Neun je Spieler nennt das Regelheft, drei je Farbe eine Übersetzung der Regeln.
card-O-8-note = Die Felder 4, 5 und 6 sind bekannt; welches Schiff auf welches Feld gehört, ist von uns.
