# Tables: the waiting room, and what all matches share.

table-coming = The table is being laid.
table-copied = Copied.
table-copy = Copy
table-share = Share
table-link = Link
table-code = Code to type in the lobby
table-qr = QR code of { $url }
table-only-here = This address is known to this computer only. For other devices start the server with: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
table-free-seat = Free seat
table-seat-number = Seat { $number }
table-is-here = Here
table-is-away = Away
table-sit-down = Sit down
table-your-name = Your name
table-name-example = What the others call you
table-or-watch = Or stay and watch: the match begins when all seats are taken.
table-leave = Leave the table
table-invite = Invite somebody
table-invite-how = Send the link, have the code scanned, or read the letters out.
table-watching = { $count ->
    [one] 1 is watching
   *[other] { $count } are watching
}
table-clock-move = { $time } for each decision
table-clock-match = { $time } for all decisions of a player
table-own-cards = Played with cards of one’s own.
table-promise = Promise of the dice:

## Pages for what goes wrong

table-trouble-no-such-table = Look at the link or the code again: every letter counts. Tables that nobody sat at are cleared away after a while.
table-trouble-other-rules = The match is safe on the server. An older Golazo can play it on; here you can start a new one.
table-trouble-too-many = Your network has many connections open here. Close other tabs of Golazo, or wait a moment.
table-trouble-bad-token = You were away for a long time. Load the page again, and you can take a seat.
table-trouble-not-over = As long as a match is on, it can be watched but not leafed through.
table-trouble-offline = Is the server running, and are you connected?
table-trouble-other = What was decided is kept. Try again in a moment.

## The bar and the menu

table-menu = Menu
table-menu-of = Menu of this table: { $table }
table-against = vs { $name }
table-players = { $count } players
table-turn-of = { $name } is to play
table-you-watch = You are watching
table-undo = Take back
table-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, 1 new
   *[other] Chat, { $unread } new
}
table-sound-on = Turn the sound on
table-sound-off = Turn the sound off
table-help = Help
table-settings = Settings
table-copy-link = Copy the link for spectators
table-pause = Ask for a pause
table-draw = Offer a draw
table-draw-really = If everybody agrees, the match ends here without a winner.
table-resign = Resign
table-resign-really = Against one rival the match is lost then. Among several a bot plays on for you.
table-bot-stands-in = A bot stands in
table-has-resigned = Has resigned
table-result = Result

## Chat

table-chat = Chat
table-say = Say something
table-send = Send
table-nothing-said = Nobody has said anything yet.
table-mute = Hear no more of { $name }
table-muted = { $name } is muted.
table-unmute = Hear again

## While the match is on

table-reconnecting = Reconnecting …
table-paused = The match is paused.
table-resume = Go on
table-i-am-back = I am back
table-hurry = Hurry!
table-hurry-you = Less than ten seconds left for you.
table-agree = Agree
table-decline = Decline
table-still-to-answer = Still to answer: { $names }
table-never-mind = Never mind
table-your-turn = Your turn
table-pass-on = Pass the device to { $name }
table-look-away = Everybody else looks away. Nothing is shown before { $name } says so.
table-raise = I am { $name }: show my cards

## Log and help

table-log = Match log
table-what-happened = What just happened?
table-nothing-happened = Nothing yet: the match has only begun.
table-before = Back
table-after = Next
table-of = { $number } of { $count }
table-rules = The rules
table-icons = What the icons mean
table-learn = Learn it by playing
table-help-reasons = What cannot be done says why: tap it, and the rule is one tap further.
table-keys = Keys
table-key-choose = choose
table-key-do = do what the button says
table-key-back = back
table-key-card = see the card large
table-key-no-more = no more cards
table-key-shot = shot
table-key-pass = pass
table-key-roll = roll
table-key-build = build

## The end

table-closed = The match was closed
table-drawn = A draw
table-projects = { $count ->
    [one] 1 large project
   *[other] { $count } large projects
}
table-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
table-rematch = Rematch
table-join-rematch = Join the rematch
table-watch-rematch = Watch the rematch
table-rematch-is-on = A rematch is on.
table-watch-again = Watch again
table-timeline = Timeline
table-share-match = Share the match
table-fair = Fair dice
table-see-table = Look at the table
