# Captain Tsubasa in the lobby.

lobby-tsubasa-players = 2 players
lobby-tsubasa-told = Coach { $nankatsu } or { $toho } in the big final. Play cards for shot, pass and defence, add your tokens and roll. Shoot now, or keep the ball?
lobby-option-tsubasa-first_match = First match
lobby-option-tsubasa-first_match-on = Four rounds per half. No fans, no fatigue, no advanced match cards; motivation and signings only if you turn them on.
lobby-option-tsubasa-first_match-off = Six rounds per half, with all cards.
lobby-option-tsubasa-assured_success = Assured success
lobby-option-tsubasa-assured_success-on = A 6 against a 1 always wins, whatever the totals.
lobby-option-tsubasa-assured_success-off = Only the totals count.
lobby-option-tsubasa-motivation = Motivation
lobby-option-tsubasa-motivation-on = Spend tokens to turn your stars into stronger versions.
lobby-option-tsubasa-motivation-off = Players keep their printed values.
lobby-option-tsubasa-signings = Signings
lobby-option-tsubasa-signings-on = Spend tokens to sign players from other teams; four are on offer.
lobby-option-tsubasa-signings-off = You play with your own team only.
lobby-option-tsubasa-extra_time = Extra time
lobby-option-tsubasa-extra_time-on = If the score is level after two halves, you play on.
lobby-option-tsubasa-extra_time-off = If the score is level after two halves, it is a draw.
lobby-score-tsubasa = Goals: { $score }
