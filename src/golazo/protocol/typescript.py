"""TypeScript types of everything that crosses the wire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from inspect import get_annotations
from textwrap import wrap
from typing import Any, get_args

from msgspec import inspect

from golazo.protocol.everything import ANSWERS, FRAMES, REQUESTS

HEADER = "// Everything that crosses the wire. Generated from golazo/protocol by `make types`; do not edit.\n"
WIDTH = 110
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def typescript() -> str:
    """A module with an interface for each type, and the unions of frames."""
    found: dict[str, str] = {}
    frames = [frame for union in FRAMES.values() for frame in get_args(union)]
    for one in inspect.multi_type_info((*frames, *REQUESTS, *ANSWERS)):
        declare(one, found)
    unions = [alias(name, [frame.__name__ for frame in get_args(kind)]) for name, kind in FRAMES.items()]
    return "\n".join((HEADER, *(found[name] for name in sorted(found)), *unions))


def declare(kind: inspect.Type, found: dict[str, str]) -> None:
    """Add the declarations that a type needs to those found so far."""
    name = name_of(kind)
    if name in found:
        return
    if name:
        found[name] = ""  # types may refer to each other
    for part in parts_of(kind):
        declare(part, found)
    if isinstance(kind, inspect.Metadata) and name:
        found[name] = alias(name, [str((kind.extra or {})["typescript"])])
    elif name:
        found[name] = interface(kind)


def parts_of(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    match kind:
        case inspect.StructType(fields=fields) | inspect.TypedDictType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            yield from types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.DictType(value_type=value):
            yield value
        case inspect.Metadata(type=inner):
            yield inner


def name_of(kind: inspect.Type) -> str:
    """The name of a type with fields, or of one that says itself what it is in TypeScript; empty for any other."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra or {}).get("name", ""))
    return kind.cls.__name__ if isinstance(kind, inspect.StructType | inspect.TypedDictType) else ""


def interface(kind: Any) -> str:
    """The declaration of a type with fields."""
    lines = [*comment(kind.cls.__doc__ or "", ""), f"export interface {kind.cls.__name__} {{"]
    if getattr(kind, "tag", None) is not None:
        lines.append(f"  {kind.tag_field}: {quoted(kind.tag)}")
    order = [name for base in reversed(kind.cls.__mro__) for name in get_annotations(base)]
    omits = isinstance(kind, inspect.StructType) and kind.cls.__struct_config__.omit_defaults
    always = not isinstance(kind, inspect.TypedDictType) and not omits  # an answer has all its fields
    for field in sorted(kind.fields, key=lambda one: order.index(one.name)):
        about = field.type.extra_json_schema or {} if isinstance(field.type, inspect.Metadata) else {}
        lines += comment(about.get("description", ""), "  ")
        lines.append(f"  {field.encode_name}{'' if always or field.required else '?'}: {written(field.type)}")
    return "\n".join((*lines, "}", ""))


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            return name_of(kind)
        case inspect.Metadata(type=inner):
            return name_of(kind) or written(inner)
        case inspect.LiteralType(values=values):
            return " | ".join(quoted(value) for value in sorted(values, key=str))
        case inspect.UnionType(types=types):
            return " | ".join(written(one) for one in sorted(types, key=lambda one: isinstance(one, inspect.NoneType)))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"({written(item)})[]" if " | " in written(item) else f"{written(item)}[]"
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(written(one) for one in types)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
    return PLAIN[type(kind)]


def alias(name: str, members: list[str]) -> str:
    """The declaration of a type that is one of several others."""
    line = f"export type {name} = {' | '.join(members)}"
    if len(line) > WIDTH:
        line = "\n".join((f"export type {name} =", *(f"  | {one}" for one in members)))
    return f"{line}\n"


def comment(text: str, indent: str) -> list[str]:
    """A comment that editors show."""
    paragraphs = [" ".join(part.split()) for part in text.strip().split("\n\n")] if text.strip() else []
    lines = [line for part in paragraphs for line in (*wrap(part, WIDTH - len(indent)), "")][:-1]
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def quoted(text: Any) -> str:
    return f"'{text}'" if isinstance(text, str) else json.dumps(text)
