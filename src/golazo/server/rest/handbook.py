"""The page at /docs: what can be asked for, made from the OpenAPI description. It loads nothing from anywhere."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse

router = APIRouter()

Schema = dict[str, Any]
SAFELY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color-scheme: light dark }
h2 { border-bottom: 1px solid; margin-top: 3rem }
h3 code { font-weight: normal }
dt { float: left; clear: left; width: 14rem; overflow-wrap: anywhere }
dd { margin-left: 15rem; min-height: 1.5em }
dl.small { opacity: .8 }
"""


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """All requests there are, for people."""
    return HTMLResponse(page(request.app), headers=SAFELY)


@lru_cache(maxsize=4)
def page(app: FastAPI) -> str:
    """The whole page."""
    described = app.openapi()
    by_tag: dict[str, list[str]] = {}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            by_tag.setdefault(operation["tags"][0], []).append(operation_part(method, path, operation))
    subjects = [f'<h2 id="{escape(tag)}">{escape(tag.title())}</h2>{"".join(parts)}' for tag, parts in by_tag.items()]
    schemas = [schema_part(name, schema) for name, schema in sorted(described["components"]["schemas"].items())]
    title = escape(f"{described['info']['title']} {described['info']['version']}")
    contents = " · ".join(f'<a href="#{escape(tag)}">{escape(tag)}</a>' for tag in (*by_tag, "forms"))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f'<meta name="viewport" content="width=device-width"><h1>{title}</h1><p>{contents}</p>'
        f"<p>{escape(described['info'].get('description', ''))}</p>"
        f'<p>For programs: <a href="openapi.json">openapi.json</a></p>{"".join(subjects)}'
        f'<h2 id="forms">Forms</h2>{"".join(schemas)}</html>'
    )


def operation_part(method: str, path: str, operation: Schema) -> str:
    """One request: what it does, what it takes, what it is answered with."""
    takes = [
        (f"{given['name']} ({given['in']})", kind_of(given["schema"]), given.get("description", ""))
        for given in operation.get("parameters", ())
    ]
    body = operation.get("requestBody", {}).get("content", {})
    takes += [("body", kind_of(form["schema"]), "") for form in body.values()]
    gives = [(status, content_of(answer), answer["description"]) for status, answer in operation["responses"].items()]
    return (
        f"<h3><code><strong>{method.upper()}</strong> {escape(path)}</code></h3>"
        f"<p>{escape(operation.get('description', ''))}</p>{listed(takes)}{listed(gives, 'small')}"
    )


def content_of(answer: Schema) -> str:
    """What an answer holds."""
    content = answer.get("content", {})
    return ", ".join(
        kind_of(form["schema"]) if form.get("schema") else escape(media) for media, form in content.items()
    )


def schema_part(name: str, schema: Schema) -> str:
    """One form: its fields."""
    needed = schema.get("required", ())
    fields = [
        (field if field in needed else f"{field}?", kind_of(form), form.get("description", ""))
        for field, form in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="form-{escape(name)}"><code>{escape(name)}</code></h3><p>{about}</p>{listed(fields)}'


def listed(rows: list[tuple[str, str, str]], size: str = "") -> str:
    """Names, each with its kind and what there is to say about it."""
    parts = [f"<dt><code>{escape(name)}</code></dt><dd>{kind} {escape(about)}</dd>" for name, kind, about in rows]
    return f'<dl class="{size}">{"".join(parts)}</dl>' if rows else ""


def kind_of(schema: Schema) -> str:
    """What a value is, with its bounds; other forms are linked."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#form-{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(kind_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if "prefixItems" in schema:
        return f"list of {', '.join(kind_of(one) for one in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}{bounds_of(schema)}"
    values = schema.get("additionalProperties")
    if isinstance(values, dict):
        return f"names, each with {kind_of(values)}"
    return escape(str(schema.get("type", "anything"))) + bounds_of(schema)


def bounds_of(schema: Schema) -> str:
    """Where the values of a schema end."""
    low = schema.get("minimum", schema.get("minLength", schema.get("minItems")))
    high = schema.get("maximum", schema.get("maxLength", schema.get("maxItems")))
    bounds = "" if low is None and high is None else f" ({'' if low is None else low}–{'' if high is None else high})"
    pattern = f" <code>{escape(schema['pattern'])}</code>" if "pattern" in schema else ""
    default = f", else <code>{escape(str(schema['default']))}</code>" if schema.get("default") is not None else ""
    return bounds + pattern + default
