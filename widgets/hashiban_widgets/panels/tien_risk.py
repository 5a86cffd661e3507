"""The risk thermometer of Tien: how likely a bust feels, how likely it is, and how the two agree over many draws.

Nothing waits for a guess: who says none simply draws. The odds are counted before the card is turned up and shown
after it. The guesses of each seat are kept for as long as the page is open; a card that was seen before (a move
taken back, the same cards again) is not guessed at twice.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

import ipywidgets as ipw
from ipywidgets.widgets.widget_int import SliderStyle
from ipywidgets.widgets.widget_selection import ToggleButtonsStyle

from hashiban.games.tien import bust_odds
from hashiban_widgets.boards.tien import T
from hashiban_widgets.panels import Panel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from fractions import Fraction

    from hashiban.actions import Action, Seat
    from hashiban.table import Event, View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

SETTINGS = ("off", "lessons", "play", "both")
STEP = 5
"""Percent between two marks of the slider."""
WIDTH = 20
"""Percent that a bin of the curve is wide."""
UNSAID = -1
"""Where the slider stands before anything is said, at its left end."""
EVEN = 3
"""Percent points that are called right on average."""

Position = tuple[object, ...]


class Guess(NamedTuple):
    """What was said before a draw, what was so, both from 0 to 1, and whether it was a bust."""

    felt: float
    exact: float
    bust: bool


class Told(NamedTuple):
    """What is shown after a draw: what was said (percent), and how many cards of how many would have been bust."""

    seat: Seat
    felt: int
    odds: Fraction
    left: int
    bust: bool | None
    """None where nothing was drawn."""


class Bin(NamedTuple):
    """The guesses between two marks: how many, their percent on average, and how many ended in a bust."""

    low: int
    high: int
    many: int
    felt: float
    exact: float
    busts: int


# ------------------------------------------------------------------------------------------- keeping count


def brier(chances: Iterable[float], busts: Iterable[bool]) -> float:
    """The Brier score: the squared distance between what was said and what happened, on average."""
    gaps = [(chance - bust) ** 2 for chance, bust in zip(chances, busts, strict=True)]
    return sum(gaps) / len(gaps)


def bins(guesses: Sequence[Guess]) -> list[Bin]:
    """The guesses by what was said; bins without any are left out, and 100 % belongs to the last."""
    last = 100 // WIDTH - 1
    sorted_: dict[int, list[Guess]] = {}
    for guess in guesses:
        sorted_.setdefault(min(round(100 * guess.felt) // WIDTH, last), []).append(guess)
    return [
        Bin(
            WIDTH * at,
            WIDTH * (at + 1),
            len(some),
            100 * sum(guess.felt for guess in some) / len(some),
            100 * sum(guess.exact for guess in some) / len(some),
            sum(guess.bust for guess in some),
        )
        for at, some in sorted(sorted_.items())
    ]


def can_draw(view: View) -> bool:
    """Whether this seat may draw a card now."""
    return any(option.verb == "draw" for option in view.options)


def position(view: View) -> Position:
    """What tells this draw from any other: the cards that came before it."""
    drawn = tuple(event.facts["card"] for event in view.heard if event.name in ("draw", "wild"))
    return (view.players, view.left, view.numbers, view.currency, drawn)


def was_bust(events: Sequence[Event]) -> bool | None:
    """Whether the first of these events, a card drawn, was a bust; None when it is no such event."""
    if not events or events[0].name not in ("draw", "wild"):
        return None
    return len(events) > 1 and events[1].name == "bust"


# ------------------------------------------------------------------------------------------- the panel


class Thermometer(Panel):
    """The slider before a draw, and after it how things stood; the record below."""

    def __init__(self, part: Part, words: Words) -> None:
        """A thermometer that is off."""
        self.words, self.part, self.setting = words, part, SETTINGS[0]
        self.records: dict[Seat, list[Guess]] = {}
        self.styles = {"slider": SliderStyle(), "chooser": ToggleButtonsStyle()}
        self._felt: tuple[Position, int] | None = None
        self._met: set[Position] = set()
        self._waits: tuple[int, Told] | None = None
        self.told: Told | None = None
        self._form = Form(self, "play")
        self._choosers: list[Chooser] = []
        self._lesson: Form | None = None
        self.box: ipw.Widget = self._form.box

    # ------------------------------------------------------------------------------------------ at the table

    def ask(self, view: View, names: Sequence[str]) -> None:
        """This seat is asked: offer the slider before a draw, or say how the last one was."""
        self._settle(view)
        self._form.show(view)

    def said(self, view: View, action: Action) -> None:
        """The seat has spoken; a draw is looked at once its card is on the table."""
        self.told = None
        if action.verb != "draw":
            return
        place = position(view)
        felt = self.felt(place)
        if felt is not None and self.on("play") and self.new(place):
            self._waits = len(view.heard), Told(view.seat, felt, bust_odds(view).bust, view.left, None)
        self._met.add(place)

    def over(self, view: View, names: Sequence[str]) -> None:
        """The game is over: the record of whoever has one."""
        self._settle(view)
        self._form.show(view)

    def clear(self) -> None:
        """Somebody else may look next."""
        self._felt = None
        self._form.show(None)

    def speak(self, words: Words) -> None:
        """The same in this language."""
        self.words = words
        self.refresh()

    def _settle(self, view: View) -> None:
        """Put the guess that waits for its card into the record."""
        if self._waits is not None:
            at, told = self._waits
            self._waits = None
            self._record(told, was_bust(view.heard[at : at + 2]))

    def _record(self, told: Told, bust: bool | None) -> None:
        self.told = told._replace(bust=bust)
        if bust is not None:
            guess = Guess(told.felt / 100, float(told.odds), bust)
            self.records.setdefault(told.seat, []).append(guess)

    # ------------------------------------------------------------------------------------------ in lessons

    def lesson(self, view: View, after: View | None, words: Words) -> ipw.Widget | None:
        """The same in a step of a lesson: before a guess, and once it has shown what happens. None where none fits.

        The lesson takes the widget away with the step.
        """
        self._lesson = None
        if not can_draw(view):
            return None
        self.words = words
        place = position(view)
        if after is None:
            self.told = None
        elif place not in self._met:
            self._met.add(place)
            felt = self.felt(place)
            if felt is not None and self.on("lessons"):
                told = Told(view.seat, felt, bust_odds(view).bust, view.left, None)
                heard = len(view.heard)
                self._record(told, was_bust(after.heard[heard : heard + 2]))
        chooser, self._lesson = Chooser(self), Form(self, "lessons")
        self._choosers = [*self._choosers[:1], chooser]
        self._lesson.show(view)
        return self.part.box("hb-ti-panel", chooser.box, self._lesson.box, self._lesson.spare)

    # ------------------------------------------------------------------------------------------ for its parts

    def on(self, where: str) -> bool:
        """Whether it is on here: in lessons, or in play."""
        return self.setting in (where, "both")

    def felt(self, place: Position) -> int | None:
        """What was said here, in percent."""
        return self._felt[1] if self._felt is not None and self._felt[0] == place else None

    def feel(self, place: Position, share: int) -> None:
        """Somebody says how likely it feels here, or takes that back."""
        self._felt = None if share == UNSAID else (place, share)

    def new(self, place: Position) -> bool:
        """Whether the card that comes here was not seen yet."""
        return place not in self._met

    def choose(self, setting: str) -> None:
        """Turn it on or off."""
        self.setting = setting
        self.refresh()

    def join(self, chooser: Chooser) -> None:
        """Let this chooser of the table show what is chosen."""
        self._choosers = [chooser]

    def refresh(self) -> None:
        """Bring everything up to date."""
        for chooser in self._choosers:
            chooser.arrange()
        for form in (self._form, self._lesson):
            if form is not None:
                form.arrange()


class Form:
    """The slider, and what is told beside it, in one place."""

    def __init__(self, owner: Thermometer, where: str) -> None:
        """Empty until ``show``."""
        part = owner.part
        self._owner, self._where = owner, where
        self._view: View | None = None
        self._place: Position = ()
        self._moving = False
        style = owner.styles["slider"]
        self.slider = part.field(ipw.SelectionSlider, "hb-ti-slider", self._moved, options=[UNSAID], style=style)
        self.slider.continuous_update = False
        self._ask, self.text = part.html("hb-ti-risk-ask"), part.html("hb-ti-risk")
        self.box = part.box("hb-ti-panel")
        self.spare = part.box("hb-hidden")  # what is not shown now, so that it can be taken away with the rest

    def show(self, view: View | None) -> None:
        """Here stands what this seat may see; None for nothing."""
        self._view = view
        self._place = position(view) if view is not None and self._owner.on(self._where) and can_draw(view) else ()
        self.arrange()

    def _moved(self, share: int) -> None:
        if not self._moving:
            self._owner.feel(self._place, share)

    def arrange(self) -> None:
        """Put on the page what there is to say now."""
        owner, view = self._owner, self._view
        if self.box.comm is None:
            return
        shown: list[ipw.Widget] = []
        told = ""
        if view is not None and owner.on(self._where):
            told = _text(owner, view)
            if can_draw(view):
                self._place = self._place or position(view)
                if owner.new(self._place):
                    self._name(owner.felt(self._place))
                    shown = [self._ask, self.slider]
            if told or shown:
                told += f'<p class="hb-soft"><small>{escape(owner.words.say("notice"))}</small></p>'
                shown.append(self.text)
        self.text.value = told
        self.box.children = shown
        self.spare.children = [part for part in (self._ask, self.slider, self.text) if part not in shown]

    def _name(self, felt: int | None) -> None:
        """The slider in this language, at what was said."""
        say = self._owner.words.say
        marks = [(say(f"{T}-risk-share", share=share), share) for share in range(0, 101, STEP)]
        self._moving = True
        self.slider.options = [(say(f"{T}-risk-unsaid"), UNSAID), *marks]
        self.slider.value = UNSAID if felt is None else felt
        self.slider.description = say(f"{T}-risk-guess")
        self._moving = False
        self._ask.value = f"<p><b>{escape(say(f'{T}-risk-ask'))}</b></p>"


class Chooser:
    """Where the thermometer is on."""

    def __init__(self, owner: Thermometer) -> None:
        """A chooser of this thermometer's setting."""
        self._owner, self._naming = owner, False
        part = owner.part
        style = owner.styles["chooser"]
        self.buttons = part.field(
            ipw.ToggleButtons, "hb-ti-setting", self._chosen, options=list(SETTINGS), value=owner.setting, style=style
        )
        self.box: ipw.Widget = self.buttons
        self.arrange()

    def _chosen(self, setting: str) -> None:
        if not self._naming:
            self._owner.choose(setting)

    def arrange(self) -> None:
        """Name the settings in this language, and show which one is chosen."""
        if self.buttons.comm is None:
            return
        say, self._naming = self._owner.words.say, True
        self.buttons.options = [(say(f"{T}-risk-{setting}"), setting) for setting in SETTINGS]
        self.buttons.value = self._owner.setting
        self.buttons.description = say(f"{T}-risk-title")
        self._naming = False


class Setting(Panel):
    """The chooser as a part of the table: it stands where somebody may draw."""

    below = True

    def __init__(self, thermometer: Thermometer) -> None:
        """The setting of this thermometer."""
        self._chooser = Chooser(thermometer)
        thermometer.join(self._chooser)
        self.box: ipw.Widget = thermometer.part.box("hb-ti-panel")

    def ask(self, view: View, names: Sequence[str]) -> None:
        """Only who may draw has a use for it."""
        self.box.children = (self._chooser.box,) if can_draw(view) else ()

    def clear(self) -> None:
        """Nothing to see."""
        self.box.children = ()

    def speak(self, words: Words) -> None:
        """The thermometer has seen to it."""


# ------------------------------------------------------------------------------------------- in words


def _text(owner: Thermometer, view: View) -> str:
    """What the last guess was worth, and the record so far."""
    told, words = owner.told, owner.words
    mine = told if told is not None and told.seat == view.seat else None
    said = _seen(mine, words) if mine else ""
    guesses = owner.records.get(view.seat, []) if can_draw(view) or not view.options else []
    return said + (record(guesses, words, unfolded=not view.options) if guesses else "")


def _seen(told: Told, words: Words) -> str:
    count, exact = told.odds * told.left, round(100 * told.odds)
    facts = {"felt": told.felt, "count": int(count), "left": told.left, "exact": exact}
    if told.bust is None:
        said = words.say(f"{T}-risk-exact", **facts)
    else:
        said = words.say(f"{T}-risk-seen", bust="yes" if told.bust else "no", **facts)
    return f'<p role="status" class="hb-ti-told">{escape(said)}</p>'


def record(guesses: Sequence[Guess], words: Words, *, unfolded: bool = False) -> str:
    """The guesses so far: how they lean, their Brier score, and the curve."""
    say, busts = words.say, [guess.bust for guess in guesses]
    felt, exact = (brier(chances, busts) for chances in ([g.felt for g in guesses], [g.exact for g in guesses]))
    gap = round(100 * sum(guess.felt - guess.exact for guess in guesses) / len(guesses))
    lean = "even" if abs(gap) < EVEN else "high" if gap > 0 else "low"
    lines = (
        say(f"{T}-risk-lean", lean=lean, by=abs(gap)),
        say(f"{T}-risk-score", felt=round(felt, 2), exact=round(exact, 2)),
    )
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    head = escape(say(f"{T}-risk-record", count=len(guesses)))
    fold = " open" if unfolded else ""
    return f"<details{fold}><summary>{head}</summary>{told}{curve(bins(guesses), words)}</details>"


SIDE, LEFT, TOP, FOOT = 200, 40, 26, 44
"""The square of the curve, and the room around it."""
CLOSE = 16
"""So far apart two names can be read."""


def curve(rows: Sequence[Bin], words: Words) -> str:
    """The calibration curve as a figure: what was counted and what happened, against what was said."""
    say = words.say
    art = [f"<path class='hb-ground' d='M{LEFT} {TOP}v{SIDE}h{SIDE}'/>"]
    art.append(f"<path class='hb-ti-even' d='M{LEFT} {TOP + SIDE}l{SIDE} {-SIDE}'/>")
    for tick in range(0, 101, 50):
        x, y = _spot(tick, tick)
        art.append(f"<text x='{x:g}' y='{TOP + SIDE + 16}'>{tick}</text>")
        art.append(f"<text x='{LEFT - 8}' y='{y + 4:g}' text-anchor='end'>{tick}</text>")
    counted = [_spot(row.felt, row.exact) for row in rows]
    happened = [_spot(row.felt, 100 * row.busts / row.many) for row in rows]
    apart = 0 if abs(counted[-1][1] - happened[-1][1]) >= CLOSE else CLOSE / 2
    up = -apart if counted[-1][1] <= happened[-1][1] else apart
    art.append(_points(counted, "counted", say(f"{T}-risk-counted"), up))
    art.append(_points(happened, "happened", say(f"{T}-risk-happened"), -up))
    art.append(f"<text x='{LEFT + SIDE / 2:g}' y='{TOP + SIDE + 36}'>{escape(say(f'{T}-risk-x'))}</text>")
    art.append(f"<text x='0' y='14' text-anchor='start'>{escape(say(f'{T}-risk-y'))}</text>")
    told = [
        say(
            f"{T}-risk-bin",
            low=row.low,
            high=row.high,
            exact=round(row.exact),
            busts=row.busts,
            count=row.many,
        )
        for row in rows
    ]
    caption = escape(" ".join([say(f"{T}-risk-line"), *told]))
    label = escape(say(f"{T}-risk-chart"), quote=True)
    wide, high = LEFT + SIDE + 90, TOP + SIDE + FOOT
    svg = f"<svg class='hb-ti-curve' viewBox='0 0 {wide} {high}' role='img' aria-label='{label}'>{''.join(art)}</svg>"
    return f"<figure class='hb-chart'>{svg}<figcaption class='hb-soft'>{caption}</figcaption></figure>"


def _spot(x: float, y: float) -> tuple[float, float]:
    """Where these percentages are on the drawing."""
    return round(LEFT + SIDE * x / 100, 1), round(TOP + SIDE * (100 - y) / 100, 1)


def _points(spots: Sequence[tuple[float, float]], look: str, name: str, shift: float) -> str:
    """A line through these points, a mark on each, and its name at the last one, moved down by so much."""
    line = "L".join(f"{x:g} {y:g}" for x, y in spots)
    drawn = f"<path class='hb-ti-line-{look}' d='M{line}'/>"
    for x, y in spots:
        if look == "counted":
            drawn += f"<circle class='hb-ti-mark-{look}' cx='{x:g}' cy='{y:g}' r='5'/>"
        else:
            drawn += f"<rect class='hb-ti-mark-{look}' x='{x - 4.5:g}' y='{y - 4.5:g}' width='9' height='9'/>"
    x, y = spots[-1]
    place = f"x='{x + 9:g}' y='{y + 4 + shift:g}' text-anchor='start'"
    return f"{drawn}<text class='hb-ti-name-{look}' {place}>{escape(name)}</text>"
