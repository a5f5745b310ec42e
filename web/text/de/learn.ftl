# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = { $game } lernen
learn-coach = Der Trainer
learn-progress = Fortschritt
learn-of = { $number } von { $count }
learn-next = Weiter
learn-back = Vorigen Tipp zeigen
learn-skip = Lektion überspringen
learn-press = Drück auf „{ $label }“.
learn-later = Das kommt später in der Lektion.
learn-done = Jetzt kannst du es
learn-done-line = Mehr brauchst du nicht. Die Partie ist noch nicht vorbei: Spiel weiter oder beginn eine neue.
learn-done-over-line = Mehr brauchst du nicht. Die Partie ist vorbei: Beginn eine neue.
learn-astray = Ab hier spielst du allein
learn-astray-line = Die Partie ist anders gelaufen als die Lektion. Spiel weiter oder beginn eine neue.
learn-astray-over-line = Die Partie war vor der Lektion zu Ende. Beginn eine neue.
learn-play-on = Weiterspielen
learn-new-match = Neue Partie
learn-rules = Die Regeln
learn-icons = Was die Symbole bedeuten
