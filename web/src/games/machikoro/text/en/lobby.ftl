# Machi Koro in the lobby.

lobby-machikoro-players = 2–4 players
lobby-machikoro-told = Roll the dice and collect coins. Build snack stands, fan shops and training camps that pay out when their number comes up. The first to build four large projects wins.
lobby-option-machikoro-beginner_cap = Beginner cap
lobby-option-machikoro-beginner_cap-on = No player can own more than two cards of a kind.
lobby-option-machikoro-beginner_cap-off = Own as many cards of a kind as you like.
lobby-option-machikoro-come_what_may = Come what may
lobby-option-machikoro-come_what_may-on = Only ten kinds are on offer at a time; the rest wait in a face-down pile.
lobby-option-machikoro-come_what_may-off = All kinds are on offer from the start.
lobby-score-machikoro = Large projects: { $score }
