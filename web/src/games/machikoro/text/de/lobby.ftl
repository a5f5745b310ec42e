# Machi Koro in the lobby.

lobby-machikoro-players = 2–4 Spieler
lobby-machikoro-told = Würfle und sammle Münzen. Bau Imbissstände, Fanshops und Trainingslager, die Geld bringen, wenn ihre Zahl fällt. Wer zuerst vier Großprojekte baut, gewinnt.
lobby-option-machikoro-beginner_cap = Einsteigergrenze
lobby-option-machikoro-beginner_cap-on = Niemand darf mehr als zwei Karten einer Art besitzen.
lobby-option-machikoro-beginner_cap-off = Du darfst beliebig viele Karten einer Art besitzen.
lobby-option-machikoro-come_what_may = Komme, was wolle
lobby-option-machikoro-come_what_may-on = Nur zehn Arten liegen gleichzeitig aus, der Rest wartet in einem verdeckten Stapel.
lobby-option-machikoro-come_what_may-off = Alle Arten liegen von Anfang an aus.
lobby-score-machikoro = Großprojekte: { $score }
