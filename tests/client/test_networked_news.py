"""What is told of a table at the terminal: nothing that others write does anything to it."""

from types import SimpleNamespace

from golazo.cli.networked.news import News
from golazo.cli.networked.tables import called
from golazo.client.changes import Spoke
from golazo.protocol.lists import ListedPlace
from golazo.protocol.parts import Said
from golazo.text.texts import texts


def spoken(name, text, seat=None, account=False):
    say = texts("en")
    screen = SimpleNamespace(heading_of=["Anna", "Ben"].__getitem__, say=say, of_people=say.say)
    table = SimpleNamespace(seats=[], info=SimpleNamespace(take_backs=False))
    return News(table, screen).sentences(Spoke(Said(1, "p", name, text, 0, seat, account)))


def test_what_is_said():
    assert spoken("", "Hello", 1) == ["Ben: “Hello”"]
    assert spoken("Carla", "Hello") == ["Carla: “Hello”"]
    assert spoken("", "Hello") == ["Spectator: “Hello”"]
    assert spoken("Carla", "Hello", account=True) == ["Carla ✓: “Hello”"]  # a sign that no name can have
    assert spoken("Car\x1b[2Jla", "He\x1b]0;x\x07llo\r\n") == ["Car[2Jla: “He]0;xllo”"]


def test_accounts_are_marked_in_the_list_of_tables():
    say = texts("en")
    shown = {"key": "name-chosen", "args": {"name": "Anna"}}
    assert called(ListedPlace("Anna", "", False, account=True, shown=shown), say) == "Anna ✓"
    assert called(ListedPlace("Anna", "", False, account=False, shown=shown), say) == "Anna"
