"""`golazo verify`: whether a recorded match holds, its dice included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from golazo.cli.language import Lang
from golazo.cli.settings import Cards, Json, examples

if TYPE_CHECKING:
    from golazo.message import Message
    from golazo.record import Written
    from golazo.verify import Verdict

EXAMPLES = examples("golazo verify match.jsonl", "golazo verify match.jsonl --commitment 3f1c..9a")


def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A match record.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that the table showed before the match.")
    ] = None,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a whole match: that no line was changed, that the dice are the promised ones, and that the rules were kept.

    Exit code 1 if it does not hold, 2 if it cannot be read.
    """
    from golazo.catalogue import read_text
    from golazo.cli import FAILED_CHECK
    from golazo.cli.console import print_json
    from golazo.verify import verify as verified

    verdict = verified(read_text(file), cards, commitment)
    if json:
        print_json(as_data(verdict))
    else:
        tell(verdict, commitment is not None)
    return 0 if verdict.holds else FAILED_CHECK


def as_data(verdict: Verdict) -> dict[str, Any]:
    """A verdict as plain data."""
    from golazo.cli.console import words

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


def tell(verdict: Verdict, promised: bool) -> None:
    """What was checked, point by point; or where the match departs and why."""
    from rich.text import Text

    from golazo import games
    from golazo.cli.console import out, words

    console, say = out(), words()
    written = verdict.written
    if written is not None:
        name = words(games.load(written.header.game))("game-name")
        title = say("verify-title", game=name, decisions=len(written.decisions))
        console.print(Text(title, "bold"), soft_wrap=True)
    if written is not None and verdict.holds:
        for point in points(written, promised, verdict.check):
            console.print(Text.assemble(("✓ ", "green"), say.say(point)), soft_wrap=True)
    if verdict.fault is not None:
        console.print(Text.assemble(("✗ ", "bold red"), say.say(verdict.fault.message)), soft_wrap=True)
    console.print(Text(say("verify-holds" if verdict.holds else "verify-fails"), "bold"), soft_wrap=True)


def points(written: Written, promised: bool, check: str) -> list[Message]:
    """All that holds of a match that does."""
    from golazo.dice import FairDice, SeededDice, ToldDice
    from golazo.message import Message
    from golazo.verify import how_it_ended

    dice = written.header.dice
    found = [Message.of("verify-lines", check=check), Message("verify-rules")]
    if isinstance(dice, SeededDice):
        found.append(Message("verify-dice-seed"))
    if isinstance(dice, FairDice):
        found.append(Message.of("verify-dice", commitment=dice.commitment))
    if isinstance(dice, ToldDice):
        found.append(Message.of("verify-dice-kept", commitment=dice.commitment))
    if promised:
        found.append(Message("verify-promised"))
    if isinstance(dice, (FairDice, ToldDice)) and dice.told:
        found.append(Message.of("verify-dice-told", decisions=len(dice.told) - 1))
    if written.header.take_backs:
        found.append(Message("verify-take-backs"))
    found.append(how_it_ended(written.ended))
    return found
