"""Commands in a local match, besides those of any match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golazo.cli.playing.replies import Replies, Then
from golazo.errors import InvalidSetting
from golazo.match.undo import take_back

if TYPE_CHECKING:
    from golazo.cli.playing.local_match import Session


class LocalReplies(Replies):
    """Undo and save, which need nobody's consent."""

    words = ("help", "why", "odds", "table", "log", "undo", "save", "quit")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.session = session

    def undo(self, _: str) -> Then | None:
        """Take back the player's last choice, as far as `golazo.match.undo` permits."""
        match, before = self.session.match, self.session.match.take_backs
        try:
            gone = take_back(match, self.own)
        except InvalidSetting as barrier:
            self.tell(barrier.message.key)
            return None
        self.session.save()
        self.tell("play-undone", action=self.screen.label(match.action(gone[0].action)))
        if match.take_backs and not before:
            self.tell("play-take-backs-from-now")
        return Then.LOOK_ANEW

    def own(self, seat: int) -> bool:
        """Return whether a seat's decisions may be taken back at this screen."""
        return not self.match.seats[seat].bot and not self.session.curtain.hides(seat)

    def save(self, _: str) -> None:
        """Print where the match is saved."""
        self.session.save()
        self.session.print_line("play-kept", file=str(self.session.file))
