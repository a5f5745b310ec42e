"""A server that tells too much, in a way named on the command line: for tests of what finds leaks.

python leaky.py LEAK serve ...
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from golazo.cli import run
from golazo.games.tsubasa import view as tsubasa_view
from golazo.match import Match
from golazo.server import audience, sight, sockets
from golazo.server.frames import Because, TableFrame


def whole_view() -> None:
    """Spectators see everything while the match goes on."""
    position = sight.position

    def leaking(standing: Any, seat: int | None) -> Any:
        shown = position(standing, seat)
        whole = standing.match.game.notation.given(standing.match.state)
        return msgspec.structs.replace(shown, view=whole) if seat is None else shown

    sight.position = leaking


def order() -> None:
    """The cards of a pool are told in an order that gives away which of them are in the hand."""
    pool = tsubasa_view.pool

    def leaking(table: Any, seat: int) -> dict[str, Any]:
        told = pool(table, seat)
        in_hand = set(tsubasa_view.names(seat, table.hand[seat]))
        told["cards"].sort(key=lambda card: card not in in_hand)
        return told

    tsubasa_view.pool = leaking


def events() -> None:
    """Whoever comes back and asks for what they missed hears which cards the rival drew."""
    heard = Match.heard

    def leaking(match: Match, seat: int | None, since: int = 0) -> Any:
        last = since == len(match.decisions)
        return heard(match, seat, since) if last else [match.step(n) for n in range(since, len(match.decisions) + 1)]

    Match.heard = leaking  # type: ignore[method-assign]


def actions() -> None:
    """Everybody is told what everybody chose to do, the special shot among it."""
    step = sight.step

    def leaking(standing: Any, seat: int | None, number: int, events: Any) -> Any:
        told = step(standing, seat, number, events)
        return replace(told, action=standing.match.decisions[number - 1].action) if number else told

    sight.step = leaking


def secret() -> None:
    """The secret of the dice is told before the end, where nobody looks for it."""
    table_info = sight.table_info

    def leaking(header: Any, standing: Any) -> Any:
        told = table_info(header, standing)
        return replace(told, places=[replace(place, seed=header.secret.hex()) for place in told.places])

    sight.table_info = leaking


def entropy() -> None:
    """The bits of a decision to come are told, as if they were the table's name."""
    frame_for = audience.Audience.frame_for

    def leaking(self: Any, connection: Any, standing: Any, *rest: Any) -> TableFrame:
        frame = frame_for(self, connection, standing, *rest)
        if standing is None or standing.over:
            return frame
        bits = standing.match.dice.entropy(standing.steps)
        return msgspec.structs.replace(frame, table=replace(frame.table, cards=f"{bits:016x}"))

    audience.Audience.frame_for = leaking  # type: ignore[method-assign]


def reasons() -> None:
    """The answer to why something cannot be done depends on what the rival holds."""

    def leaking(self: Any, frame: Any) -> None:
        standing = self.table.playing()
        rival = int(standing.match.state.draw_deck[1 - (standing.to_act or 0)])
        self.connection.tell(Because(frame.id, "CT-DRAW-2", {"key": f"card-{rival}"}))

    sockets.Socket.explain = leaking  # type: ignore[method-assign]


def foresight() -> None:
    """What actions would bring is reckoned from the true position, and says what the rival could do."""
    outlook = sight.outlook

    def leaking(standing: Any, seat: int | None) -> Any:
        told = outlook(standing, seat)
        rival = standing.match.state.hand[1 - (seat or 0)]
        return {**told, "now": {**told["now"], "threat": int(rival)}}

    sight.outlook = leaking


LEAKS: dict[str, Callable[[], None]] = {
    leak.__name__: leak for leak in (whole_view, order, events, actions, secret, entropy, reasons, foresight)
}

if __name__ == "__main__":
    LEAKS[sys.argv[1]]()
    sys.exit(run(sys.argv[2:]))
