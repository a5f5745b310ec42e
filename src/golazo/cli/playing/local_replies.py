"""What can be typed in a match that is played here, besides what can be typed in any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golazo.cli.playing.replies import Replies, Then
from golazo.errors import InvalidSetting
from golazo.match.undo import take_back

if TYPE_CHECKING:
    from golazo.cli.playing.local_match import Session


class LocalReplies(Replies):
    """Taking back and keeping, at once and without asking anybody."""

    words = ("help", "why", "odds", "table", "log", "undo", "save", "quit")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.session = session

    def undo(self, _: str) -> Then | None:
        """Take the player's last own choice back, as far as `golazo.match.undo` lets them."""
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
        """Whether a seat's decisions are for whoever sits at the screen to take back."""
        return not self.match.seats[seat].bot and not self.session.curtain.hides(seat)

    def save(self, _: str) -> None:
        """Where the match is kept."""
        self.session.save()
        self.session.print_line("play-kept", file=str(self.session.file))
