"""Records exported to files and imported."""

import json
from pathlib import Path

import pytest

from folkmoot.engine.records import to_text
from folkmoot.engine.registry import find_game
from folkmoot.store import Store, StoredRecord, open_store
from folkmoot.store.errors import CannotTransfer
from folkmoot.store.transfer import Exported, Imported, export_records, import_records
from tests.engine.helpers import course_of, play_to_the_end, recorded
from tests.store.helpers import THEN, check_progress, record

pytestmark = pytest.mark.anyio


def game(seed: int) -> str:
    return to_text(recorded(play_to_the_end(course_of(), seed)))


async def test_records_are_exported_and_imported(store: Store, tmp_path: Path) -> None:
    for number in range(3):
        await store.add_record(StoredRecord(id=f"table{number}", game="acorns", text=game(number), finished=THEN))
    progress: list[tuple[int, int]] = []
    exported = await export_records(store, tmp_path / "out", lambda done, total: progress.append((done, total)))
    assert exported == Exported(written=3, present=0)
    assert progress == [(1, 3), (2, 3), (3, 3)]
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == [f"acorns-table{n}.json" for n in range(3)]
    assert await export_records(store, tmp_path / "out", check_progress) == Exported(written=0, present=3)
    assert await import_records(store, [tmp_path / "out"], check_progress) == Imported(new=0, known=3, refused=[])
    async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        assert await import_records(other, [tmp_path / "out"], check_progress) == Imported(new=3, known=0, refused=[])
        assert await import_records(other, [tmp_path / "out"], check_progress) == Imported(new=0, known=3, refused=[])
        lines = await other.records()
        assert [line.finished for line in lines] == [THEN] * 3
        texts = {stored.text for line in lines if (stored := await other.record(line.id))}
        assert texts == {game(number) for number in range(3)}


async def test_a_record_written_with_other_spaces_is_the_same_record(store: Store, tmp_path: Path) -> None:
    await store.add_record(record(text=game(1)))
    (tmp_path / "tight.json").write_text(json.dumps(json.loads(game(1))))
    assert (await import_records(store, [tmp_path / "tight.json"], check_progress)).known == 1


async def test_files_that_are_no_records_are_reported_and_the_others_imported(store: Store, tmp_path: Path) -> None:
    (tmp_path / "good.json").write_text(game(1))
    (tmp_path / "edited.json").write_text(game(2).replace("Lutin", "Nixe"))
    (tmp_path / "nonsense.json").write_bytes(b"\xff\x00 not json")
    (tmp_path / "half.json").write_text(to_text(recorded(course_of())))
    done = await import_records(store, [tmp_path, tmp_path / "missing.json"], check_progress)
    assert (done.new, done.known) == (1, 0)
    refused = "\n".join(done.refused)
    assert len(refused.splitlines()) == 4
    for words in ("its digest does not fit", "not a valid Folkmoot record", "the game is not over", "No such file"):
        assert words in refused


async def test_a_record_of_other_rules_is_imported_with_a_note(store: Store, tmp_path: Path) -> None:
    rainbows = find_game("rainbows")
    played = recorded(play_to_the_end(course_of(rainbows, 3)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(rainbows), "rules_version", 2)
        (tmp_path / "old.json").write_text(to_text(played))
        done = await import_records(store, [tmp_path / "old.json"], check_progress)
    assert (done.new, done.refused) == (1, [])
    [note] = done.other_rules
    assert note.endswith("old.json: it follows rainbows rules version 1, here is version 2")


async def test_an_export_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    await store.add_record(record())
    (tmp_path / "rainbows-hill.json").write_text("my letters")
    with pytest.raises(CannotTransfer, match="the file exists and holds something else"):
        await export_records(store, tmp_path, check_progress)
    assert (tmp_path / "rainbows-hill.json").read_text() == "my letters"


async def test_an_id_cannot_lead_out_of_the_folder(store: Store, tmp_path: Path) -> None:
    await store.add_record(record("../../etc/passwd"))
    await export_records(store, tmp_path / "out", check_progress)
    assert [file.name for file in tmp_path.rglob("*.json")] == ["rainbows-______etc_passwd.json"]


async def test_an_export_to_a_file_is_refused(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotTransfer, match="cannot write to"):
        await export_records(store, tmp_path / "file", check_progress)
