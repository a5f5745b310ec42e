"""The action space: every decision of Machi Koro Fußball is one number below ACTIONS, with a text form.

| numbers | text | decision |
|---|---|---|
| 0-1 | `roll 1`, `roll 2` | how many dice |
| 2-3 | `keep`, `reroll` | the museum's second roll |
| 4-7 | `take SEAT` | whom to take coins from |
| 8 | `no-swap` | keep all cards |
| 9-68 | `swap SEAT CARD` | which card of another player's to ask for |
| 69-83 | `give CARD` | which card to give for it |
| 84 | `build nothing` | end the turn without building |
| 85-99 | `build CARD` | a project of the market |
| 100-103 | `build LARGE` | a large project |
"""

from golazo.games.machikoro.state import KINDS, LARGE, SEATS

ROLL_ONE = 0
ROLL_TWO = 1
KEEP = 2
ROLL_AGAIN = 3
TAKE_FROM = 4
NO_SWAP = TAKE_FROM + SEATS
SWAP_FOR = NO_SWAP + 1
GIVE_CARD = SWAP_FOR + SEATS * KINDS
BUILD_NOTHING = GIVE_CARD + KINDS
BUILD_PROJECT = BUILD_NOTHING + 1
BUILD_LARGE = BUILD_PROJECT + KINDS
ACTIONS = BUILD_LARGE + LARGE
