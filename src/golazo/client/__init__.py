"""An asynchronous client for tables over the network. It reconnects by itself when the connection is lost.

async with golazo.client.connect("http://localhost:8460", name="Rosa") as lobby:
    table = await lobby.open("tsubasa", seats=["me", "amateur"])
    async with table:
        async for turn in table.turns():
            await turn.play(turn.match.bot_choice("amateur"))
    print(table.result, table.fair)
"""

from __future__ import annotations

from golazo.client.changes import Change
from golazo.client.errors import ClientError, NoServer, Refused
from golazo.client.lobby import Lobby, connect
from golazo.client.net.cookies import Cookies
from golazo.client.own_turn import Turn
from golazo.client.seen_match import SeenMatch
from golazo.client.table import Table
from golazo.protocol.lists import ListedTable

__all__ = [
    "Change",
    "ClientError",
    "Cookies",
    "ListedTable",
    "Lobby",
    "NoServer",
    "Refused",
    "SeenMatch",
    "Table",
    "Turn",
    "connect",
]
