### What is said in Moon, in German.

## Goods, Flags and piles

goods-energy = { $n } Energie
goods-water = { $n } Wasser
goods-bio = { $n } Bio
goods-metal = { $n } Metall
goods-rover = { $n } Rover
goods-heart =
    { $n } { $n ->
        [one] Herz
       *[other] Herzen
    }
flags-industry =
    { $n } { $n ->
        [one] Industrieflagge
       *[other] Industrieflaggen
    }
flags-housing =
    { $n } { $n ->
        [one] Wohnflagge
       *[other] Wohnflaggen
    }
flags-transport =
    { $n } { $n ->
        [one] Verkehrsflagge
       *[other] Verkehrsflaggen
    }
flags-food =
    { $n } { $n ->
        [one] Essensflagge
       *[other] Essensflaggen
    }
flags-science =
    { $n } { $n ->
        [one] Forschungsflagge
       *[other] Forschungsflaggen
    }
flag-industry = Industrie
flag-housing = Wohnen
flag-transport = Verkehr
flag-food = Essen
flag-science = Forschung
good-energy = Energie
good-water = Wasser
good-bio = Bio
good-metal = Metall
good-rover = Rover
good-heart = Herz
# Sources are in the dative: after "aus" and "in".
source-stack = dem Stapel
source-discard = dem Ablagestapel
source-previous = dem Stapel der vorigen Ära
from-hand = { "" }
from-stack = { " " }vom Stapel
from-discard = { " " }vom Ablagestapel
from-previous = { " " }vom Stapel der vorigen Ära
from-top = { " " }aus den obersten Karten des Stapels
space-production = blauen
space-flag = gelben
era-1 = I
era-2 = II
era-3 = III

## Events

event-lead =
    { $seat-you ->
        [yes] Du bekommst die Erste Expedition und beginnst.
       *[no] { $seat } bekommt die Erste Expedition und beginnt.
    }
event-base =
    { $seat-you ->
        [yes] Deine Basis ist { $card }.
       *[no] Die Basis von { $seat } ist { $card }.
    }
event-reputation = Als Ansehen liegt aus: { $card }.
event-era = Ära { $n } beginnt mit der Produktion.
event-discard_opened = { $card } eröffnet den Ablagestapel.
event-dealt_expedition =
    { $seat-you ->
        [yes] Du bekommst die { $card }.
       *[no] { $seat } bekommt die { $card }.
    }
event-dealt_expedition_hidden =
    { $seat-you ->
        [yes] Du bekommst eine Expedition.
       *[no] { $seat } bekommt eine Expedition.
    }
event-dealt =
    { $seat-you ->
        [yes] Du bekommst { $card }.
       *[no] { $seat } bekommt { $card }.
    }
event-dealt_hidden =
    { $seat-you ->
        [yes] Du bekommst eine Karte.
       *[no] { $seat } bekommt eine Karte.
    }
event-round = Runde { $n }.
event-turn =
    { $seat-you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
event-passed = Alle Hände wandern nach links.
event-gained =
    { $seat-you ->
        [yes] Du bekommst { $what }.
       *[no] { $seat } bekommt { $what }.
    }
event-scored =
    { $seat-you ->
        [yes] Du erhältst { $what }.
       *[no] { $seat } erhält { $what }.
    }
event-gained_from =
    { $seat-you ->
        [yes] Du bekommst { $what } ({ $card }).
       *[no] { $seat } bekommt { $what } ({ $card }).
    }
event-scored_from =
    { $seat-you ->
        [yes] Du erhältst { $what } ({ $card }).
       *[no] { $seat } erhält { $what } ({ $card }).
    }
event-paid =
    { $seat-you ->
        [yes] Du zahlst { $what }.
       *[no] { $seat } zahlt { $what }.
    }
event-gave =
    { $seat-you ->
        [yes] Du gibst { $what } ab.
       *[no] { $seat } gibt { $what } ab.
    }
event-received =
    { $seat-you ->
        [yes] Du erhältst { $what } geschenkt.
       *[no] { $seat } erhält { $what } geschenkt.
    }
event-built =
    { $seat-you ->
        [yes] Du baust { $card }{ $from } für { $paid }.
       *[no] { $seat } baut { $card }{ $from } für { $paid }.
    }
event-built_free =
    { $seat-you ->
        [yes] Du baust { $card }{ $from } kostenlos.
       *[no] { $seat } baut { $card }{ $from } kostenlos.
    }
event-built_voucher =
    { $seat-you ->
        [yes] Du baust { $card }{ $from } kostenlos mit einem Gutschein.
       *[no] { $seat } baut { $card }{ $from } kostenlos mit einem Gutschein.
    }
event-voucher =
    { $seat-you ->
        [yes] Du bekommst einen Gutschein, um in diesem Zug oder später eine Karte kostenlos zu bauen.
       *[no] { $seat } bekommt einen Gutschein, um in diesem Zug oder später eine Karte kostenlos zu bauen.
    }
event-voucher_turn =
    { $seat-you ->
        [yes] Du bekommst einen Gutschein, um in diesem Zug eine Karte kostenlos zu bauen.
       *[no] { $seat } bekommt einen Gutschein, um in diesem Zug eine Karte kostenlos zu bauen.
    }
event-voucher_lapsed =
    { $seat-you ->
        [yes] { $n ->
                [one] Dein Gutschein verfällt
               *[other] Deine { $n } Gutscheine verfallen
            } ungenutzt.
       *[no] { $n ->
                [one] Der Gutschein
               *[other] Die { $n } Gutscheine
            } von { $seat } { $n ->
                [one] verfällt
               *[other] verfallen
            } ungenutzt.
    }
event-assimilated =
    { $seat-you ->
        [yes] Du verwertest { $card }.
       *[no] { $seat } verwertet { $card }.
    }
event-parked =
    { $seat-you ->
        [yes] Du parkst einen Rover bei { $owner-you ->
                [yes] dir
               *[no] { $owner }
            } auf { $card }.
       *[no] { $seat } parkt einen Rover bei { $owner-you ->
                [yes] dir
               *[no] { $owner }
            } auf { $card }.
    }
event-borrowed =
    { $seat-you ->
        [yes] Du leihst dir für diesen Zug { $what }.
       *[no] { $seat } leiht sich für diesen Zug { $what }.
    }
event-flipped =
    { $seat-you ->
        [yes] Du wendest { $card }.
       *[no] { $seat } wendet { $card }.
    }
event-unflipped =
    { $seat-you ->
        [yes] Du drehst { $card } wieder auf die Vorderseite.
       *[no] { $seat } dreht { $card } wieder auf die Vorderseite.
    }
event-expedition =
    { $seat-you ->
        [yes] Du nutzt die { $card }.
       *[no] { $seat } nutzt die { $card }.
    }
event-claimed =
    { $seat-you ->
        [yes] Du nimmst das Ansehen { $card }.
       *[no] { $seat } nimmt das Ansehen { $card }.
    }
event-obelisk =
    { $seat-you ->
        [yes] Du steckst { $card } in die Hand.
       *[no] { $seat } steckt { $card } in die Hand.
    }
event-put =
    { $seat-you ->
        [yes] Du legst { $n } { $n ->
                [one] Herz
               *[other] Herzen
            } auf { $card }.
       *[no] { $seat } legt { $n } { $n ->
                [one] Herz
               *[other] Herzen
            } auf { $card }.
    }
event-gathered =
    { $seat-you ->
        [yes] Du stellst alle deine Rover ({ $n }) auf { $card }.
       *[no] { $seat } stellt alle eigenen Rover ({ $n }) auf { $card }.
    }
event-scrapped =
    { $seat-you ->
        [yes] Du gibst deinen Rover auf { $card } ({ $owner-you ->
                [yes] deine Karte
               *[no] Karte von { $owner }
            }) in den allgemeinen Vorrat.
       *[no] { $seat } gibt den eigenen Rover auf { $card } ({ $owner-you ->
                [yes] deine Karte
               *[no] Karte von { $owner }
            }) in den allgemeinen Vorrat.
    }
event-recalled =
    { $seat-you ->
        [yes] Du holst den Rover von { $card } in deinen Vorrat.
       *[no] { $seat } holt den Rover von { $card } in den eigenen Vorrat.
    }
event-recalled_space =
    { $seat-you ->
        [yes] Du holst den Rover vom { $space } Parkplatz von { $card } in deinen Vorrat.
       *[no] { $seat } holt den Rover vom { $space } Parkplatz von { $card } in den eigenen Vorrat.
    }
event-reward_raised =
    { $seat-you ->
        [yes] Du legst { $n } { $n ->
                [one] Herz
               *[other] Herzen
            } auf die Flaggenprämie { $flag }.
       *[no] { $seat } legt { $n } { $n ->
                [one] Herz
               *[other] Herzen
            } auf die Flaggenprämie { $flag }.
    }
event-engineered =
    { $seat-you ->
        [yes] Du nutzt die Produktion von { $card } ({ $owner-you ->
                [yes] deine Karte
               *[no] Karte von { $owner }
            }).
       *[no] { $seat } nutzt die Produktion von { $card } ({ $owner-you ->
                [yes] deine Karte
               *[no] Karte von { $owner }
            }).
    }
event-fragmented =
    { $seat-you ->
        [yes] Du nimmst den Ertrag von { $card }.
       *[no] { $seat } nimmt den Ertrag von { $card }.
    }
event-discarded =
    { $seat-you ->
        [yes] Du legst { $card } ab.
       *[no] { $seat } legt { $card } ab.
    }
event-fetched =
    { $seat-you ->
        [yes] Du nimmst { $card } auf die Hand.
       *[no] { $seat } nimmt { $card } auf die Hand.
    }
event-drew =
    { $seat-you ->
        [yes] Du ziehst { $card }.
       *[no] { $seat } zieht { $card }.
    }
event-drew_hidden =
    { $seat-you ->
        [yes] Du ziehst eine Karte vom Stapel.
       *[no] { $seat } zieht eine Karte vom Stapel.
    }
event-turned_up = { $card } wird vom Stapel aufgedeckt.
event-flag_won =
    { $seat-you ->
        [yes] Du gewinnst die Flaggenart { $flag } und erhältst { $n } { $n ->
                [one] Herz
               *[other] Herzen
            }.
       *[no] { $seat } gewinnt die Flaggenart { $flag } und erhält { $n } { $n ->
                [one] Herz
               *[other] Herzen
            }.
    }
event-flag_kept =
    Niemand gewinnt die Flaggenart { $flag }; { $n ->
        [one] ihr Herz bleibt
       *[other] ihre { $n } Herzen bleiben
    } liegen.
event-flag_lost =
    Niemand gewinnt die Flaggenart { $flag }; { $n ->
        [one] ihr Herz verfällt
       *[other] ihre { $n } Herzen verfallen
    }.
event-x = X sinkt auf { $n }.
event-cards_scored =
    { $seat-you ->
        [yes] Du erhältst { $what } für die Herzen auf deinen Karten.
       *[no] { $seat } erhält { $what } für die Herzen auf den eigenen Karten.
    }
event-over = Ära { $n } ist gewertet: Die Partie ist zu Ende.
event-end_structures =
    { $seat-you ->
        [yes] Du erhältst { $what } für deine grauen Bauwerke.
       *[no] { $seat } erhält { $what } für graue Bauwerke.
    }
event-end_reputations =
    { $seat-you ->
        [yes] Du erhältst { $what } für dein Ansehen.
       *[no] { $seat } erhält { $what } für das eigene Ansehen.
    }
event-final =
    { $seat-you ->
        [yes] Am Ende hast du { $what }.
       *[no] Am Ende hat { $seat } { $what }.
    }

## Choices

say-build = { $card } bauen für { $cost }
say-build_less =
    { $card } bauen für { $cost }, abzüglich { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffen
    } deiner Wahl
say-build_for_nothing = { $card } kostenlos bauen
say-build_discounted = { $card } durch deinen Rabatt kostenlos bauen
say-build_free =
    { $card } kostenlos bauen, mit { $n ->
        [one] deinem Gutschein
       *[other] einem deiner { $n } Gutscheine
    }
say-lapsing =
    { $what } ({ $n ->
        [one] dein Gutschein verfällt am Ende des Zuges, wenn du ihn nicht nutzt
       *[other] deine { $n } Gutscheine verfallen am Ende des Zuges, wenn du sie nicht nutzt
    })
say-lapsing_others =
    { $what } ({ $n ->
        [one] der andere verfällt am Ende des Zuges, wenn du ihn nicht auch nutzt
       *[other] die anderen verfallen am Ende des Zuges, wenn du sie nicht auch nutzt
    })
say-assimilate = { $card } verwerten für { $reward }
say-assimilate_for_nothing = { $card } verwerten, ohne Ertrag
say-park =
    Bei { $owner-you ->
        [yes] dir
       *[no] { $owner }
    } auf { $card } parken: { $what } bekommen
say-borrow =
    Bei { $owner-you ->
        [yes] dir
       *[no] { $owner }
    } auf { $card } parken: { $what } für diesen Zug leihen
say-flip = { $card } wenden
say-obelisk = { $card } in deine Hand stecken und eine andere Karte daraus bauen
say-obelisk_one = { $card } in deine Hand stecken, dann: { $what }
say-expedition = Die { $card } nutzen
say-claim = Das Ansehen { $card } nehmen
say-end = Den Zug beenden
say-end_lapsing =
    Den Zug beenden und { $n ->
        [one] deinen Gutschein
       *[other] deine { $n } Gutscheine
    } verlieren
say-take = { $what } nehmen
say-pay = { $what } zahlen
say-give = { $what } geben
say-leave_out = 1 { $what } nicht zahlen
say-turn_into = Rohstoffe in { $what } umwandeln
say-turn_in = { $what } abgeben
say-flag = Die Herzen auf die Flaggenprämie { $flag } legen
say-seat =
    { $seat-you ->
        [yes] Dir selbst geben
       *[no] { $seat } etwas geben
    }
say-put = Die Herzen auf { $card } legen
say-unflip = { $card } wieder auf die Vorderseite drehen
say-recall = Den Rover von { $card } zurückholen
say-recall_space = Den Rover vom { $space } Parkplatz von { $card } zurückholen
say-produce =
    { $card } nutzen ({ $owner-you ->
        [yes] deine Karte
       *[no] Karte von { $owner }
    }): { $what } bekommen
say-reward_of = Den Ertrag von { $card } nehmen: { $what }
say-fetch = { $card } auf die Hand nehmen
say-discard = { $card } aus deiner Hand ablegen
say-no_build = Keine davon bauen
say-decline = Dabei belassen
say-lead =
    { $seat-you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }
say-deal = { $card } aufdecken

## Questions

question-gain = Was nimmst du?
question-pay = Was zahlst du?
question-put = Auf welche Karte legst du die Herzen?
question-build = Welche davon baust du, wenn überhaupt?
question-convert = Welche Rohstoffe wandelst du in welche um?
question-produce = Welche Produktion bekommst du?
question-rewards = Welchen Ertrag nimmst du?
question-give = Was gibst du, und wem?
question-reward = Auf welche Flaggenprämie legst du die Herzen?
question-unflip = Welche Karte drehst du wieder auf die Vorderseite?
question-swap = Welche Karte tauschst du?
question-recall = Welchen Rover holst du zurück?
question-leave_out = Welchen Rohstoff der Kosten zahlst du nicht?
question-obelisk = Welche Karte baust du mit dem Obelisken?

## Refusals

why-repair = { $steps }
why-step = ({ $n }) { $step }
why-over = Die Partie ist zu Ende.
why-nature = Es wird gerade ausgeteilt.
why-not_your_turn =
    { $seat-you ->
        [yes] Du bist am Zug.
       *[no] Du bist nicht am Zug: { $seat } entscheidet.
    }
why-question = Beantworte erst die Frage, die { $card } stellt.
why-no_such = Eine solche Aktion gibt es nicht.
why-main_first = Baue oder verwerte eine Karte, bevor du den Zug beendest.
why-main_done = In diesem Zug hast du schon eine Karte gebaut oder verwertet.
why-not_in_hand = { $card } ist nicht in deiner Hand.
why-flags = Für { $card } fehlt dir noch: { $lack }.
why-flags_wild =
    Für { $card } fehlt dir noch: { $lack }; { $n ->
        [one] deine beliebige Flagge ersetzt nur 1 davon
       *[other] deine { $n } beliebigen Flaggen ersetzen nur { $n } davon
    }.
why-flags_and_cost = Für { $card } fehlt dir noch: { $flags }; und zum Bezahlen brauchst du noch { $lack }.
why-cost = Für { $card } brauchst du noch { $lack }.
why-cost_less =
    Für { $card } brauchst du noch { $lack }, trotz deines Rabatts von { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffen
    }.
why-full = In deiner Siedlung ist kein Platz für eine weitere Karte.
why-no_free_right = Du hast keinen Gutschein.
why-costs_nothing = { $card } kostet dich ohnehin nichts und braucht keinen Gutschein.
why-costs_nothing_lapses =
    { $card } kostet dich ohnehin nichts; wenn du die Karte baust, { $n ->
        [one] verfällt dein Gutschein am Ende des Zuges, falls du ihn nicht für eine andere nutzt
       *[other] verfallen deine { $n } Gutscheine am Ende des Zuges, falls du sie nicht für andere nutzt
    }.
why-obelisk_new = Einen Obelisken nutzt du frühestens in dem Zug nach seinem Bau.
why-obelisk_idle = Keine andere Karte deiner Hand könnte jetzt gebaut werden.
why-park_own = Rover parkst du nur auf Karten anderer Spieler.
why-park_no_space = { $card } hat keinen solchen Parkplatz.
why-park_done = In diesem Zug hast du schon einen Rover geparkt.
why-park_taken = Auf { $card } steht schon ein Rover.
why-park_taken_space = Auf dem { $space } Parkplatz von { $card } steht schon ein Rover.
why-no_rover = Du hast keinen Rover im Vorrat.
why-not_pink = { $card } lässt sich nicht wenden: Die Karte ist nicht rosa.
why-flip_done = In diesem Zug hast du schon eine Karte gewendet.
why-flipped = { $card } ist schon gewendet.
why-payment = Für { $card } brauchst du noch { $lack }.
why-payment_all = { $card } verlangt mehr Rohstoffe, als du hast.
why-no_resource = { $card } verlangt einen Rohstoff, und du hast keinen.
why-nothing_flipped = Du hast keine andere gewendete Karte.
why-nothing_parked = Auf deinen Karten ist kein Rover geparkt.
why-no_grey = Du hast kein graues Bauwerk, auf das du Herzen legen dürftest.
why-hand_empty = In deiner Hand ist kein Bauwerk zum Tauschen.
why-empty = In { $source } ist keine Karte.
why-no_expedition = In deiner Hand ist keine Expedition.
why-expedition_rule = Die { $card } ist keine Aktion: Ihre Regel gilt den ganzen Zug lang.
why-expedition_done = In diesem Zug hast du die Expedition schon genutzt.
why-expedition_idle = Die { $card } würde dir jetzt nichts bringen.
why-claimed =
    { $seat-you ->
        [yes] { $card } hast du schon genommen.
       *[no] { $card } hat { $seat } schon genommen.
    }
why-claim_done = In diesem Zug hast du schon ein Ansehen genommen.
why-requirement = { $card }: { $asks } Bisher: { $have } von { $least }.

## Cards: goods and Flags

card-good-energy = { $n } Energie
card-good-water = { $n } Wasser
card-good-bio = { $n } Bio
card-good-metal = { $n } Metall
card-good-rover = { $n } Rover
card-good-heart =
    { $n } { $n ->
        [one] Herz
       *[other] Herzen
    }
card-good-every = { $n } von jedem Rohstoff
card-goods = { $goods }
card-name-energy = Energie
card-name-water = Wasser
card-name-bio = Bio
card-name-metal = Metall
# The first half of "Industrieflagge" and the like.
card-name-industry = Industrie
card-name-housing = Wohn
card-name-transport = Verkehrs
card-name-food = Essens
card-name-science = Forschungs
# Stems of adjectives: "blau" makes "blaue Karte".
card-name-blue = blau
card-name-yellow = gelb
card-name-pink = rosafarben
card-name-grey = grau
card-name-red = rot
card-flag =
    { $n } { $flag }{ $n ->
        [one] flagge
       *[other] flaggen
    }
card-flags = { $flags }
card-flags_every =
    { $n } { $n ->
        [one] Flagge
       *[other] Flaggen
    } jeder Art
card-nothing = nichts

## Cards: sentences

card-both = { $first } { $second }
card-no_effect = Kein Effekt.
card-produces = Produziert { $goods }.
card-shows = Zeigt { $flags }.
card-when-flip = Wenden: { $do }.
card-when-end = Am Spielende: { $do }.
card-when-bonus = Einmal je Zug: { $do }.
card-when-claimed = Beim Nehmen: { $do }.
card-when-spend = Für jede Einheit { $kind }, die du{ $turn } für einen Bau zahlst: { $do }.
card-when-assimilate = Wenn du{ $turn } eine Karte verwertest: { $do }.
card-when-park = Wenn du{ $turn } einen Rover parkst: { $do }.
card-when-flipping = Wenn du{ $turn } eine rosa Karte wendest: { $do }.
card-when-production = In jeder Produktionsphase: { $do }.
card-when-special = In einem späteren Zug: { $do }.
card-turn-any = { "" }
card-turn-this = { " " }in diesem Zug
card-turn-each = { " " }in einem Zug
card-claim = Nimm es, wenn { $holds }.

card-always-mirror = Auf dieser Karte liegt immer 1 Herz für { $each }.
card-always-discount =
    Jede { $cards }, die du{ $turn } baust, kostet { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } weniger.
card-always-discount_first =
    Die erste { $cards }, die du{ $turn } baust, kostet { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } weniger.
card-always-wild_flag =
    Bei jeder Karte, die du{ $turn } baust, { $n ->
        [one] zählt 1 fehlende Flagge beliebiger Art
       *[other] zählen { $n } fehlende Flaggen beliebiger Art
    } als deine.
card-cards-all = Karte
card-cards-of = { $colour }e Karte

## Cards: steps, as infinitives

card-then = { $first }, dann { $rest }
card-and = { $steps }
card-plus = { $first }{ $more }
card-more-gain_any =
    { ", " }dazu { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } deiner Wahl
card-more-score_per = { ", " }dazu { $hearts } für { $each }
card-do-gain = { $goods } bekommen
card-do-gain_any_one = 1 Rohstoff deiner Wahl bekommen
card-do-gain_any_many = { $n } Rohstoffe deiner Wahl bekommen, auch gemischt
card-do-gain_any_one_or_rover = 1 Rohstoff deiner Wahl oder 1 Rover bekommen
card-do-gain_any_many_or_rover = { $n } Rohstoffe oder Rover deiner Wahl bekommen, auch gemischt
card-do-gain_kind =
    { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } { $kind } bekommen
card-do-gain_kind_per =
    { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } bekommen für { $each }, alle von { $kind }
card-do-gain_kind_max =
    { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } bekommen für { $each }, höchstens { $most }, alle von { $kind }
card-kind-any = einer Sorte
card-kind-other = einer anderen Sorte
card-do-pay = { $goods } zahlen
card-do-pay_any =
    { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } deiner Wahl zahlen
card-do-pay_up_to = beliebig viel { $kind } zahlen, mindestens 1
card-do-pay_up_to_max = 1 bis { $most } { $kind } zahlen
card-do-score = { $hearts } erhalten
card-do-score_per = { $hearts } erhalten für { $each }
card-do-score_max =
    { $hearts } erhalten für { $each }, insgesamt höchstens { $most } { $most ->
        [one] Herz
       *[other] Herzen
    }
card-do-score_max_x = { $hearts } erhalten für { $each }, gezählt bis höchstens { $most }
card-do-score_if = { $hearts } erhalten, wenn { $holds }
card-do-put-this = { $hearts } auf diese Karte legen
card-do-put-grey = { $hearts } auf eines deiner grauen Bauwerke legen, aber auf keines, auf dem „immer“ Herzen liegen
card-do-put-empty_grey = { $hearts } auf eines deiner grauen Bauwerke ohne Herzen legen, aber auf keines, auf dem „immer“ Herzen liegen
card-do-build-stack = den Stapel der laufenden Ära durchsuchen und daraus 1 zusätzliche Karte bauen, { $terms }
card-do-build-discard = 1 zusätzliche Karte vom Ablagestapel bauen, { $terms }
card-do-build-previous = den Stapel der vorigen Ära durchsuchen und daraus 1 zusätzliche Karte bauen, { $terms }
card-do-build-top_3 = die obersten 3 Karten des Stapels der laufenden Ära aufdecken; 1 davon darfst du zusätzlich bauen, { $terms }, die übrigen kommen auf den Ablagestapel
card-terms-full = zu ihren Kosten und mit den verlangten Flaggen
card-terms-less =
    für { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } weniger als ihre Kosten und mit den verlangten Flaggen
card-do-free = einen Gutschein bekommen, mit dem 1 Karte, die du in diesem Zug regulär oder zusätzlich baust, keine Rohstoffe kostet; ihre Flaggen brauchst du trotzdem
card-do-voucher = einen Gutschein bekommen, mit dem 1 Karte keine Rohstoffe kostet, in diesem Zug oder im nächsten, in dem du baust; ihre Flaggen brauchst du trotzdem
card-do-convert = beliebig viele deiner Rohstoffe in ebenso viele einer Sorte umwandeln
card-do-produce = die Produktion eines blauen Bauwerks oder einer Basis eines beliebigen Spielers bekommen, auch von dir selbst, ob ein Rover darauf steht oder nicht
card-do-rewards =
    { $n ->
        [one] den Ertrag von 1 Karte
       *[other] die Erträge von { $n } verschiedenen Karten
    } im Ablagestapel nehmen
card-do-give =
    { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } deiner Wahl einem anderen Spieler geben
card-do-reward = { $hearts } auf eine Flaggenprämie legen
card-do-unflip_one = 1 deiner { $cards } wieder auf die Vorderseite drehen
card-do-unflip_many = bis zu { $n } deiner { $cards } wieder auf die Vorderseite drehen
card-flipped-any = gewendeten Karten
card-flipped-other = anderen gewendeten Karten
card-do-swap-stack = 1 Bauwerk aus deiner Hand ablegen, dann die oberste Karte des Stapels der laufenden Ära in diese Hand ziehen
card-do-swap-discard_top = 1 Bauwerk aus deiner Hand gegen die oberste Karte des Ablagestapels tauschen
card-do-swap-discard = 1 Bauwerk aus deiner Hand gegen eine beliebige Karte des Ablagestapels tauschen
card-do-recall =
    { $n } Rover, { $n ->
        [one] der
       *[other] die
    } auf deinen Karten { $n ->
        [one] parkt
       *[other] parken
    }, in deinen Vorrat zurücknehmen
card-do-special-gather = alle deine Rover auf diese Karte stellen, auch die von deinen anderen Karten
card-do-special-scrap = diesen Rover in den allgemeinen Vorrat geben, sobald du Produktion oder Flaggen der Karte hast
card-do-special-obelisk = diese Karte in die Hand stecken, die du hältst, und 1 andere Karte aus dieser Hand zusätzlich bauen, zu ihren Kosten und mit den verlangten Flaggen

## Cards: for each ..., in the accusative

card-each-resources = jeden Rohstoff in deinem Vorrat
card-each-resource = jede Einheit { $thing } in deinem Vorrat
card-each-scarcest = jeden Satz aller vier Rohstoffe in deinem Vorrat
card-each-production = jedes deiner Produktionssymbole für Rohstoffe
card-each-production_of = jedes deiner Produktionssymbole für { $thing }
card-each-kinds = jede Sorte Rohstoff, die du produzierst
card-each-flag = jede deiner { $thing }flaggen
card-each-flags = jede deiner Flaggen
card-each-flag_types = jede Flaggenart, die du hast
card-each-most_of_a_flag = jede Flagge der Art, von der du am meisten hast
card-each-sets = jeden vollständigen Satz aller fünf Flaggenarten, den du hast
card-each-winning = jede Flaggenart, die du gerade gewinnst
card-each-blue = jede deiner blauen Karten, die Basis eingeschlossen
card-each-yellow = jede deiner gelben Karten, die Basis eingeschlossen
card-each-pink = jede deiner rosa Karten
card-each-grey = jede deiner grauen Karten
card-each-grey_itself = jede deiner grauen Karten, auch diese
card-each-colours = jede der Farben Blau, Gelb, Rosa und Grau, die du hast
card-each-cards = jedes deiner Bauwerke ohne die Basis
card-each-rovers = jeden deiner Rover, die auf deinen Karten eingeschlossen
card-each-reputations = jedes Ansehen, das du genommen hast
card-each-tokens = jedes Herz, das auf deinen Karten liegt
card-each-hearts = jedes Herz in deinem Vorrat
card-each-spent = jeden Rohstoff, den du in diesem Zug gezahlt hast
card-each-paid = jede gezahlte Einheit { $thing }
card-each-moved = jeden umgestellten Rover

## Cards: conditions, with the verb at the end

card-holds-resources =
    du mindestens { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } hast
card-holds-resource = du mindestens { $n } { $thing } hast
card-holds-scarcest = du mindestens { $n } von jedem Rohstoff hast
card-holds-production =
    du mindestens { $n } { $n ->
        [one] Produktionssymbol
       *[other] Produktionssymbole
    } für Rohstoffe hast
card-holds-production_of =
    du mindestens { $n } { $n ->
        [one] Produktionssymbol
       *[other] Produktionssymbole
    } für { $thing } hast
card-holds-kinds =
    du mindestens { $n } { $n ->
        [one] Sorte
       *[other] Sorten
    } Rohstoffe produzierst
card-holds-flag =
    du mindestens { $n } { $thing }{ $n ->
        [one] flagge
       *[other] flaggen
    } hast
card-holds-flags =
    du mindestens { $n } { $n ->
        [one] Flagge
       *[other] Flaggen
    } hast
card-holds-flag_types =
    du Flaggen von mindestens { $n } { $n ->
        [one] Art
       *[other] verschiedenen Arten
    } hast
card-holds-most_of_a_flag =
    du mindestens { $n } { $n ->
        [one] Flagge
       *[other] Flaggen
    } einer Art hast
card-holds-sets =
    du mindestens { $n } { $n ->
        [one] Flagge
       *[other] Flaggen
    } jeder Art hast
card-holds-winning =
    du gerade mindestens { $n } { $n ->
        [one] Flaggenart
       *[other] Flaggenarten
    } gewinnst
card-holds-blue =
    du mindestens { $n } blaue { $n ->
        [one] Karte
       *[other] Karten
    } hast, die Basis eingeschlossen
card-holds-yellow =
    du mindestens { $n } gelbe { $n ->
        [one] Karte
       *[other] Karten
    } hast, die Basis eingeschlossen
card-holds-pink =
    du mindestens { $n } rosa { $n ->
        [one] Karte
       *[other] Karten
    } hast
card-holds-grey =
    du mindestens { $n } graue { $n ->
        [one] Karte
       *[other] Karten
    } hast
card-holds-colours = du Karten von mindestens { $n } der Farben Blau, Gelb, Rosa und Grau hast
card-holds-all_colours = du eine Karte jeder Farbe hast: Blau, Gelb, Rosa und Grau
card-holds-cards =
    du mindestens { $n } { $n ->
        [one] Bauwerk
       *[other] Bauwerke
    } ohne die Basis hast
card-holds-rovers = du mindestens { $n } Rover hast, die auf deinen Karten eingeschlossen
card-holds-reputations = du mindestens { $n } Ansehen genommen hast
card-holds-tokens =
    auf deinen Karten mindestens { $n } { $n ->
        [one] Herz liegt
       *[other] Herzen liegen
    }
card-holds-hearts =
    du mindestens { $n } { $n ->
        [one] Herz
       *[other] Herzen
    } im Vorrat hast
card-holds-spent =
    du in diesem Zug mindestens { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } gezahlt hast
card-holds-paid =
    mindestens { $n } { $thing } gezahlt { $n ->
        [one] wurde
       *[other] wurden
    }
card-holds-moved =
    mindestens { $n } Rover umgestellt { $n ->
        [one] wurde
       *[other] wurden
    }

## Names of cards

card-S1-01 = Solardecke
card-S1-02 = Eisbohrer
card-S1-03 = Algentank
card-S1-04 = Erzschaufel
card-S1-05 = Garage
card-S1-06 = Schmelzhütte
card-S1-07 = Schweißsammler
card-S1-08 = Kojenreihe
card-S1-09 = Schotterpiste
card-S1-10 = Werkzeugausgabe
card-S1-11 = Suppentheke
card-S1-12 = Sternenpult
card-S1-13 = Seilbahn
card-S1-14 = Versuchsküche
card-S1-15 = Schichtbaracke
card-S1-16 = Nietenschule
card-S1-17 = Drucker
card-S1-18 = Teilchenstrahl
card-S1-19 = Antenne
card-S1-20 = Wasserspeicher
card-S1-21 = Ladestation
card-S1-22 = Rover-Haltestelle
card-S1-23 = Destille
card-S1-24 = LED-Garten
card-S1-25 = Hackerspace
card-S1-26 = Schrottplatz
card-S1-27 = Obelisk

card-S2-01 = Spiegelfarm
card-S2-02 = Eisbruch
card-S2-03 = Pilzkeller
card-S2-04 = Raupenmine
card-S2-05 = Roverwerk
card-S2-06 = Fusionskessel
card-S2-07 = Käserei
card-S2-08 = Kreislaufwerk
card-S2-09 = Einschienenbahn
card-S2-10 = Wohnstapel
card-S2-11 = Fließband
card-S2-12 = Hydrofarm
card-S2-13 = Rückseitenschüssel
card-S2-14 = Denkerheim
card-S2-15 = Kraterdorf
card-S2-16 = Taco-Rover
card-S2-17 = Zerleger
card-S2-18 = Wissenschaftsclub
card-S2-19 = Roboterfabrik
card-S2-20 = Ingenieurbüro
card-S2-21 = Funkturm
card-S2-22 = Archiv
card-S2-23 = Botschaft
card-S2-24 = Atombaukasten
card-S2-25 = Postkartenständer
card-S2-26 = Baubüro
card-S2-27 = Blasensuiten
card-S2-28 = Mondkuchenbäckerei
card-S2-29 = Knopfgalerie
card-S2-30 = Obelisk im Staub

card-S3-01 = Tiefenreaktor
card-S3-02 = Kometenfänger
card-S3-03 = Hochhausdschungel
card-S3-04 = Bergfresser
card-S3-05 = Shuttlewerft
card-S3-06 = Nachtmarkt
card-S3-07 = Schweberummel
card-S3-08 = Materieschmiede
card-S3-09 = Hyperloop
card-S3-10 = Stalaktürme
card-S3-11 = Dunkelfabrik
card-S3-12 = Orbithain
card-S3-13 = Ring der kleinen Dinge
card-S3-14 = Kapitolkuppel
card-S3-15 = Weltraumlift
card-S3-16 = Gartenstadt
card-S3-17 = Robotervorstadt
card-S3-18 = Imbisszentrale
card-S3-19 = Endlosbuffet
card-S3-20 = Grand Prix
card-S3-21 = Mond-TV
card-S3-22 = Klonlabor
card-S3-23 = Opernhaus
card-S3-24 = Gewerkschaft
card-S3-25 = Börsenmakler
card-S3-26 = Bewohnerversammlung
card-S3-27 = Neonmeile
card-S3-28 = Käseministerium
card-S3-29 = Parkturm
card-S3-30 = Flaggenhalle
card-S3-31 = Wachsastronauten
card-S3-32 = Siegelkammer
card-S3-33 = Münchhausen-Kolleg
card-S3-34 = Hüpfarena
card-S3-35 = Fußabdruck Nummer eins
card-S3-36 = Obelisk mit Summton

card-X0-1 = Erste Expedition 2-3
card-X0-2 = Erste Expedition 4-5
card-X1-1 = Umjubelte Expedition
card-X1-2 = Großzügige Expedition
card-X1-3 = Sparsame Expedition
card-X1-4 = Feilschende Expedition
card-X1-5 = Trampende Expedition
card-X1-6 = Unordentliche Expedition
card-X2-1 = Feinsinnige Expedition
card-X2-2 = Hellsichtige Expedition
card-X2-3 = Gut bestückte Expedition
card-X2-4 = Diplomatische Expedition
card-X2-5 = Fröhliche Expedition
card-X2-6 = Effektvolle Expedition
card-X3-1 = Waghalsige Expedition
card-X3-2 = Sentimentale Expedition
card-X3-3 = Stolze Expedition
card-X3-4 = Verschwenderische Expedition
card-X3-5 = Nostalgische Expedition
card-X3-6 = Scharfäugige Expedition

card-RB-1 = Vielseitig
card-RB-2 = Innovativ
card-RB-3 = Autark
card-RB-4 = Nachbarschaftlich
card-RB-5 = Gastfreundlich
card-RB-6 = Wohlgenährt
card-RB-7 = Haushälterisch
card-RB-8 = Vernetzt
card-RS-1 = Tatkräftig
card-RS-2 = Spezialisiert
card-RS-3 = Kreativ
card-RS-4 = Kultiviert
card-RS-5 = Unermüdlich
card-RS-6 = Beliebt
card-RS-7 = Pulsierend
card-RS-8 = Weitgereist
card-RG-1 = Weltstädtisch
card-RG-2 = Unaufhaltsam
card-RG-3 = Weltoffen
card-RG-4 = Legendär
card-RG-5 = Schillernd
card-RG-6 = Anziehend
card-RG-7 = Überreich
card-RG-8 = Strahlend

card-B-1 = Landeplatz am Kraterrand
card-B-2 = Lavahöhle
card-B-3 = Kaltwasserquelle
card-B-4 = Petrikamm
card-B-5 = Staubkreuzung

## Kurznamen von Karten, wo die Seite zeigt, was für eine Karte es ist

card-X0-1-short = Erste 2-3
card-X0-2-short = Erste 4-5
card-X1-1-short = Umjubelte
card-X1-2-short = Großzügige
card-X1-3-short = Sparsame
card-X1-4-short = Feilschende
card-X1-5-short = Trampende
card-X1-6-short = Unordentliche
card-X2-1-short = Feinsinnige
card-X2-2-short = Hellsichtige
card-X2-3-short = Gut bestückte
card-X2-4-short = Diplomatische
card-X2-5-short = Fröhliche
card-X2-6-short = Effektvolle
card-X3-1-short = Waghalsige
card-X3-2-short = Sentimentale
card-X3-3-short = Stolze
card-X3-4-short = Verschwenderische
card-X3-5-short = Nostalgische
card-X3-6-short = Scharfäugige

## Lange Namen, mit den Stellen, an denen sie sich trennen lassen, wo wenig Platz ist

card-S1-06-short = Schmelz{ "\u00AD" }hütte
card-S1-07-short = Schweiß{ "\u00AD" }sammler
card-S1-09-short = Schotter{ "\u00AD" }piste
card-S1-10-short = Werkzeug{ "\u00AD" }ausgabe
card-S1-11-short = Suppen{ "\u00AD" }theke
card-S1-12-short = Sternen{ "\u00AD" }pult
card-S1-14-short = Versuchs{ "\u00AD" }küche
card-S1-15-short = Schicht{ "\u00AD" }baracke
card-S1-16-short = Nieten{ "\u00AD" }schule
card-S1-18-short = Teilchen{ "\u00AD" }strahl
card-S1-20-short = Wasser{ "\u00AD" }speicher
card-S1-21-short = Lade{ "\u00AD" }station
card-S1-26-short = Schrott{ "\u00AD" }platz
card-S2-06-short = Fusions{ "\u00AD" }kessel
card-S2-08-short = Kreislauf{ "\u00AD" }werk
card-S2-09-short = Einschienen{ "\u00AD" }bahn
card-S2-13-short = Rückseiten{ "\u00AD" }schüssel
card-S2-18-short = Wissenschafts{ "\u00AD" }club
card-S2-19-short = Roboter{ "\u00AD" }fabrik
card-S2-20-short = Ingenieur{ "\u00AD" }büro
card-S2-24-short = Atombau{ "\u00AD" }kasten
card-S2-25-short = Postkarten{ "\u00AD" }ständer
card-S2-27-short = Blasen{ "\u00AD" }suiten
card-S2-28-short = Mondkuchen{ "\u00AD" }bäckerei
card-S3-02-short = Kometen{ "\u00AD" }fänger
card-S3-03-short = Hochhaus{ "\u00AD" }dschungel
card-S3-07-short = Schwebe{ "\u00AD" }rummel
card-S3-08-short = Materie{ "\u00AD" }schmiede
card-S3-14-short = Kapitol{ "\u00AD" }kuppel
card-S3-15-short = Weltraum{ "\u00AD" }lift
card-S3-16-short = Garten{ "\u00AD" }stadt
card-S3-17-short = Roboter{ "\u00AD" }vorstadt
card-S3-18-short = Imbiss{ "\u00AD" }zentrale
card-S3-19-short = Endlos{ "\u00AD" }buffet
card-S3-24-short = Gewerk{ "\u00AD" }schaft
card-S3-25-short = Börsen{ "\u00AD" }makler
card-S3-26-short = Bewohner{ "\u00AD" }versammlung
card-S3-28-short = Käse{ "\u00AD" }ministerium
card-S3-30-short = Flaggen{ "\u00AD" }halle
card-S3-31-short = Wachs{ "\u00AD" }astronauten
card-S3-32-short = Siegel{ "\u00AD" }kammer

## Anmerkungen zu Karten: was von ihnen bekannt ist

card-S1-05-note = Der Name ist bekannt; das Übrige folgt aus dem, was Verkehrsflaggen ermöglichen.
card-S1-08-note = Bekannt ist, dass einfache Unterkünfte zu Ära I gehören.
card-S1-09-note = Bekannt ist, dass Straßen zu Ära I gehören.
card-S1-19-note = Bekannt ist, dass sie Herzen für gerade gewonnene Flaggenarten bringt; wie viele je Art, ist von uns.
card-S1-22-note = Das Umstellen ist bekannt; was es bringt, ist von uns.
card-S1-26-note = Bekannt ist der Name, und dass es im Effekt um Rohstoffe geht.
card-S1-27-note = Mindestens zwei davon sind im Spiel.
card-S2-17-note = Bekannt ist der Ertrag verschiedener Karten; wie viele es sind, und dass sie im Ablagestapel liegen, ist von uns.
card-S2-18-note = Das Geschenk ist bekannt; was es einbringt, ist von uns.
card-S2-19-note = Bekannt sind mehrere Rohstoffe einer Sorte; wie viele, ist von uns.
card-S2-20-note = Bekannt ist die Produktion eines blauen Bauwerks, auch unter einem Rover; dass es jedem gehören darf, ist von uns.
card-S2-21-note = Bekannt sind Herzen für eine Flaggenprämie; wie viele, ist von uns.
card-S2-22-note = Bekannt ist, dass es den Stapel der vorigen Ära nutzt; dass daraus gebaut wird, ist abgeleitet, der Preis ist von uns.
card-S2-24-note = Ob es eine Grenze gibt, ist nicht bekannt; hier gibt es keine.
card-S2-30-note = Dass es nach Ära I noch Obelisken gibt, ist abgeleitet.
card-S3-23-note = Im einzigen Beispiel bringt es 12; dass es immer 12 sind, ist abgeleitet.
card-S3-25-note = Bekannt ist, dass die Karte sich selbst mitzählt; was sonst zählt und wie viel es bringt, ist von uns.
card-S3-36-note = Dass es nach Ära I noch Obelisken gibt, ist abgeleitet.
card-X0-2-note = Bekannt ist nur, dass es diese Karte gibt. Zu viert oder zu fünft wäre der Stapel bald leer, wenn sie von ihm ziehen ließe.
card-X1-1-note = Bekannt sind Herzen für gerade gewonnene Flaggenarten; Anzahl und Grenze sind von uns.
card-X1-2-note = Ein solcher Effekt wird als Beispiel genannt; Name und Ära sind von uns.
card-X2-1-note = Bekannt ist, dass sie ein graues Bauwerk ohne Herzen verlangt.
card-X2-2-note = Sie kam mit einer späteren Ergänzung ins Spiel; hier ist sie die sechste der Ära II.
card-X3-1-note = Bekannt ist, dass der Rover nach seiner Nutzung abgegeben wird; die Herzen sind von uns.
card-X3-2-note = Der Tausch ist bekannt; Name und Ära sind von uns.
card-RB-1-note = Die vier Farben sind bekannt.
card-RB-2-note = Bekannt sind frei gemischte Rohstoffe; wie viele, ist von uns.
card-RB-5-note = Dass auf einem Ansehen Herzen liegen können, ist abgeleitet.
card-RS-1-note = Bekannt ist, was gezählt wird und was es bringt; die Zahl ist von uns.
card-RS-2-note = Bekannt ist, dass es das Parken belohnt; wie hoch, ist von uns.
card-RS-3-note = Das Zurückwenden ist bekannt; wie viele Karten es sind, ist von uns.
card-RS-4-note = Bekannt ist, dass es einen Rabatt auf graue Bauwerke gibt.
card-RS-5-note = Bekannt ist, dass es einen zusätzlichen Bau gibt.
card-RS-6-note = Dass auf einem Ansehen Herzen liegen können, ist abgeleitet.
card-B-3-note = Bekannt ist, dass eine Basis 1 Wasser produziert.
card-B-5-note = Eine Basis trägt die Angabe 3+; dass es die ist, die aus der Reihe fällt, ist abgeleitet.
