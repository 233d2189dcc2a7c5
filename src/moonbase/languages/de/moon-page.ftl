### Words of the page in German that only Moon needs.

## Home, lessons and rules

game-moon = Moon

gameText-moon = Baue eine Siedlung. 2 bis 5 Personen, 45 bis 90 Min.

welcome-steps-moon = Moon in acht kurzen Schritten

learn-moon-1 = Führe drei Ären lang eine Siedlung auf dem Mond. Die meisten Herzen gewinnen.
learn-moon-2 = Deine Basis und deine blauen Karten produzieren zu Beginn jeder Ära.
learn-moon-3 = Nimm in jedem Zug eine Karte der Hand: baue sie, oder verwerte sie für die Güter an ihrem Fuß. Dann gehen die Hände nach links.
learn-moon-4 = Parke einmal je Zug einen Rover auf der Karte eines anderen: sie leiht dir, was sie gibt. Der Rover gehört dann ihm.
learn-moon-5 = Gelbe Karten zeigen Flaggen. Sie öffnen andere Karten, und die meisten einer Art gewinnen jede Ära ihre Herzen.
learn-moon-6 = Rosa Karten wendet man einmal je Ära, graue werten, rote Obelisken biegen den Lauf der Hände.
learn-moon-7 = Nimm ein Ansehen, eins je Zug, sobald du es erfüllst. Jedes gibt es einmal.
learn-title-moon = Moon lernen

own-card-moon = Drucker

rules-title-moon = Regeln von Moon

## Values in card files

field-assimilate = Ertrag
field-colour = Farbe
field-era = Ära
field-hearts = Herzen
field-least = Mindestzahl
field-need = Flaggen
field-production = Produktion
field-require = Bedingung
field-three_plus = Zeichen 3+

## Cards

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

rep-bronze = Ansehen in Bronze
rep-silver = Ansehen in Silber
rep-gold = Ansehen in Gold
rep-region = Ansehen
rep-title = Ansehen
rep-one = eins je Zug
rep-claim = Nehmen
rep-progress = bisher { $n } von { $least }
rep-owned = gehört { $name }
rep-open = Ansehen, { $n } zu nehmen
rep-turn = in einem Zug
rep-oneType = eine Art
rep-every = jede Art
rep-each = von jedem
rep-kinds = Arten
rep-onCards = auf Karten

## The table

bar-round = Runde { $n } von { $all }
bar-order = Reihe
bar-pass = nächste Karten von { $name }

phone-round = Runde { $n }/{ $all }
phone-closed = { $n } gesperrt

rival-region = { $name }
rival-next = spielt nach dir

flags-region = Flaggen
flags-lent = +{ $n } geliehen

x-region = X
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
stock-free =
    { $n } { $n ->
        [one] Gutschein
       *[other] Gutscheine
    }

hand-region = Deine Hand
hand-open = kann gebaut werden
hand-closed = gesperrt
hand-chosen = gewählt
hand-empty = Die Hand ist leer.
hand-dealing = Karten werden ausgeteilt.

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
do-free = Kostenlos bauen
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
leave-voucher = ein Gutschein, der verfällt

