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
}; nothing was kept.

## Errors

error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-unknown-option = There is no option “{ $name }”. Options: { $known }.
error-unknown-bot = There is no bot “{ $name }”. Bots: { $known }.
error-unknown-language = There is no language “{ $name }”. Languages: { $known }.
error-unknown-edition = There is no edition “{ $name }” of the names. Editions: { $known }.
error-no-editions = The names of { $name } have only one edition; leave --edition { $edition } out.
error-unknown-card = There is no card “{ $name }”. Cards: { $known }.
error-unknown-action = “{ $action }” is not an action of this game.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = There is no seat { $seat }. Seats: 0 to { $last }.
error-players = This game takes { $low } to { $high } players, not { $players }.
error-seed = “{ $seed }” is not a seed. A seed is a whole number from 0 to 2^64 - 1.
error-seats = { $seats ->
    [one] 1 seat was
   *[other] { $seats } seats were
} given for { $players } players.
error-option-value = The option “{ $name }” is either true or false, not “{ $value }”.
error-option-switch = The option “{ $name }” is turned on with { $name } and off with { $name }=off, not with “{ $value }”.
error-count = “{ $name }” needs a whole number from { $low } to { $high }, not “{ $value }”.
error-pair = “{ $name }” needs two whole numbers, not “{ $value }”.
error-bot-count = { $bots } bots do not fit { $players } seats. Name one for each seat, or one alone for all.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-not-text = { $file } is not a text file.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-file-exists = { $file } is there already. Choose another name, or add --force to replace it.
error-cards-game = Which game is { $file } for? Write golazo cards check GAME { $file }; games: { $known }.
error-no-balance = The balance of { $name } is not measured. Games whose balance is: { $known }.
error-no-cuda = No GPU can be used here: { $reason }
error-nothing-found = { $path }: there is no scenario file (*.toml).

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 more problem: golazo cards check)
   *[other] { " " }({ $more } more problems: golazo cards check)
}
catalogue-problem = { $file }, line { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = this is not TOML: { $detail }
catalogue-missing = is missing.
catalogue-doubled = is there twice; the first is in line { NUMBER($first, useGrouping: 0) }.
catalogue-not-table = must be a table, not { $value }.
catalogue-unknown-card = is no card of this game. Cards: { $known }.
catalogue-unknown-field = is not known here. Known: { $known }.
catalogue-not-whole = must be a whole number from { $low } to { $high }, not { $value }.
catalogue-not-numbers = must be a list of different whole numbers from { $low } to { $high }, not { $value }.
catalogue-not-choice = must be one of { $options }, not { $value }.
catalogue-not-source = must be a table such as {"{"} cost = "own" {"}"}, not { $value }.
catalogue-not-truth = must be true or false, not { $value }.
catalogue-unfilled = is still to be filled in.
catalogue-unfilled-section = { $section }: { $values ->
    [one] 1 value
   *[other] { $values } values
} of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} still to be filled in: { $named }. First: line { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = The record makes no sense at line { NUMBER($line, useGrouping: 0) }: { $problem }
record-not-json = it is not a line of JSON; the file may be cut off or damaged.
record-no-header = it is not the header of a Golazo record.
record-bad-field = “{ $field }” is missing or wrong.
record-wrong-check = its check does not fit; the file was changed or a line is missing.
record-after-end = the match had ended before.
record-wrong-seat = it is not seat { $seat }'s decision.
record-wrong-entropy = its chance does not come from the dice of the match.
record-wrong-secret = the secret of its dice does not fit the commitment.
record-wrong-deal = the chance of its deal does not come from the dice of the match.
record-refused = “{ $action }” is refused ({ $rule }).
record-other-rules = The record was made with version { $recorded } of the rules; these are version { $ours }.
record-other-cards = The record was made with other cards ({ $recorded }, these are { $ours }). Give them with --cards FILE.
record-wrong-outcome = The recorded outcome does not follow from the decisions.

## Dice

error-dice-table = “{ $table }” cannot name a table. A name has 1 to 64 letters from a to z, digits, hyphens and underscores.
error-dice-seed = “{ $seed }” cannot be a seat's seed. A seed has at most 64 letters from a to z, digits, hyphens and underscores.
error-dice-seeds = { $seeds ->
    [one] 1 seed was
   *[other] { $seeds } seeds were
} given for { $players } seats.
error-dice-secret = The secret of a table's dice has { $bytes } bytes.
error-dice-secret-kept = The dice of table { $table } are known only up to here; their secret has not been revealed. The match cannot go on outside its table.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = this is not TOML: { $detail }
scenario-missing = “{ $field }” is missing.
scenario-unknown-field = “{ $field }” is not known here. Known: { $known }.
scenario-bad-value = “{ $field }” cannot be { $value }.
scenario-not-whole = “{ $field }” must be a whole number from { $low } to { $high }, not { $value }.
scenario-not-choice = “{ $field }” must be one of { $options }, not { $value }.
scenario-not-per-seat = “{ $field }” needs one value for each of the { $players } seats.
scenario-no-such-card = “{ $field }”: { $value } is no card that can be there. Nearest: { $near }.
scenario-no-chance = these dice or draws cannot come up here: { $wanted }.
scenario-problem = { $file }, “{ $title }”: { $problem }
scenario-given-or-deal = it needs either “given” or “deal”, and not both.
scenario-dice-open = here dice are rolled; say which: dice = [...].
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
        [one] The scenario holds.
       *[other] All { $count } scenarios hold.
    }
   *[other] { $count ->
        [one] The scenario does not hold.
       *[other] { $failed } of { $count } scenarios do not hold.
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
sim-length = { $turns } turns and { $decisions } decisions a match
sim-draws = { $draws } draws, { $unfinished } stopped unfinished
sim-speed = { $games } matches and { $millions } million decisions a second, { $seconds } s

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
report-bounds = Wanted
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
lab-written = { $file } is written.

## Cards

cards-checked = { $problems ->
    [0] { $file }: all is well.
    [one] { $file }: 1 problem.
   *[other] { $file }: { $problems } problems.
}
cards-unfilled = { $file }: { $values ->
    [one] 1 value
   *[other] { $values } values
} still to be filled in.
cards-written = { $file } is written. Change what you like, then: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
replay-unfinished = The match is not over. { $command } goes on with it.
replay-part = Shown up to decision { $told } of { $decisions }. Leave --to out to see the whole match.
replay-still-hidden = What is hidden stays hidden until the match is over; --open tells it all.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
verify-lines = The record is whole: no line was changed or lost. Its check is { $check }; who has the same check has the same match.
verify-rules = Every decision was taken by the seat whose turn it was, and the rules allow it.
verify-dice = The secret of the dice fits the commitment { $commitment }, and every die and draw comes from it and from the seats' seeds.
verify-dice-kept = The dice follow from what the record tells of them. Their secret is revealed when the match has ended; only then can they be checked against the commitment { $commitment }.
verify-dice-seed = The dice come from the seed in the record, and follow from it. Whether the seed was chosen fairly cannot be told.
verify-dice-told = The beginning was imported, up to decision { $decisions }: its chance was told to the table, not drawn there.
verify-take-backs = Decisions were taken back against bots: the match does not count.
verify-promised = The commitment is the one that you gave.
ended-rules = The outcome follows from the decisions.
ended-resigned = The match ended when seat { $seat } resigned.
ended-agreed = The match ended in an agreed draw.
ended-closed = The match was closed unfinished.
ended-not = The match is not over.
verify-holds = The match holds.
verify-fails = The match does not hold.
verify-departs = Decision { NUMBER($decision, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = The header (line { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = The end (line { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = its commitment is not the one that you gave ({ $given }).
verify-no-commitment = its dice come from a seed, without any commitment.
verify-secret-kept = the match has ended, but the secret of its dice is not revealed.
verify-stops = the secret of the dice is revealed, but how the match ended is not told; the last lines are missing.
error-commitment = “{ $commitment }” is not a commitment. A commitment has 64 hexadecimal digits.

## Terminal play

play-you = You
play-player = Player { $number }
play-which-game = Which game? Enter takes the first.
play-title = { $game } · { $players } players
play-how-to-type = Type the number of a choice or the beginning of a name; ? explains, { command-quit } keeps the match for later.
play-resumed = { $decisions ->
    [one] The match goes on after 1 decision.
   *[other] The match goes on after { $decisions } decisions.
}
play-choose = What do you do?
play-enter = Press Enter: { $action }.
play-forced = Only one choice: { $action }.
play-curtain = { $name } is next; everybody else looks away.
play-curtain-enter = Press Enter when only { $name } can see the screen.
play-type-something = Type a number from 1 to { $last }, a name or ?.
play-no-such-number = There is no choice { $number }. Choices: 1 to { $last }.
play-not-understood = “{ $typed }” is none of the choices. Type a number, the beginning of a name or ?.
play-which = Which one? { $choices }
play-unsure = “{ $typed }” may mean several things. Possible now: { $choices }
play-allowed = { $action }: nothing forbids it.
play-nothing-refused = Nothing is forbidden now.
play-no-odds = This game shows no odds.
play-undone = Taken back: { $action }.
play-undo-nothing = There is nothing to take back.
play-undo-dice = Too late: the dice have been rolled since.
play-undo-chance = Your last decision stands: dice or cards have come up since.
play-undo-others = Your last decision stands: somebody else has decided since.
play-take-backs = With take-backs: the match does not count.
play-take-backs-from-now = From now on this is a match with take-backs: it does not count.
play-won = { $seat_is ->
    [you] You win!
   *[other] { $seat } wins!
}
play-drawn = Nobody wins.
play-kept = The match is kept in { $file }
play-resume-with = Go on with: { $command }
play-replay-with = See it again with: { $command }
play-interrupted = The match is kept. Go on with: { $command }
play-record-exists = { $file } is there already. Choose another name, or go on with it: --resume { $file }
play-nothing-to-resume = There is no unfinished match in { $folder }.
play-resume-ended = The match in { $file } has ended. See it again with golazo replay.
play-resume-stands = { $option } does not go with --resume: a match keeps what it was started with.
play-file-without-resume = “{ $file }” is one word too many. A record is given with --resume.
play-bot-count = { $bots } bots do not fit { $rivals } rivals. Give one for each, or one alone for all.
play-name-count = { $names } names were given for { $players } players.
play-name-bad = “{ $name }” cannot be a name. A name has 1 to { $most } letters or signs.
play-name-twice = Two players cannot both be called “{ $name }”.
command-help = help
command-cards = cards
command-why = why
command-odds = odds
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit
help-name = NAME
help-choice-how = 3, { help-name }
help-choice = takes a choice, by its number or the beginning of its name
help-card = explains a card
help-cards = lists all cards
help-why = says why something cannot be done, with the rule; alone: all that cannot be done now
help-odds = shows what the dice may bring you
help-table = shows the whole table
help-log = tells the match from the start
help-undo = takes your last decision back; against bots alone as often as you like, otherwise only if no dice, no cards and nobody else came after it
help-save = says where the match is kept; that happens by itself after every decision
help-quit = leaves the match, to be resumed later

## Bench

bench-state = The state of a match takes { $bytes } bytes.
bench-threads = random play: { $one_core } decisions a second on one core, { $all_cores } on { $cores }
bench-bots = { $strongest }: { $strongest_rate } decisions a second, { $simplest }: { $simplest_rate }
bench-interpreted = compiled: { $compiled } decisions a second, interpreted: { $interpreted }
bench-memory = memory after 1,000 matches { $mib_after_1000 } MiB, after 100,000 { $mib_after_100000 } MiB
bench-compilation = one match by the command: { $first_s } s the first time, { $kept_s } s from then on
bench-start = golazo --help: { $help_s } s, a Python that does nothing: { $python_s } s

## Server

serve-ready = Golazo is served at { $url }
serve-opening = Golazo runs already at { $url }. Its page is opened in your browser.
serve-no-browser = No browser was found here. Open { $url } in one yourself.
serve-cannot-listen = { $host }, port { NUMBER($port, useGrouping: 0) }, cannot be listened at: { $reason }. Choose another with --port, or 0 for any that is free.
serve-taken = Another server uses { $place } already. Stop that one, or name another file with --db. For several servers see docs/hosting.md.
error-database-url = “{ $url }” is no database that can be used. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-kept = Everything is kept in { $place }
serve-stop = Stop it with Ctrl-C whenever you like: nothing that was decided is lost.
error-database = The database { $place } cannot be used: { $reason }.
error-database-newer = The database { $place } was written by a newer version of Golazo (revision { $revision }). Install that one, or name another database with --db.
error-database-foreign = The database { $place } holds tables that are not Golazo’s. Name another one with --db.
error-bus-url = “{ $url }” is no bus. Write redis://HOST or redis://USER:PASSWORD@HOST:PORT.
error-origin = “{ $origin }” is no origin. Write https://HOST or http://HOST:PORT, without a path.
error-proxy = “{ $proxy }” is no address. Write one or several such as 127.0.0.1 or 10.0.0.0/8, separated by commas.
error-missing-extra = For this, something is missing that comes with: pip install "golazo[{ $extra }]"
error-log-level = There is no log level “{ $name }”. Levels: { $known }.
server-stale = The table has changed meanwhile. Look again, then decide.
server-over = The match is over.
server-not-started = The match has not begun yet: a seat is still open.
server-not-over = The match is not over yet.
server-paused = The match is paused.
server-not-paused = The match is not paused.
server-not-your-turn = It is not your decision.
server-not-your-seat = This is not your seat.
server-already-asked = Somebody has asked for something already; answer that first.
server-nothing-asked = There is nothing to answer.
server-nobody-to-agree = Bots agree to no draw.
server-before-this-table = What was decided before this table was opened stands.
server-resigned = Who has resigned does not play on.
server-bot-plays = A bot plays there already.
server-is-back = You have your seat.
server-out-of-time = Your time is up: the bot takes this decision, then the seat can be yours again.
server-busy = Too much is going on at this table; try again.
server-trouble = That did not work; try again in a moment.
server-too-large = That is too long: at most { $most } bytes.
server-malformed = This cannot be read: { $detail }
server-invalid = “{ $field }” is not as it should be: { $reason }
server-http = { $reason } ({ $status })
server-not-found = There is nothing here.
server-no-page = The page has not been built here. Build it with “make page”, then start the server again.
server-no-such-table = There is no table “{ $table }”.
server-no-such-seat = There is no seat { $seat }. Seats: 0 to { $last }.
server-no-cards = The cards of this table ({ $cards }) are missing.
server-other-rules = This match was begun under version { $recorded } of the rules; here version { $ours } is played. It is kept, but cannot go on here.
server-table-full = All seats are taken; you can watch.
server-seat-taken = This seat is taken.
server-only-watching = Who has no token can only watch.
server-no-chat = Nobody talks at this table.
server-nothing-said = That says nothing.
server-too-many = Too many at once from your address; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-wrong-origin = Pages of other sites cannot act here.
server-bad-token = Your token is not valid any more. Load the page anew.
server-wrong-password = Name and password do not fit together.
server-bad-password = A password has { $least } to { $most } characters.
server-bad-name = A name has 1 to { $most } letters or signs.
server-name-taken = Somebody is called “{ $name }” already.
server-has-account = You have an account already.
server-no-account = You have no account.
server-bad-method = { $method } is not possible here.
server-no-such-step = There is no step { $step }. Steps: 0 to { $last }.
server-too-many-tables = You have { $most } open tables. Finish or leave some of them first.
server-other-seats = You have named { $given } seats; the record is of a match for { $players }.
server-other-cards = The record was made with other cards ({ $cards }). Send their card file along.
server-record-too-long = The record is too long: at most { $most } decisions.
server-too-slow = Your connection could not keep up; it is opened anew.
server-going = The server is going down for a moment; the match goes on as soon as it is back.

## Client

client-no-server = Nobody answers at { $server }: { $reason }.
client-unsure = { $server } has not answered ({ $reason }), so that nobody knows whether it was done. Look before you try again.
client-lost = The connection to { $server } is lost, and has not come back: { $reason }.
client-odd-answer = { $server } does not answer as a Golazo server does ({ $status }).
client-bad-address = “{ $address }” is no address of a server. Write for example http://localhost:8460
client-bad-table = “{ $table }” is no table. Give a link, or the letters and digits at its end.
client-other-seat = What seat { $seat } sees cannot be known from here.
client-other-rules = The table is played by version { $theirs } of the rules, this Golazo knows version { $ours }. Use the same Golazo as the server.
client-other-cards = The table is played with the cards { $theirs }, what came are { $ours }.
client-not-there = You are not at the table.
client-two-clocks = A clock runs for each decision or for the whole match, not both.

## Admin

admin-no-database = There is no database of Golazo at { $place }. Name yours with --db.
admin-old-database = The database { $place } is of an older version. Start “golazo serve” on it once, which brings it up to date.
admin-status = There is no status “{ $name }”. Choose from: { $known }.
admin-checking = Checking the log
admin-exporting = Writing records
admin-importing = Adding records
admin-backing-up = Backing up
admin-restoring = Restoring
admin-none = There are no such tables.
admin-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
}
admin-more = There may be more: --most shows as many as you like.
admin-table = Table { $table }
admin-seat = Seat { $seat }
admin-is-waiting = waiting
admin-is-playing = playing
admin-is-finished = finished
admin-is-closed = closed
admin-open-seat = open
admin-guest = guest
admin-public = everybody
admin-unlisted = whoever has the link
admin-clock-none = none
admin-clock-move = { $seconds } s for each decision
admin-clock-match = { $seconds } s for the match
admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-decisions = Lines
admin-column-updated = Last changed
admin-column-seats = Seats
admin-column-rules = Version of the rules
admin-column-cards = Cards
admin-column-options = Options
admin-column-public = Visible to
admin-column-clock = Clock
admin-column-created = Opened
admin-column-started = Begun
admin-column-turn = Seat to decide
admin-column-ended = Ended by
admin-column-said = Lines of chat
admin-column-commitment = Commitment
admin-cannot-go-on = It cannot be played on: { $problem }
admin-closed = Table { $table } is closed.
admin-forgotten = { $guests ->
    [0] There was nobody to forget.
    [one] One guest is forgotten.
   *[other] { $guests } guests are forgotten.
}
admin-would-forget = { $guests ->
    [0] There is nobody to forget.
    [one] One guest would be forgotten.
   *[other] { $guests } guests would be forgotten.
}
admin-line-missing = the line is missing.
admin-senseless = it makes no sense ({ $detail }).
admin-wrong-seats = seats are missing, or there are too many.
admin-not-begun = there are decisions, but the match has not begun.
admin-wrong-summary = the log says otherwise than the table’s row about “{ $field }”.
admin-broken = Table { $table }: { $problem }
admin-broken-line = Table { $table }, line { $line }: { $problem }
admin-holds = The log holds: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
admin-does-not-hold = The log does not hold: of { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $broken ->
    [one] one is broken
   *[other] { $broken } are broken
}.
admin-exported = { $records ->
    [0] There was no record to write to { $where }.
    [one] One record is written to { $where }.
   *[other] { $records } records are written to { $where }.
}
admin-imported = Added: { $records }; there already: { $known }; refused: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = { $file } holds everything: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $decisions ->
    [one] one line
   *[other] { $decisions } lines
} in the log. It holds secrets, too: guard it well.
admin-restored = Restored is what { $file } held on { $made }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $decisions ->
    [one] one line
   *[other] { $decisions } lines
} in the log.
backup-damaged = { $file } is no backup, or is damaged. Nothing was changed.
backup-other-revision = { $file } was made by Golazo { $version }, with a database of revision { $revision }. Restore it with that version, then start this one on it.
backup-not-empty = In the database { $place } there is something already. Name an empty one with --db, or overwrite it with --force.

## Joining

join-guest = Guest { $seat }
join-bot = Bot { $seat }
join-spectator = A spectator
join-my-tables = Your tables
join-open-tables = Tables that wait for players
join-watch-tables = Tables where a match is on
join-your-turn = your turn
join-open-seat = open seat
join-which = Which table? Type its number; Enter leaves.
join-no-such-table = There is no table { $number }. Tables: 1 to { $last }.
join-no-tables = No table waits for players at { $server }. Open one with: { $command }
join-link = Pass this link on: { $link }
join-waiting = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
} Your seat stays yours if you leave with { command-quit }.
join-closed = The table was closed before the match began.
join-sat-down = { $name } sits down.
join-got-up = Somebody has left; the seat is open again.
join-thinks = { $seat } is thinking.
join-came = { $seat } is here.
join-went = { $seat } is gone.
join-stood-in-clock = { $seat_is ->
    [you] Your time is up; a bot plays for you until you are back.
   *[other] { $seat } has no time left; a bot plays on.
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
    [you] You play again yourself.
   *[other] { $seat } plays again.
}
join-resigned = { $seat_is ->
    [you] You have resigned.
   *[other] { $seat } has resigned.
}
join-asks-undo = { $seat_is ->
    [you] You ask to take your last decision back.
   *[other] { $seat } asks to take the last decision back.
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
join-declined = Nothing came of that.
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
    [one] Taken back: the match goes on after 1 decision.
   *[other] Taken back: the match goes on after { $decisions } decisions.
}
join-paused = The match is paused. It goes on with: { command-resume }
join-resumed = The match goes on.
join-said = { $name }: “{ $text }”
join-lost = The connection is lost. Trying again …
join-reconnected = The connection is there again.
join-really = Do you really give the match up? { command-yes } or { command-no }
join-not-resigned = You play on.
join-nobody = There is nobody called “{ $name }” here.
join-muted = You will not hear { $name } any more. To hear them again: { command-unmute } { $name }
join-unmuted = You hear { $name } again.
join-kept = The server keeps the match after every decision. Come back with: { $command }
join-left = Your seat stays yours. Come back with: { $command }
join-watch-again = Watch again with: { $command }
join-fair = The dice were fair: they are those that the table had committed itself to, and every decision is by the rules.
join-unfair = The dice are not those that the table had promised, or the record is not the match that you saw.
join-fairness-unknown = Whether the dice were fair could not be checked here. Check the record: golazo verify
join-keep-with = Keep the record with: { $command }
join-again-with = Play again with: { $command }
join-needs-table = { $option } needs a table: give the whole link, as { $server }/t/…
join-needs-open = { $option } goes with --open only.
join-opens-new = --open opens a new table; { $address } is one already. Give the server alone.
join-file-exists = { $file } is there already. Choose another name.
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
help-ask-undo = takes your last decision back; against bots alone as often as you like, otherwise only if no dice, no cards and nobody else came after it, and the others agree
help-draw = offers a draw
help-pause = asks for a pause
help-resume = goes on after a pause
help-resign = gives the match up
help-yes = agrees to what somebody asks for
help-no = does not agree
help-talk = says something to everybody at the table
help-mute = lets you hear no more of somebody
help-unmute = lets you hear somebody again
