# The lobby and the archive.

## Pages

lobby-title = Golazo: football tabletop games
lobby-nav = Pages
lobby-play = Play
lobby-archive = Archive
lobby-rules-and-learning = Rules and learning
lobby-rules-of = Rules of { $game }
lobby-icons = What the icons mean
lobby-learn-game = Learn { $game }
lobby-language = Language
lobby-settings = Settings
lobby-more-to-read = More to read
lobby-api = For programs (API)
lobby-notice = Golazo is an independent fan implementation. It is not affiliated with the publishers of Captain Tsubasa or Machi Koro, nor approved by them. All drawings are its own.

## The games

lobby-tsubasa-players = 2 coaches
lobby-machikoro-players = 2 to 4 players
lobby-minutes = about { $minutes } min
lobby-tsubasa-told = Coach { $nankatsu } or { $toho } in the final. Play cards for shot, pass and defence, add your tokens and roll. Shoot now, or keep the ball?
lobby-machikoro-told = Roll the dice and collect coins. Build snack stands, fan shops and training camps that pay when their numbers come up. Whoever builds four large projects first wins.
lobby-play-now = Play now
lobby-invite-friend = Invite a friend
lobby-invite-friends = Invite friends
lobby-one-screen = On one screen
lobby-learn = Learn
lobby-rules = Rules

## Playing at once

lobby-quick-title = { $game } against bots
lobby-quick-change = { $game }: choose other rivals
lobby-quick-first = { $level }, first match
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 rival
   *[other] { $rivals } rivals
}
lobby-level = Level { $number }
lobby-rival-level = Your rival
lobby-rivals-level = Your rivals
lobby-rivals = How many rivals
lobby-your-team = Your team
lobby-first-match-brief = Shorter and simpler
lobby-start = Start
lobby-more-options = More options

## A new table

lobby-new-table = New table
lobby-game = Game
lobby-against-whom = Against whom
lobby-mode-bots = Against bots
lobby-mode-screen = On one screen
lobby-mode-friends = With friends
lobby-mode-bots-hint = Begins at once.
lobby-mode-screen-hint = You pass the device on. Where hands are hidden, a curtain falls between turns.
lobby-mode-friends-hint = You get a link, a code and a QR code. The match begins when all seats are taken.
lobby-players-number = Players
lobby-by-lot = By lot
lobby-rival = Rival
lobby-rival-number = Rival { $number }
lobby-seat = Seat { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = You
lobby-seat-me = Here, at this screen
lobby-seat-open = A friend, by link
lobby-screen-teams = One of you coaches { $nankatsu }, the other { $toho }.
lobby-screen-turns = The towns are open to all: just take turns.
lobby-start-match = Start the match
lobby-open-the-table = Open the table
lobby-link-comes = The link to pass on comes next.
lobby-more = More
lobby-options-of-game = The game
lobby-options-of-table = The table
lobby-option-tsubasa-first_match = First match
lobby-option-tsubasa-first_match-on = Four rounds a half, without fans, fatigue and the trickiest match cards.
lobby-option-tsubasa-first_match-off = Six rounds a half, with all cards.
lobby-option-tsubasa-assured_success = Assured success
lobby-option-tsubasa-assured_success-on = A 6 against a 1 wins, whatever the totals are.
lobby-option-tsubasa-assured_success-off = Only the totals count.
lobby-option-tsubasa-motivation = Motivation
lobby-option-tsubasa-motivation-on = Tokens turn your stars into stronger versions of themselves.
lobby-option-tsubasa-motivation-off = Stars stay as they are printed.
lobby-option-tsubasa-signings = Signings
lobby-option-tsubasa-signings-on = Four players of other teams can be signed for tokens.
lobby-option-tsubasa-signings-off = You play with your own team only.
lobby-option-tsubasa-extra_time = Extra time
lobby-option-tsubasa-extra_time-on = Level after two halves? You play on.
lobby-option-tsubasa-extra_time-off = Level after two halves? Both are champions.
lobby-option-machikoro-beginner_cap = Beginner cap
lobby-option-machikoro-beginner_cap-on = Nobody may own more than two cards of a kind.
lobby-option-machikoro-beginner_cap-off = As many of a kind as there are.
lobby-option-machikoro-come_what_may = Come what may
lobby-option-machikoro-come_what_may-on = Ten kinds lie open, the rest is a face-down pile: the market changes.
lobby-option-machikoro-come_what_may-off = All kinds can be built from the start.
lobby-public = Anybody may join
lobby-public-on = The table is listed in the lobby.
lobby-public-off = Only who has the link finds it.
lobby-watched = Anybody may watch
lobby-watched-hint = Listed in the lobby, and afterwards in the archive.
lobby-chat = Chat
lobby-chat-on = People at the table can write to each other.
lobby-chat-off = Nobody writes.
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-none-hint = Think as long as you like.
lobby-clock-move = { $time } a decision
lobby-clock-move-hint = When time is up, a bot decides.
lobby-clock-match = { $time } a match each
lobby-clock-match-hint = Used up? Then ten seconds a decision.
lobby-absence = Somebody is gone
lobby-absence-after = Bot after { $time }
lobby-absence-hint = A bot stands in until they are back.
lobby-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
lobby-minutes-long = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lobby-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
lobby-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Matches and tables

lobby-your-matches = { $count ->
    [one] Your match
   *[other] Your matches
}
lobby-your-turn = Your turn
lobby-you-decide = You decide
lobby-decides = { $name } decides
lobby-waits-for-players = Waiting for players: { $taken } of { $all }
lobby-continue = Continue
lobby-to-the-table = To the table
lobby-all-matches = All { $count } matches
lobby-turns-wait = { $count ->
    [one] 1 match waits for you.
   *[other] { $count } matches wait for you.
}
lobby-open-match = Open
lobby-no-match-yet = A match that you begin waits here until you come back. New to it? Learn by playing:
lobby-learn-minutes = 5 to 8 min
lobby-looking = One moment …
lobby-open-tables = Open tables
lobby-open-seat = open seat
lobby-bot-level = Bot, level { $number }
lobby-seats-taken = { $taken } of { $all } seats taken
lobby-playing = playing
lobby-join = Join
lobby-watch = Watch
lobby-yours = Yours
lobby-more-tables = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
lobby-fewer-tables = Show fewer
lobby-no-open-table = Nobody waits for players right now.
lobby-open-one = Open a table that anybody may join, or send a friend the link.
lobby-no-answer = The server does not answer; trying again.
lobby-got-a-code = Got a code or a link?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = That is neither a code nor a link to a table.
lobby-go = Go
lobby-just-now = just now
lobby-just-finished = Just finished
lobby-to-archive = To the archive
lobby-nothing-finished = No match has ended yet. Yours could be the first.
lobby-learn-heading = Learn by playing, 5 to 8 minutes
lobby-replay = Replay

## Oneself

lobby-who-are-you = What are you called?
lobby-your-name = Your name
lobby-name-example = e.g. Anna
lobby-name-seen = The others at the table see it.
lobby-name-hint = Shown at tables that you join from now on.
lobby-name-kept = Kept.
lobby-say-your-name = Your name?
lobby-sit-down = Sit down
lobby-stay-guest = Stay a guest
lobby-keep = Keep
lobby-is-guest = Guest
lobby-has-account = Account
lobby-account = You
lobby-account-of = { $name }: name and account
lobby-account-for-devices = An account, if you like
lobby-account-why = With a name and a password you find your matches on any device. What you have played stays yours.
lobby-login-why = Seats that you have taken as a guest go to your account.
lobby-account-new = New account
lobby-account-name = Name to log in with
lobby-account-made = Your account is there, { $name }.
lobby-make-account = Create the account
lobby-log-in = Log in
lobby-welcome-back = Welcome back, { $name }.
lobby-logged-in = Logged in as { $account }
lobby-log-out = Log out
lobby-log-out-everywhere = Log out on all devices
lobby-logged-out = You are logged out.
lobby-password = Password
lobby-password-hint = At least 8 characters.
lobby-change-password = Change the password
lobby-old-password = Password until now
lobby-new-password = New password
lobby-password-elsewhere = Other devices have to log in anew.
lobby-password-changed = The password is changed.
lobby-delete-account = Delete the account
lobby-delete-means = Your name and password are forgotten, and nobody can log in with them again. Matches stay in the archive with the names they were played under.
lobby-delete-really = Delete it for good
lobby-account-deleted = The account is deleted.

## The archive

lobby-archive-filter = Filter the archive
lobby-archive-empty = No match has ended yet.
lobby-archive-nothing = No match fits.
lobby-archive-all = Show all
lobby-archive-pages = Pages of the archive
lobby-archive-page = Page { $number }
lobby-newer = Newer
lobby-older = Older
lobby-game-any = Both games
lobby-player = Player
lobby-player-part = A part of the name
lobby-only-mine = Only mine
lobby-ended = Ended
lobby-ended-any = In any way
lobby-ended-by-rules = Played to the end
lobby-ended-by-resigned = By resignation
lobby-ended-by-agreed = By agreement
lobby-ended-by-closed = Unfinished
lobby-ended-closed = Unfinished
lobby-ended-level = Level: no winner
lobby-ended-agreed = Draw agreed
lobby-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
lobby-won-by-resignation = { $count ->
    [one] { $names } wins by resignation
   *[other] { $names } win by resignation
}
lobby-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
lobby-imported = from a record
lobby-not-listed = only for you
lobby-import = Bring a record
lobby-import-what = A record is the file of a match: saved after its end, or written in the terminal. Every line of it is checked.
lobby-import-choose = Choose a file
lobby-import-drop = or drop it here (.jsonl)
lobby-import-way = What for
lobby-import-study = Look through it
lobby-import-go-on = Play on
lobby-import-study-hint = Every decision, from every seat.
lobby-import-go-on-hint = From where the record stops, with new dice. Who sits where?
lobby-import-study-do = Open the replay
lobby-import-go-on-do = Open the table
lobby-import-cards = Card file of the record (.toml)
lobby-import-not-one = This file is not the record of a match.
lobby-import-too-long = This file is too long for a record.
lobby-import-other-game = “{ $game }” is not played here.
