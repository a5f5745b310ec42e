"""A server that tells too much, in a way named on the command line: for tests of what finds leaks.

python leaky.py LEAK serve ...
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from golazo.cli import run
from golazo.games.tsubasa.notation import view as tsubasa_view
from golazo.match.match import Match
from golazo.protocol.frames import Because, TableFrame
from golazo.server.net import broadcast, table_socket
from golazo.server.tables import views


def whole_view() -> None:
    """Spectators see everything while the match goes on."""
    position = views.position

    def leaking(state: Any, seat: int | None) -> Any:
        shown = position(state, seat)
        whole = state.match.game.notation.given(state.match.state)
        return msgspec.structs.replace(shown, view=whole) if seat is None else shown

    views.position = leaking


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
    step_heard = Match.step_heard

    def leaking(match: Match, seat: int | None, number: int) -> Any:
        last = number == len(match.decisions)
        return step_heard(match, seat, number) if last else match.step(number)

    Match.step_heard = leaking  # type: ignore[method-assign]


def actions() -> None:
    """Everybody is told what everybody chose to do, the special shot among it."""
    step = views.step

    def leaking(state: Any, seat: int | None, number: int, events: Any) -> Any:
        told = step(state, seat, number, events)
        return replace(told, action=state.match.decisions[number - 1].action) if number else told

    views.step = leaking


def secret() -> None:
    """The secret of the dice is told before the end, where nobody looks for it."""
    table_info = views.table_info

    def leaking(header: Any, state: Any) -> Any:
        told = table_info(header, state)
        if state is None:
            return told
        return replace(told, places=[replace(place, seed=header.secret.hex()) for place in told.places])

    views.table_info = leaking


def entropy() -> None:
    """The bits of a decision to come are told, as if they were the table's name."""
    frame_for = broadcast.Broadcast.frame_for

    def leaking(self: Any, connection: Any, state: Any, *rest: Any) -> TableFrame:
        frame = frame_for(self, connection, state, *rest)
        if state is None or state.over:
            return frame
        bits = state.match.dice.entropy(state.steps)
        return msgspec.structs.replace(frame, table=replace(frame.table, cards=f"{bits:016x}"))

    broadcast.Broadcast.frame_for = leaking  # type: ignore[method-assign]


def reasons() -> None:
    """The answer to why something cannot be done depends on what the rival holds."""

    def leaking(self: Any, frame: Any, state: Any) -> None:
        rival = int(state.match.state.draw_deck[1 - (state.to_act or 0)])
        self.connection.tell(Because(frame.id, "CT-DRAW-2", {"key": f"card-{rival}"}))

    table_socket.Socket.explain_refusal = leaking  # type: ignore[method-assign]


def foresight() -> None:
    """What actions would bring is reckoned from the true position, and says what the rival could do."""
    outlook = views.outlook

    def leaking(state: Any, seat: int | None) -> Any:
        told = outlook(state, seat)
        rival = state.match.state.hand[1 - (seat or 0)]
        return {**told, "now": {**told["now"], "threat": int(rival)}}

    views.outlook = leaking


LEAKS: dict[str, Callable[[], None]] = {
    leak.__name__: leak for leak in (whole_view, order, events, actions, secret, entropy, reasons, foresight)
}

if __name__ == "__main__":
    LEAKS[sys.argv[1]]()
    sys.exit(run(sys.argv[2:]))
