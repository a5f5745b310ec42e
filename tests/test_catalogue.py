"""Card files: the shipped one says what the rules say, and a bad one gets a clear line for everything wrong in it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import golazo
from card_files import altered, line_of, without
from golazo.errors import CatalogueError, GolazoError
from golazo.games import load
from golazo.games.machikoro.cards.catalogue import Catalogue

GAME = load("machikoro")
SHIPPED = GAME.card_file()

PROJECTS = {  # colour, dice, cost, pays, icon, stock
    "ticket-booth": ("blue", [1], 1, "1 from the bank", "turf", 6),
    "youth-pitch": ("blue", [2], 1, "1 from the bank", "academy", 6),
    "snack-stand": ("green", [2, 3], 1, "1 from the bank", "food", 6),
    "fan-shop": ("red", [3], 2, "1 from the roller", "hospitality", 6),
    "beer-garden": ("green", [4], 2, "3 from the bank", "food", 6),
    "scouting": ("blue", [5], 3, "1 from the bank", "works", 6),
    "new-trainer": ("purple", [6], 6, "2 from everyone", "special", 4),
    "new-player": ("purple", [6], 7, "5 from one player", "special", 4),
    "new-sponsor": ("purple", [6], 8, "swap a card", "special", 4),
    "boarding-school": ("green", [7], 5, "3 from the bank per academy", "plant", 6),
    "kit-maker": ("green", [8], 3, "3 from the bank per works", "plant", 6),
    "training-camp": ("blue", [9], 6, "5 from the bank", "works", 6),
    "club-house": ("red", [9, 10], 3, "2 from the roller", "hospitality", 6),
    "away-support": ("blue", [10], 3, "3 from the bank", "turf", 6),
    "season-tickets": ("green", [11, 12], 2, "2 from the bank per turf", "market", 6),
}
LARGE = {"youth-academy": 4, "stadium": 10, "tv-studio": 16, "football-museum": 22}
PHRASES = (
    "{} from the bank",
    "{} from the bank per {}",
    "{} from the roller",
    "{} from everyone",
    "{} from one player",
)
CARDS = ", ".join(PROJECTS)


def problems(text: str, path: Path) -> list[tuple[int, str, str]]:
    """The line, card and field of everything that is wrong with a card file."""
    return [(problem.line, problem.card, problem.field) for problem in refused(text, path).problems]


def refused(text: str, path: Path) -> CatalogueError:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        GAME.load_cards(str(path))
    return caught.value


def accepted(text: str, path: Path) -> Catalogue:
    path.write_text(text, encoding="utf-8")
    catalogue: Catalogue = GAME.load_cards(str(path))
    return catalogue


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a test's card file goes."""
    return tmp_path / "own.toml"


def test_the_shipped_projects_are_those_of_the_rules() -> None:
    catalogue = GAME.load_cards(None)
    found = {}
    for card in catalogue.projects:
        pays = (*PHRASES, "swap a card")[card.effect].format(card.amount, card.counts)
        found[card.id] = (card.colour, list(card.dice), card.cost, pays, card.icon, card.stock)
    assert found == PROJECTS
    assert list(found) == list(PROJECTS)
    assert sum(card.stock for card in catalogue.projects) == 84


def test_the_shipped_large_projects_and_start_are_those_of_the_rules() -> None:
    catalogue = GAME.load_cards(None)
    assert {card.id: card.cost for card in catalogue.large} == LARGE
    assert (catalogue.start_cards, catalogue.start_coins) == (("ticket-booth", "snack-stand"), 3)
    assert catalogue.stipend == 1


def test_every_shipped_value_says_where_it_comes_from() -> None:
    catalogue = GAME.load_cards(None)
    sources = [card.source for card in (*catalogue.projects, *catalogue.large)] + [catalogue.setup_source]
    assert {value for source in sources for value in source.values()} == {
        "rulebook",
        "base",
        "inferred",
        "designed",
    }
    assert all(card.source["stock"] == "inferred" for card in catalogue.projects)
    assert catalogue.card("snack-stand").source["colour"] == catalogue.card("club-house").source["colour"] == "inferred"
    assert catalogue.card("new-trainer").source["pays"] == catalogue.card("new-player").source["pays"] == "inferred"
    for card in catalogue.projects:
        assert set(card.source) == {"name", "colour", "dice", "cost", "pays", "icon", "stock"}


def test_values_without_a_source_are_ones_own(path: Path) -> None:
    catalogue = accepted(re.sub(r"^source = .*$", "", SHIPPED, flags=re.MULTILINE), path)
    assert set(catalogue.projects[0].source.values()) == {"own"}
    assert catalogue.hash == GAME.load_cards(None).hash


WHOLE = "must be a whole number from 0 to 99, not {}."
NUMBERS = "must be a list of different whole numbers from 1 to 12, not {}."
BANK = "must be one of: N from the bank, N from the bank per ICON (the card is {}), not {}."
ROLLER = "must be one of: N from the roller (the card is red), not {}."
SPECIAL = "must be one of: N from everyone, N from one player, swap a card (the card is purple), not {}."
DIFFERENT = "must list different cards, at least one, not {}."
ICONS = "turf, academy, food, hospitality, works, special, plant, market"


@pytest.mark.parametrize(
    ("table", "field", "value", "said"),
    [
        ("projects.fan-shop", "cost", "-1", WHOLE.format("-1")),
        ("projects.fan-shop", "cost", "true", WHOLE.format("true")),
        ("projects.fan-shop", "cost", '"two"', WHOLE.format('"two"')),
        ("projects.fan-shop", "cost", "2.0", WHOLE.format("2.0")),
        ("projects.fan-shop", "cost", "100", WHOLE.format("100")),
        ("projects.fan-shop", "cost", "9" * 30, WHOLE.format("9" * 30)),
        ("projects.fan-shop", "cost", "9" * 90, WHOLE.format("9" * 39 + "…")),
        ("projects.fan-shop", "cost", "0x1" + "0" * 9000, WHOLE.format("…")),
        ("projects.fan-shop", "cost", "", "is missing."),
        ("projects.beer-garden", "dice", "[]", NUMBERS.format("[]")),
        ("projects.beer-garden", "dice", "[0]", NUMBERS.format("[0]")),
        ("projects.beer-garden", "dice", "[4, 13]", NUMBERS.format("[4, 13]")),
        ("projects.beer-garden", "dice", "[4, 4]", NUMBERS.format("[4, 4]")),
        ("projects.beer-garden", "dice", "[true]", NUMBERS.format("[true]")),
        ("projects.beer-garden", "dice", "4", NUMBERS.format("4")),
        ("projects.beer-garden", "dice", "", "is missing."),
        ("projects.fan-shop", "colour", '"pink"', 'must be one of blue, green, red, purple, not "pink".'),
        ("projects.fan-shop", "colour", "[3]", "must be one of blue, green, red, purple, not [3]."),
        ("projects.fan-shop", "colour", "", "is missing."),
        ("projects.scouting", "pays", '"1 from the roller"', BANK.format("blue", '"1 from the roller"')),
        ("projects.beer-garden", "pays", '"100 from the bank"', BANK.format("green", '"100 from the bank"')),
        ("projects.fan-shop", "pays", '"1 from the bank"', ROLLER.format('"1 from the bank"')),
        ("projects.new-sponsor", "pays", '"1\\nfrom everyone"', SPECIAL.format('"1\\nfrom everyone"')),
        ("projects.new-sponsor", "pays", "7", SPECIAL.format("7")),
        ("projects.kit-maker", "pays", '"3 from the bank per boots"', f'must be one of {ICONS}, not "boots".'),
        ("projects.kit-maker", "icon", '"boots"', f'must be one of {ICONS}, not "boots".'),
        ("projects.fan-shop", "stock", "13", "must be a whole number from 0 to 12, not 13."),
        ("projects.fan-shop", "source", "3", 'must be a table such as { cost = "own" }, not 3.'),
        ("large.stadium", "cost", "-10", WHOLE.format("-10")),
        ("setup", "coins", '"many"', WHOLE.format('"many"')),
        ("setup", "stipend", "false", WHOLE.format("false")),
        ("setup", "cards", '["goal"]', f'must be one of {CARDS}, not "goal".'),
        ("setup", "cards", '["goal", "ticket-booth"]', f'must be one of {CARDS}, not "goal".'),
        ("setup", "cards", '["stadium"]', f'must be one of {CARDS}, not "stadium".'),
        ("setup", "cards", "[]", DIFFERENT.format("[]")),
        ("setup", "cards", "3", DIFFERENT.format("3")),
        ("setup", "cards", '["scouting", "scouting"]', DIFFERENT.format('["scouting", "scouting"]')),
        ("setup", "cards", "", "is missing."),
    ],
)
def test_a_bad_value_is_named_with_card_field_and_line(
    path: Path, table: str, field: str, value: str, said: str
) -> None:
    text = altered(SHIPPED, table, field, value)
    line = line_of(text, table, field if value else "")
    card = table.partition(".")[2]
    where = f"{card}, {field}" if card else f"{table}.{field}"
    assert str(refused(text, path)) == f"{path}, line {line}: {where}: {said}"
    assert problems(text, path) == [(line, card, field if card else f"{table}.{field}")]


def test_a_table_too_deep_to_be_shown_is_still_named(path: Path) -> None:
    text = altered(SHIPPED, "projects.fan-shop", "cost", "{ " + "a." * 250 + "a = 1 }")
    said = str(refused(text, path))
    assert f"line {line_of(text, 'projects.fan-shop', 'cost')}: fan-shop, cost: must be a whole number" in said
    assert said.endswith("….")
    assert len(said) < 300


def test_a_key_without_end_is_no_key(path: Path) -> None:
    text = altered(SHIPPED, "projects.fan-shop", "cost", "2\n" + "a." * 50_000 + "a = 1")
    assert "Too many dots" in str(refused(text, path))


def test_a_source_says_where_a_value_comes_from(path: Path) -> None:
    text = altered(SHIPPED, "large.stadium", "source", '{ cost = "hearsay", colour = "box" }')
    line = line_of(text, "large.stadium", "source")
    assert problems(text, path) == [(line, "stadium", "source.cost"), (line, "stadium", "source.colour")]
    assert "rulebook, base, inferred, designed, box, own" in str(refused(text, path))


@pytest.mark.parametrize(("table", "said"), [("projects.fan-shop", "fan-shop"), ("large.stadium", "stadium")])
def test_a_card_cannot_be_missing(path: Path, table: str, said: str) -> None:
    text = without(SHIPPED, table)
    section = line_of(text, "projects.ticket-booth" if table.startswith("projects") else "large.youth-academy")
    assert str(refused(text, path)) == f"{path}, line {section}: {said}: is missing."


def test_a_card_cannot_be_there_twice(path: Path) -> None:
    text = f"{SHIPPED}\n[projects.fan-shop]\ncost = 1\n"
    first, second = line_of(SHIPPED, "projects.fan-shop"), SHIPPED.count("\n") + 2
    said = f"{path}, line {second}: fan-shop: is defined twice; first in line {first}."
    assert str(refused(text, path)) == said
    assert problems(text, path) == [(second, "fan-shop", "")]


def test_a_field_cannot_be_there_twice(path: Path) -> None:
    text = altered(SHIPPED, "projects.fan-shop", "cost", "2\ncost = 3")
    first = line_of(text, "projects.fan-shop", "cost")
    said = f"{path}, line {first + 1}: fan-shop, cost: is defined twice; first in line {first}."
    assert str(refused(text, path)) == said


def test_unknown_cards_fields_and_sections_are_named(path: Path) -> None:
    text = SHIPPED.replace('icon = "turf"', 'icon = "turf"\nowner = "you"', 1)
    text += "\n[projects.goal]\ncost = 1\n\n[extras]\ncost = 1\n"
    owner, goal = line_of(text, "projects.ticket-booth", "owner"), line_of(text, "projects.goal")
    assert [
        str(GolazoError(p.message.key, "machikoro", **p.message.arguments)) for p in refused(text, path).problems
    ] == [
        f"{path}, line {owner}: ticket-booth, owner: is unknown. Known: colour, dice, cost, pays, icon, stock, source.",
        f"{path}, line {goal}: goal: is not a card of this game. Cards: {CARDS}.",
        f"{path}, line {goal + 3}: extras: is unknown. Known: game, setup, projects, large.",
    ]


def test_a_name_with_a_line_break_does_not_break_the_line(path: Path) -> None:
    error = refused(f'{SHIPPED}\n[projects."a\\nb"]\n', path)
    assert [problem.card for problem in error.problems] == ['"a\\nb"']
    assert "\n" not in str(error)


def test_a_card_must_be_a_table(path: Path) -> None:
    text = without(SHIPPED, "projects.fan-shop").replace("[setup]", "projects.fan-shop = 3\n\n[setup]", 1)
    line = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("projects.fan-shop"))
    assert str(refused(text, path)) == f"{path}, line {line}: fan-shop: must be a table, not 3."


def test_something_must_be_there_to_build(path: Path) -> None:
    text = re.sub(r"^stock = \d+", "stock = 0", SHIPPED, flags=re.MULTILINE)
    line = line_of(text, "projects.ticket-booth")
    said = f"{path}, line {line}: projects: have no stock at all, so there would be nothing to build."
    assert str(refused(text, path)) == said


def test_an_empty_file_misses_everything(path: Path) -> None:
    assert problems("", path) == [(1, "", "projects"), (1, "", "large"), (1, "", "setup")]
    assert str(refused("", path)) == f"{path}, line 1: projects: is missing. (2 more problems)"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[setup]\ncoins = = 3\n", 2),
        ("[setup]\ncoins = 3\n\n[large\n", 4),
        ("goals = [1, 2\n", 2),
        (f"goals = {'[' * 9000}", 1),
        ("\n\0", 2),
    ],
)
def test_what_is_not_toml_is_called_so(path: Path, text: str, line: int) -> None:
    error = refused(text, path)
    assert str(error).startswith(f"{path}, line {line}: this is not TOML: ")
    assert "\n" not in str(error)
    assert problems(text, path) == [(line, "", "")]


def test_several_problems_are_told_together_in_the_order_of_the_lines(path: Path) -> None:
    text = altered(SHIPPED, "projects.scouting", "stock", "-1")
    text = altered(text, "large.stadium", "cost", "200")
    text = altered(text, "projects.fan-shop", "dice", "[0]")
    text = altered(text, "setup", "coins", "-3")
    wanted = [
        (line_of(text, "setup", "coins"), "", "setup.coins"),
        (line_of(text, "projects.fan-shop", "dice"), "fan-shop", "dice"),
        (line_of(text, "projects.scouting", "stock"), "scouting", "stock"),
        (line_of(text, "large.stadium", "cost"), "stadium", "cost"),
    ]
    assert problems(text, path) == wanted == sorted(wanted)
    assert str(refused(text, path)).endswith(" not -3. (3 more problems)")


def test_a_file_that_cannot_be_read_is_one_clear_line(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(bytes(range(256)))
    missing = tmp_path / "missing.toml"
    for file, said in (
        (binary, f"{binary} is not a text file."),
        (missing, f"Cannot read {missing}: No such file or directory."),
        (tmp_path, f"Cannot read {tmp_path}: Is a directory."),
    ):
        with pytest.raises(GolazoError) as caught:
            golazo.new_match("machikoro", cards=str(file))
        assert str(caught.value) == said


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [
        ("projects.fan-shop", "colour", '"green"\npays = "1 from the bank" #'),
        ("projects.fan-shop", "dice", "[3, 4]"),
        ("projects.fan-shop", "cost", "3"),
        ("projects.fan-shop", "pays", '"2 from the roller"'),
        ("projects.kit-maker", "pays", '"3 from the bank per turf"'),
        ("projects.fan-shop", "icon", '"food"'),
        ("projects.fan-shop", "stock", "5"),
        ("large.stadium", "cost", "11"),
        ("setup", "coins", "4"),
        ("setup", "cards", '["ticket-booth"]'),
        ("setup", "stipend", "2"),
    ],
)
def test_the_hash_tells_any_other_value(path: Path, table: str, field: str, value: str) -> None:
    text = altered(SHIPPED, table, field, value)
    if field == "colour":
        text = text.replace('pays = "1 from the roller"\n', "", 1)
    assert accepted(text, path).hash != GAME.load_cards(None).hash


def test_the_hash_does_not_tell_comments_or_order(path: Path) -> None:
    head, *tables = re.split(r"\n(?=\[)", re.sub(r"#.*", "", SHIPPED))
    shuffled = "# mine\n" + "\n".join([head, *reversed(tables)])
    shuffled = shuffled.replace("[2, 3]", "[3, 2]").replace(
        '["ticket-booth", "snack-stand"]', '["snack-stand", "ticket-booth"]'
    )
    assert accepted(shuffled, path).hash == GAME.load_cards(None).hash


def test_other_cards_play_otherwise(path: Path) -> None:
    path.write_text(altered(SHIPPED, "projects.ticket-booth", "pays", '"5 from the bank"'), encoding="utf-8")
    shipped, own = (golazo.new_match("machikoro", players=2, seed=9, cards=cards) for cards in (None, str(path)))
    for match in (shipped, own):
        while not any(event.name == "income" and event["card"] == "ticket-booth" for event in match.last_events):
            match.play("build nothing" if match.view(None)["phase"] == "build" else "roll 1")
    assert len(shipped.decisions) == len(own.decisions)
    more = [after - before for before, after in zip(shipped.view(None)["coins"], own.view(None)["coins"], strict=True)]
    assert more == [4, 4]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(5))
def test_any_stock_plays_to_the_end(seed: int, path: Path) -> None:
    chance = random.Random(seed)
    text = SHIPPED
    for card in PROJECTS:
        text = altered(text, f"projects.{card}", "stock", str(chance.choice((0, 1, 5, 12))))
    path.write_text(text, encoding="utf-8")
    match = golazo.new_match("machikoro", seed=seed, cards=str(path), options={"come_what_may": seed % 2 == 0})
    while not match.over:
        match.play(match.bot_choice("amateur"))
    assert match.outcome.winner is not None
