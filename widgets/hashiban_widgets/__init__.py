"""The components of the pages: they know actions, views and events, never one game's rules."""

from hashiban_widgets.experiment import Experiment, experiment
from hashiban_widgets.page import TablePage, play
from hashiban_widgets.published import Published, published
from hashiban_widgets.study import Demo, study
from hashiban_widgets.study.teacher import Teacher, teacher
from hashiban_widgets.welcome import Welcome, Workshop, welcome, workshop

__all__ = [
    "Demo",
    "Experiment",
    "Published",
    "TablePage",
    "Teacher",
    "Welcome",
    "Workshop",
    "experiment",
    "play",
    "published",
    "study",
    "teacher",
    "welcome",
    "workshop",
]
