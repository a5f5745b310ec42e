"""Random and damaged input of every kind: one typed error or a sound result, never a crash, never a changed match.

The shares below come to more than a hundred thousand inputs. All is seeded: a failure shows the input, and comes again.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import golazo
from golazo.errors import GolazoError
from golazo.games.machikoro import GAME
from golazo.games.machikoro.cards import catalogue as cards
from golazo.match.dice import PartialDice
from golazo.match.match import Match
from golazo.match.record import Ended
from golazo.text.texts import LANGUAGES
from matches import checked, fair_match, lines_of, random_match, snapshot

SCALE = 100 if numba.config.DISABLE_JIT else 1
TEXTS = 10_000 // SCALE  # each as a record, as a card file and as an action
RECORDS = {4: 7_000 // SCALE, 12: 7_000 // SCALE, 1_000_000: 500 // SCALE}  # by decisions
FORGED_RECORDS = 8_000 // SCALE
CARD_FILES = 8_000 // SCALE
OTHER_CARDS = 600 // SCALE
POSITIONS = 5_000 // SCALE
ACTIONS = 40_000 // SCALE
SIGNS = "\"'{}[]:,=#.\\-+eE0123456789abcdefnul\n\r\t \x00\x85\u2028\ud800é足🏆"
WORDS = [
    "null",
    "true",
    "NaN",
    "1e999",
    "-1",
    "9" * 400,
    '"check"',
    '"returns"',
    '"action"',
    "[[",
    "]]",
    "0x" + "f" * 40,
]
VALUES = [
    None,
    True,
    -1,
    0,
    1,
    2,
    99,
    10**30,
    10**400,
    1.5,
    float("inf"),
    "",
    "0" * 16,
    "roll 1",
    "é\ud800",
    [],
    [[]],
    {},
]


def sound(action: Callable[[], Any], given: Any, choices: random.Random) -> Any:
    """What comes of an input; None for an error of Golazo's, which can be said in every language."""
    try:
        return action()
    except GolazoError as error:
        if choices.random() < 0.1:
            error.text(choices.choice(LANGUAGES))  # raises where a text, or what goes into it, is missing
        return None
    except Exception as error:
        raise AssertionError(f"{type(error).__name__} from {given!r}") from error


def random_text(choices: random.Random) -> str:
    """Bytes as they may come out of a file, or a heap of signs that mean something to a parser."""
    length = int(choices.expovariate(1 / 30))
    if choices.random() < 0.5:
        return choices.randbytes(length).decode("utf-8", choices.choice(["replace", "surrogateescape"]))
    return "".join(choices.choice(SIGNS) if choices.random() < 0.9 else choices.choice(WORDS) for _ in range(length))


def damaged(text: str, choices: random.Random) -> str:
    """A text with some places changed, lost, doubled, swapped or cut off."""
    for _ in range(choices.choice([1, 1, 1, 2, 5])):
        start = choices.randrange(len(text) + 1)
        end = min(len(text), start + int(choices.expovariate(1 / 8)))
        other = choices.randrange(len(text) + 1)
        piece = choices.choice(
            ["", choices.choice(SIGNS), choices.choice(WORDS), text[other : other + 30], text[start:end] * 2]
        )
        text = text[:start] + piece + text[end:]
        if choices.random() < 0.02:
            text = text[:other]
    return text


def with_line(text: str, choices: random.Random) -> str:
    """A text with one of its lines lost, doubled or moved."""
    lines = text.splitlines(keepends=True)
    line = lines.pop(choices.randrange(len(lines)))
    for _ in range(choices.randrange(3)):
        lines.insert(choices.randrange(len(lines) + 1), line)
    return "".join(lines)


def spoiled_table(data: dict[str, Any], choices: random.Random) -> dict[str, Any]:
    """A table that is a table still."""
    other = spoiled(data, choices)
    return other if isinstance(other, dict) else data


def spoiled(data: Any, choices: random.Random) -> Any:
    """Plain data with one value in it replaced, lost or renamed."""
    if isinstance(data, dict) and data and choices.random() < 0.9:
        name = choices.choice(list(data))
        rest = {key: value for key, value in data.items() if key != name}
        return {**rest, choices.choice([name, name, name, "x"]): spoiled(data[name], choices)}
    if isinstance(data, list) and data and choices.random() < 0.8:
        place = choices.randrange(len(data))
        return [*data[:place], *choices.choice([[], [spoiled(data[place], choices)]]), *data[place + 1 :]]
    if isinstance(data, int) and choices.random() < 0.5:
        return data + choices.choice([-1, 1, 2, 12, 100])
    return choices.choice(VALUES)


def play_on(match: Match, choices: random.Random, decisions: int = 12) -> None:
    """Whatever was accepted can be played with."""
    for _ in range(decisions):
        if match.over:
            break
        match.play(choices.choice(match.legal_actions))
        assert match.state.coins.min() >= 0
    assert match.view(None)


def play_on_from(state: Any, record: Any, choices: random.Random) -> None:
    """Whatever position was accepted can be played from."""
    room = GAME.new_actions()
    for number in range(12):
        if GAME.rules.over(state):
            break
        count = GAME.rules.legal(state, record, room)
        assert count > 0, state
        GAME.rules.apply(state, record, int(choices.choice(room[:count])), np.uint64(number), None)
        assert state.coins.min() >= 0
        assert state.owned.min() >= 0


def test_random_texts() -> None:
    choices = random.Random(1)
    match = random_match(20)
    before = snapshot(match)
    for _ in range(TEXTS):
        text = random_text(choices)
        assert sound(lambda text=text: Match.from_record(text), text, choices) is None
        assert sound(lambda text=text: cards.parse(text, "own.toml"), text, choices) is None
        assert sound(lambda text=text: match.play(text), text, choices) is None
    assert snapshot(match) == before


def test_random_files(tmp_path: Path) -> None:
    choices = random.Random(2)
    file = tmp_path / "own.toml"
    for _ in range(300 // SCALE):
        content = choices.randbytes(choices.randrange(200))
        file.write_bytes(content)
        assert sound(lambda: golazo.new_match("machikoro", cards=str(file)), content, choices) is None


@pytest.mark.parametrize("decisions", RECORDS)
def test_damaged_records(decisions: int) -> None:
    choices = random.Random(decisions)
    match = random_match(decisions)
    record = match.record()
    for _ in range(RECORDS[decisions]):
        text = choices.choice([damaged, damaged, with_line])(record, choices)
        again = sound(lambda text=text: Match.from_record(text), text, choices)
        if again is not None:
            assert again.decisions == match.decisions[: len(again.decisions)], text


def test_forged_records() -> None:
    """With checks that fit, the damage reaches what stands behind them."""
    choices = random.Random(3)
    originals = [lines_of(random_match(count, seed=count, players=2 + count % 3)) for count in range(10)]
    originals += [[*lines, {"returns": [1.0, 0.0]}] for lines in originals]
    originals += [lines_of(fair_match(count, told=random_match(count // 2).entropies)) for count in range(10)]
    ends = Ended("closed"), Ended("agreed", 1, (0.5, 0.5)), Ended("resigned", 0, (0.0, 1.0))
    originals += [lines_of(fair_match(count), ended) for count, ended in enumerate(ends)]
    accepted = 0
    for _ in range(FORGED_RECORDS):
        lines = list(choices.choice(originals))
        for _ in range(choices.choice([1, 1, 2])):
            place = choices.randrange(len(lines))
            lines[place] = spoiled_table(lines[place], choices)
        match = sound(lambda lines=lines: Match.from_record(checked(lines)), lines, choices)
        if match is not None:
            accepted += 1
            assert Match.from_record(match.record()).record() == match.record()
            if not isinstance(match.dice, PartialDice):
                play_on(match, choices)
    assert accepted > 0


def test_damaged_card_files() -> None:
    choices = random.Random(4)
    text = cards.shipped_text()
    bare = "\n".join(line for line in text.splitlines() if line and not line.startswith(("#", "source"))) + "\n"
    accepted = 0
    for _ in range(CARD_FILES):
        file = choices.choice([damaged, damaged, with_line])(bare, choices)
        catalogue = sound(lambda file=file: cards.parse(file, "own.toml"), file, choices)
        accepted += catalogue is not None
    assert accepted > 0


def test_other_cards_make_a_playable_game(tmp_path: Path) -> None:
    """Values changed at random: told to be impossible, or played with."""
    choices = random.Random(5)
    data = tomllib.loads(cards.shipped_text())
    file = tmp_path / "own.toml"
    accepted = 0
    for _ in range(OTHER_CARDS):
        other = data
        for _ in range(choices.choice([1, 1, 2, 3])):
            other = spoiled_table(other, choices)
        file.write_text(toml_of(other), encoding="utf-8", errors="surrogatepass")
        options = {name: choices.random() < 0.5 for name in GAME.options}
        match = sound(lambda options=options: Match(GAME, seed=1, options=options, cards=str(file)), other, choices)
        if match is not None:
            accepted += 1
            play_on(match, choices, 40)
            assert Match.from_record(match.record(), str(file)).record() == match.record()
    assert accepted > 0


def toml_of(data: dict[str, Any]) -> str:
    return "".join(f"{name} = {inline(value)}\n" for name, value in data.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {inline(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return "inf" if value == float("inf") else "nil" if value is None else json.dumps(value)


def test_spoiled_positions() -> None:
    choices = random.Random(6)
    matches = [random_match(count * 5, seed=count, players=2 + count % 3) for count in range(30)]
    originals = [(match.game.notation.given(match.state), match.catalogue) for match in matches]
    for _ in range(POSITIONS):
        data, catalogue = choices.choice(originals)
        for _ in range(choices.choice([1, 1, 2, 3])):
            data = spoiled_table(data, choices)
        if choices.random() < 0.01:
            data = {**data, choices.choice(["turns", "swap", "phase", "dice"]): choices.choice([1 << 20_000, "² x"])}
        state = sound(lambda data=data, catalogue=catalogue: GAME.notation.state(data, catalogue), data, choices)
        if state is not None:
            play_on_from(state, catalogue.record, choices)


def test_random_actions() -> None:
    choices = random.Random(7)
    texts = [GAME.words.action_text(number) for number in range(GAME.actions)]
    match = random_match(0, seed=8, players=4)
    for _ in range(ACTIONS):
        kind = choices.randrange(4)
        if kind == 0:
            action: Any = choices.randrange(-5, GAME.actions + 5)
        elif kind == 1:
            action = choices.choice(texts)
        elif kind == 2:
            action = damaged(choices.choice(texts), choices)
        else:
            action = choices.choice([choices.getrandbits(80), -choices.getrandbits(5), *VALUES])
        before = match.state.tobytes(), len(match.decisions), len(match.steps)
        legal = {legal.id for legal in match.legal_actions}
        if sound(lambda action=action, match=match: match.play(action), action, choices) is None:
            assert (match.state.tobytes(), len(match.decisions), len(match.steps)) == before, action
        else:
            assert len(match.decisions) == before[1] + 1
            assert match.action(match.decisions[-1].action).id in legal
            if match.over or choices.random() < 0.05:
                match = random_match(choices.randrange(200), choices.getrandbits(64), choices.randrange(2, 5))
