"""Lists every type that crosses the wire. Schema, OpenAPI components and TypeScript types are generated from it."""

from __future__ import annotations

from typing import Any

from golazo.protocol.accounts import (
    ChangedPassword,
    DeletedAccount,
    Login,
    Myself,
    NewAccount,
    NewName,
    SessionInfo,
)
from golazo.protocol.catalogues import CatalogueInfo, GameInfo
from golazo.protocol.frames import Answered, Asked, Told
from golazo.protocol.lessons import LessonInfo
from golazo.protocol.lists import ArchivePage, ListedTable
from golazo.protocol.parts import TableInfo
from golazo.protocol.past import Moment, StoryInfo
from golazo.protocol.server import Alive, ConnectionInfo, ProblemInfo, Readiness, ServerInfo
from golazo.protocol.tables import GivenSeed, ImportedRecord, JoinTable, NewTable

FRAMES: dict[str, Any] = {"Asked": Asked, "Told": Told, "Answered": Answered}  # unions of frames, by their names
REQUESTS: tuple[Any, ...] = (
    ChangedPassword,
    DeletedAccount,
    GivenSeed,
    ImportedRecord,
    JoinTable,
    Login,
    NewAccount,
    NewName,
    NewTable,
)
ANSWERS: tuple[Any, ...] = (
    Alive,
    ArchivePage,
    CatalogueInfo,
    ConnectionInfo,
    GameInfo,
    LessonInfo,
    ListedTable,
    Moment,
    Myself,
    ProblemInfo,
    Readiness,
    ServerInfo,
    SessionInfo,
    StoryInfo,
    TableInfo,
)
BODIES = (*REQUESTS, *ANSWERS)
