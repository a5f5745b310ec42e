# Texts that all games share.

language-name = English
seat = Seat { $number }
and-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}

## Progress

progress-compiling = Preparing the rules
progress-simulating = { $games ->
    [one] 1 match
   *[other] { $games } matches
}
progress-measuring = Measuring
interrupted = Stopped.
interrupted-sim = Stopped after { $games ->
    [one] 1 match
   *[other] { $games } matches
}; nothing was saved.

## Errors

error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-unknown-option = There is no option “{ $name }”. Options: { $known }.
error-unknown-bot = There is no bot “{ $name }”. Bots: { $known }.
error-unknown-language = There is no language “{ $name }”. Languages: { $known }.
error-unknown-edition = There is no name edition “{ $name }”. Editions: { $known }.
error-no-editions = { $name } has only one edition of names; leave out --edition { $edition }.
error-unknown-action = “{ $action }” is not an action of this game.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = There is no seat { $seat }. Seats: 0 to { $last }.
error-players = This game takes { $low } to { $high } players, not { $players }.
error-players-exactly = This game takes { $needed } players, not { $players }.
error-seed = “{ $seed }” is not a seed. A seed is a whole number from 0 to 2^64 - 1.
error-seats = { $seats ->
    [one] 1 seat was
   *[other] { $seats } seats were
} given for { $players } players.
error-option-value = The option “{ $name }” must be true or false, not “{ $value }”.
error-option-switch = Turn the option “{ $name }” on with { $name } or off with { $name }=off, not with “{ $value }”.
error-count = “{ $name }” needs a whole number from { $low } to { $high }, not “{ $value }”.
error-count-one = “{ $name }” can only be { $low } here, not “{ $value }”.
error-pair = “{ $name }” needs two whole numbers, not “{ $value }”.
error-bot-count = { $bots } bots do not fit { $players } seats. Name one for each seat, or one for all.
error-file-unreadable = Cannot read { $file }: { $reason }.
error-file-not-text = { $file } is not a text file.
error-file-unwritable = Cannot write { $file }: { $reason }.
error-file-exists = { $file } already exists. Choose another name, or add --force to replace it.
error-cards-game = Which game is { $file } for? Use: golazo cards check GAME { $file }. Games: { $known }.
error-no-balance = There is no balance report for { $name }. Games that have one: { $known }.
error-no-cuda = No GPU available: { $reason }
error-nothing-found = { $path }: no scenario files (*.toml) found.

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 more problem: golazo cards check)
   *[other] { " " }({ $more } more problems: golazo cards check)
}
catalogue-problem = { $file }, line { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = { $column ->
    [0] this is not TOML: { $detail }
   *[other] this is not TOML: { $detail } (column { $column })
}
catalogue-missing = is missing.
catalogue-doubled = is defined twice; first in line { NUMBER($first, useGrouping: 0) }.
catalogue-not-table = must be a table, not { $value }.
catalogue-unknown-card = is not a card of this game. Cards: { $known }.
catalogue-unknown-field = is unknown. Known: { $known }.
catalogue-not-whole = must be a whole number from { $low } to { $high }, not { $value }.
catalogue-not-numbers = must be a list of different whole numbers from { $low } to { $high }, not { $value }.
catalogue-not-choice = must be one of { $options }, not { $value }.
catalogue-not-source = must be a table such as {"{"} cost = "own" {"}"}, not { $value }.
catalogue-not-truth = must be true or false, not { $value }.
catalogue-unfilled = still has to be filled in.
catalogue-unfilled-section = { $section }: { $values ->
    [one] 1 value
   *[other] { $values } values
} of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left to fill in: { $named }. First: line { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = The record is broken at line { NUMBER($line, useGrouping: 0) }: { $problem }
record-not-json = this is not JSON; the file may be cut off or damaged.
record-no-header = this is not the header of a Golazo record.
record-bad-field = “{ $field }” is missing or wrong.
record-wrong-check = the checksum does not match; the file was changed or a line is missing.
record-after-end = the match was already over.
record-wrong-seat = it was not seat { $seat }'s turn.
record-wrong-entropy = these dice or draws do not come from the dice of the match.
record-wrong-secret = the secret does not match the dice commitment.
record-wrong-deal = the deal does not come from the dice of the match.
record-refused = “{ $action }” is not allowed ({ $rule }).
record-other-rules = The record was made with rules version { $recorded }; this is version { $ours }.
record-other-cards = The record was made with other cards ({ $recorded }; these are { $ours }). Add them with --cards FILE.
record-wrong-outcome = The recorded result does not follow from the moves.

## Dice

error-dice-table = “{ $table }” cannot be the name of a table. A name has 1 to 64 letters from a to z, digits, hyphens and underscores.
error-dice-seed = “{ $seed }” cannot be a seat's seed. A seed has at most 64 letters from a to z, digits, hyphens and underscores.
error-dice-seeds = { $seeds ->
    [one] 1 seed was
   *[other] { $seeds } seeds were
} given for { $players } seats.
error-dice-secret = The secret of a table's dice must have { $bytes } bytes.
error-dice-secret-kept = The dice of table { $table } are known only up to this point; the secret has not been revealed. The match cannot be continued outside its table.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = this is not TOML: { $detail }
scenario-missing = “{ $field }” is missing.
scenario-unknown-field = “{ $field }” is unknown. Known: { $known }.
scenario-bad-value = “{ $field }” cannot be { $value }.
scenario-not-whole = “{ $field }” must be a whole number from { $low } to { $high }, not { $value }.
scenario-not-choice = “{ $field }” must be one of { $options }, not { $value }.
scenario-not-per-seat = “{ $field }” needs one value for each of the { $players } seats.
scenario-no-such-card = “{ $field }”: { $value } is not a card that can be there. Closest: { $near }.
scenario-no-chance = these dice or draws cannot come up here: { $wanted }.
scenario-problem = { $file }, “{ $title }”: { $problem }
scenario-given-or-deal = it needs either “given” or “deal”, not both.
scenario-dice-open = dice are rolled here; say which: dice = [...].
scenario-dice-count = here { $rolled ->
    [0] no dice are rolled
    [one] one die is rolled
   *[other] { $rolled } dice are rolled
}, not { $count }.
scenario-difference = { $step ->
    [0] at the start
   *[other] after step { $step }, “{ $play }”
}: { $field } should be { $expected }, but is { $got }
scenario-summary = { $failed ->
    [0] { $count ->
        [one] The scenario passes.
       *[other] All { $count } scenarios pass.
    }
   *[other] { $count ->
        [one] The scenario fails.
       *[other] { $failed } of { $count } scenarios fail.
    }
}

## Simulation

percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
sim-summary = { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $players } players, seed { NUMBER($seed, useGrouping: 0) }
sim-entrant = Entrant
sim-seat = Seat
sim-wins = Wins
sim-rate = Rate
sim-interval = 95 % interval
sim-length = { $turns } turns and { $decisions } decisions per match
sim-draws = { $draws } draws, { $unfinished } stopped unfinished
sim-speed = { $games } matches and { $millions } million decisions per second, { $seconds } s

## Lab

figure-none = –
figure-count = { $number }
figure-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-exact-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
figure-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-signed-points = { $sign }{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-signed-number = { $sign }{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-give-or-take = { $value } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-from-to = { $low } – { $high }
figure-at-least = ≥ { $low }
figure-at-most = ≤ { $high }
report-met = ✓
report-missed = ✗
report-targets = Targets: { $met } of { $count } met
report-target = Target
report-value = Value
report-bounds = Target range
report-verdict = Met
report-figure = Figure
report-before = Before
report-now = Now
report-moved = Difference
lab-balance = Balance of { $game }
lab-summary = { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $bots }, seed { NUMBER($seed, useGrouping: 0) }, cards { $cards }
lab-against = Compared with the cards { $cards }: { $moved ->
    [0] no figure moved beyond its 95 % interval.
    [one] 1 figure moved beyond its 95 % interval.
   *[other] { $moved } figures moved beyond their 95 % intervals.
}
lab-made-with = Made with:
lab-written = { $file } written.

## Cards

cards-checked = { $problems ->
    [0] { $file }: no problems found.
    [one] { $file }: 1 problem.
   *[other] { $file }: { $problems } problems.
}
cards-unfilled = { $file }: { $values ->
    [one] 1 value
   *[other] { $values } values
} left to fill in.
cards-written = { $file } written. Change what you like, then: { $command }
cards-written-to-fill-in = { $file } written. Fill in the { $values ->
    [one] 1 value
   *[other] { $values } values
} marked “?” with what your box says, then: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}
replay-unfinished = The match is not over. Continue it with: { $command }
replay-part = Shown up to move { $told } of { $decisions }. Leave --to out to see the whole match.
replay-still-hidden = Hidden cards stay hidden until the match is over; add --open to see everything.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}
verify-lines = The record is complete: no line was changed or lost. Its checksum is { $check }; the same checksum means the same match.
verify-rules = Every move was made by the right seat and is allowed by the rules.
verify-dice = The secret matches the dice commitment { $commitment }, and every die and draw follows from it and the players' seeds.
verify-dice-kept = The dice are consistent so far. The secret is revealed when the match is over; only then can they be checked against the dice commitment { $commitment }.
verify-dice-seed = The dice follow from the seed in the record. Nobody can tell whether that seed was chosen fairly.
verify-dice-told = The start was imported: dice and draws up to move { $decisions } were not made at this table.
verify-take-backs = Moves were taken back against bots: the match does not count.
verify-promised = The commitment is the one you gave.
ended-rules = The result follows from the moves.
ended-resigned = The match ended when seat { $seat } resigned.
ended-agreed = The match ended in a draw by agreement.
ended-closed = The match was closed unfinished.
ended-not = The match is not over.
verify-holds = All checks passed.
verify-fails = The check failed.
verify-departs = Move { NUMBER($decision, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = Header (line { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = End (line { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = the commitment is not the one you gave ({ $given }).
verify-no-commitment = the dice come from a seed, without a commitment.
verify-secret-kept = the match is over, but the secret of the dice was not revealed.
verify-stops = the secret of the dice was revealed, but the result is missing; the last lines are lost.
error-commitment = “{ $commitment }” is not a commitment. A commitment has 64 hexadecimal digits.

## Terminal play

play-you = You
play-player = Player { $number }
play-which-game = Which game? Press Enter for the first.
play-title = { $game } · { $players } players
play-how-to-type = Type a number or the start of a name. ? explains; { command-quit } saves the match for later.
play-resumed = { $decisions ->
    [one] The match continues after 1 move.
   *[other] The match continues after { $decisions } moves.
}
play-choose = What will you do?
play-enter = Press Enter: { $action }.
play-forced = Only one choice: { $action }.
play-curtain = { $name } is next. Everyone else, look away.
play-curtain-enter = Press Enter when only { $name } can see the screen.
play-type-something = Type a number from 1 to { $last }, a name or ?.
play-no-such-number = There is no choice { $number }. Choices: 1 to { $last }.
play-not-understood = “{ $typed }” is not one of the choices. Type a number, the start of a name or ?.
play-which = Which one? { $choices }
play-unsure = “{ $typed }” could mean several things. Possible now: { $choices }
play-allowed = { $action }: you can do that.
play-nothing-refused = Everything is allowed right now.
play-no-odds = This game shows no odds.
play-no-card = There is no card “{ $name }”. ? { command-cards } lists all cards, ? { command-rules } explains the game.
play-undone = Taken back: { $action }.
play-undo-nothing = Nothing to take back.
play-undo-dice = Too late: the dice have been rolled since.
play-undo-chance = Too late: dice were rolled or cards came up after your last move.
play-undo-others = Too late: another player has already moved.
play-take-backs = With take-backs: the match does not count.
play-take-backs-from-now = From now on this match says “with take-backs” and does not count in statistics.
play-won = { $seat_is ->
    [you] You win!
   *[other] { $seat } wins!
}
play-drawn = It is a draw.
play-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
play-again = Play again? { command-yes } or { command-no }
play-kept = Match saved in { $file }
play-resume-with = Continue with: { $command }
play-replay-with = Watch the replay with: { $command }
play-interrupted = Match saved. Continue with: { $command }
play-record-exists = { $file } already exists. Choose another name, or continue it: --resume { $file }
play-nothing-to-resume = There is no unfinished match in { $folder }.
matches-go-on = Continue one: golazo play --resume NAME. Watch one again: golazo replay NAME.
matches-none = There are no matches in { $folder } yet. Start one with: golazo play
matches-unfinished = { $decisions ->
    [one] unfinished, 1 move
   *[other] unfinished, { $decisions } moves
}
play-resume-ended = The match in { $file } is over. Watch it with golazo replay.
play-resume-stands = { $option } cannot be used with --resume: a match keeps the settings it started with.
play-file-without-resume = Unexpected argument “{ $file }”. To continue a match, use --resume.
play-bot-count = { $bots } bots do not fit { $rivals } rivals. Give one for each, or one for all.
play-name-count = { $names } names were given for { $players } players.
play-name-bad = “{ $name }” cannot be a name. A name has 1 to { $most } characters.
play-name-twice = Two players cannot both be called “{ $name }”.
command-help = help
command-cards = cards
command-rules = rules
command-why = why
command-odds = odds
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit
help-name = NAME
help-choice-how = 3, { help-name }
help-choice = makes a choice by its number or the start of its name
help-card = explains a card
help-cards = lists all cards
help-rules = explains the game in short
help-rule = tells a rule by its number
help-why = says why something is not allowed; alone: all that is not
help-odds = shows what the dice could bring you
help-table = shows the whole table
help-log = shows the match from the start
help-undo = takes back your last move; with people, only if nothing followed
help-save = says where the match is saved
help-quit = leaves the match; you can resume it later

## Bench

bench-state = A match state takes { $bytes } bytes.
bench-threads = random play: { $one_core } decisions per second on one core, { $all_cores } on { $cores }
bench-bots = { $strongest }: { $strongest_rate } decisions per second, { $simplest }: { $simplest_rate }
bench-interpreted = compiled: { $compiled } decisions per second, interpreted: { $interpreted }
bench-memory = memory after 1,000 matches { $mib_after_1000 } MiB, after 100,000 { $mib_after_100000 } MiB
bench-compilation = one match on the command line: { $first_s } s the first time, { $kept_s } s from then on
bench-start = golazo --help: { $help_s } s, an empty Python program: { $python_s } s

## Server

serve-compiling = Compiling the rules. This takes about a minute the first time.
serve-ready = Golazo is running at { $url }
serve-opening = Golazo is already running at { $url }. Opening it in your browser.
serve-no-browser = No browser found. Open { $url } yourself.
serve-cannot-listen = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Choose another --port, or 0 for any free one.
serve-taken = Another server is already using { $place }. Stop it, or choose another file with --db. To run several servers, see docs/hosting.md.
error-database-url = “{ $url }” is not a database URL. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-kept = All data is saved in { $place }
serve-stop = Press Ctrl-C to stop. No moves are lost.
error-database = Cannot use the database { $place }: { $reason }.
error-database-newer = The database { $place } was written by a newer version of Golazo (revision { $revision }). Install that version, or choose another database with --db.
error-database-foreign = The database { $place } has tables that do not belong to Golazo. Choose another one with --db.
error-bus-url = “{ $url }” is not a bus URL. Use redis://HOST or redis://USER:PASSWORD@HOST:PORT.
error-origin = “{ $origin }” is not an origin. Use https://HOST or http://HOST:PORT, without a path.
error-proxy = “{ $proxy }” is not an address. Use one or more such as 127.0.0.1 or 10.0.0.0/8, separated by commas.
error-missing-extra = This needs an extra package: pip install "golazo[{ $extra }]"
error-log-level = There is no log level “{ $name }”. Levels: { $known }.
server-stale = The table has changed in the meantime. Look again, then choose.
server-over = The match is over.
server-not-started = The match has not started yet: a seat is still open.
server-not-over = The match is not over yet.
server-paused = The match is paused.
server-not-paused = The match is not paused.
server-not-your-turn = It is not your turn.
server-not-your-seat = This is not your seat.
server-already-asked = There is already an open request. Answer that first.
server-nothing-asked = There is nothing to answer.
server-nobody-to-agree = Bots do not agree to draws.
server-before-this-table = Moves made before this table was opened cannot be taken back.
server-resigned = You have resigned from this match.
server-bot-plays = A bot already plays there.
server-is-back = You are already playing.
server-out-of-time = Your time is up: a bot makes this move, then you can take your seat back.
server-busy = This table is very busy right now. Try again.
server-trouble = That did not work. Try again in a moment.
server-too-large = That is too long: at most { $most } bytes.
server-malformed = This message cannot be read: { $detail }
server-invalid = There is a problem with “{ $field }”: { $reason }
server-http = { $reason } ({ $status })
server-not-found = Not found.
server-no-page = The page has not been built. Run “make page”, then restart the server.
server-no-such-table = There is no table “{ $table }”.
server-no-such-seat = There is no seat { $seat }. Seats: 0 to { $last }.
server-no-cards = The cards for this table ({ $cards }) are missing.
server-other-rules = This match was started with rules version { $recorded }; this server has version { $ours }. The match is saved, but cannot continue here.
server-table-full = All seats are taken. You can watch.
server-seat-taken = This seat is taken.
server-only-watching = Without a token you can only watch.
server-no-chat = This table has no chat.
server-nothing-said = The message is empty.
server-too-many = Too many requests from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-wrong-origin = Requests from other sites are not allowed.
server-bad-token = Your session has expired. Reload the page.
server-wrong-password = Wrong name or password.
server-bad-password = A password has { $least } to { $most } characters.
server-bad-name = A name has 1 to { $most } characters.
server-name-taken = The name “{ $name }” is taken.
server-has-account = You already have an account.
server-no-account = You do not have an account.
server-bad-method = { $method } is not allowed here.
server-no-such-step = There is no step { $step }. Steps: 0 to { $last }.
server-too-many-tables = You have { $most } open tables. Finish or leave some first.
server-other-seats = You gave { $given } seats, but the record is of a match for { $players }.
server-other-cards = The record was made with other cards ({ $cards }). Add their card file.
server-record-too-long = The record is too long: at most { $most } moves.
server-too-slow = Your connection could not keep up. Reconnecting.
server-going = The server is restarting. The match continues in a moment.

## Client

client-no-server = No answer from { $server }: { $reason }.
client-unsure = No answer from { $server } ({ $reason }). It may or may not have worked; check before you try again.
client-lost = The connection to { $server } was lost: { $reason }.
client-odd-answer = { $server } does not answer like a Golazo server ({ $status }).
client-bad-address = “{ $address }” is not a server address. Use, for example, http://localhost:8460
client-bad-table = “{ $table }” is not a table. Give the link or the code at its end.
client-other-seat = What seat { $seat } sees is not known here.
client-other-rules = This table uses rules version { $theirs }, this Golazo has version { $ours }. Use the same version as the server.
client-other-cards = This table uses the cards { $theirs }, but received { $ours }.
client-not-there = You are not at the table.
client-two-clocks = A clock runs per move or for the whole match, not both.

## Admin

admin-no-database = There is no Golazo database at { $place }. Give yours with --db.
admin-old-database = The database { $place } is from an older version. Run “golazo serve” on it once to update it.
admin-status = There is no status “{ $name }”. Statuses: { $known }.
admin-checking = Checking the log
admin-exporting = Writing records
admin-importing = Adding records
admin-backing-up = Backing up
admin-restoring = Restoring
admin-none = No matching tables.
admin-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
}
admin-more = There may be more: use --most to show more.
admin-table = Table { $table }
admin-seat = Seat { $seat }
admin-is-waiting = waiting
admin-is-playing = playing
admin-is-finished = finished
admin-is-closed = closed
admin-open-seat = open
admin-guest = guest
admin-public = everyone
admin-unlisted = anyone with the link
admin-clock-none = none
admin-clock-move = { $seconds } s per move
admin-clock-match = { $seconds } s per match
admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-decisions = Lines
admin-column-updated = Last changed
admin-column-seats = Seats
admin-column-rules = Rules version
admin-column-cards = Cards
admin-column-options = Options
admin-column-public = Visible to
admin-column-clock = Clock
admin-column-created = Opened
admin-column-started = Started
admin-column-turn = Seat to move
admin-column-ended = Ended by
admin-column-said = Chat messages
admin-column-commitment = Commitment
admin-cannot-go-on = It cannot be continued: { $problem }
admin-closed = Table { $table } closed.
admin-forgotten = { $guests ->
    [0] No guests to delete.
    [one] 1 guest deleted.
   *[other] { $guests } guests deleted.
}
admin-would-forget = { $guests ->
    [0] No guests to delete.
    [one] 1 guest would be deleted.
   *[other] { $guests } guests would be deleted.
}
admin-line-missing = the line is missing.
admin-senseless = it cannot be understood ({ $detail }).
admin-wrong-seats = there are too few or too many seats.
admin-not-begun = there are moves, but the match has not started.
admin-wrong-summary = the log and the table’s row differ in “{ $field }”.
admin-broken = Table { $table }: { $problem }
admin-broken-line = Table { $table }, line { $line }: { $problem }
admin-holds = The log is in order: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.
admin-does-not-hold = The log has problems: of { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $broken ->
    [one] 1 is broken
   *[other] { $broken } are broken
}.
admin-exported = { $records ->
    [0] No records to write to { $where }.
    [one] 1 record written to { $where }.
   *[other] { $records } records written to { $where }.
}
admin-imported = Added: { $records }; already there: { $known }; rejected: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = Backup written to { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $decisions ->
    [one] 1 line
   *[other] { $decisions } lines
} in the log. It contains secrets: keep it safe.
admin-restored = Restored { $file } of { $made }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $decisions ->
    [one] 1 line
   *[other] { $decisions } lines
} in the log.
backup-damaged = { $file } is not a backup, or is damaged. Nothing was changed.
backup-other-revision = { $file } was made by Golazo { $version } with database revision { $revision }. Restore it with that version, then start this version on it.
backup-not-empty = The database { $place } is not empty. Choose an empty one with --db, or overwrite it with --force.

## Names of seats

name-chosen = { $name }
name-guest = Guest { $number }
name-bot = Level { $level } bot
name-numbered = { $name } ({ $number })

## Joining

join-spectator = Spectator
join-my-tables = Your tables
join-open-tables = Open tables
join-watch-tables = Matches you can watch
join-your-turn = your turn
join-open-seat = open seat
join-which = Which table? Type its number, or press Enter to leave.
join-no-such-table = There is no table { $number }. { $last ->
    [1] There is only table 1.
   *[other] Tables: 1 to { $last }.
}
join-no-tables = No open tables at { $server }. Open one with: { $command }
join-link = Share this link: { $link }
join-waiting = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
} If you leave with { command-quit }, you keep your seat.
join-closed = The table was closed before the match started.
join-sat-down = { $name } sits down.
join-got-up = A player has left; the seat is open again.
join-thinks = { $seat } is thinking.
join-came = { $seat } is here.
join-went = { $seat } has left.
join-stood-in-clock = { $seat_is ->
    [you] Your time is up; a bot plays for you until you are back.
   *[other] { $seat } is out of time; a bot plays on.
}
join-stood-in-absent = { $seat_is ->
    [you] You were away too long; a bot plays for you until you are back.
   *[other] { $seat } was away too long; a bot plays on.
}
join-stood-in-left = { $seat_is ->
    [you] You have left; a bot plays for you until you are back.
   *[other] { $seat } has left; a bot plays on.
}
join-play-on = Press Enter to play on yourself.
join-came-back = { $seat_is ->
    [you] You are playing again.
   *[other] { $seat } is playing again.
}
join-resigned = { $seat_is ->
    [you] You have resigned.
   *[other] { $seat } has resigned.
}
join-asks-undo = { $seat_is ->
    [you] You ask to take back your last move.
   *[other] { $seat } asks to take back the last move.
}
join-asks-draw = { $seat_is ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw.
}
join-asks-pause = { $seat_is ->
    [you] You ask for a pause.
   *[other] { $seat } asks for a pause.
}
join-answer = Do you agree? { command-yes } or { command-no }
join-agreed = Agreed.
join-declined = The request was declined.
join-declines-undo = { $seat_is ->
    [you] You do not agree to the take-back.
   *[other] { $seat } does not agree to the take-back.
}
join-declines-draw = { $seat_is ->
    [you] You decline the draw.
   *[other] { $seat } declines the draw.
}
join-declines-pause = { $seat_is ->
    [you] You decline the pause.
   *[other] { $seat } declines the pause.
}
join-withdrawn = { $seat_is ->
    [you] You have withdrawn your question.
   *[other] { $seat } has withdrawn the question.
}
join-taken-back = { $decisions ->
    [one] Taken back: the match continues after 1 move.
   *[other] Taken back: the match continues after { $decisions } moves.
}
join-paused = The match is paused. Continue with: { command-resume }
join-resumed = The match continues.
join-said = { $name }: “{ $text }”
join-lost = Connection lost. Reconnecting …
join-reconnected = Reconnected.
join-really = Do you really want to resign? { command-yes } or { command-no }
join-not-resigned = You play on.
join-nobody = Nobody here is called “{ $name }”.
join-muted = { $name } is muted. To undo this: { command-unmute } { $name }
join-unmuted = { $name } is no longer muted.
join-kept = The server saves every move. Come back with: { $command }
join-left = You keep your seat. Come back with: { $command }
join-watch-again = Watch the replay with: { $command }
join-fair = The dice were fair: they match the dice commitment, and every move follows the rules.
join-unfair = The dice do not match the dice commitment, or the record is not the match you saw.
join-fairness-unknown = The dice could not be checked here. Check the record with: golazo verify
join-keep-with = Save the record with: { $command }
join-again-with = Play again with: { $command }
join-stay = Press Enter to leave. If somebody wants a rematch, you read it here.
join-rematch-offered = Somebody at this table wants a rematch. Join with: { $command }
join-needs-table = { $option } needs a table: give the whole link, such as { $server }/t/…
join-needs-open = { $option } works only with --open.
join-opens-new = --open opens a new table, but { $address } is one already. Give only the server.
join-file-exists = { $file } already exists. Choose another name.
command-talk = say
command-draw = draw
command-pause = pause
command-resume = resume
command-resign = resign
command-yes = yes
command-no = no
command-mute = mute
command-unmute = unmute
help-text = TEXT
help-ask-undo = takes back your last move; other people have to agree
help-draw = offers a draw
help-pause = asks for a pause
help-resume = continues after a pause
help-resign = resigns the match
help-yes = agrees to a request
help-no = declines a request
help-talk = sends a message to everyone at the table
help-mute = mutes a player
help-unmute = unmutes a player
