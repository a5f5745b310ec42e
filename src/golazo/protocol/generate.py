"""Writes the files that are generated from the types of the protocol: `make types`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from golazo.protocol.schema import schema
from golazo.protocol.typescript import typescript


def generated() -> dict[str, str]:
    """The generated files, by their paths in the repository."""
    return {
        "docs/protocol.schema.json": json.dumps(schema(), indent=2) + "\n",
        "web/src/lib/net/wire.ts": typescript(),
    }


def main(repository: Path) -> None:
    for path, text in generated().items():
        (repository / path).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
