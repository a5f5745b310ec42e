# Matches that are over: watching them again, and checking their dice.

replay-heading = Replay
replay-record = Record
replay-fair = Fair dice
replay-share = Share this moment
replay-board = The table at this moment
replay-slider = Decision
replay-first = To the start
replay-back = One decision back
replay-next = One decision on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times
replay-step = { $number } of { $last }
replay-sight = Seen by
replay-everything = Everything
replay-statistics = Statistics
replay-numbers = What each number brought
replay-number = Number
replay-rolled = Rolled
replay-moments = Moments
replay-timeline = How the match went

## Fair dice

replay-fair-title = Fair dice
replay-fair-lead = Nobody should have to trust the host’s dice. Here your browser checks them itself.
replay-fair-how-1 = Before the match the server draws a secret and shows its commitment: a number to which no second secret fits.
replay-fair-how-2 = Whoever sits down may add a seed of their own, which the server could not know when it drew the secret.
replay-fair-how-3 = The chance of every decision is reckoned from the secret, the table’s name, all seeds and the number of the decision.
replay-fair-how-4 = When the match is over the secret is revealed, and everybody can reckon it again.
replay-fair-how-5 = So the server can choose no die while you play, and nobody can foresee one.
replay-fair-checking = Checking …
replay-fair-all-well = The dice were fair
replay-fair-all-well-line = { $decisions ->
    [one] 1 decision and the deal have exactly the chance that was promised.
   *[other] { $decisions } decisions and the deal have exactly the chance that was promised.
}
replay-fair-not-well = This does not hold
replay-fair-not-well-line = Keep the record, and ask the host. What failed stands below.
replay-fair-ok = holds
replay-fair-failed = does not hold
replay-fair-unsure = cannot be told
replay-fair-secret = The secret fits the commitment
replay-fair-secret-line = SHA-256 of the secret is the commitment in the record.
replay-fair-secret-failed = The record has another secret than its commitment promises.
replay-fair-secret-missing = The secret has not been revealed. A match that has ended without it cannot be trusted.
replay-fair-noted = It is the commitment that you saw
replay-fair-noted-line = This browser saw it on { $when }, before the match was over.
replay-fair-noted-failed = Before the match was over this browser saw another commitment: { $seen }.
replay-fair-noted-none = This browser did not see the table before the match was over, so only the record’s own word can be checked. If you wrote the commitment down, compare it: { $commitment }
replay-fair-chance = Every die and draw comes from it
replay-fair-chance-line = { $count } times the chance was reckoned again from secret, table, seeds and number, and each time it was the same.
replay-fair-chance-failed = Decision { $number } had another chance than the secret gives.
replay-fair-told = The beginning was played elsewhere
replay-fair-told-line = Up to decision { $number } the chance was told to this table, not drawn at it.
replay-fair-lines = The record is whole
replay-fair-lines-line = It begins with its header and ends with the result. The check of the whole is { $check }: who has the same has the same match.
replay-fair-lines-failed = Lines are missing or cannot be read.
replay-fair-seeds = Everybody could add a seed
replay-fair-seeds-line = { $count ->
    [0] Nobody added a seed. The dice are still held to the secret.
    [one] 1 of { $seats } seats added a seed.
   *[other] { $count } of { $seats } seats added a seed.
}
replay-fair-no-crypto = This page came over plain http, and so the browser lets it reckon no hashes. Download the record and check it on your computer:
replay-fair-download = Download the record
replay-fair-not-over = The match is still on. Its secret is revealed when it is over; until then, this is its commitment:
replay-fair-by-hand = Or check it without this page, decisions and outcome, too:
replay-fair-other-dice = This match was not played at a table: its dice come from a seed in the record, and nobody can tell how that was chosen.
replay-fair-lesson = The dice of a lesson are laid out beforehand, so that everybody learns the same.
