### Words of the terminal in German that only Moon needs.

## The table

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
moon-remind_voucher = { $n ->
        [one] Dein Gutschein verfällt
       *[other] Deine { $n } Gutscheine verfallen
    }.
moon-news-era_ends = Die Ära endet: { $told }

## Questions


## Why a choice is closed, in a few words

moon-why-cost = es fehlt: { $lack }
moon-why-cost_less = es fehlt: { $lack }
moon-why-flags = Flaggen fehlen: { $lack }
moon-why-flags_wild = Flaggen fehlen: { $lack }
moon-why-flags_and_cost = Flaggen fehlen: { $flags }; Rohstoffe: { $lack }
moon-why-payment = braucht noch { $lack }
moon-why-payment_all = braucht mehr Rohstoffe
moon-why-no_resource = braucht einen Rohstoff
moon-why-main_done = Karte dieses Zugs ist gespielt
moon-why-main_first = erst bauen oder verwerten
moon-why-park_taken = besetzt
moon-why-park_taken_space = besetzt
moon-why-park_done = schon geparkt
moon-why-no_rover = kein Rover
moon-why-flip_done = schon gewendet
moon-why-flipped = gewendet
moon-why-claim_done = schon eines genommen
moon-why-requirement = { "" }
moon-why-claimed = { "" }
moon-why-empty = keine Karten dort
moon-why-nothing_flipped = nichts umzudrehen
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

## Cards in brief; the row of a card says the rest

moon-card-shows = Zeigt { $flags }.
moon-card-flags = { $flags }
moon-card-flags_every = { $n } jeder Art
moon-card-when-flip = { $do }.

## A card in full

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

## Pages

moon-about-hand = deine Handkarten in voller Länge
moon-about-goals = welches Ansehen zu haben ist, was es verlangt und was es bringt
moon-about-piles = die offene Ablage, und was du von den Stapeln weißt
moon-page-score = { $n } Herzen, wenn die Partie jetzt endete
moon-page-supply = Vorrat
moon-page-production = Produktion
moon-page-flags = Flaggen
moon-page-rovers = Rover
moon-page-rovers_are = { $n } im Vorrat, { $cards } auf Karten
moon-page-vouchers = Gutscheine
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

## Signs

moon-sign-choice = 12  (12)
moon-sign-choice-about = eine Nummer zum Eingeben; in Klammern geht es nicht, und warum 12 sagt, warum
moon-sign-goods = E W B M R
moon-sign-goods-about = Energie, Wasser, Bio, Metall, Rover; +1E entsteht in jeder Produktionsphase
moon-sign-heart = ♥
moon-sign-heart-about = Herzen; im Kopf einer Flaggenspalte das, was der Gewinner am Ende der Ära bekommt
moon-sign-sum = Σ, Summe
moon-sign-sum-about = alle Herzen, wenn die Partie jetzt endete: Vorrat, Karten, Ansehen
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

## What one player did, as parts of a sentence after the name

moon-event-gained = { $seat-you ->
        [yes] bekommst
       *[no] bekommt
    } { $what }
moon-event-scored = { $seat-you ->
        [yes] erhältst
       *[no] erhält
    } { $what }
moon-event-scored_from = { $seat-you ->
        [yes] erhältst
       *[no] erhält
    } { $what } ({ $card })
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
    } { $card }{ $from } für { $paid }
moon-event-built_free = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card }{ $from } kostenlos
moon-event-built_voucher = { $seat-you ->
        [yes] baust
       *[no] baut
    } { $card }{ $from } kostenlos mit einem Gutschein
moon-event-voucher = { $seat-you ->
        [yes] bekommst
       *[no] bekommt
    } einen Gutschein
moon-event-voucher_turn = { $seat-you ->
        [yes] bekommst
       *[no] bekommt
    } einen Gutschein für diesen Zug
moon-event-voucher_lapsed = { $seat-you ->
        [yes] verlierst
       *[no] verliert
    } { $n ->
        [one] einen ungenutzten Gutschein
       *[other] { $n } ungenutzte Gutscheine
    }
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
moon-event-borrowed = { $seat-you ->
        [yes] leihst dir { $what }
       *[no] leiht sich { $what }
    }
moon-event-flipped = { $seat-you ->
        [yes] wendest
       *[no] wendet
    } { $card }
moon-event-unflipped = { $seat-you ->
        [yes] drehst
       *[no] dreht
    } { $card } wieder auf die Vorderseite
moon-event-expedition = { $seat-you ->
        [yes] nutzt
       *[no] nutzt
    } die { $card }
moon-event-claimed = { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } das Ansehen { $card }
moon-event-obelisk = { $seat-you ->
        [yes] steckst { $card } in deine Hand
       *[no] steckt { $card } in die eigene Hand
    }
moon-event-put = { $seat-you ->
        [yes] legst
       *[no] legt
    } { $n } { $n ->
        [one] Herz
       *[other] Herzen
    } auf { $card }
moon-event-gathered = { $seat-you ->
        [yes] stellst
       *[no] stellt
    } alle Rover auf { $card }
moon-event-scrapped = { $seat-you ->
        [yes] gibst
       *[no] gibt
    } den Rover auf { $card } ({ $owner-you ->
        [yes] deine Karte
       *[no] Karte von { $owner }
    }) ab
moon-event-recalled = { $seat-you ->
        [yes] holst
       *[no] holt
    } den Rover von { $card } zurück
moon-event-recalled_space = { $seat-you ->
        [yes] holst
       *[no] holt
    } den Rover vom { $space } Parkplatz von { $card } zurück
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
