# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Naucz się: { $game }
learn-coach = Trener
learn-progress = Postęp
learn-of = { $number } z { $count }
learn-next = Dalej
learn-back = Pokaż poprzednią wskazówkę
learn-skip = Pomiń lekcję
learn-press = Naciśnij „{ $label }”.
learn-later = To przyjdzie później w lekcji.
learn-done = Umiesz już grać
learn-done-line = Więcej nie trzeba. Partia jeszcze trwa: graj dalej albo zacznij nową.
learn-done-over-line = Więcej nie trzeba. Partia już się skończyła: zacznij nową.
learn-astray = Dalej już samodzielnie
learn-astray-line = Partia potoczyła się inaczej niż lekcja. Graj dalej albo zacznij nową.
learn-astray-over-line = Partia skończyła się przed końcem lekcji. Zacznij nową.
learn-play-on = Graj dalej
learn-new-match = Nowa partia
learn-rules = Zasady
learn-icons = Co znaczą ikony
