"""A recorded match told again, decision by decision."""

from __future__ import annotations

from typing import Any

from golazo.cli.console import command_line, out, words
from golazo.cli.screen import screen_of
from golazo.match import Match


def tell(match: Match, file: str) -> None:
    """The whole log, then the table as it stands."""
    say = words(match.game.name)
    console = out()
    screen = screen_of(match, say, console)
    console.print(say("replay-title", game=say("game-name"), decisions=len(match.decisions)), style="bold")
    for number, events in enumerate(match.steps):
        for event in events:
            console.print(f"{number:>4}  {say.say(event.message, screen.names)}", markup=False, soft_wrap=True)
    console.print()
    console.print(screen.final_table() if match.over else screen.table())
    if not match.over:
        console.print(
            say("replay-unfinished", command=command_line("play", "--resume", file)), markup=False, soft_wrap=True
        )


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
