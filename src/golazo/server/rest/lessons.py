"""Lessons: their scripts, and tables at which they are played."""

from __future__ import annotations

from fastapi import Request

from golazo import games
from golazo.match.lesson import Lesson, lesson_of
from golazo.protocol.lessons import LessonInfo, LessonStep
from golazo.protocol.parts import TableInfo
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.rate_limits import OPEN_TABLE
from golazo.server.refused import Refused
from golazo.server.rest.auth import Allowed, WithQuota, node_of, paced
from golazo.server.rest.games import GameId
from golazo.server.rest.routes import Routes
from golazo.server.rest.tables import info
from golazo.server.tables.opening import TableRequest, open_table

routes = Routes("/api/lessons", "lessons", ALWAYS)


@routes.get("/{game}", responses=answers(404))
async def script(game: GameId) -> LessonInfo:
    """The script of a game's lesson."""
    lesson = known_lesson(game)
    steps = [LessonStep(step.decision, step.text.as_json(), step.do, list(step.at)) for step in lesson.steps]
    bot = next(bot for seat, bot in enumerate(lesson.seats) if seat != lesson.seat)
    return LessonInfo(game, lesson.seat, bot, dict(lesson.options), steps)


@routes.post("/{game}", status=201, responses=answers(404, 409), dependencies=[paced(OPEN_TABLE)])
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
