from folkmoot.arena.ratings import Ratings


def test_a_game_of_one_bot_alone_tells_nothing() -> None:
    ratings = Ratings(2)
    before = ratings.of(0)
    ratings.add((0, 0, 0), [1, 2, 3])
    assert ratings.of(0) == before


def test_a_bot_in_two_seats_gets_the_mean_of_both() -> None:
    ratings = Ratings(2)
    ratings.add((0, 1, 1), [2, 1, 3])  # the first is between the second's two seats
    one, other = ratings.of(0)[0], ratings.of(1)[0]
    assert abs(one - 25) < 1
    assert abs(other - 25) < 1


def test_ratings_get_surer_with_every_game() -> None:
    ratings = Ratings(2)
    errors = []
    for _ in range(5):
        errors.append(ratings.of(0)[1])
        ratings.add((0, 1), [1, 2])
    assert errors == sorted(errors, reverse=True)
