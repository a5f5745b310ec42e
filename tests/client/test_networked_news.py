"""What is told of a table at the terminal: nothing that others write does anything to it."""

from types import SimpleNamespace

from golazo.cli.networked_news import News
from golazo.client.changes import Spoke
from golazo.server.shown import Said
from golazo.text import texts


def spoken(name, text, seat=None):
    say = texts("en")
    screen = SimpleNamespace(heading_of=["Anna", "Ben"].__getitem__, say=say, of_people=say.say)
    table = SimpleNamespace(seats=[], info=SimpleNamespace(take_backs=False))
    return News(table, screen).sentences(Spoke(Said(1, "p", name, text, 0, seat)))


def test_what_is_said():
    assert spoken("", "Hello", 1) == ["Ben: “Hello”"]
    assert spoken("Carla", "Hello") == ["Carla: “Hello”"]
    assert spoken("", "Hello") == ["Spectator: “Hello”"]
    assert spoken("Car\x1b[2Jla", "He\x1b]0;x\x07llo\r\n") == ["Car[2Jla: “He]0;xllo”"]
