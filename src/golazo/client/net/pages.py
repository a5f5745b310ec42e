"""Assembles a history that is longer than one frame from pages."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from golazo.client.following import Gap
from golazo.client.net.requests import new_id
from golazo.protocol.frames import History, Refusal, StepsFrame, TableFrame, Told


class Pages:
    """Incoming frames. While pages are missing, later frames wait."""

    def __init__(self) -> None:
        self.begun: TableFrame | None = None  # with the steps received so far
        self.wanted: History | None = None  # the page to request
        self.behind: list[Told] = []

    def forget(self) -> None:
        """Forget everything: the connection is lost."""
        self.begun = self.wanted = None
        self.behind = []

    def take(self, frame: Told) -> Iterator[Told]:
        """Yield the frames that are complete now, in order; sets `wanted` if a page must be requested."""
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
        """Prepend a page. If it does not fit, decisions were taken back in the meantime."""
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
    """Return whether steps are missing between those known and those of a frame."""
    return bool(frame.steps) and frame.steps[0].number > frame.keep
