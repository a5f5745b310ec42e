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
error-unknown-action = “{ $action }” is not an action of this game. Type “help” in a game, or see the game's page in docs.
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
record-wrong-entropy = its chance does not come from the seed.
record-refused = “{ $action }” is refused ({ $rule }).
record-other-rules = The record was made with version { $recorded } of the rules; these are version { $ours }.
record-other-cards = The record was made with other cards ({ $recorded }, these are { $ours }). Give them with --cards FILE.
record-wrong-outcome = The recorded outcome does not follow from the decisions.

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
replay-still-hidden = What is hidden stays hidden until the match is over; --open tells it all.

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
play-undo-chance = Your last decision stands: dice or cards have come up since.
play-undo-others = Your last decision stands: somebody else has decided since.
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
help-undo = takes your last decision back, if no dice, no cards and nobody else came after it
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
