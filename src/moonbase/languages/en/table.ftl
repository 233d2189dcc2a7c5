### English words of the table, which every game has. A key of the rules, such as event.built, is the message event-built.
### docs/contribute/add-a-language.md says how to write another language.

## Lists: "a, b and c" is made of list-comma and list-and

list-and = { $first } and { $last }
list-comma = { $first }, { $next }

## Words that no language changes: a name that somebody gave

verbatim = { $words }

## Somebody whose name is not known

unnamed-seat = Seat { $id }

## What happens at the table

table-undo =
    { $seat-you ->
        [yes] You take the last action back.
       *[no] { $seat } takes the last action back.
    }
table-redo =
    { $seat-you ->
        [yes] You play it again.
       *[no] { $seat } plays it again.
    }
table-takeback =
    { $seat-you ->
        [yes] You ask to go back to an earlier point.
       *[no] { $seat } asks to go back to an earlier point.
    }
table-back =
    { $seat-you ->
        [yes] You go back to an earlier point.
       *[no] { $seat } goes back to an earlier point.
    }
table-rewind = Everybody agrees: the game goes back.
table-withdrawn =
    { $seat-you ->
        [yes] You withdraw the question.
       *[no] { $seat } withdraws the question.
    }
table-declined =
    { $seat-you ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
table-agreed =
    { $seat-you ->
        [yes] You agree.
       *[no] { $seat } agrees.
    }
table-replace =
    { $seat-you ->
        [yes] You propose that a stand-in plays for { $other-you ->
                [yes] you
               *[no] { $other }
            }.
       *[no] { $seat } proposes that a stand-in plays for { $other-you ->
                [yes] you
               *[no] { $other }
            }.
    }
table-stand_in =
    { $other-you ->
        [yes] A stand-in plays for you now.
       *[no] A stand-in plays for { $other } now.
    }
table-return =
    { $seat-you ->
        [yes] You are back and play again.
       *[no] { $seat } is back and plays again.
    }
table-join =
    { $seat-you ->
        [yes] You sit down.
       *[no] { $seat } sits down.
    }
table-lapsed =
    { $seat-you ->
        [yes] You are back: no stand-in is needed.
       *[no] { $seat } is back: no stand-in is needed.
    }
table-leave =
    { $seat-you ->
        [yes] You leave the game unfinished.
       *[no] { $seat } leaves the game unfinished.
    }

## What is refused: the code, and after it which of its sentences

refused-already_asked-takeback = There is a takeback to agree on already.
refused-already_asked-vote = There is a vote on another seat already.
refused-busy-hint = No hint was found in time; ask again.
refused-busy-seat = Somebody else sat down at this moment; try again.
refused-busy-table = This table is being opened again; try again in a moment.
refused-damaged = The database of this server is damaged, and its host must restore a copy; until then little can be kept or read.
refused-damaged-log = The log of this table has a gap after event { $after }; its host can restore it from a backup.
refused-defect = Something went wrong here; nothing was changed.
refused-defect-kept = This was kept, but the table could not show it; it is being opened again.
refused-defect-unsure = Something went wrong here, and what you asked may or may not have been kept; look before you ask again.
refused-foreign_origin = This request must come from this server's own page: its Origin is missing or another.
refused-full-card_files = This server keeps at most { $most } card files, and { $megabytes } MB of them, for one person; delete one first.
refused-full-log = So much was taken back at this table that no more can be; the game goes on from here.
refused-full-records = This server keeps at most { $most } records, and { $megabytes } MB of them, for one person; delete one first.
refused-full-tables = This server keeps at most { $most } tables of one person; ask its host for more.
refused-full-tables_address = This server keeps at most { $most } tables from one network address; ask its host for more.
refused-full-tables_address_running = Your network address has { $most } running tables, the most here; finish one or put one away.
refused-full-tables_running = You have { $most } running tables, the most here; finish one or put one away.
refused-hidden = What comes after this action is not known before.
refused-illegal-closed = This action is closed; ask why.
refused-key_used-deal = A table was made with this deal already; ask for another one.
refused-key_used-invitation = This invitation was used already, or is not for this table.
refused-key_used-link = This link was used already, or is too old.
refused-key_used-saved = This server knows no such key; look for a letter that is wrong or missing.
refused-malformed-clock = A clock has a bank of at least a second, an increment and a grace, all within a year.
refused-malformed-entropy = Entropy is 16 to 128 digits of lower-case hex.
refused-malformed-faults = This card file has { $n } faults, and nothing was kept.
refused-malformed-many_faults = This card file has more than { $n } faults, and nothing was kept.
refused-malformed-name = A name has at least one letter.
refused-malformed-takeback = Nobody had been asked yet at that point.
refused-misdirected = This server does not go by the name { $host }; whoever runs it can add it with --name { $host }.
refused-no_session = Say who you are first: no session, or one that this server does not know.
refused-not_alone = Others play here too: nobody leaves their game unfinished for them.
refused-not_away = That player has not been away for long enough; try again in { $seconds } s.
refused-not_over-record = The record is given out after the end of the game: it shows what is hidden.
refused-not_over-view = Another seat's view is shown after the end of the game.
refused-not_seated = You have no seat at this table.
refused-not_your_turn = It is not your turn.
refused-nothing_asked-return = Nobody plays for you.
refused-nothing_asked-takeback = There is no takeback that waits for your word.
refused-nothing_asked-vote = There is no vote that waits for your word.
refused-nothing_undone = Nothing was taken back.
refused-open_seat-takeback = A seat is still open: what was drawn is not taken back before somebody sits there.
refused-other_identity = This browser is { $name } already; say that you want to switch.
refused-other_rules-cards = These cards no longer fit the game as this server plays it.
refused-other_rules-game = This game was played by other rules or cards, and cannot be shown by these.
refused-over-act = The game is over.
refused-over-takeback = The game is over, and everything hidden has been shown.
refused-sealed-other = Another player has acted since: Undo ends there.
refused-sealed-over = The game is over, and everything hidden has been shown: Undo ends there.
refused-sealed-shown = Your last action showed something hidden: Undo ends there.
refused-sealed-turn = Your turn is over: Undo ends there.
refused-stale = The table has moved on; here is how it stands now.
refused-stand_in = A stand-in plays for you; take your seat back first.
refused-still_here = That player is at the table.
refused-too_long-body = This request is longer than { $most } bytes.
refused-too_long-card_file = This card file takes too long to check.
refused-too_long-record = This record takes too long to check.
refused-too_many-questions = Too many questions at once.
refused-too_many-requests = Too many requests; try again in { $seconds } s.
refused-too_many-sockets = Your network address has { $most } open tables, the most here; close one.
refused-unfinished-act = This game was left unfinished.
refused-unknown-address = There is nothing at this address.
refused-unknown-identity = This browser was never that person.
refused-unknown-record = You brought no such record.
refused-unknown_action = There is no such action here.
refused-unknown_set-mine = You brought no such card file.
refused-unknown_set-record = This game was played with other cards (set { $cards }); bring their card file first.
refused-unknown_set-table = This server does not have these cards.
refused-unknown_table = There is no such table.
