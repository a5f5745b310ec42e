"""A Containerfile, carried out step by step on this machine, below a folder that stands for the root of the image."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from string import Template

INSIDE = re.compile(r"(?<![\w./$])/(?=(?:opt|srv|var)/)")
FETCHING = ("PIP_", "SSL_", "HTTP", "NO_PROXY", "HOME", "TMPDIR")  # what pip may need to know of this machine
NEEDED = "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))"


def steps(text: str) -> Iterator[tuple[str, list[str]]]:
    """The instructions of a Containerfile, each with what follows it; its flags are left out."""
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in lines.replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        rest = re.sub(r"^(?:--\S+\s+)+", "", rest.strip())
        if word == "HEALTHCHECK":
            rest = rest.removeprefix("CMD ")
        if word == "RUN":
            yield word, [rest]
        elif word:
            yield word, json.loads(rest) if rest.startswith("[") else shlex.split(rest)


@cache
def python_for(user: int | None) -> str | None:
    """A Python that somebody else than we can run, too: one below the home of root cannot be."""
    for candidate in ("/usr/local/bin/python3", "/usr/bin/python3") if user else (sys.executable,):
        if not Path(candidate).exists():
            continue
        tried = subprocess.run([candidate, "-c", NEEDED], user=user, capture_output=True, check=False)
        if tried.returncode == 0:
            return candidate
    return None


class Image:
    """What has come of a Containerfile: its files are below `root`, copied from `context`."""

    def __init__(self, root: Path, context: Path, changes: dict[str, str]) -> None:
        self.root, self.context, self.changes = root, context, changes
        self.nobody = 65534 if os.geteuid() == 0 and python_for(65534) else None
        self.base = root / "base"
        self.base.mkdir(parents=True)
        (self.base / "python3").symlink_to(python_for(self.nobody) or sys.executable)
        self.begin()

    def begin(self) -> None:
        """A stage starts from the image of Python."""
        self.env = {"PATH": f"{self.base}:/usr/bin:/bin"}
        self.folder = self.root
        self.user: int | None = None
        self.volumes: list[str] = []
        self.command: list[str] = []
        self.check: list[str] = []

    def inside(self, text: str) -> str:
        """A text with its paths as they are below the root."""
        for before, after in self.changes.items():
            text = text.replace(before, after)
        return INSIDE.sub(f"{self.root}/", text)

    def build(self, text: str) -> None:
        for word, rest in steps(text):
            getattr(self, f"do_{word.lower()}")([self.inside(part) for part in rest])

    def do_from(self, _: list[str]) -> None:
        self.begin()

    def do_env(self, pairs: list[str]) -> None:
        for pair in pairs:
            name, _, value = pair.partition("=")
            self.env[name] = Template(value).substitute(self.env)

    def do_workdir(self, folder: list[str]) -> None:
        self.folder = Path(folder[0])
        self.folder.mkdir(parents=True, exist_ok=True)

    def do_copy(self, paths: list[str]) -> None:
        *sources, target = paths
        for source in sources:
            if source == target:  # from an earlier stage, which had the same root
                assert Path(source).exists()
                continue
            found = list(self.context.glob(source))
            assert found, source
            for file in found:
                shutil.copy(file, self.folder / target)

    def do_run(self, command: list[str]) -> None:
        self.run("/bin/sh", "-ec", command[0])

    def do_user(self, user: list[str]) -> None:
        uid, gid = map(int, user[0].split(":"))
        assert uid == gid == 65534  # nobody, who can do nothing
        self.user = self.nobody

    def do_volume(self, paths: list[str]) -> None:
        self.volumes = paths

    def do_expose(self, ports: list[str]) -> None:
        assert ports == [self.changes["8460"]]

    def do_healthcheck(self, command: list[str]) -> None:
        self.check = command

    def do_cmd(self, command: list[str]) -> None:
        self.command = command

    def surroundings(self) -> dict[str, str]:
        """What a program in the image finds set; whoever installs something also knows where from."""
        fetching = {name: value for name, value in os.environ.items() if name.upper().startswith(FETCHING)}
        return {**({} if self.user or self.command else fetching), **self.env}

    def run(self, *command: str, **settings: object) -> subprocess.CompletedProcess[str]:
        """Run something in the image, as its user."""
        ran = subprocess.run(command, **self.place(), capture_output=True, text=True, check=False, **settings)
        assert ran.returncode == 0, (command, ran.stdout, ran.stderr)
        return ran

    def place(self) -> dict[str, object]:
        who = {} if self.user is None else {"user": self.user, "group": self.user, "extra_groups": []}
        return {"env": self.surroundings(), "cwd": self.folder, **who}


def admitted(ignoring: str, path: str) -> bool:
    """Whether a file is given to the build, by a .dockerignore that takes all away and gives some back."""
    rules = [line for line in ignoring.splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*"
    return any(fnmatch(path, rule.removeprefix("!")) for rule in rules[1:])
