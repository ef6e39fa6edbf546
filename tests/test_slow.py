from pathlib import Path

import pytest

from tests.slow import measured, slow_tests

REPORT = """<testsuites><testsuite>
<testcase classname="tests.test_slow" name="test_a[1]" time="0.010"/>
<testcase classname="tests.test_slow" name="test_a[2]" time="0.160"/>
<testcase classname="tests.test_slow" name="test_b" time="0.140"/>
<testcase classname="tests.games.test_every_game" name="test_c" time="9.000"/>
</testsuite></testsuites>"""


def test_a_test_is_slow_that_takes_long_with_any_parameter_and_the_kit_never(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert measured(report) == {"tests/test_slow.py::test_a"}


@pytest.mark.parametrize("name", sorted(slow_tests()))
def test_the_list_names_tests_that_exist(name: str) -> None:
    path, _, function = name.partition("::")
    assert f"def {function}(" in Path(path).read_text("utf-8")
