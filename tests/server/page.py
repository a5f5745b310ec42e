"""`docs/protocol.md` and its schema, as the tests read them."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

DOCS = Path(__file__).parents[2] / "docs"
PAGE, SCHEMA = DOCS / "protocol.md", DOCS / "protocol.schema.json"
RULE = re.compile(r"[A-Z]{2}-[A-Z]+-\d+")  # what a rule is called
ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)
DIALOGUE = re.compile(r"^```dialogue\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@cache
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


@cache
def schema() -> Any:
    return json.loads(SCHEMA.read_text(encoding="utf-8"))


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """What holds frames to the schema; `Asked` for a client's, `Told` for the server's."""
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": schema()["$defs"]})


def dialogues() -> list[str]:
    return DIALOGUE.findall(page())


def section(title: str) -> str:
    """What stands below a heading."""
    return re.split(r"^#+ ", page().split(f" {title}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]


@cache
def refusal_codes() -> frozenset[str]:
    """The codes that the page tells of."""
    return frozenset(code for row in ROW.findall(section("Refusals")) for code in re.findall("`([^`]+)`", row))


def check_told(frame: dict[str, Any]) -> None:
    """Hold a frame of the server to what the page and the schema say."""
    validator("Told").validate(frame)
    if frame["type"] == "refused":
        assert frame["code"] in refusal_codes() or RULE.fullmatch(frame["code"]), frame
