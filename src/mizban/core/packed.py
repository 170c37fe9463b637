"""What packed numbers lack: sums, order, ranges, places, rows that are replaced and not changed, sets."""

from __future__ import annotations

import copyreg
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST: Final = (1 << 62) - 1


def is_small(number: int) -> bool:
    """Whether a number that comes from outside fits into one of the machine."""
    return -LARGEST <= number <= LARGEST


def holds(numbers: vec[i64], number: int) -> bool:
    """Whether a number, of whatever size, is among these."""
    return is_small(number) and i64(number) in numbers


def total(numbers: vec[i64]) -> i64:
    """All numbers together."""
    sum: i64 = 0
    for number in numbers:
        sum += number
    return sum


def count(numbers: vec[i64], wanted: i64) -> i64:
    """How often a number is there."""
    times: i64 = 0
    for number in numbers:
        if number == wanted:
            times += 1
    return times


def index_of(numbers: vec[i64], number: i64) -> i64:
    """Where a number stands first, or -1."""
    for i in range(len(numbers)):
        if numbers[i] == number:
            return i
    return -1


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


def span(first: i64, end: i64) -> vec[i64]:
    """The numbers from one up to, not including, another."""
    numbers = vec[i64]([0] * max(end - first, i64(0)))
    for i in range(len(numbers)):
        numbers[i] = first + i
    return numbers


# Rows that several states share: never changed, only replaced


def with_number(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A new row that differs in one place."""
    row = numbers[:]
    row[at] = number
    return row


def and_more(numbers: vec[i64], number: i64, times: i64 = 1) -> vec[i64]:
    """A new row with a number added at its end, so many times."""
    row = vec[i64]([number] * (len(numbers) + times))
    for i in range(len(numbers)):
        row[i] = numbers[i]
    return row


# Rows as plain numbers, for copies and pickles of whatever holds them


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of these numbers."""
    return vec[i64](numbers)


def rows_of(numbers: list[list[int]]) -> vec[vec[i64]]:
    """Rows of these numbers."""
    return vec[vec[i64]]([row_of(row) for row in numbers])


def reduced_row(row: Any) -> tuple[Any, ...]:
    """How a row is copied and pickled."""
    return row_of, (list(row),)


def reduced_rows(rows: Any) -> tuple[Any, ...]:
    """How rows are copied and pickled; deeper ones and those of other things have the same class."""
    if not repr(rows).startswith("vec[vec[i64]]("):
        raise TypeError(f"cannot pickle {repr(rows).partition('(')[0]}, but vec[i64] and vec[vec[i64]]")
    return rows_of, ([list(row) for row in rows],)


def teach_pickle(row: Any, rows: Any) -> None:
    """Let copies and pickles know of packed rows, which know nothing of them."""
    copyreg.pickle(type(row), reduced_row)
    copyreg.pickle(type(rows), reduced_rows)


teach_pickle(vec[i64](), vec[vec[i64]]())


# Sets of small numbers: a bit for each


def bit(number: i64) -> i64:
    """The set of one number, up to 62; 1 << number will do up to 30, for compiled it has 32 bits only."""
    one = i64(number >= 0)  # a literal would be one of C, with 32 bits
    return one << number


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
