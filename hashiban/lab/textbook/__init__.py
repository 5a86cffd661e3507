"""The auctions of the textbooks, thousands at once in numpy, and a few small tasks of pushing your luck.

Nothing here knows the games of this project: values are drawn, bids follow a rule, and what comes of it can be set
beside theory. ``sealed`` has the auctions in which all bid once and unseen, ``spoken`` those in which bids are heard,
``bids`` the rules of bidding, ``common`` lots that are worth the same to everybody, ``luck`` the tasks for one.

Values are an array (games, bidders) of money; the usual ones lie evenly between 0 and 1. Bad input is a ValueError.
"""
