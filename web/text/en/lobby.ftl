# The lobby and the archive.

## Pages

lobby-title = Golazo: football tabletop games
lobby-nav = Main menu
lobby-play = Play
lobby-archive = Archive
lobby-rules-and-learning = Rules and lessons
lobby-rules-of = { $game } rules
lobby-icons = What the icons mean
lobby-learn-game = Learn { $game }
lobby-language = Language
lobby-settings = Settings
lobby-more-to-read = More
lobby-api = API for developers
lobby-licences = Third-party licences
lobby-notice = Golazo is an independent fan project. It is not affiliated with or endorsed by the publishers of { $games }. All artwork is original.

## The games

lobby-minutes = about { $minutes } min
lobby-play-now = Play now
lobby-invite-friend = Invite a friend
lobby-invite-friends = Invite friends
lobby-one-screen = On one screen
lobby-learn = Learn
lobby-rules = Rules

## Playing at once

lobby-quick-title = { $game } against bots
lobby-quick-change = { $game }: change rivals
lobby-quick-first = { $level }, first match
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 rival
   *[other] { $rivals } rivals
}
lobby-level = Level { $number }
lobby-rival-level = Your rival
lobby-rivals-level = Your rivals
lobby-rivals = Number of rivals
lobby-your-team = Your team
lobby-start = Start
lobby-more-options = More options

## A new table

lobby-new-table = New table
lobby-game = Game
lobby-against-whom = Mode
lobby-mode-bots = Against bots
lobby-mode-screen = On one screen
lobby-mode-friends = With friends
lobby-mode-bots-hint = Starts right away.
lobby-mode-screen-hint = Take turns on one device. In games with hidden hands, the screen is covered between turns.
lobby-mode-friends-hint = You get a link, a code and a QR code to share. The match starts when every seat is taken.
lobby-players-number = Players
lobby-by-lot = Random
lobby-rival = Rival
lobby-rival-number = Rival { $number }
lobby-seat = Seat { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = You
lobby-seat-me = You, on this screen
lobby-seat-open = Open, for a friend
lobby-screen-teams = One of you coaches { $first }, the other { $second }.
lobby-screen-turns = Nothing is hidden in this game: just take turns.
lobby-start-match = Start match
lobby-open-the-table = Open table
lobby-link-comes = You get the invite link on the next page.
lobby-more = More
lobby-options-of-game = Game options
lobby-options-of-table = Table options
lobby-public = Anyone can join
lobby-public-on = The table is listed in the lobby.
lobby-public-off = Only people with the link can find it.
lobby-watched = Anyone can watch
lobby-watched-hint = Listed in the lobby, and in the archive afterwards.
lobby-watched-off = Only people with the link can watch.
lobby-chat = Chat
lobby-chat-on = Everyone at the table can write.
lobby-chat-off = No chat at this table.
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-none-hint = Take all the time you need.
lobby-clock-move = { $time } per move
lobby-clock-move-hint = When your time is up, a bot moves for you.
lobby-clock-match = { $time } per player
lobby-clock-match-hint = After that, ten seconds per move.
lobby-absence = If a player leaves
lobby-absence-after = Bot after { $time }
lobby-absence-hint = A bot fills in until they are back.
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
lobby-you-decide = Your turn
lobby-decides = { $name }’s turn
lobby-waits-for-players = Waiting for players: { $taken } of { $all }
lobby-continue = Continue
lobby-to-the-table = Go to table
lobby-all-matches = All matches ({ $count })
lobby-turns-wait = { $count ->
    [one] It is your turn in 1 match.
   *[other] It is your turn in { $count } matches.
}
lobby-open-match = Open
lobby-against = Against { $names }
lobby-begun = Started { $date }
lobby-lesson = Lesson
lobby-lessons = Lessons
lobby-lesson-begun = Started
lobby-lesson-continue = Continue
lobby-no-match-yet = Your matches will show up here, so you can leave and come back at any time. New here? Learn by playing:
lobby-no-match-now = You have no match in progress. Start a new one, or learn by playing:
lobby-your-finished = Your finished matches
lobby-learn-minutes = 5 to 8 min
lobby-looking = Loading…
lobby-open-tables = Open tables
lobby-open-seat = open seat
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
lobby-no-open-table = No open tables right now.
lobby-open-one = Open a table that anyone can join, or send a friend the link.
lobby-no-answer = The server is not responding. Trying again…
lobby-got-a-code = Have a code or a link?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = That is not a table code or link.
lobby-go = Go
lobby-just-now = just now
lobby-just-finished = Just finished
lobby-to-archive = See all
lobby-nothing-finished = No finished matches yet. Yours could be the first.
lobby-learn-heading = Learn by playing, 5 to 8 minutes
lobby-replay = Replay

## Oneself

lobby-who-are-you = What is your name?
lobby-your-name = Your name
lobby-name-example = e.g. Anna
lobby-name-seen = Other players at the table will see it.
lobby-name-hint = Used at tables you join from now on.
lobby-name-kept = Saved.
lobby-say-your-name = Add your name
lobby-sit-down = Sit down
lobby-stay-guest = Play as a guest
lobby-keep = Save
lobby-is-guest = Guest
lobby-message = Message from the host
lobby-message-close = Close message
lobby-has-account = Account
lobby-account = You
lobby-account-of = { $name }: name and account
lobby-account-for-devices = Account (optional)
lobby-account-why = With a name and a password, you can get to your matches on any device. You keep everything you have played so far.
lobby-login-why = Your guest seats move to your account.
lobby-account-new = New account
lobby-account-name = Login name
lobby-account-made = Account created. Welcome, { $name }!
lobby-make-account = Create account
lobby-log-in = Log in
lobby-welcome-back = Welcome back, { $name }.
lobby-logged-in = Logged in as { $account }
lobby-log-out = Log out
lobby-log-out-everywhere = Log out everywhere
lobby-logged-out = You have logged out.
lobby-sessions = Where you are logged in
lobby-session-here = This device
lobby-session-unknown = Unknown device
lobby-session-used = Last used: { $when }
lobby-session-end = Log out
lobby-session-end-on = Log out on { $device }
lobby-session-ended = Logged out on { $device }.
lobby-password = Password
lobby-password-hint = At least 8 characters.
lobby-invitation = Invitation code
lobby-invitation-hint = You get one from the host of this server.
lobby-change-password = Change password
lobby-old-password = Current password
lobby-new-password = New password
lobby-password-elsewhere = You will be logged out on other devices.
lobby-password-changed = Password changed.
lobby-delete-account = Delete account
lobby-delete-means = Your name and password are deleted, and nobody can log in with them again. Your matches stay in the archive under the names you used.
lobby-delete-really = Delete forever
lobby-account-deleted = Account deleted.

## The archive

lobby-archive-filter = Filter the archive
lobby-archive-empty = No finished matches yet.
lobby-archive-nothing = No matches found.
lobby-archive-all = Show all
lobby-archive-pages = Archive pages
lobby-archive-page = Page { $number }
lobby-newer = Newer
lobby-older = Older
lobby-game-any = All games
lobby-player = Player
lobby-player-part = Part of the name
lobby-only-mine = My matches only
lobby-ended = Result
lobby-ended-any = Any
lobby-ended-by-rules = Played to the end
lobby-ended-by-limit = Move limit reached
lobby-ended-by-resigned = Resignation
lobby-ended-by-agreed = Draw by agreement
lobby-ended-by-closed = Unfinished
lobby-ended-closed = Unfinished
lobby-ended-level = Draw
lobby-ended-limit = Draw at the move limit
lobby-ended-agreed = Draw by agreement
lobby-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
lobby-won-by-resignation = { $count ->
    [one] { $names } wins by resignation
   *[other] { $names } win by resignation
}
lobby-decisions = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
lobby-imported = imported
lobby-not-listed = private
lobby-import = Import a match
lobby-import-what = Choose the record of a match: a file you downloaded after a match or saved in the terminal. Every line is checked.
lobby-import-choose = Choose a file
lobby-import-drop = or drop it here (.jsonl)
lobby-import-way = What would you like to do?
lobby-import-study = Watch
lobby-import-go-on = Play on
lobby-import-study-hint = Every move, seen from every seat.
lobby-import-go-on-hint = Continue where the record stops, with new dice. Who sits where?
lobby-import-study-do = Open replay
lobby-import-go-on-do = Open table
lobby-import-cards = The match’s card file (.toml)
lobby-import-not-one = This file is not a match record.
lobby-import-too-long = This file is too large to be a match record.
lobby-import-other-game = The game “{ $game }” is not available here.
