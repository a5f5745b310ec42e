"""A history that is longer than one frame holds: it is put together from pages before it is taken in."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from golazo.client.following import Gap
from golazo.client.net.requests import new_id
from golazo.protocol.frames import History, Refusal, StepsFrame, TableFrame, Told


class Pages:
    """Frames on their way in. While pages are missing, what comes meanwhile waits behind them."""

    def __init__(self) -> None:
        self.begun: TableFrame | None = None  # with the steps that are there so far
        self.wanted: History | None = None  # the page to ask for
        self.behind: list[Told] = []

    def forget(self) -> None:
        """The connection is lost: another one begins anew."""
        self.begun = self.wanted = None
        self.behind = []

    def take(self, frame: Told) -> Iterator[Told]:
        """The frames that are whole now, in order; `wanted` is set where a page has to be asked for."""
        if self.begun is None:
            if not (isinstance(frame, TableFrame) and is_cut(frame)):
                yield frame
                return
            self.begun = frame
            self.wanted = History(new_id(), frame.steps[0].number)
        elif self.wanted is not None and isinstance(frame, (StepsFrame, Refusal)) and frame.id == self.wanted.id:
            yield from self.put_before(frame, self.begun, self.wanted)
        else:
            self.behind.append(frame)

    def put_before(self, page: StepsFrame | Refusal, begun: TableFrame, wanted: History) -> Iterator[Told]:
        """Put a page before what is there. One that does not fit means that decisions were taken back meanwhile."""
        if isinstance(page, Refusal) or not page.steps or page.steps[-1].number + 1 != wanted.before:
            raise Gap
        begun = msgspec.structs.replace(begun, steps=[*page.steps, *begun.steps])
        if is_cut(begun):
            self.begun, self.wanted = begun, History(new_id(), begun.steps[0].number)
            return
        behind = self.behind
        self.forget()
        yield begun
        for frame in behind:
            yield from self.take(frame)


def is_cut(frame: TableFrame) -> bool:
    """Whether steps are missing between those that one knows and those of a frame."""
    return bool(frame.steps) and frame.steps[0].number > frame.keep
