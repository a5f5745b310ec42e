"""The README's pictures of matches at the terminal."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("game", "question"), [("machikoro", "What will you build?"), ("tsubasa", "Which card do you play?")]
)
def test_a_picture_can_be_drawn_anew_and_needs_nothing_from_elsewhere(tmp_path, game, question):
    target = tmp_path / "picture.svg"
    subprocess.run([sys.executable, ROOT / "scripts" / "picture.py", game, target], check=True, capture_output=True)
    svg = target.read_text(encoding="utf-8")
    words = " ".join("".join(ElementTree.fromstring(svg).itertext()).replace("\xa0", " ").split())
    assert question in words
    assert re.findall(r"https?://[^\s\"')]+", svg) == ["http://www.w3.org/2000/svg"]
