"""Write src/golazo/server/accounts/confusables.txt: which characters look like others, from Unicode's table.

python scripts/confusables.py confusables.txt LICENSE

Both files are Unicode's: https://www.unicode.org/Public/security/15.0.0/confusables.txt and its licence
(https://www.unicode.org/license.txt). ICU's source carries both (icu/source/data/unidata and icu/LICENSE); Debian has
it as icu_72.1.orig.tar.gz.

Left out is what `skeleton` in server/accounts/names.py never asks for: characters that are split into others before
the table is looked at, and those that no name may have.
"""

from __future__ import annotations

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/golazo/server/accounts/confusables.txt"
HEAD = """\
# What characters look like, then the characters, all as code points. `skeleton` in names.py reads it.
# Made by scripts/confusables.py from Unicode Security Mechanisms (UTS #39), version {version}, under this licence:
#
{licence}
#
"""


def main() -> None:
    source, licence = (Path(name).read_text(encoding="utf-8-sig") for name in sys.argv[1:3])
    version = source.partition("# Version: ")[2].split()[0]
    alike: dict[str, list[str]] = defaultdict(list)
    for line in source.splitlines():
        parts = [part.strip() for part in line.partition("#")[0].split(";")]
        if len(parts) == 3 and is_asked_for(chr(int(parts[0], 16))):
            alike[parts[1]].append(parts[0])
    notice = licence[: licence.index("in these Data Files or Software without prior")].splitlines()
    rest = ("in these Data Files or Software without prior", "written authorization of the copyright holder.")
    quoted = "\n".join(f"# {line}".rstrip() for line in (*notice, *rest))
    lines = [f"{target};{' '.join(sorted(sources))}" for target, sources in sorted(alike.items())]
    TABLE.write_text(HEAD.format(version=version, licence=quoted) + "\n".join(lines) + "\n", encoding="utf-8")


def is_asked_for(character: str) -> bool:
    """Whether a name can still hold a character when the table is looked at."""
    return character.isprintable() and unicodedata.normalize("NFKD", character) == character


if __name__ == "__main__":
    main()
