# Tables: the waiting room, and what all matches share.

table-coming = Setting up the table…
table-copied-link = Link copied. Paste it into a message.
table-copy-this-link = Copy the link
table-share = Share
table-link = Link
table-code = Code to enter in the lobby
table-qr = QR code for { $url }
table-only-here = This address works on this computer only. To let other devices in, start the server with: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
table-free-seat = Open seat
table-seat-number = Seat { $number }
table-is-here = Here
table-is-away = Away
table-sit-down = Sit down
table-your-name = Your name
table-name-example = Your name at the table
table-or-watch = Or stay and watch: the match starts when every seat is taken.
table-leave = Leave table
table-invite = Invite players
table-invite-how = Send the link, show the QR code, or read out the code.
table-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
table-clock-move = { $time } per move
table-clock-match = { $time } per player for the whole match
table-own-cards = Played with custom cards.
table-promise = Dice commitment:
table-seed-missing = dice seed missing
table-dice-commitment = The table now shows a different dice commitment from before.
table-dice-seed = The seed at your seat is not the one that this browser gave.
table-dice-given = The server put a seed at your seat before this browser could send yours.
table-dice-bot = A bot’s seat has a seed, though bots give none.
table-dice-secret = The secret of the dice does not match the commitment that this browser saw.
table-dice-dice = Dice that you saw do not match the record.
table-dice-why = What failed?

## Pages for what goes wrong

table-trouble-no-such-table = Check the link or the code again, letter by letter. Tables that nobody joins are removed after a while.
table-trouble-other-rules = The match is safe on the server, but only an older version of Golazo can continue it. You can start a new one here.
table-trouble-too-many = There are too many open connections from your network. Close other Golazo tabs, or wait a moment.
table-trouble-bad-token = You were away for a long time. Reload the page to take a seat.
table-signed-out = You were logged out on another device.
table-trouble-signed-out = Your matches go on. Log in to take your seats again, or play as a guest.
table-trouble-not-over = You can watch a match while it is being played. The replay is available when it is over.
table-no-page = This game cannot be played in the browser
table-trouble-no-page = Play it in the terminal, or choose another game in the lobby.
table-trouble-offline = Check your connection and that the server is running.
table-trouble-other = Everything played so far is saved. Try again in a moment.

## The bar and the menu

table-menu = Menu
table-menu-of = Menu: { $table }
table-against = vs { $name }
table-players = { $count } players
table-turn-of = { $name }’s turn
table-you-watch = You are watching
table-undo = Take back
table-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, 1 new
   *[other] Chat, { $unread } new
}
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-help = Help
table-settings = Settings
table-copy-link = Copy spectator link
table-pause = Ask for a pause
table-draw = Offer a draw
table-draw-really = If everyone agrees, the match ends in a draw.
table-resign = Resign
table-resign-really = You lose this match.
table-resign-really-several = A bot plays on for you.
table-bot-stands-in = A bot is filling in
table-has-resigned = Resigned
table-result = Result

## Chat

table-chat = Chat
table-say = Write a message
table-send = Send
table-nothing-said = No messages yet.
table-mute = Mute { $name }
table-report = Report { $name }’s message to the host
table-reported = Reported. The host can see it now.
table-muted = { $name } is muted.
table-unmute = Unmute

## While the match is on

table-reconnecting = Reconnecting…
table-paused = The match is paused.
table-resume = Continue
table-i-am-back = I’m back
table-hurry = Hurry!
table-hurry-you = You have less than ten seconds left.
table-agree = Agree
table-decline = Decline
table-still-to-answer = Waiting for: { $names }
table-never-mind = Cancel
table-your-turn = Your turn
table-pass-on = Pass the device to { $name }
table-look-away = Everyone else, look away! The cards stay hidden until { $name } is ready.
table-raise = I’m { $name }: show my cards

## Log and help

table-log = Match log
table-log-earlier = Loading earlier moves…
table-what-happened = What just happened?
table-nothing-happened = Nothing yet: the match has just started.
table-before = Previous
table-after = Next
table-of = { $number } of { $count }
table-rules = Rules
table-icons = What the icons mean
table-learn = Learn by playing
table-help-reasons = Tap anything locked to see why.
table-help-hold = Hold a card to see it large.
table-help-point = Point at a card to see it large.
table-keys = Keys
table-key-choose = choose
table-key-do = press the main button
table-key-back = back
table-key-card = enlarge the card
## The end

table-closed = The match was closed
table-drawn = Draw
table-rematch = Rematch
table-join-rematch = Join the rematch
table-watch-rematch = Watch the rematch
table-rematch-is-on = A rematch has started.
table-rematch-offered = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
}
table-watch-again = Replay
table-timeline = Timeline
table-share-match = Share the match
table-fair = Fair dice
table-dice-checked = Dice checked
table-see-table = View the table
