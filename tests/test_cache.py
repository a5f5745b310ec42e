"""Compiled rules are kept, told apart by their sources, and dropped when old."""

import os
import shutil
import time
from pathlib import Path

import golazo
from golazo.kernel.cache import DAYS_KEPT, fingerprint, first_usable

PACKAGE = Path(golazo.__file__).parent


def test_a_changed_rule_or_helper_has_another_fingerprint(tmp_path):
    copy = tmp_path / "golazo"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = fingerprint(copy)
    assert before == fingerprint(PACKAGE)
    for source in (
        "kernel/entropy.py",
        "games/machikoro/state.py",
        "games/machikoro/rules/income.py",
        "games/tsubasa/bots/choose.py",
    ):
        (copy / source).write_text((copy / source).read_text(encoding="utf-8") + "\nx = 1\n", encoding="utf-8")
        after = fingerprint(copy)
        assert after != before
        before = after
    for source in ("games/machikoro/notation/words.py", "games/machikoro/terminal/screen.py", "match/match.py"):
        (copy / source).write_text("", encoding="utf-8")
    assert fingerprint(copy) == before


def test_where_nothing_can_be_written_the_next_place_is_taken(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert first_usable((blocked / "rules", tmp_path / "spare"), "now") == tmp_path / "spare" / "now"
    assert first_usable((blocked / "rules",), "now") is None


def test_a_place_where_others_could_put_code_is_not_taken(tmp_path):
    open_to_all, elsewhere, link = tmp_path / "open", tmp_path / "elsewhere", tmp_path / "link"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    elsewhere.mkdir()
    link.symlink_to(elsewhere)
    assert first_usable((open_to_all, link), "now") is None


def test_what_nobody_used_for_long_is_dropped(tmp_path):
    old, recent = tmp_path / "old", tmp_path / "recent"
    for folder, days in ((old, DAYS_KEPT + 1), (recent, DAYS_KEPT - 1)):
        folder.mkdir()
        then = time.time() - days * 86_400
        os.utime(folder, (then, then))
    assert first_usable((tmp_path,), "now") == tmp_path / "now"
    assert not old.exists()
    assert recent.exists()
