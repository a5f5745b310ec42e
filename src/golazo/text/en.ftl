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
    [one] { " " }(1 more problem)
   *[other] { " " }({ $more } more problems)
}
catalogue-problem = { $file }, line { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = { $column ->
    [0] this is not TOML: { $detail }
   *[other] this is not TOML: { $detail } (column { $column })
}
catalogue-missing = is missing.
catalogue-doubled = is defined twice; first in line { NUMBER($first, useGrouping: 0) }.
catalogue-endless = No match can be finished with these cards: of { $matches } matches between bots ({ $players } players) none ended within { $most } moves. Check what the cards cost and what they give.
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
record-after-limit = the match was over: it had reached the limit of { $most } moves.
record-wrong-seat = it was not seat { $seat }’s turn.
record-wrong-entropy = these dice or cards are not the ones this match produced.
record-wrong-secret = the secret does not match the dice commitment.
record-wrong-deal = the deal is not the one this match produced.
record-refused = “{ $action }” is not allowed ({ $rule }).
record-other-rules = The record was made with rules version { $recorded }; this is version { $ours }.
record-other-cards = The record was made with other cards ({ $recorded }; these are { $ours }). Add them with --cards FILE.
record-wrong-outcome = The recorded result does not match the moves.

## Dice

error-dice-table = “{ $table }” cannot be the name of a table. A name has 1 to 64 letters from a to z, digits, hyphens and underscores.
error-dice-seed = “{ $seed }” cannot be a seat’s seed. A seed has at most 64 letters from a to z, digits, hyphens and underscores.
error-dice-seeds = { $seeds ->
    [one] 1 seed was
   *[other] { $seeds } seeds were
} given for { $players } seats.
error-dice-secret = The secret of a table’s dice must have { $bytes } bytes.
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

percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
sim-summary = { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $players } players, seed { NUMBER($seed, useGrouping: 0) }
sim-entrant = Bot
sim-seat = Seat
sim-wins = Wins
sim-rate = Rate
sim-interval = 95% interval
sim-length = { $turns } turns and { $decisions } decisions per match
sim-draws = { $draws } draws, { $unfinished } stopped unfinished
sim-speed = { $games } matches and { $millions } million decisions per second, { $seconds } s

## Lab

figure-none = –
figure-count = { $number }
figure-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-exact-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
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
}, { $bots }, seed { NUMBER($seed, useGrouping: 0) }, rules version { $rules }, cards { $cards }
lab-against = Compared with the cards { $cards }: { $moved ->
    [0] no figure moved beyond its 95% interval.
    [one] 1 figure moved beyond its 95% interval.
   *[other] { $moved } figures moved beyond their 95% intervals.
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
cards-see-all = See all of them: golazo cards check { $file }
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
verify-dice = The secret matches the dice commitment { $commitment }, and every die and draw follows from it and the players’ seeds.
verify-dice-kept = The dice are consistent so far. The secret is revealed when the match is over; only then can they be checked against the dice commitment { $commitment }.
verify-dice-seed = The dice follow from the seed in the record. Nobody can tell whether that seed was chosen fairly.
verify-dice-told = The start was imported: dice and draws up to move { $decisions } were not made at this table.
verify-take-backs = Moves were taken back against bots: the match does not count.
verify-promised = The commitment is the one you gave.
verify-seeded = Your seed is in the record.
ended-rules = The result follows from the moves.
ended-limit = The match reached the limit of moves and is a draw ({ $rule }).
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
verify-other-seed = your seed { $seed } is not in the record.
verify-other-seed-at = your seed { $seed } is not at seat { $seat } in the record.
verify-bot-seed = seat { $seat } is a bot’s, but has a seed; bots give none.
verify-no-seeds = the dice come from a seed, without seeds of the players.
verify-secret-kept = the match is over, but the secret of the dice was not revealed.
verify-stops = the secret of the dice was revealed, but the result is missing; the last lines are lost.
error-commitment = “{ $commitment }” is not a commitment. A commitment has 64 hexadecimal digits.
error-given-seed = “{ $given }” is not a seed that a player can give. Write SEED or SEED@SEAT. A seed has at most 64 letters from a to z, digits, hyphens and underscores; seats count from 0.

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
play-no-rule = There is no rule “{ $name }”. ? { $game } lists all rules.
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
refused-limit = The match has reached the limit of { $most } moves and is a draw.
play-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
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
help-rule = prints a rule
help-why = says why something is not allowed; without a name: lists everything not allowed
help-odds = shows your chances
help-table = shows the whole table
help-log = shows the match from the start
help-undo = takes back your last move; with other people only if nothing has happened since
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
error-name = “{ $name }” is not a host name. Use one or more such as tables.example.org, separated by commas.
error-proxy = “{ $proxy }” is not an address. Use one or more such as 127.0.0.1 or 10.0.0.0/8, separated by commas.
error-missing-extra = This needs an extra package: pip install "golazo[{ $extra }]"
error-setting = { $name }: { $problem }
error-config = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 more problem in this file)
   *[other] { " " }({ $more } more problems in this file)
}
setting-unknown-near = is unknown. Did you mean “{ $near }”?
setting-not-number = must be a number from { $low } to { $high }, not { $value }.
setting-not-text = must be text in quotes, not { $value }.
setting-not-list = must be a list of strings such as ["…", "…"], not { $value }.
setting-no-folder = there is no folder { $folder }.
setting-message = has at most { $most } characters, and no control characters.
error-log-level = There is no log level “{ $name }”. Levels: { $known }.
server-stale = The table has changed in the meantime. Look again, then choose.
server-over = The match is over.
server-not-started = The match has not started yet: a seat is still open, or a player’s dice seed is missing.
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
server-too-many-headers = That request has too many headers: at most { $most }.
server-request-timeout = Your request did not arrive in time. Send it again.
server-full = Too many people are connected right now. Try again in a moment.
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
server-seed-given = A seed was already given for your seat. It cannot be changed.
server-other-commitment = This is not the commitment of this table. If the table showed it to you before, do not play here.
server-only-watching = You are not at this table. You can only watch.
server-no-chat = This table has no chat.
server-chat-account = Only players with an account can write here.
server-silenced = You cannot write in chats on this server. Reason: { $reason }
server-silenced-until = You cannot write in chats on this server until { $until }. Reason: { $reason }
server-not-moderated = Messages cannot be reported on this server.
server-no-such-line = There is no such message.
server-too-many-reports = You can report { $most } messages a day.
server-nothing-said = The message is empty.
server-too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-wrong-origin = Requests from other sites are not allowed.
server-wrong-host = This server does not answer as “{ $host }”.
server-only-this-machine = This can only be read on the server’s own machine.
server-banned = You are banned from this server. Reason: { $reason }
server-banned-until = You are banned from this server until { $until }. Reason: { $reason }
server-account-needed = You need an account to play here. Without one you can watch.
server-registration-closed = No new accounts can be created on this server.
server-bad-invitation = This invitation code is not valid: it is mistyped, used up or expired.
server-bad-token = Your session has expired. Reload the page.
server-clocks-differ = The clocks of this site’s servers differ too much. Try again in a few minutes.
server-wrong-password = Wrong name or password.
server-bad-password = A password has { $least } to { $most } characters.
server-bad-name = A name has 1 to { $most } visible characters.
server-name-marks = This name has too many accents on one letter.
server-name-reserved = The name “{ $name }” is reserved. Choose another one.
server-name-taken = The name “{ $name }” is taken, or looks like one that is. Choose another one.
server-has-account = You already have an account.
server-no-account = You do not have an account.
server-bad-method = { $method } is not allowed here.
server-no-such-step = There is no step { $step }. Steps: 0 to { $last }.
server-too-many-tables = You have { $most } open tables. Finish or leave some first.
server-too-many-here = Too many tables from your network: { $most } is the limit. Try again later.
server-too-many-imports = You have imported { $most } records. This server keeps no more per player.
server-overloaded = The server is overloaded. Try again in a few seconds.
server-other-seats = You gave { $given } seats, but the record is of a match for { $players }.
server-other-cards = The record was made with other cards ({ $cards }). Add their card file.
server-record-too-long = The record is too long: at most { $most } moves.
server-log-full = There have been too many take-backs and requests in this match. Only moves are possible now.
server-too-slow = Your connection could not keep up. Reconnecting.
server-going = The server is restarting. The match continues in a moment.

## Client

client-no-server = No answer from { $server }: { $reason }.
client-unsure = No answer from { $server } ({ $reason }). It may or may not have worked; check before you try again.
client-lost = The connection to { $server } was lost: { $reason }.
client-odd-answer = { $server } does not answer like a Golazo server ({ $status }).
client-bad-address = “{ $address }” is not a server address. Use, for example, http://localhost:8460
client-bad-table = “{ $table }” is not a table. Give the link or the code at its end.
client-other-seat = You cannot see what seat { $seat } sees.
client-other-rules = This table uses rules version { $theirs }, your Golazo has version { $ours }. Use the same version as the server.
client-other-cards = This table uses the cards { $theirs }, but the server sent { $ours }.
client-not-there = You are not at the table.
client-two-clocks = A clock runs per move or for the whole match, not both.

## Doctor

doctor-good = OK
doctor-note = Note
doctor-bad = Problem
doctor-well = { $notes ->
    [0] No problems found.
    [one] No problems found, 1 note.
   *[other] No problems found, { $notes } notes.
}
doctor-unwell = { $problems ->
    [one] 1 problem found.
   *[other] { $problems } problems found.
}
doctor-gigabytes = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB
doctor-versions = Golazo { $golazo } on Python { $python }.
doctor-python = This is Python { $python }; Golazo needs { $needed }.
doctor-do-python = Create the environment again with a suitable Python, and install Golazo in it.
doctor-packages = All { $count } packages have compatible versions.
doctor-package = The package { $name } has version { $found }; Golazo needs { $needed }.
doctor-package-missing = The package { $name } { $needed } is missing.
doctor-do-install = Install Golazo again in this environment. For PostgreSQL or a bus, install it with [nodes].
doctor-variable = The variable { $name } has no effect.
doctor-do-variable = Did you mean { $near }?
doctor-config-open = { $file } contains a password, and every user of this machine can read it.
doctor-do-mode = Run: chmod o= { $file }
doctor-rules = Compiled rules are kept in { $folder }
doctor-rules-none = The rules are not compiled yet. They will be kept in { $folder }
doctor-rules-temporary = Compiled rules are kept in { $folder }, where they can be deleted at any time.
doctor-rules-nowhere = Compiled rules cannot be kept: every start takes a minute longer.
doctor-do-prepare = Run “golazo prepare” as the user of the server, or wait a minute at the first start.
doctor-do-cache = Set XDG_CACHE_HOME to a folder in which the user of the server can write.
doctor-files = { $most ->
    [-1] Any number of files can be open at once.
   *[other] { $most } files can be open at once.
}
doctor-files-few = Only { $most } files can be open at once. Each connection is one.
doctor-do-files = Set LimitNOFILE=65536 in the service unit, or run “ulimit -n 65536” before the server starts.
doctor-page = The page is built.
doctor-page-none = The page is not there.
doctor-do-page = Install Golazo from a wheel, or run “make page”. If you set --page, give a folder with a built page.
doctor-folder = This user cannot write in { $folder }, where { $file } should go.
doctor-do-folder = Make the user of the server the owner of that folder, or choose another database with --db.
doctor-owner = { $file } belongs to another user: this check has different permissions from the server.
doctor-do-owner = Run the check as the owner: sudo -u { $owner } golazo doctor
doctor-database = The database { $place } answers, is up to date and can be written to.
doctor-database-none = There is no database at { $place } yet.
doctor-database-empty = The database { $place } answers and is still empty.
doctor-do-serve = Start “golazo serve”, which sets it up. If you expected another database, check --db and --config.
doctor-database-old = The database { $place } is from an older version.
doctor-do-migrate = Make a backup with the older version, then start “golazo serve”, which updates the database.
doctor-database-unwritable = The database { $place } cannot be written to: { $reason }.
doctor-do-writable = Check the rights of the user, and that the disk is neither full nor read-only.
doctor-do-database = Check that the database runs, that --db is its address, and that this user may use it.
doctor-disk = { $free } free in { $folder }
doctor-do-disk = Make room, or move the database to a larger disk (see “When the disk is full” in docs/hosting.md).
doctor-disk-elsewhere = The database takes { $size }. Check the free space on its own machine.
doctor-clock = The clocks here and at { $place } agree.
doctor-clock-off = The clocks here and at { $place } differ by { $seconds } s.
doctor-do-clock = Let all machines set their clocks over the network: timedatectl set-ntp true
doctor-bus = The bus { $place } passes messages on.
doctor-bus-away = The bus { $place } cannot be used: { $reason }
doctor-do-bus = Check that Redis or Valkey runs, and that --bus is its address.
doctor-bus-useless = There is a bus, but the database is a file: only one server can use that.
doctor-do-bus-useless = For several servers choose a PostgreSQL with --db. For one, leave out --bus.
doctor-site = { $url } answers, with this version of Golazo.
doctor-site-version = { $url } runs Golazo { $theirs }, but { $ours } is installed here.
doctor-do-restart = Restart the server after an upgrade.
doctor-site-away = { $url } does not answer: { $reason }
doctor-do-site = Check that the server and the proxy run, that the name points to this server, and that the certificate is valid.
doctor-site-other = Something other than Golazo answers at { $url } (status { $status }).
doctor-do-site-other = Check the address, and where the proxy sends its requests.
doctor-plain = { $url } is not encrypted: anyone on the network can read it.
doctor-do-plain = Put a proxy with TLS in front of the server, and check its https address.
doctor-proxy = The proxy passes on address ({ $address }), host and scheme.
doctor-proxy-silent = The proxy does not say from which address a request comes: all players count as one.
doctor-do-forward = Let the proxy send X-Forwarded-For and X-Forwarded-Proto.
doctor-proxy-ignored = The server does not trust the proxy at { $peer }: all players count as one.
doctor-do-proxy = Start the server with --proxy { $peer }, or the network that this address is in.
doctor-proxy-host = The proxy passes on “{ $host }” as the host, not the one that was asked for.
doctor-do-host = Let the proxy pass on the Host header as it came.
doctor-names = The server answers only as { $names }.
doctor-names-none = The server answers under any name, so other sites can pass it off as theirs.
doctor-do-names = Set the names under which players reach it, such as --names tables.example.org.
doctor-host-refused = The server at { $url } does not answer under that name.
doctor-do-host-refused = Add the name to --names, and let the proxy pass on the Host header as it came.
doctor-proxy-scheme = The proxy does not say that it was asked over https.
doctor-do-scheme = Let the proxy send X-Forwarded-Proto: https
doctor-cookies = Cookies are sent over https only.
doctor-cookies-open = Cookies are also sent without encryption.
doctor-do-secure = Start the server with --secure.
doctor-sockets = WebSockets work.
doctor-sockets-none = WebSockets do not work: { $answer }
doctor-do-sockets = Let the proxy speak HTTP/1.1 to the server and pass on the headers Upgrade and Connection.
doctor-sockets-origin = The server treats its own page as another site.
doctor-metrics = Everyone can read { $url }/metrics.
doctor-do-metrics = Name fewer addresses with --metrics, or let the proxy answer /metrics with 404.

## Admin

admin-no-database = There is no Golazo database at { $place }. Give yours with --db.
admin-old-database = The database { $place } is from an older version. Run “golazo serve” on it once to update it.
admin-status = There is no status “{ $name }”. Statuses: { $known }.
admin-no-player = There is no player “{ $name }”. Find the name or the id with: golazo admin players
admin-no-account = “{ $name }” is a guest: only accounts have a password.
admin-no-line = Table “{ $table }” has no chat line { $number }. Find it with: golazo admin chat
admin-reason = The reason must have 1 to { $most } characters.
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
admin-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
admin-no-players = No matching players.
admin-next-page = There may be more: --page { $page }
admin-column-player = Id
admin-column-name = Name
admin-column-account = Account
admin-column-seen = Last seen
admin-column-matches = Matches
admin-column-banned = Banned
admin-for-good = for good
admin-until = until { $until }
admin-is-muted = muted
admin-renamed = { $player } is called { $name } from now on.
admin-type-password = New password
admin-password-set = { $account } has a new password and is logged out everywhere.
admin-password-made = New password for { $account }: { $password }
    It is shown only now. { $account } is logged out everywhere and should change it after logging in.
admin-banned = { $player } is banned for good. { $tables ->
    [0] No open tables.
    [one] Left 1 open table.
   *[other] Left { $tables } open tables.
}
admin-banned-until = { $player } is banned until { $until }. { $tables ->
    [0] No open tables.
    [one] Left 1 open table.
   *[other] Left { $tables } open tables.
}
admin-unbanned = { $player } is no longer banned.
admin-not-banned = { $player } is not banned.
admin-muted = { $player } cannot write until { $until }.
admin-unmuted = { $player } can write again.
admin-not-muted = { $player } is not muted.
admin-deleted = { $player } is deleted. The matches stay, without the name.
admin-lines = { $lines ->
    [one] 1 message
   *[other] { $lines } messages
}
admin-no-lines = No messages.
admin-line-hidden = (hidden) { $text }
admin-hidden = { $lines ->
    [one] 1 message at table { $table } is hidden.
   *[other] { $lines } messages at table { $table } are hidden.
}
admin-column-number = Number
admin-column-at = Time
admin-column-text = Message
admin-column-reports = Reports
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
name-host = Host
name-numbered = { $name } ({ $number })
name-account = { $name } ✓
name-with-level = { $name } ({ $level })

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
join-waiting-seeds = Everyone is here. The match begins when every player’s device has sent its dice seed.
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
    [you] You have withdrawn your request.
   *[other] { $seat } has withdrawn the request.
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
join-fair = Dice checked: they are the ones that were promised to you, and every move follows the rules.
join-unfair = Do not trust the dice of this match.
join-broke = Do not trust the dice of this table. { $problem }
fair-other-commitment = The table now shows a different dice commitment ({ $shown }) from the one it showed you before ({ $noted }).
fair-other-seed = The seed at your seat is not the one you gave.
fair-given-seed = The server put a seed at your seat before you could give yours.
fair-bot-seed = A bot’s seat has a seed, though bots give none.
fair-other-secret = The secret of the dice does not match the commitment that the table showed you.
fair-other-dice = The dice in the record are not those of this table.
fair-other-match = The record is not the match you saw.
fair-no-record = The server does not hand out the record, so the dice cannot be checked.
fair-unknown-seed = The seed at your seat was not given on this device.
join-fairness-unknown = The dice could not be checked here. Check the record with: golazo verify
join-keep-with = Save the record with: { $command }
join-again-with = Play again with: { $command }
join-stay = Press Enter to leave. If someone wants a rematch, you will see it here.
join-rematch-offered = Someone at this table wants a rematch. Join with: { $command }
join-needs-table = { $option } needs a table: give the whole link, such as { $server }/t/…
join-needs-open = { $option } works only with --open.
join-opens-new = --open opens a new table, but { $address } already is a table. Give only the server.
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
