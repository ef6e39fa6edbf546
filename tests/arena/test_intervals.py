from folkmoot.arena.intervals import interval


def test_an_interval_narrows_with_the_number_of_games() -> None:
    few, many = interval(20, total=10, squares=10), interval(2000, total=1000, squares=1000)
    assert few.mean == many.mean == 0.5
    assert many.high - many.low < (few.high - few.low) / 9
