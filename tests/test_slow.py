from pathlib import Path

import pytest

from tests.slow import measured, slow_tests

REPORT = """<testsuites><testsuite>
<testcase classname="tests.test_slow" name="test_a[1]" time="0.010"/>
<testcase classname="tests.test_slow" name="test_a[2]" time="0.160"/>
<testcase classname="tests.test_slow" name="test_b" time="0.140"/>
<testcase classname="tests.games.test_every_game" name="test_c" time="9.000"/>
</testsuite></testsuites>"""


def test_a_test_is_slow_if_any_parameter_is_and_the_property_kit_never_is(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert measured(report, set()) == {"tests/test_slow.py::test_a"}


def test_a_test_that_did_not_run_stays_on_the_list_while_its_file_exists(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    known = {"tests/test_slow.py::test_b", "tests/test_slow.py::test_d", "tests/test_gone.py::test_e"}
    assert measured(report, known) == {"tests/test_slow.py::test_a", "tests/test_slow.py::test_d"}


@pytest.mark.parametrize("name", sorted(slow_tests()))
def test_the_list_names_tests_that_exist(name: str) -> None:
    path, _, function = name.partition("::")
    assert f"def {function}(" in Path(path).read_text("utf-8")
