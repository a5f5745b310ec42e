#!/bin/sh
# Line coverage of the games and of Match, with the rules interpreted, so that their lines can be seen running.
# Fails below 95 %. Two processes share the work; what they have seen is put together at the end.
set -eu
PYTHON=${PYTHON:-.venv/bin/python}
export NUMBA_DISABLE_JIT=1

watch() {
    "$PYTHON" -m coverage run -m pytest -p no:cacheprovider --no-header -m "not compiled" "$@"
}

"$PYTHON" -m coverage erase
watch tests/test_play.py tests/test_plain_screen.py tests/tsubasa/test_terminal.py &
sittings=$!
watch tests/test_match.py tests/test_record.py tests/test_catalogue.py tests/test_scenarios.py \
    tests/test_scenario_runner.py tests/machikoro/test_bots.py tests/machikoro/test_playout.py \
    tests/tsubasa/test_bots.py tests/tsubasa/test_box.py tests/tsubasa/test_card_file.py tests/tsubasa/test_cards.py \
    tests/tsubasa/test_chance.py tests/tsubasa/test_notation.py tests/tsubasa/test_odds.py tests/tsubasa/test_playout.py \
    tests/tsubasa/test_sheet.py tests/tsubasa/test_survey.py tests/tsubasa/test_words.py tests/tsubasa/test_reach.py \
    tests/tsubasa/test_world.py tests/server/test_story.py tests/server/test_outlook.py tests/server/test_rest_catalogue.py &
rules=$!
wait "$sittings"
wait "$rules"
"$PYTHON" -m coverage combine -q
"$PYTHON" -m coverage report --skip-covered --fail-under=95
