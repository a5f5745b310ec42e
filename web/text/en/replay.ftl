# Matches that are over: watching them again, and checking their dice.

replay-heading = Replay
replay-record = Record
replay-fair = Fair dice
replay-share = Share this position
replay-board = The table at this point
replay-slider = Move
replay-first = Go to start
replay-back = Previous move
replay-next = Next move
replay-last = Go to end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-step = { $number } of { $last }
replay-sight = View as
replay-everything = Everything
replay-statistics = Statistics
replay-moments = Key moments
replay-timeline = Timeline

## Fair dice

replay-fair-title = Fair dice
replay-fair-lead = You do not have to trust the host’s dice: your browser checks them here.
replay-fair-how-1 = Before the match, the server draws a random secret and publishes its commitment, a fingerprint that fits only this secret.
replay-fair-how-2 = Only then does each player’s device send a seed of its own, in answer to the commitment. Your browser keeps both.
replay-fair-how-3 = The dice and draws of each move are computed from the secret, the table’s name, all seeds and the number of the move.
replay-fair-how-4 = When the match is over, the secret is revealed. Your browser computes the dice again, and compares them with what it has kept.
replay-fair-how-5 = So the server cannot choose the dice, unless another player is in league with the host and picks a seed to suit. The server itself knows the dice beforehand.
replay-fair-checking = Checking…
replay-fair-all-well = The dice were fair
replay-fair-all-well-line = { $decisions ->
    [one] The deal and 1 move match the dice commitment exactly.
   *[other] The deal and { $decisions } moves match the dice commitment exactly.
}
replay-fair-part-well = What could be checked is correct
replay-fair-not-well = The check failed
replay-fair-not-well-line = Keep the record and ask the host. See below for what failed.
replay-fair-ok = passed
replay-fair-failed = failed
replay-fair-unsure = cannot be checked
replay-fair-secret = The secret matches the commitment
replay-fair-secret-line = The SHA-256 of the secret is the commitment in the record.
replay-fair-secret-failed = The secret in the record does not match its commitment.
replay-fair-secret-missing = The secret was not revealed. Do not trust a finished match without it.
replay-fair-noted = It is the commitment you saw
replay-fair-noted-line = This browser saw it on { $when }, while the match was still being played.
replay-fair-noted-failed = During the match, this browser saw a different commitment: { $seen }.
replay-fair-noted-none = This browser did not see the table during the match, so only the record can be checked. If you wrote the commitment down, compare it: { $commitment }
replay-fair-own = Your seed is part of the dice
replay-fair-own-line = This browser drew { $seed } after it had seen the commitment. It is the seed recorded for your seat.
replay-fair-own-failed = The record has a different seed for your seat from the one this browser gave: { $seed }.
replay-fair-own-none = This browser gave no seed for your seat. You may have done so on another device.
replay-fair-kept = What you saw during the match
replay-fair-kept-commitment = During the match, the table showed a different commitment from the first one.
replay-fair-kept-seed = During the match, your seat showed a different seed from the one this browser gave.
replay-fair-kept-given = The server put a seed at your seat before this browser could send yours.
replay-fair-kept-bot = A bot’s seat has a seed, though bots give none.
replay-fair-kept-secret = The secret of the dice does not match the commitment that this browser saw.
replay-fair-kept-dice = Dice that were shown during the match do not match the record.
replay-fair-kept-record = This is not the record of this table.
replay-fair-chance = Every die and draw follows from the secret
replay-fair-chance-line = All { $count } dice results and draws were computed again from the secret, the table, the seeds and the move number. All are the same.
replay-fair-chance-failed = Move { $number } does not match the secret.
replay-fair-told = The start was played elsewhere
replay-fair-told-line = Dice and draws up to move { $number } were imported, not made at this table.
replay-fair-told-never = Up to move { $number }, the dice in the record do not come from the secret, though not all of these moves were played elsewhere.
replay-fair-lines = The record is complete
replay-fair-lines-line = It has its header and its result. Its checksum is { $check }: the same checksum means the same match.
replay-fair-lines-failed = Lines are missing or unreadable.
replay-fair-seeds = Seeds of the players
replay-fair-seeds-line = { $count ->
    [0] Nobody added a seed. The dice are still bound to the secret.
    [one] 1 of { $seats } seats added a seed.
   *[other] { $count } of { $seats } seats added a seed.
}
replay-fair-no-crypto = This page was loaded over plain http, so the browser cannot compute hashes. Download the record and check it on your computer:
replay-fair-download = Download record
replay-fair-not-over = The match is still being played. The secret is revealed when it ends; until then, this is the dice commitment:
replay-fair-by-hand = Or check it yourself, including all moves and the result:
replay-fair-other-dice = This match was not played at a table. Its dice come from a seed in the record, and nobody can tell how that seed was chosen.
replay-fair-lesson = The dice of a lesson are fixed in advance, so that everyone learns the same things.
