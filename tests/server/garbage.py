"""Frames that no client should send, by the thousand, and always the same ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from page import validator

VALID: tuple[dict[str, Any], ...] = (
    {"type": "decide", "id": "a", "seq": 0, "action": "roll 1"},
    {"type": "ask", "id": "a", "what": "undo"},
    {"type": "answer", "id": "a", "yes": True, "seq": 3},
    {"type": "resign", "id": "a"},
    {"type": "why", "id": "a", "action": "roll 1"},
    {"type": "look", "seat": 0},
    {"type": "history", "id": "a", "before": 7},
    {"type": "say", "id": "a", "text": "Hello"},
    {"type": "mute", "id": "a", "player": "somebody", "on": True},
    {"type": "ping"},
)
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 10**40, -(10**400), 1e308, "", "\0", "x" * 100, [], [[]], {}, {"type": "ping"},
    "__proto__", "../../etc/passwd", "' or 1=1 --", "\u202e", "\uffff", "<script>",
)  # fmt: skip
TEXTS = (
    "", " ", "null", "true", "0", '"ping"', "[]", "{}", '{"type"}', "{'type': 'ping'}", '{"type": "ping",}', "NaN",
    '{"type": "ping"} {"type": "ping"}', '{"type": "look", "seat": NaN}', '{"type": "look", "seat": 1e999}',
    '{"type": "look", "seat": -0.5}', '{"type": "look", "seat": 01}', '\ufeff{"type": "ping"', '{"type": "\\ud800"}',
    '{"type": "say", "id": "a", "text": "\\ud83d\\u0041"}', '{"type": "PING"}', '{"type": ["ping"]}', '{"type": null}',
    '{"type": "ping", "type": "nothing"}', "/* */", "\x00", "{" * 500, "[" * 4000, '{"a":' * 700,
    '{"type": "look", "seat": ' + "9" * 4000 + "}", '{"type": "say", "id": "a", "text": "' + "x" * 501 + '"}',
)  # fmt: skip


def is_sound(data: bytes) -> bool:
    """Whether the schema would let it pass."""
    try:
        return validator("Asked").is_valid(json.loads(data.decode()))
    except (ValueError, RecursionError):
        return False


def garbage(count: int, seed: int) -> Iterator[tuple[bytes, bool]]:
    """So many unsound frames, each with whether it is to be sent as text."""
    chance = random.Random(seed)
    makers = (noise, cut_off, odd_value, odd_field, flipped, nested, long, written)
    while count:
        data = chance.choice(makers)(chance)
        if not is_sound(data):
            count -= 1
            yield data, chance.random() < 0.5


def frame(chance: random.Random) -> dict[str, Any]:
    return dict(chance.choice(VALID))


def noise(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(200))


def cut_off(chance: random.Random) -> bytes:
    whole = json.dumps(frame(chance)).encode()
    return whole[: chance.randrange(len(whole))]


def odd_value(chance: random.Random) -> bytes:
    made = frame(chance)
    made[chance.choice(list(made))] = chance.choice(ODD)
    return json.dumps(made).encode()


def odd_field(chance: random.Random) -> bytes:
    made = frame(chance)
    if chance.random() < 0.5:
        del made[chance.choice(list(made))]
    return json.dumps(made | {str(chance.choice(ODD))[:40]: chance.choice(ODD)}).encode()


def flipped(chance: random.Random) -> bytes:
    data = bytearray(json.dumps(frame(chance)).encode())
    for _ in range(chance.randint(1, 5)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def nested(chance: random.Random) -> bytes:
    deep: Any = chance.choice(ODD)
    for _ in range(chance.randint(1, 300)):
        deep = [deep] if chance.random() < 0.5 else {"type": deep}
    return json.dumps(deep).encode()[:4096]


def long(chance: random.Random) -> bytes:
    return json.dumps(frame(chance)).encode() + b" " * chance.randint(4096, 9000) + chance.choice((b"", b"x"))


def written(chance: random.Random) -> bytes:
    return chance.choice(TEXTS).encode()
