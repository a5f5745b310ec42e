"""The action space: every decision of Captain Tsubasa is one number below ACTIONS, with a text form.

| numbers | text | decision |
|---|---|---|
| 0-1 | `attack`, `defend` | who kicks off |
| 2-27 | `draft CARD` | a match card of the pitch |
| 28 | `draft deck` | the unseen top of the match deck |
| 29-111 | `play CARD` | from hand, or from where an ability says |
| 112 | `stop` | no more cards this round |
| 113-136 | `motivate PLAYER` | a played player, for tokens |
| 137-144 | `sign PLAYER` | a signing, for tokens |
| 145-146 | `use 1`, `use 2` | an ability of the card just played |
| 147 | `end` | no more abilities |
| 148-150 | `gain shot`, `gain pass`, `gain defence` | which token |
| 151-233 | `remove CARD` | from the match |
| 234-316 | `discard CARD` | from hand |
| 317-399 | `send-back CARD` | the rival's played card |
| 400-405 | `special CARD` | the special shot |
| 406-411 | `special CARD` | the special defence |
| 412-413 | `shot`, `pass` | what to do with the ball |
| 414-419 | `tokens N` | how many to spend |
| 420-423 | `reroll own`, `reroll rival`, `reroll save`, `keep` | the dice |
| 424-506 | `save CARD` | a try to save the shot, and with which card |
| 507 | `no-save` | no try |
"""

from golazo.games.tsubasa.state import KINDS, MATCH_CARDS, SIGNINGS, SPECIALS, SQUAD, TOKENS

ATTACK_FIRST = 0
DEFEND_FIRST = 1
DRAFT_CARD = 2
DRAFT_DECK = DRAFT_CARD + MATCH_CARDS
PLAY_CARD = DRAFT_DECK + 1
STOP = PLAY_CARD + KINDS
MOTIVATE = STOP + 1
SIGN = MOTIVATE + 2 * SQUAD
USE_1 = SIGN + SIGNINGS
USE_2 = USE_1 + 1
END = USE_2 + 1
GAIN_TOKEN = END + 1
REMOVE_CARD = GAIN_TOKEN + 3
DISCARD_HAND = REMOVE_CARD + KINDS
SEND_BACK_CARD = DISCARD_HAND + KINDS
AIM = SEND_BACK_CARD + KINDS
BLOCK = AIM + 2 * SPECIALS
SHOOT = BLOCK + 2 * SPECIALS
PASS_BALL = SHOOT + 1
SPEND_TOKENS = PASS_BALL + 1
REROLL_OWN = SPEND_TOKENS + TOKENS + 1
REROLL_RIVAL = REROLL_OWN + 1
REROLL_SAVE = REROLL_RIVAL + 1
KEEP = REROLL_SAVE + 1
SAVE_WITH = KEEP + 1
NO_SAVE = SAVE_WITH + KINDS
ACTIONS = NO_SAVE + 1
