### What is said at the table of any game, in German.

## Lists: "a, b and c" is made of list-comma and list-and

list-and = { $first } und { $last }
list-comma = { $first }, { $next }

## Worte, die keine Sprache ändert: ein Name, den jemand vergeben hat

verbatim = { $words }

## Somebody whose name is not known

unnamed-seat = Platz { $id }

## What happens at the table

table-undo =
    { $seat-you ->
        [yes] Du nimmst die letzte Aktion zurück.
       *[no] { $seat } nimmt die letzte Aktion zurück.
    }
table-redo =
    { $seat-you ->
        [yes] Du spielst sie erneut.
       *[no] { $seat } spielt sie erneut.
    }
table-takeback =
    { $seat-you ->
        [yes] Du möchtest zu einem früheren Punkt zurück.
       *[no] { $seat } möchte zu einem früheren Punkt zurück.
    }
table-back =
    { $seat-you ->
        [yes] Du gehst zu einem früheren Punkt zurück.
       *[no] { $seat } geht zu einem früheren Punkt zurück.
    }
table-rewind = Alle sind einverstanden: Die Partie geht zurück.
table-withdrawn =
    { $seat-you ->
        [yes] Du ziehst die Frage zurück.
       *[no] { $seat } zieht die Frage zurück.
    }
table-declined =
    { $seat-you ->
        [yes] Du lehnst ab.
       *[no] { $seat } lehnt ab.
    }
table-agreed =
    { $seat-you ->
        [yes] Du bist einverstanden.
       *[no] { $seat } ist einverstanden.
    }
table-replace =
    { $seat-you ->
        [yes] Du schlägst vor, dass eine Vertretung für { $other-you ->
                [yes] dich
               *[no] { $other }
            } spielt.
       *[no] { $seat } schlägt vor, dass eine Vertretung für { $other-you ->
                [yes] dich
               *[no] { $other }
            } spielt.
    }
table-stand_in =
    { $other-you ->
        [yes] Ab jetzt spielt eine Vertretung für dich.
       *[no] Ab jetzt spielt eine Vertretung für { $other }.
    }
table-return =
    { $seat-you ->
        [yes] Du bist zurück und spielst wieder selbst.
       *[no] { $seat } ist zurück und spielt wieder selbst.
    }
table-join =
    { $seat-you ->
        [yes] Du setzt dich an den Tisch.
       *[no] { $seat } setzt sich an den Tisch.
    }
table-lapsed =
    { $seat-you ->
        [yes] Du bist zurück: Eine Vertretung ist nicht nötig.
       *[no] { $seat } ist zurück: Eine Vertretung ist nicht nötig.
    }
table-leave =
    { $seat-you ->
        [yes] Du verlässt die Partie vor dem Ende.
       *[no] { $seat } verlässt die Partie vor dem Ende.
    }

## What is refused: the code, and after it which of its sentences

refused-already_asked-takeback = Über eine Rücknahme wird schon abgestimmt.
refused-already_asked-vote = Über einen anderen Platz wird schon abgestimmt.
refused-busy-hint = Rechtzeitig war kein Tipp zu finden; frag noch einmal.
refused-busy-seat = In diesem Moment hat sich jemand anders gesetzt; versuch es noch einmal.
refused-busy-table = Dieser Tisch wird gerade neu geöffnet; versuch es gleich noch einmal.
refused-damaged = Die Datenbank dieses Servers ist beschädigt; wer ihn betreibt, muss eine Sicherung einspielen. Bis dahin geht wenig.
refused-damaged-log = Das Protokoll dieses Tisches hat nach Eintrag { $after } eine Lücke; wer den Server betreibt, kann es aus einer Sicherung holen.
refused-defect = Hier ging etwas schief; geändert hat sich nichts.
refused-defect-kept = Das ist gesichert, aber der Tisch konnte es nicht zeigen; er wird neu geöffnet.
refused-defect-unsure = Hier ging etwas schief, und vielleicht ist es trotzdem gesichert. Sieh nach, bevor du es noch einmal versuchst.
refused-foreign_origin = Diese Anfrage muss von der Seite dieses Servers kommen: ihr Origin fehlt oder ist ein anderer.
refused-full-card_files = Dieser Server bewahrt für eine Person höchstens { $most } Kartendateien auf, und davon { $megabytes } MB; lösch erst eine.
refused-full-log = An diesem Tisch wurde so viel zurückgenommen, dass nichts mehr geht; die Partie läuft von hier aus weiter.
refused-full-records = Dieser Server bewahrt für eine Person höchstens { $most } Aufzeichnungen auf, und davon { $megabytes } MB; lösch erst eine.
refused-full-tables = Dieser Server behält höchstens { $most } Tische für eine Person; wer ihn betreibt, kann mehr erlauben.
refused-full-tables_address = Dieser Server behält höchstens { $most } Tische von einer Netzadresse; wer ihn betreibt, kann mehr erlauben.
refused-full-tables_address_running = Von deiner Netzadresse laufen { $most } Tische, mehr geht hier nicht; beende einen oder lege einen weg.
refused-full-tables_running = Bei dir laufen { $most } Tische, mehr geht hier nicht; beende einen oder lege einen weg.
refused-hidden = Was nach dieser Aktion kommt, ist vorher nicht bekannt.
refused-illegal-closed = Diese Aktion ist nicht möglich; frag, warum.
refused-key_used-deal = Damit wurde schon ein Tisch gemacht; versuch es noch einmal.
refused-key_used-invitation = Diese Einladung wurde schon benutzt oder gilt nicht für diesen Tisch.
refused-key_used-link = Dieser Link wurde schon benutzt oder ist zu alt.
refused-key_used-saved = Diesen Schlüssel kennt dieser Server nicht; sieh nach, ob ein Zeichen falsch ist oder fehlt.
refused-malformed-clock = Eine Uhr hat mindestens eine Sekunde Bedenkzeit, einen Zuschlag je Zug und eine Frist, alle höchstens ein Jahr lang.
refused-malformed-entropy = Was zum Zufall beigetragen wird, sind 16 bis 128 Ziffern in kleinem Hex.
refused-malformed-faults = Diese Kartendatei hat { $n } Fehler; aufbewahrt wurde nichts.
refused-malformed-many_faults = Diese Kartendatei hat mehr als { $n } Fehler; aufbewahrt wurde nichts.
refused-malformed-name = Ein Name hat mindestens einen Buchstaben.
refused-malformed-takeback = Zu diesem Zeitpunkt war noch niemand gefragt.
refused-misdirected = Dieser Server heißt nicht { $host }; wer ihn betreibt, kann den Namen mit --name { $host } dazunehmen.
refused-no_session = Sag erst, wer du bist: Dieser Server kennt dich noch nicht.
refused-not_alone = Hier spielen auch andere: Niemand lässt ihre Partie für sie unfertig.
refused-not_away = Diese Person ist noch nicht lange genug fort; versuch es in { $seconds } s noch einmal.
refused-not_over-record = Die Aufzeichnung gibt es nach dem Ende der Partie: Sie zeigt, was verdeckt ist.
refused-not_over-view = Die Sicht eines anderen Platzes gibt es nach dem Ende der Partie.
refused-not_seated = Du hast keinen Platz an diesem Tisch.
refused-not_your_turn = Du bist nicht am Zug.
refused-nothing_asked-return = Niemand spielt für dich.
refused-nothing_asked-takeback = Es gibt keine Rücknahme, die auf dein Wort wartet.
refused-nothing_asked-vote = Es gibt keine Abstimmung, die auf dein Wort wartet.
refused-nothing_undone = Es wurde nichts zurückgenommen.
refused-open_seat-takeback = Ein Platz ist noch frei: Was gezogen ist, wird nicht zurückgenommen, bevor dort jemand sitzt.
refused-other_identity = Dieser Browser gehört schon { $name }; sag, dass du wechseln möchtest.
refused-other_rules-cards = Diese Karten passen nicht mehr zum Spiel, wie dieser Server es spielt.
refused-other_rules-game = Diese Partie wurde nach anderen Regeln oder mit anderen Karten gespielt und lässt sich mit diesen nicht zeigen.
refused-over-act = Die Partie ist zu Ende.
refused-over-takeback = Die Partie ist zu Ende, und alles Verdeckte wurde gezeigt.
refused-sealed-other = Seither hat jemand anders gehandelt: Rückgängig endet dort.
refused-sealed-over = Die Partie ist zu Ende, und alles Verdeckte wurde gezeigt: Weiter zurück geht es nicht.
refused-sealed-shown = Deine letzte Aktion hat etwas Verdecktes gezeigt: Rückgängig endet dort.
refused-sealed-turn = Dein Zug ist vorbei: Rückgängig endet dort.
refused-stale = Der Tisch ist schon weiter; so steht es jetzt.
refused-stand_in = Eine Vertretung spielt für dich; nimm erst deinen Platz zurück.
refused-still_here = Diese Person ist am Tisch.
refused-too_long-body = Diese Anfrage ist länger als { $most } Byte.
refused-too_long-card_file = Diese Kartendatei zu prüfen dauert zu lange.
refused-too_long-record = Diese Aufzeichnung zu prüfen dauert zu lange.
refused-too_many-questions = Zu viele Fragen auf einmal.
refused-too_many-requests = Zu viele Anfragen; versuch es in { $seconds } s noch einmal.
refused-too_many-sockets = Von deiner Netzadresse sind { $most } Tische offen, mehr geht hier nicht; schließe einen.
refused-unfinished-act = Diese Partie wurde unfertig verlassen.
refused-unknown-address = Unter dieser Adresse gibt es nichts.
refused-unknown-identity = Das warst du in diesem Browser nie.
refused-unknown-record = Eine solche Aufzeichnung hast du nicht mitgebracht.
refused-unknown_action = Diese Aktion gibt es hier nicht.
refused-unknown_set-mine = Eine solche Kartendatei hast du nicht mitgebracht.
refused-unknown_set-record = Diese Partie wurde mit anderen Karten gespielt (Satz { $cards }); bring erst deren Kartendatei mit.
refused-unknown_set-table = Diese Karten hat dieser Server nicht.
refused-unknown_table = Diesen Tisch gibt es nicht.
