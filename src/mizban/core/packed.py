"""What packed numbers lack: sums, order, sets."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST: Final = (1 << 62) - 1


def holds(numbers: vec[i64], number: int) -> bool:
    """Whether a number, of whatever size, is among these."""
    return -LARGEST <= number <= LARGEST and i64(number) in numbers


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


def count(numbers: vec[i64], wanted: i64) -> i64:
    """How often a number is there."""
    times: i64 = 0
    for number in numbers:
        if number == wanted:
            times += 1
    return times


def span(first: i64, end: i64) -> vec[i64]:
    """The numbers from the first up to, not including, the end."""
    numbers = vec[i64]([0] * (end - first))
    for i in range(end - first):
        numbers[i] = first + i
    return numbers


# Sets of small numbers: a bit for each


def size(set: i64) -> i64:
    """How many numbers are in a set."""
    count: i64 = 0
    while set:
        set &= set - 1  # without its lowest
        count += 1
    return count


def members(set: i64) -> vec[i64]:
    """The numbers in a set, lowest first."""
    numbers = vec[i64]([0] * size(set))
    number: i64 = 0
    for i in range(len(numbers)):
        while not set >> number & 1:
            number += 1
        numbers[i] = number
        number += 1
    return numbers
