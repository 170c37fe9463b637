"""Wishes of Kilt Castle as people type them."""

from __future__ import annotations

from typing import Optional

from mizban.core.game import Plain
from mizban.games.kilt_castle.data import CARDS, CRESTS, POSITIONS, SQUARES


def wish(words: list[str]) -> Optional[Plain]:
    """A card and a position, a site and crests, or a roof to move."""
    if words[0].lower() in ("roof", "سقف"):
        return roof(words[1:])
    if words[0].lower() in SQUARES:
        return building(words)
    return moving([word.upper() for word in words])


def moving(words: list[str]) -> Optional[Plain]:
    """A card, where it goes, or both."""
    cards = [word for word in words if word in CARDS]
    places = [word for word in words if word in POSITIONS]
    if cards + places != words or len(cards) > 1 or len(places) > 1:
        return None
    return {"move": {**({"card": cards[0]} if cards else {}), **({"to": places[0]} if places else {})}}


def building(words: list[str]) -> Optional[Plain]:
    """A site, and how many crests the storey has if that is said."""
    site, *crests = words
    if not crests:
        return {"build": {"site": site.lower()}}
    if len(crests) > 1 or crests[0] not in [str(n) for n in range(CRESTS)]:
        return None
    return {"build": {"site": site.lower(), "crests": int(crests[0])}}


def roof(words: list[str]) -> Optional[Plain]:
    """A roof that should move, by its site."""
    sites = [word.lower() for word in words]
    return {"roof": {"from": sites[0]}} if len(sites) == 1 and sites[0] in SQUARES else None
