"""The laboratory: many games played by bots, and what can be said about them.

``arena`` plays the games, ``tally`` counts them. What needs numpy lives in this package and nowhere below it.
"""
