# Captain Tsubasa in the lobby.

lobby-tsubasa-players = 2 Spieler
lobby-tsubasa-told = Trainiere { $nankatsu } oder { $toho } im großen Finale. Spiel Karten für Schuss, Pass und Verteidigung aus, setz Token ein und würfle. Schießen oder den Ball behalten?
lobby-option-tsubasa-first_match = Erstes Spiel
lobby-option-tsubasa-first_match-on = Vier Runden je Hälfte. Ohne Fans, Erschöpfung und schwierigere Matchkarten; Motivation und Transfers nur, wenn du sie einschaltest.
lobby-option-tsubasa-first_match-off = Sechs Runden je Hälfte, mit allen Karten.
lobby-option-tsubasa-assured_success = Garantierter Erfolg
lobby-option-tsubasa-assured_success-on = Eine 6 gegen eine 1 gewinnt immer, egal wie die Summen stehen.
lobby-option-tsubasa-assured_success-off = Nur die Summen zählen.
lobby-option-tsubasa-motivation = Motivation
lobby-option-tsubasa-motivation-on = Setz Token ein und bring stärkere Versionen deiner Stars ins Spiel.
lobby-option-tsubasa-motivation-off = Alle Spieler behalten ihre gedruckten Werte.
lobby-option-tsubasa-signings = Transfers
lobby-option-tsubasa-signings-on = Für Token kannst du Spieler anderer Mannschaften verpflichten; vier liegen aus.
lobby-option-tsubasa-signings-off = Du spielst nur mit deiner eigenen Mannschaft.
lobby-option-tsubasa-extra_time = Verlängerung
lobby-option-tsubasa-extra_time-on = Bei Gleichstand nach zwei Hälften geht es weiter.
lobby-option-tsubasa-extra_time-off = Bei Gleichstand nach zwei Hälften endet die Partie unentschieden.
lobby-score-tsubasa = Tore: { $score }
