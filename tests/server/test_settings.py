"""Settings from the environment, and the reasons why a server does not start."""

from pathlib import Path

import pytest

from septet.server.refusals import CannotStart
from septet.server.settings import Settings


def test_settings_come_from_the_environment(monkeypatch) -> None:
    monkeypatch.setenv("SEPTET_DATA", "/srv/septet")
    monkeypatch.setenv("SEPTET_RESULT_PAUSE", "3")
    monkeypatch.setenv("SEPTET_BOT_DELAY", "1,2.5")
    monkeypatch.setenv("SEPTET_FRAME_BURST", "7")
    monkeypatch.setenv("SEPTET_ORIGINS", "https://a.example/, https://b.example")
    settings = Settings.read()
    assert settings.data == Path("/srv/septet")
    assert settings.result_pause == 3.0
    assert settings.bot_delay == (1.0, 2.5)
    assert settings.frame_burst == 7
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.database_url == "sqlite+aiosqlite:////srv/septet/septet.sqlite3"


def test_arguments_win_over_the_environment(monkeypatch) -> None:
    monkeypatch.setenv("SEPTET_DATA", "/srv/septet")
    assert Settings.read(data=Path("/tmp/here")).data == Path("/tmp/here")


@pytest.mark.parametrize("name, text", [("RESULT_PAUSE", "soon"), ("BOT_DELAY", "1"), ("FRAME_BURST", "1.5")])
def test_a_wrong_setting_is_named(monkeypatch, name: str, text: str) -> None:
    monkeypatch.setenv(f"SEPTET_{name}", text)
    with pytest.raises(CannotStart, match=f"SEPTET_{name} must be"):
        Settings.read()
