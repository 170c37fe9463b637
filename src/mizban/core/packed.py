"""What packed numbers lack: sums, order, ranges."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def total(numbers: vec[i64]) -> i64:
    """All numbers together."""
    sum: i64 = 0
    for number in numbers:
        sum += number
    return sum


def sort(numbers: vec[i64]) -> vec[i64]:
    """Put a few numbers in order, in place; they are given back for short."""
    for i in range(1, len(numbers)):
        number = numbers[i]
        j = i - 1
        while j >= 0 and numbers[j] > number:
            numbers[j + 1] = numbers[j]
            j -= 1
        numbers[j + 1] = number
    return numbers
