"""Converts records to plain Python numbers, which are read many times faster than a record's fields."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache
from math import prod
from operator import itemgetter
from typing import Any

import numpy as np

KEPT = 64  # records cached, as several views are made of one
SIGNS = {"int64": "q", "int8": "b"}  # format characters of `struct` for the fields of a record


def plain_reader(kind: np.dtype[Any]) -> Callable[[Any], Any]:
    """Return a function that reads a record of a type: its fields as integers, tuples, and tuples of tuples."""
    names = kind.names or ()
    signs, read = "=", 0
    places: list[int | slice] = []
    rows: list[tuple[int, int]] = []
    for field, name in enumerate(names):
        shape = kind[name].shape
        count = prod(shape)
        signs += f"{count}{SIGNS[kind[name].base.name]}"
        places.append(slice(read, read + count) if shape else read)
        rows += [(field, shape[1])] if len(shape) > 1 else []
        read += count
    unpack, values = struct.Struct(signs).unpack, itemgetter(*places)
    Plain = namedtuple("Plain", names)  # type: ignore[misc]

    @lru_cache(maxsize=KEPT)
    def plain_of(data: bytes) -> Any:
        found = list(values(unpack(data)))
        for field, length in rows:
            numbers = found[field]
            found[field] = tuple(numbers[first : first + length] for first in range(0, len(numbers), length))
        return Plain._make(found)

    return lambda record: plain_of(record.tobytes())
