"""Reads scenario files; every key is checked, and errors name the file, the scenario and the key."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from golazo import games
from golazo.cards.card_file import read_text, shown
from golazo.errors import CatalogueError, GolazoError, ScenarioError
from golazo.games.contract import Game
from golazo.text.rule_texts import rule_ids

FILE_FIELDS = ("game", "cards", "scenario")
SCENARIO_FIELDS = ("title", "rules", "source", "cards", "decisions", "given", "deal", "when", "then")
DEAL_FIELDS = ("players", "options")
STEP_FIELDS = ("seat", "play", "refused", "then")
MOST_NAMED = 12  # values listed in an error

Table = Mapping[str, Any]


@dataclass(frozen=True)
class Deal:
    """A scenario's start from a new deal."""

    players: int | None
    options: Table
    forced: Table


@dataclass(frozen=True)
class Step:
    """A decision: action, seat, and forced dice and draws; or an action that must be refused, and by which rule."""

    play: str
    seat: int | None
    refused: str | None
    forced: Table
    then: Table


@dataclass(frozen=True)
class Scenario:
    """A position, steps, and expectations."""

    file: str
    game: Game
    title: str
    rules: tuple[str, ...]
    source: str
    cards: str | None
    decisions: int  # decisions taken before it begins
    given: Table | None
    deal: Deal | None
    steps: tuple[Step, ...]
    then: Table


def find(paths: Iterable[str]) -> list[str]:
    """Return the scenario files at paths, including all below folders; each file once."""
    found: dict[str, None] = {}
    for path in paths:
        files = sorted(Path(path).rglob("*.toml")) if Path(path).is_dir() else [Path(path)]
        if not files:
            raise ScenarioError("error-nothing-found", path=path)
        found |= dict.fromkeys(str(file) for file in files)
    return list(found)


def load(path: str) -> list[Scenario]:
    """Return the scenarios of a file."""
    return parse(read_text(path), path)


def parse(text: str, name: str) -> list[Scenario]:
    """Parse scenarios; `name` is the file's, and card files are looked up beside it."""
    with named(name):
        data = toml(text)
        check_fields("", data, FILE_FIELDS)
        game = games.load(value(data, "game", str))
        cards = value(data, "cards", str, "")
        entries = tables(data, "scenario")
        if not entries:
            raise ScenarioError("scenario-missing", field="scenario")
    return [scenario_of(name, game, cards, number, entry) for number, entry in enumerate(entries, 1)]


@contextmanager
def named(file: str, title: str | None = None, game: str | None = None) -> Iterator[None]:
    """Add the file, and the scenario, to errors raised inside."""
    try:
        yield
    except CatalogueError:
        raise  # it already names its file and line
    except GolazoError as error:
        problem: dict[str, Any] = {"file": file, "problem": error.message}
        if title is None:
            raise ScenarioError("scenario-file", game or error.game, **problem) from None
        raise ScenarioError("scenario-problem", game or error.game, title=title, **problem) from None


def toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ScenarioError("scenario-syntax", detail=str(error)) from None


def scenario_of(file: str, game: Game, files_cards: str, number: int, data: Table) -> Scenario:
    title = data.get("title")
    with named(file, title if isinstance(title, str) else f"scenario {number}", game.name):
        check_fields("", data, SCENARIO_FIELDS)
        if ("given" in data) == ("deal" in data):
            raise ScenarioError("scenario-given-or-deal")
        cards = value(data, "cards", str, files_cards)
        steps = enumerate(tables(data, "when"), 1)
        return Scenario(
            file=file,
            game=game,
            title=value(data, "title", str),
            rules=tuple(rule_of(game, "rules", rule) for rule in strings(data, "rules")),
            source=value(data, "source", str, ""),
            cards=str(Path(file).parent / cards) if cards else None,
            decisions=value(data, "decisions", int, 0),
            given=value(data, "given", dict) if "given" in data else None,
            deal=deal_of(game, value(data, "deal", dict)) if "deal" in data else None,
            steps=tuple(step_of(game, place, step) for place, step in steps),
            then=value(data, "then", dict, {}),
        )


def deal_of(game: Game, data: Table) -> Deal:
    check_fields("deal: ", data, (*DEAL_FIELDS, *chances(game)))
    players = value(data, "players", int) if "players" in data else None
    return Deal(players, value(data, "options", dict, {}), forced_of(game, data))


def step_of(game: Game, place: int, data: Table) -> Step:
    known = STEP_FIELDS if "refused" in data else (*STEP_FIELDS, *chances(game))
    check_fields(f"when {place}: ", data, known)
    play = value(data, "play", str)
    game.words.action_id(play)  # raises for an unknown action
    return Step(
        play=play,
        seat=value(data, "seat", int) if "seat" in data else None,
        refused=rule_of(game, "refused", value(data, "refused", str)) if "refused" in data else None,
        forced=forced_of(game, data),
        then=value(data, "then", dict, {}),
    )


def chances(game: Game) -> list[str]:
    """Return the kinds of chance that a game's scenarios can force, such as dice and draws."""
    return list(game.notation.chance(()))


def forced_of(game: Game, data: Table) -> dict[str, list[Any]]:
    return {kind: forced_values(game, kind, data[kind]) for kind in chances(game) if kind in data}


def forced_values(game: Game, kind: str, found: Any) -> list[Any]:
    """Return the forced values; a single value needs no brackets. Impossible values are refused."""
    values = found if isinstance(found, list) else [found]
    possible = tuple(game.notation.possible.get(kind, ()))
    for one in values:
        if possible and (isinstance(one, bool) or one not in possible):
            raise not_among(kind, one, possible)
    return values


def rule_of(game: Game, field: str, rule: str) -> str:
    """Return a rule's id after checking that the game has it."""
    known = rule_ids(game.name)
    if known and rule not in known:
        raise not_among(field, rule, known)
    return rule


def not_among(field: str, found: Any, options: Sequence[Any]) -> ScenarioError:
    """Return an error about a value; of many options it lists similar ones."""
    names = [str(option) for option in options]
    if len(names) > MOST_NAMED:
        names = [*get_close_matches(str(found), names, 3, 0), "…"]
    return ScenarioError("scenario-not-choice", field=field, value=shown(found), options=", ".join(names))


def check_fields(place: str, data: Table, known: Collection[str]) -> None:
    for field in data:
        if field not in known:
            raise ScenarioError("scenario-unknown-field", field=f"{place}{field}", known=", ".join(known))


def value(data: Table, field: str, kind: type, default: Any = None) -> Any:
    """Return a field's value, of one type; required unless there is a default."""
    found = data.get(field, default)
    if found is None:
        raise ScenarioError("scenario-missing", field=field)
    if not isinstance(found, kind) or (isinstance(found, bool) and kind is not bool):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(found))
    return found


def tables(data: Table, field: str) -> list[Table]:
    found = value(data, field, list, [])
    if not all(isinstance(entry, dict) for entry in found):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(found))
    return list(found)


def strings(data: Table, field: str) -> list[str]:
    found = value(data, field, list, [])
    if not all(isinstance(entry, str) for entry in found):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(found))
    return list(found)
