"""Card files with which matches go on for ever, as somebody would send them who wants to keep a server busy."""

from __future__ import annotations

import re

from golazo import games
from tsubasa.boxes import box_text

DEAR = {"coins": "0", "stipend": "0", "cost": "99", "dice": "[12]"}  # and with one die nobody rolls a 12
NOBODY_EARNS = re.sub(
    r"^(coins|stipend|cost|dice) = (\d+|\[.*?\])",
    lambda line: f"{line[1]} = {DEAR[line[1]]}",
    games.load("machikoro").card_file(),
    flags=re.M,
)
ATTACKS_WITHOUT_END = box_text(lambda section, card: ("send back a rival's card", "draw 5", ""))
ENDLESS = {"machikoro": NOBODY_EARNS, "tsubasa": ATTACKS_WITHOUT_END}
