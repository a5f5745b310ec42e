"""A recorded match told again, decision by decision."""

from __future__ import annotations

from typing import Any

from golazo.cli.console import out, words
from golazo.match import Match


def tell(match: Match, file: str) -> None:
    """The whole log, then the table as it stands."""
    say = words(match.game.name)
    names = [seated.name or say("seat", number=number) for number, seated in enumerate(match.seats)]
    console = out()
    console.print(say("replay-title", game=say("game-name"), decisions=len(match.decisions)), style="bold")
    for number, events in enumerate(match.steps):
        for event in events:
            console.print(f"{number:>4}  {say.say(event.message, names)}", soft_wrap=True)
    if match.over:
        return
    console.print(match.state_text(), style="dim", soft_wrap=True)
    console.print(say("replay-unfinished", file=file), soft_wrap=True)


def as_data(match: Match) -> dict[str, Any]:
    """The match as plain data: decisions with what they caused, the position, the outcome."""
    outcome = match.outcome
    decisions = [
        {"seat": decision.seat, "action": decision.action, "events": [[e.name, *e.numbers] for e in events]}
        for decision, events in zip(match.decisions, match.steps[1:], strict=True)
    ]
    return {
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "dealt": [[event.name, *event.numbers] for event in match.steps[0]],
        "decisions": decisions,
        "state": match.game.notation.given(match.state),
        "returns": None if outcome is None else list(outcome.returns),
    }
