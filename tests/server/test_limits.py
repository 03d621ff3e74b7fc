"""Token buckets: a burst, then a steady rate, for each address on its own."""

from septet.server import limits
from septet.server.limits import AddressLimit, Bucket


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate(monkeypatch) -> None:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_disturb_each_other(monkeypatch) -> None:
    monkeypatch.setattr(limits, "time", Clock())
    limit = AddressLimit(rate=1, burst=1)
    assert limit.take("a")
    assert not limit.take("a")
    assert limit.take("b")


def test_the_longest_unused_address_is_forgotten(monkeypatch) -> None:
    monkeypatch.setattr(limits, "time", Clock())
    limit = AddressLimit(rate=1, burst=1, remembered=2)
    for address in "abac":
        limit.take(address)
    assert list(limit.buckets) == ["a", "c"]
