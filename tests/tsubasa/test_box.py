"""The card file for an owner of the box: it asks what only the cards tell, and filled in it is like any other."""

from __future__ import annotations

import re
import tomllib

import pytest

from card_files import altered, line_of
from golazo.cards.card_file import unfilled
from golazo.errors import CatalogueError, Problem
from golazo.games.tsubasa.cards.box import box_file
from golazo.games.tsubasa.cards.catalogue import load, parse, shipped_text
from golazo.text.texts import LANGUAGES, texts

BOX = box_file()
SHIPPED = tomllib.loads(shipped_text())
ASKED = re.compile(r'^(\w+) = "\?" # (?:ours: (.+)|the printed title)$', re.MULTILINE)


def filled(text: str) -> str:
    """The file with our own values written in after all, and a title for every card that is asked for one."""

    def value(asked: re.Match[str]) -> str:
        ours = {None: '"A Title"', "none": '"none"'}.get(asked[2], asked[2])
        return f"{asked[1]} = {ours}"

    return ASKED.sub(value, text)


def problems(text: str) -> list[Problem]:
    with pytest.raises(CatalogueError) as caught:
        parse(text, "my-box.toml")
    return caught.value.problems


def test_what_the_rulebooks_tell_is_filled_in() -> None:
    data = tomllib.loads(BOX)
    assert data["initial"]["yuzo-morisaki"]["ability1"] == "save: catch 1, corner 2-3"
    assert data["initial"]["teppei-kisugi"]["ability2"] == "reroll a die"
    assert data["initial"]["teppei-kisugi"]["number"] == 9
    assert data["motivation"]["tsuneo-takashima"]["cost"] == {"pass": 1, "defence": 2}
    assert (data["match"]["foul"]["half"], data["match"]["foul"]["star"]) == (2, True)
    assert data["special-defences"]["ryo-blocks-the-tiger-shot"]["stops"] == "tiger-shot"


def test_what_we_only_infer_from_the_rulebooks_is_asked() -> None:
    data = tomllib.loads(BOX)
    assert (data["bookings"]["yellow"]["shot"], data["bookings"]["yellow"]["pass"]) == ("?", "?")
    assert data["fatigue"]["copies"] == "?"


def test_everything_inferred_or_designed_is_asked_and_nothing_else() -> None:
    data = tomllib.loads(BOX)
    for section, cards in SHIPPED.items():
        if section in ("game", "fatigue"):
            continue
        for card, values in cards.items():
            for field, source in values["source"].items():
                there = data[section][card].get(field)
                asked = source in ("inferred", "designed") and field != "player"
                assert (there == "?") == asked, (card, field)
                assert asked or there == values.get(field), (card, field)


def test_abilities_that_a_card_lacks_are_asked_too() -> None:
    lacking = [card for card, values in SHIPPED["initial"].items() if "mandatory" not in values]
    assert lacking
    for card in lacking:
        assert tomllib.loads(BOX)["initial"][card]["mandatory"] == "?"
    assert "star" not in tomllib.loads(BOX)["match"]["injury"]


def test_what_is_filled_in_then_comes_from_the_box() -> None:
    catalogue = parse(filled(BOX), "my-box.toml")
    assert "designed" not in {source for card in catalogue.all_cards for source in card.source.values()}
    assert catalogue.card("tsubasa-ozora").source["shot"] == "box"
    assert catalogue.card("tsubasa-ozora").source["name"] == "rulebook"


def test_filled_in_with_our_values_it_is_our_catalogue() -> None:
    catalogue = parse(filled(BOX), "my-box.toml")
    assert catalogue.hash == load().hash
    assert (catalogue.record == load().record).all()
    assert texts("de", "tsubasa").say(catalogue.card("through-ball").name) == "A Title"


def test_each_value_to_fill_in_is_a_problem_of_its_own() -> None:
    found = problems(BOX)
    assert all(problem.is_unfilled for problem in found)
    assert len(found) == len(ASKED.findall(BOX))
    assert (found[0].card, found[0].field) == ("yuzo-morisaki", "shot")
    assert found[0].line == line_of(BOX, "initial.yuzo-morisaki", "shot")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_fill_in_is_told_in_a_line_for_each_section(language: str) -> None:
    say = texts(language, "tsubasa")
    lines = [say.say(message) for message in unfilled(problems(BOX))]
    sections = [
        "initial",
        "motivation",
        "match",
        "signings",
        "special-shots",
        "special-defences",
        "bookings",
        "fatigue",
    ]
    assert [line.partition(":")[0] for line in lines] == sections
    assert all("\n" not in line for line in lines)


def test_a_line_names_the_cards_and_the_first_value() -> None:
    told = texts("en", "tsubasa").say(unfilled(problems(BOX))[-2])
    line = line_of(BOX, "bookings.yellow", "shot")
    assert told == f"bookings: 6 values of 2 cards left to fill in: yellow, red. First: line {line}, yellow, shot."
    last = altered(filled(BOX), "match.foul", "shot", '"?"')
    [message] = unfilled(problems(last))
    line = line_of(last, "match.foul", "shot")
    told = texts("en", "tsubasa").say(message)
    assert told == f"match: 1 value of 1 card left to fill in: foul. First: line {line}, foul, shot."


def test_what_is_inconsistent_is_told_beside_what_is_missing() -> None:
    text = altered(BOX, "initial.tsubasa-ozora", "shot", "12")
    text = altered(text, "special-defences.ken-stops-the-drive-shot", "stops", '"tiger-shot"')
    wrong = [(problem.card, problem.field) for problem in problems(text) if not problem.is_unfilled]
    assert wrong == [("tsubasa-ozora", "shot"), ("ken-stops-the-drive-shot", "stops")]


def test_counts_are_not_told_before_they_are_known() -> None:
    halves = altered(filled(BOX), "match.iron-wall", "half", '"?"')
    assert [(problem.card, problem.field) for problem in problems(halves)] == [("iron-wall", "half")]
    keeper = altered(filled(BOX), "signings.genzo-wakabayashi", "ability1", '"?"')
    assert [(problem.card, problem.field) for problem in problems(keeper)] == [("genzo-wakabayashi", "ability1")]
