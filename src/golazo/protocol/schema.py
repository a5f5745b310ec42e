"""JSON schemas of everything that crosses the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from golazo.protocol.everything import BODIES, FRAMES

Schema = dict[str, Any]


def schema() -> Schema:
    """The frames of a socket and the bodies of HTTP, by their names in `$defs`.

    What a client may send over a socket is `#/$defs/Asked`, what the server sends `#/$defs/Told`.
    """
    found, parts = msgspec.json.schema_components((*FRAMES.values(), *BODIES), ref_template="#/$defs/{name}")
    frames = dict(zip(FRAMES, found, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The frames of a table's socket",
        "anyOf": [{"$ref": "#/$defs/Asked"}, {"$ref": "#/$defs/Told"}],
        "$defs": {**frames, **parts},
    }


def openapi_components() -> dict[str, Schema]:
    """The bodies of requests and answers, and what they are made of, as OpenAPI lists them."""
    parts: dict[str, Schema] = msgspec.json.schema_components(BODIES, ref_template=REFERENCE)[1]
    return parts


def openapi_schema(kind: Any) -> Schema:
    """How OpenAPI refers to one of these types, or to a list of them."""
    found: Schema = msgspec.json.schema_components([kind], ref_template=REFERENCE)[0][0]
    return found


REFERENCE = "#/components/schemas/{name}"
