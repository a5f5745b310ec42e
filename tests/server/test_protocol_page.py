"""`docs/protocol.md` cannot lie: what it tells happens, and it tells of everything."""

from __future__ import annotations

import asyncio
import re
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from dialogue import Dialogue, fits, is_valid, pattern, sent
from page import dialogues, page, refusal_codes, section

from golazo.games.contract import MOST_DECISIONS
from golazo.protocol import frames
from golazo.server import rate_limits, serving
from golazo.server.http import socket_protocol
from golazo.server.net import connection, table_socket
from golazo.server.tables import entry_checks
from golazo.text.texts import entries, source
from host import Host


def frame_types(union: Any) -> set[str]:
    return {str(msgspec.inspect.type_info(one).tag) for one in get_args(union)}


def test_what_is_told_happens_and_every_frame_comes_up(tmp_path: Path) -> None:
    async def story(host: Host) -> set[str]:
        dialogue = Dialogue(host)
        try:
            for text in dialogues():
                await dialogue.hold(text)
        finally:
            await dialogue.close()
        return dialogue.told

    with Host(tmp_path) as host:
        told = asyncio.run(story(host))
    assert told >= frame_types(frames.Asked) | frame_types(frames.Told)


def test_a_page_that_lied_would_be_caught() -> None:
    frame = {"type": "ack", "id": "a", "seq": 2, "more": [1, 2]}
    assert fits(pattern('{"type": "ack", ...}'), frame, {})
    assert fits(pattern('{"type": "ack", "id": $id, "seq": ..., "more": [1, ...]}'), frame, {"id": "a"})
    assert not fits(pattern('{"type": "ack", "id": $id, ...}'), frame, {"id": "b"})
    assert not fits(pattern('{"type": "ack", "id": "a", "seq": 2}'), frame, {})
    assert not fits(pattern('{"seq": 3, ...}'), frame, {})
    assert not fits(pattern('{"more": [2, ...], ...}'), frame, {})
    assert not fits(pattern('{"more": [1], ...}'), frame, {})
    assert not fits(pattern('{"less": ..., ...}'), frame, {})


@pytest.mark.parametrize(
    "frame", [frame for text in dialogues() for frame in sent(text) if frame != {"type": "decide"}]
)
def test_what_clients_send_on_the_page_is_in_the_schema(frame: Any) -> None:
    assert is_valid(frame) == (frame["type"] in frame_types(frames.Asked))


def test_every_refusal_of_the_page_has_a_text() -> None:
    keys = entries(source("en", None)).keys()
    for code in refusal_codes():
        assert keys & {code, f"server-{code}", f"error-{code}"}, code


def test_every_refusal_that_a_socket_gives_is_on_the_page() -> None:
    package = resources.files("golazo.server")
    places = ("net/table_socket", "tables/entry_checks", "tables/live_table", "tables/table_state")
    modules = [package.joinpath(f"{name}.py").read_text("utf-8") for name in places]
    given = {code for module in modules for code in re.findall(r'Refused\("([a-z-]+)"', module)}
    told_elsewhere = {"bot-plays", "other-rules"}  # to bots only, and to those who are not let in
    assert given - told_elsewhere <= refusal_codes()


def test_the_limits_are_those_of_the_server() -> None:
    told = " ".join(section("Limits").split())
    rate, talk = rate_limits.Rate.of_frames(), rate_limits.TALK
    for figure in (
        f"at most {frames.LARGEST_FRAME} bytes",
        f"more than {serving.LARGEST_MESSAGE} bytes",
        f"more than {socket_protocol.MOST_PARTS}",
        f"1 to {frames.LONGEST_ID} visible",
        f"an `action` at most {frames.LONGEST_ACTION}",
        f"a `text` at most {frames.LONGEST_SAYING}",
        f"{rate.per_second} frames a second",
        f"with {rate.most} saved up",
        f"a `look` counts for {table_socket.LOOK}",
        f"a `history` for {table_socket.LOOK}",
        f"a `foresee` for {table_socket.FORESEE}",
        f"more than {frames.LARGEST_TOLD} bytes",
        f"at most {frames.MOST_STEPS} steps and {frames.MOST_HISTORY} bytes",
        f"at most {MOST_DECISIONS} decisions",
        f"with {talk.burst} saved up",
        f"{connection.MOST_WAITING} frames or {connection.MOST_BYTES} bytes",
    ):
        assert figure in told, figure
    assert f"log has {entry_checks.MOST_LINES} lines" in page()
    assert f"pings every {serving.PING_SECONDS} seconds" in " ".join(page().split())
    assert all(f"| {code} |" in page() for code in (table_socket.SLOW, table_socket.GOING))
