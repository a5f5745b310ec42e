"""The JSON schema of the frames. `python -m golazo.protocol.schema > docs/protocol.schema.json` writes it anew."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from golazo.protocol.frames import Asked, Told


def schema() -> dict[str, Any]:
    """What a client may send (`#/$defs/Asked`) and what the server sends (`#/$defs/Told`)."""
    both, parts = msgspec.json.schema_components((Asked, Told), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The frames of a table's socket",
        "anyOf": [{"$ref": "#/$defs/Asked"}, {"$ref": "#/$defs/Told"}],
        "$defs": {"Asked": both[0], "Told": both[1], **parts},
    }


def main() -> None:
    json.dump(schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
