"""`golazo verify`: checks a recorded match, including its dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from golazo.cli.options.common import Cards, Json, examples
from golazo.cli.options.language import Lang

if TYPE_CHECKING:
    from golazo.match.record import Written
    from golazo.match.verify import Verdict
    from golazo.text.message import Message

UNCHECKED = "verify-dice-told"
EXAMPLES = examples(
    "golazo verify match.jsonl",
    "golazo verify match.jsonl --commitment 3f1c..9a --seed 8c1f20@0",
)


def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A match record.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that the table showed before the match.")
    ] = None,
    seed: Annotated[
        list[str] | None,
        typer.Option(metavar="SEED[@SEAT]", help="The seed that you gave, at any seat or at this one, from 0."),
    ] = None,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a whole match: no line was changed, the dice are the promised ones, and the rules were followed.

    Exit code 1 if a check fails, 2 if the record cannot be read.
    """
    from golazo.cards.card_file import read_text
    from golazo.cli import FAILED_CHECK
    from golazo.cli.output.console import print_json
    from golazo.match.verify import Given
    from golazo.match.verify import verify as verified

    given = [Given.parse(text) for text in seed or ()]
    verdict = verified(read_text(file), cards, commitment, seeds=given)
    if json:
        print_json(as_data(verdict))
    else:
        tell(verdict, commitment is not None, bool(given))
    return 0 if verdict.holds else FAILED_CHECK


def as_data(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as plain data."""
    from golazo.cli.output.console import words

    fault, written = verdict.fault, verdict.written
    about: dict[str, Any] = {"holds": verdict.holds, "fault": None}
    if fault is not None:
        where = {"line": fault.line, "decision": fault.decision}
        about["fault"] = {**where, "problem": fault.problem.key, "text": words().say(fault.message)}
    if written is not None:
        about |= {"game": written.header.game, "decisions": len(written.decisions), "check": verdict.check}
        about |= {"dice": written.header.dice.as_json(), "take_backs": written.header.take_backs}
        about |= {"ended": None if written.ended is None else vars(written.ended)}
    return about


def tell(verdict: Verdict, promised: bool, given: bool) -> None:
    """Print what was checked, point by point; or where the match is wrong and why."""
    from rich.text import Text

    from golazo import games
    from golazo.cli.output.console import out, words

    console, say = out(), words()
    written = verdict.written
    if written is not None:
        name = words(games.load(written.header.game))("game-name")
        title = say("verify-title", game=name, decisions=len(written.decisions))
        console.print(Text(title, "bold"), soft_wrap=True)
    if written is not None and verdict.holds:
        for point in points(written, promised, given, verdict.check):
            mark = ("! ", "yellow") if point.key == UNCHECKED else ("✓ ", "green")
            console.print(Text.assemble(mark, say.say(point)), soft_wrap=True)
    if verdict.fault is not None:
        console.print(Text.assemble(("✗ ", "bold red"), say.say(verdict.fault.message)), soft_wrap=True)
    console.print(Text(say("verify-holds" if verdict.holds else "verify-fails"), "bold"), soft_wrap=True)


def points(written: Written, promised: bool, given: bool, check: str) -> list[Message]:
    """Return the checks that a valid match has passed."""
    from golazo.match.dice import FairDice, PartialDice, SeededDice
    from golazo.match.verify import how_it_ended
    from golazo.text.message import Message

    dice = written.header.dice
    found = [Message.of("verify-lines", check=check), Message("verify-rules")]
    if isinstance(dice, SeededDice):
        found.append(Message("verify-dice-seed"))
    if isinstance(dice, FairDice):
        found.append(Message.of("verify-dice", commitment=dice.commitment))
    if isinstance(dice, PartialDice):
        found.append(Message.of("verify-dice-kept", commitment=dice.commitment))
    if promised:
        found.append(Message("verify-promised"))
    if given:
        found.append(Message("verify-seeded"))
    if isinstance(dice, (FairDice, PartialDice)) and dice.told:
        found.append(Message.of("verify-dice-told", decisions=len(dice.told) - 1))
    if written.header.take_backs:
        found.append(Message("verify-take-backs"))
    found.append(how_it_ended(written.ended, written.header.game))
    return found
