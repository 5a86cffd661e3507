"""Auction games with one engine that explains, plays, simulates and replays them.

The engine is standard library only. ``hashiban.games`` lists the games, ``hashiban.engine`` plays them,
``hashiban.session`` seats people and bots at a table, ``hashiban.lab`` runs experiments.
"""

__version__ = "0.1.0"
