"""Turns the body of a request into the table that it asks for."""

from __future__ import annotations

from collections.abc import Mapping

from golazo.protocol.tables import TableSetting
from golazo.server.tables.opening import TableRequest


def table_request(setting: TableSetting, game: str = "", options: Mapping[str, bool] | None = None) -> TableRequest:
    """The table that a body asks for; of an imported one the record knows the game."""
    return TableRequest(
        game=game,
        seats=setting.seats,
        options=options or {},
        cards=setting.cards,
        public=setting.public,
        chat=setting.chat,
        clock=setting.clock.kind,
        seconds=setting.clock.seconds,
        absence=setting.absence,
    )
