"""How much one visitor may do: token buckets for sockets and addresses."""

import time
from collections import OrderedDict


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; everything done takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left; it is gone now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class AddressLimit:
    """One bucket for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: int, remembered: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.remembered = remembered
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do it once more."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        while len(self.buckets) > self.remembered:
            self.buckets.popitem(last=False)
        return bucket.take()
