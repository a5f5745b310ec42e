"""`golazo matches`: lists the matches saved on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from golazo.cli.options.common import Json, examples
from golazo.cli.options.language import Lang

if TYPE_CHECKING:
    from pathlib import Path

    from golazo.match.record import Written

EXAMPLES = examples("golazo matches", "golazo play --resume 2026-11-16-tsubasa")


def matches(json: Json = False, lang: Lang = None) -> None:
    """List your matches on this machine, the latest first. Continue one with "golazo play --resume NAME"."""
    from golazo.cli.output.console import out, print_json, words
    from golazo.cli.playing.match_files import folder, kept_matches

    found = list(kept_matches())
    if json:
        print_json([as_data(path, written) for path, written in found])
        return
    console = out()
    for path, written in found:
        console.print(f"{path.stem}  {told(written)}", markup=False, soft_wrap=True)
    say = words()
    if found:
        console.print(say("matches-go-on"), markup=False, soft_wrap=True)
    else:
        console.print(say("matches-none", folder=str(folder())), markup=False, soft_wrap=True)


def told(written: Written) -> str:
    """Return a match in one line: the game, the players, and its state."""
    from golazo import games
    from golazo.cli.output.console import words
    from golazo.games.answers import Outcome
    from golazo.text.message import Message, Seat

    header, ended = written.header, written.ended
    game = words(games.load(header.game) if header.game in games.names() else None)
    say = words()
    title = game("game-name") if header.game in games.names() else header.game
    humans = [seat for seat, seated in enumerate(header.seats) if not seated.bot]
    you = humans[0] if len(humans) == 1 else None
    names = [
        seated.name or say("play-you" if seat == you else "play-player", number=seat + 1)
        for seat, seated in enumerate(header.seats)
    ]
    if ended is None:
        stands = say("matches-unfinished", decisions=len(written.decisions))
    elif ended.returns is None:
        stands = say("ended-closed")
    else:
        winner = Outcome.of(ended.returns).winner
        result = Message("play-drawn") if winner is None else Message.of("play-won", seat=Seat(winner))
        stands = say.say(result, names, you)
    return f"{title} · {', '.join(names)} · {stands}"


def as_data(path: Path, written: Written) -> dict[str, Any]:
    """Return a match as plain data."""
    header, ended = written.header, written.ended
    return {
        "file": str(path),
        "game": header.game,
        "players": [{"name": seated.name, "bot": seated.bot or None} for seated in header.seats],
        "decisions": len(written.decisions),
        "ended": None if ended is None else ended.how,
        "returns": None if ended is None or ended.returns is None else list(ended.returns),
    }
