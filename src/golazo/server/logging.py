"""The server's log: JSON for programs, readable at a terminal, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog

from golazo.errors import UnknownName

LEVELS = ("debug", "info", "warning", "error")
SECRETS = ("cookie", "token", "password", "secret", "seed")
HIDDEN = "…"
SECRET_TEXTS = (
    (re.compile(r"(://)[^/\s@]*:[^/\s@]*@"), rf"\1{HIDDEN}@"),  # user and password in a URL
    (re.compile(r"(\bgolazo=)[^;,\s\"']+"), rf"\1{HIDDEN}"),  # a session cookie
    (re.compile(r"\b[0-9a-f]{64}\b"), HIDDEN),  # a key, or the secret of a table's dice
)


def set_up_logging(level: str) -> None:
    """Log to standard error; libraries only log problems."""
    if level not in LEVELS:
        raise UnknownName("error-log-level", name=level[:20], known=", ".join(LEVELS))
    number = getattr(logging, level.upper())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    shown: Any = structlog.processors.JSONRenderer()
    if sys.stderr.isatty():
        shown = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[*shared, shown],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown]
    )
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of every line that is not HTTP


def without_secrets(_: Any, __: str, line: Any) -> Any:
    """Replace secrets in a log line."""
    for name, value in line.items():
        if any(secret in name.lower() for secret in SECRETS):
            line[name] = HIDDEN
        elif isinstance(value, str):
            line[name] = plain(value)
    return line


def plain(text: str) -> str:
    """Return a text with everything that looks like a secret replaced."""
    for secret, instead in SECRET_TEXTS:
        text = secret.sub(instead, text)
    return text
