"""Lessons: their scripts, and tables at which they are played."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from golazo import games
from golazo.match.lesson import Lesson, lesson_of
from golazo.protocol.parts import TableInfo
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.rate_limits import OPEN_TABLE
from golazo.server.refused import Refused
from golazo.server.rest.auth import Allowed, WithQuota, node_of, paced
from golazo.server.rest.games import GameId
from golazo.server.rest.tables import info
from golazo.server.tables.opening import TableRequest, open_table

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=ALWAYS)


class LessonStep(BaseModel):
    """Something to read once so many decisions of the match have been taken.

    With `do` it waits until the learner has decided that. Otherwise `at` names the parts of the screen that it speaks
    of, and it has been read when the learner says so.
    """

    decision: int
    text: dict[str, object]
    do: str | None
    at: list[str]


class LessonInfo(BaseModel):
    """A lesson: where the learner sits, against which bot, with which options, and what happens step by step."""

    game: str
    seat: int
    bot: str
    options: dict[str, bool]
    steps: list[LessonStep]


@router.get("/{game}", responses=answers(404))
async def script(game: GameId) -> LessonInfo:
    """The script of a game's lesson."""
    return LessonInfo.model_validate(known_lesson(game).as_json())


@router.post("/{game}", status_code=201, responses=answers(404, 409), dependencies=[paced(OPEN_TABLE)])
async def new_lesson(request: Request, me: Allowed, quota: WithQuota, game: GameId) -> TableInfo:
    """A table at which the dice fall as the script says. Their seed is in the record; they claim to be no luck."""
    lesson = known_lesson(game)
    wish = TableRequest(game, lesson.seats, lesson.options, chat=False, lesson=lesson.seed)
    return info(await open_table(node_of(request).registry, me, wish, quota=quota))


def known_lesson(game: str) -> Lesson:
    """The lesson of a game that has one."""
    lesson = lesson_of(game) if game in games.names() else None
    if lesson is None:
        raise Refused("not-found")
    return lesson
