game-name = Shootout
game-line = Shoot left or right.
keeper = The keeper
    .nautical = The cabin boy
side-left = left
    .nautical = to port
side-right = right
    .nautical = to starboard
action-left = Left
action-right = Right
refused-over = It is over.
event-dived = { keeper } dives { $side }.
event-scored = { $seat_is ->
    [you] You score.
   *[other] { $seat } scores.
}
event-won = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
}
event-drew = { $seat_is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-drew-seen = { $seat_is ->
    [you] You draw a card: { $side }.
   *[other] { $seat } draws a card: { $side }.
}
option-golden_goal = Golden goal: the first one wins.
option-strong_sides = Nobody has a strong side.
sheet = Cards
target = Target
