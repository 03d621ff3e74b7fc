"""Guest cookies: signed, and worth nothing when changed."""

import stat

from septet.server.guests import Guests, secret_key


def test_a_cookie_names_its_guest() -> None:
    guests = Guests(b"key")
    guest = guests.new()
    assert guests.read(guests.sign(guest)) == guest
    assert guest != guests.new()


def test_changed_cookies_name_nobody() -> None:
    guests = Guests(b"key")
    cookie = guests.sign(guests.new())
    changed = ("A" if cookie[0] != "A" else "B") + cookie[1:]
    for bad in (changed, cookie[:-1], cookie + "x", cookie.split(".")[0], "", ".", "ü.x", None):
        assert guests.read(bad) is None


def test_cookies_of_another_server_name_nobody() -> None:
    assert Guests(b"key").read(Guests(b"other").sign("ann")) is None


def test_the_key_is_made_once_and_kept_private(tmp_path) -> None:
    key = secret_key(tmp_path)
    assert len(key) == 64
    assert secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
