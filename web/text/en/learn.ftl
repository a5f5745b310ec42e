# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Learn { $game }
learn-coach = The coach
learn-progress = Progress
learn-of = { $number } of { $count }
learn-next = Next
learn-back = Show the previous tip
learn-skip = Skip the lesson
learn-press = Press “{ $label }”.
learn-later = That comes later in the lesson.
learn-done = You know the game
learn-done-line = That was all you need. The match is not over yet: play on, or start a new one.
learn-done-over-line = That was all you need. This match is over: start a new one.
learn-astray = The lesson ends here
learn-astray-line = The match went differently from the lesson. Play on, or start a new one.
learn-astray-over-line = The match was over before the lesson. Start a new one.
learn-play-on = Play on
learn-new-match = New match
learn-rules = The rules
learn-icons = What the icons mean
