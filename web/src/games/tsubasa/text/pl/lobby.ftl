# Captain Tsubasa in the lobby.

lobby-tsubasa-players = 2 graczy
lobby-tsubasa-told = Poprowadź { $nankatsu } albo { $toho } w wielkim finale. Zagrywaj karty strzału, podania i obrony, dołóż żetony i rzuć kostką. Strzelasz czy zostajesz przy piłce?
lobby-option-tsubasa-first_match = Pierwszy mecz
lobby-option-tsubasa-first_match-on = Cztery rundy w połowie. Bez kibiców, zmęczenia i trudniejszych kart meczu; motywacja i transfery tylko, jeśli je włączysz.
lobby-option-tsubasa-first_match-off = Sześć rund w połowie, ze wszystkimi kartami.
lobby-option-tsubasa-assured_success = Gwarantowany sukces
lobby-option-tsubasa-assured_success-on = 6 przeciw 1 zawsze wygrywa, bez względu na sumy.
lobby-option-tsubasa-assured_success-off = Liczą się tylko sumy.
lobby-option-tsubasa-motivation = Motywacja
lobby-option-tsubasa-motivation-on = Za żetony zamienisz swoje gwiazdy w mocniejsze wersje.
lobby-option-tsubasa-motivation-off = Zawodnicy zachowują wartości z kart.
lobby-option-tsubasa-signings = Transfery
lobby-option-tsubasa-signings-on = Za żetony pozyskasz zawodników innych drużyn; do wyboru jest czterech.
lobby-option-tsubasa-signings-off = Grasz tylko swoją drużyną.
lobby-option-tsubasa-extra_time = Dogrywka
lobby-option-tsubasa-extra_time-on = Przy remisie po dwóch połowach gra się dalej.
lobby-option-tsubasa-extra_time-off = Przy remisie po dwóch połowach mecz kończy się remisem.
lobby-score-tsubasa = Gole: { $score }
