"""Whole matches through the client: against bots, between two clients, before spectators."""

import asyncio

import pytest
from company import guest, of_seat, play, recorded, told

from golazo.client.changes import Began, Over, PresenceChanged, SatDown, Stepped

GAMES = ("machikoro", "tsubasa")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot(host, game):
    async def story():
        async with guest(host.url, "Rosa") as lobby:
            table = await lobby.open(game, seats=["me", "amateur"])
            async with table:
                taken = []
                async for turn in table.turns():
                    assert turn.legal == turn.match.legal_actions
                    assert turn.seat == turn.match.to_act == 0
                    taken.append(turn.match.bot_choice("amateur").text)
                    assert await turn.play(taken[-1])
            match = await recorded(table)
            assert table.over
            assert table.result.how == "rules"
            assert tuple(table.result.returns) == match.outcome.returns == table.match.outcome.returns
            assert of_seat(match, 0) == taken
            assert table.fair is True

    told(story)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_between_two_clients_and_before_a_third(host, game):
    async def story():
        async with guest(host.url, "Anna") as anna, guest(host.url, "Ben") as ben, guest(host.url) as carla:
            hers = await anna.open(game, seats=["me", "open"])
            async with hers, await carla.watch(hers.link) as seen:
                changes = seen.changes()
                his = await ben.join(hers.link)
                async with his:
                    watching = asyncio.create_task(heard(changes))
                    taken = await asyncio.gather(play(hers), play(his, "random"))
                    news = await watching
                match = await recorded(hers)
            assert [of_seat(match, 0), of_seat(match, 1)] == taken
            assert hers.result == his.result == seen.result
            assert hers.fair is his.fair is seen.fair is True
            assert [place.name for place in hers.info.places] == ["Anna", "Ben"]
            await spectator_was_told(news, match)

    async def heard(changes):
        return [change async for change in changes]

    async def spectator_was_told(news, match):
        assert news[0] == SatDown(1, "Ben")
        assert Began() in news
        assert isinstance(news[-1], Over)
        steps = [change for change in news if isinstance(change, Stepped)]
        assert [step.number for step in steps] == list(range(len(match.decisions) + 1))
        assert [step.seat for step in steps[1:]] == [decision.seat for decision in match.decisions]
        assert [list(step.events) for step in steps[:-1]] == match.heard(None)[:-1]
        assert {step.action for step in steps[:-1]} == {None}
        assert any(isinstance(change, PresenceChanged) and 1 in change.came for change in news)

    told(story)


def test_own_cards_come_from_the_server(host, tmp_path):
    from golazo import games

    text = games.load("machikoro").card_file().replace("cost = 22", "cost = 21", 1)

    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("machikoro", seats=["me", "random"], cards=text)
            assert table.info.own_cards
            async with table:
                async for turn in table.turns():
                    assert turn.legal == turn.match.legal_actions
                    await turn.play(turn.match.bot_choice("amateur"))
            assert table.fair is True
            assert await lobby.card_file(table.id) == text

    told(story)


def test_one_player_on_both_seats(host):
    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("tsubasa", seats=["me", "me"])
            seats = []
            async with table:
                assert table.seats == [0, 1]
                async for turn in table.turns():
                    assert turn.seat == turn.match.seat == turn.match.to_act
                    assert turn.legal == turn.match.legal_actions
                    seats.append(turn.seat)
                    await turn.play(turn.match.bot_choice("amateur"))
                    if len(set(seats)) == 2 and len(seats) > 12:
                        await table.resign()
            assert set(seats) == {0, 1}
            assert table.result.how == "resigned"
            assert table.fair is True

    told(story)


def test_bots_alone_are_watched_to_their_end(host):
    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("machikoro", seats=["random", "amateur", "random"])
            async with table:
                assert table.seats == []
                assert [turn async for turn in table.turns()] == []
            assert table.over
            assert table.fair is True

    told(story)


def test_everything_lies_open_after_the_end(host):
    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("tsubasa", seats=["amateur", "random"])
            async with table:
                await play(table)
                match = await recorded(table)
                assert table.match.all_revealed
                assert table.match.state == match.state
                assert [table.match.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
                await table.look(0)
                assert table.match.view(0) == match.view(0)
                assert [taken.action for taken in table.match.decisions] == [taken.action for taken in match.decisions]

    told(story)
