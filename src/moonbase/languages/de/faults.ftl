### What is wrong with an owner's card file, in German. The English stands in the code, in moonbase/cards and in the games. Keys, names and values that
### a file may hold stay as they are: they are what its author has to write.

## Lines: a place, a colon, and what is wrong there

fault-at = { $path }: { $message }
fault-path = { $file }{ $below }
fault-overlay = Kartendatei
fault-lines =
    { $first }
    { $next }
fault-more = ... und { $n } weitere

## Places that are no key of a file

fault-structures = Bauwerke
fault-era_structures = Bauwerke der Ära { $era }
fault-era_expeditions = Expeditionen der Ära { $era }
fault-first_expeditions = Erste Expeditionen
fault-reputations =
    { $level ->
        [bronze] Ansehen in Bronze
        [silver] Ansehen in Silber
        [gold] Ansehen in Gold
       *[other] Ansehen { $level }
    }
fault-bases = Basen
fault-terrain_alone = Geländeplättchen für 1 Spieler
fault-terrain = Geländeplättchen für { $n } Spieler
fault-missions =
    { $ship ->
        [europa] Missionen zu Europa
        [titan] Missionen zu Titan
        [mars] Missionen zum Mars
       *[other] Missionen { $ship }
    }
fault-laboratories = Labore
fault-small = kleine Gebäude der Stufe { $level }
fault-picked = ausgewählte kleine Gebäude
fault-stages =
    { $name ->
        [achievements] Wertungsstufen der Errungenschaften
       *[other] Wertungsstufen der verbesserten Schiffe
    }

## Files that cannot be read

fault-no_file = diese Datei gibt es nicht
fault-folder = das ist ein Ordner und keine Kartendatei
fault-no_text = das ist keine Textdatei in UTF-8
fault-unreadable = lässt sich nicht lesen
fault-deep = zu tief verschachtelt
fault-no_toml = das ist kein gültiges TOML
fault-no_toml_at = das ist kein gültiges TOML (Zeile { $line }, Spalte { $column })
fault-no_json = das ist kein JSON oder zu tief verschachtelt
fault-no_set = erwartet wird ein Objekt mit „from“ und „changes“
fault-unknown_set = den Kartensatz { $name } gibt es nicht; es gibt { $known }

## Which game a file is for

fault-other_game = diese Kartendatei ist für { $other } und nicht für { $name }
fault-no_game = „game“ ist eines von { $games }, nicht { $value }
fault-which_game = hier steht nicht, für welches Spiel das ist; schreib game = "{ $best }" an den Anfang

## What was expected (nominative), and what stands there instead (nominative)

fault-expected = erwartet wird { $words }, nicht { $value }
fault-whole = eine ganze Zahl von { $least } bis { $most }
fault-true = true
fault-yes = true oder false
fault-line = eine Zeile Text mit höchstens { $most } Zeichen
fault-series = eine Liste von { $n } Werten, jeder davon { $words }
fault-name = einer der Namen, die hier gelten
fault-one_of = ein Name ({ $names })
fault-bag = eine Tabelle NAME = ZAHL ({ $names })
fault-steps = eine Liste von Schritten
fault-step = ein Schritt wie {"{"} { $verb } = ... {"}"}
fault-source_of = eine Tabelle WERT = QUELLE
fault-id = eine Nummer wie A1-7
fault-cards = Tabellen von Karten
fault-tables = [[{ $name }]]
fault-card = eine Karte
fault-changes = Tabellen wie [card."A1-7"]
fault-values = eine Tabelle mit Werten
fault-quoted = „{ $word }“
fault-huge = eine riesige Zahl
fault-table = eine Tabelle
fault-list = eine Liste

## Names and keys

fault-unknown = { $name } ist hier unbekannt{ $hint }
fault-known = ; bekannt: { $names }
fault-missing = fehlt
fault-same_id = die Nummer einer Karte ändert sich nicht
fault-second_card = eine zweite Karte mit der Nummer { $id }
fault-alone = sagt nichts ohne „{ $needs }“
fault-either = braucht entweder „{ $one }“ oder „{ $other }“
fault-together = „{ $one }“ und „{ $other }“ gehören zusammen

## Effects

fault-rows = mehr als { $most } Zeilen; kürze den Effekt
fault-two_verbs = zwei Verben in einem Schritt („{ $first }“ und „{ $second }“); mach zwei Schritte daraus
fault-idle = hier muss etwas geschehen
fault-idle_when = mit when = "{ $time }" muss hier etwas geschehen
fault-time = „{ $time }“ passt nicht zu dieser Karte; möglich: { $times }
fault-on_tile = auf einem Plättchen der Tabelle „{ $table }“
fault-under = mit when = "{ $time }"
fault-stand = „{ $verb }“ darf { $where } nicht stehen
fault-count = „{ $counted }“ lässt sich { $where } nicht zählen
fault-count_at_end = „{ $counted }“ lässt sich am Ende der Partie nicht zählen
fault-x_at_end = X ist am Ende der Partie 0
fault-nothing_after = auf „{ $verb }“ folgt nichts
fault-nothing_before = vor „or“ steht nichts
fault-sides = ein Effekt hat höchstens zwei Seiten
fault-pay_first = „pay“ muss der erste Schritt seiner Seite sein
fault-price_first = „{ $verb }“ muss der erste Schritt sein und der einzige, der einen Preis verlangt
fault-second_verb = ein zweites „{ $verb }“ in demselben Effekt
fault-two_sources = { $sources } dürfen nicht in demselben Effekt stehen
fault-looks_back = „{ $word }“ braucht unmittelbar davor „{ $source }“
fault-inside = zählt nur in einem Effekt

## Moon: single cards

fault-marked = die Angabe 3+ auf { $marked } von nur { $copies } Exemplaren
fault-half = eine Karte mit der Angabe ½ hat copies = 2 und three_plus = 1
fault-first_marked = eine Erste Expedition trägt die Angabe 3+ nie
fault-base = eine Basis braucht hier etwas
fault-needs_some =
    { $colour ->
        [yellow] ein gelbes Bauwerk braucht hier etwas
       *[blue] ein blaues Bauwerk braucht hier etwas
    }
fault-has_any =
    { $colour ->
        [yellow] das hat nur ein gelbes Bauwerk
       *[blue] das hat nur ein blaues Bauwerk
    }
fault-watched = nur when = "spend" achtet auf einen Rohstoff
fault-mirrored = „mirror“ kann „{ $counted }“ nicht zählen
fault-mirror_expedition = auf einer Expedition können keine Herzen liegen
fault-mirror_reputation = nur ein graues Bauwerk kann eine Zahl spiegeln
fault-gain_kind = „gain_kind“ mit „per“ braucht ein „max“, das es auf { $most } Rohstoffe begrenzt
fault-score_hearts = „score“ mit per = "hearts" braucht ein „max“
fault-put = auf dieser Karte können keine Herzen liegen; schreib on = "grey" oder on = "empty grey"
fault-scrap = „scrap“ darf nur auf einer Expedition stehen

## From the Moon: single tiles

fault-around = braucht den Platz eines Rovers
fault-launch = braucht ein Feld für jedes Schiff
fault-battery = erst die Batterie, dann die Energie, die hineinpasst; mach zwei Schritte daraus
fault-achievements = Errungenschaften können nicht um ihre eigene Zahl wachsen

## Whole sets: how many there are, and how many there should be

fault-too_few = insgesamt { $n } statt genau { $least }
fault-few = insgesamt { $n } statt mindestens { $least }
fault-too_many = insgesamt { $n } statt genau { $most }
fault-many = insgesamt { $n } statt höchstens { $most }
fault-few_cards = insgesamt { $n }{ $which } statt mindestens { $least }
fault-many_cards = insgesamt { $n }{ $which } statt höchstens { $most }
fault-unmarked = {" "}ohne die Angabe 3+
fault-faces = insgesamt { $n } statt höchstens { $most } verschiedene
fault-first = { $n } für { $players } Spieler statt genau 1
fault-one_card = genau eine Karte mit { $values } ist nötig
fault-no_card = eine Karte mit { $values } ist nicht vorgesehen
fault-value = { $name } = { $word }
fault-small_map = es braucht mehr Plättchen, als es Rover gibt
fault-bagged = in den Beutel kommen nur Würfel in den Farben der Astronauten
fault-not_there = mehr, als es gibt
fault-second_bonus = braucht weniger Verbesserungen als der Hauptbonus
