"""Review: where a game was won. The chance to win moves by choices (skill) and by draws (luck), and the parts sum to
the result.

`course` plays the game again, `curve` judges every position, `luck` says what chance gave, `grades` what choices gave
away (each answer searched on its own: `worth`), `turning` where the game turned; `review` is all of it, `runs` makes
many on several cores, `page` and `rows` write it down. `mining` finds puzzles in such games, `puzzle` is one.
"""

from pessoi.review.course import Course, OldRules, check_rules, course_of
from pessoi.review.grades import GRADES, BadLevel, Choice, grade_choices
from pessoi.review.review import LEVEL, SEED, Review, outline, review, with_choices

__all__ = [
    "GRADES",
    "LEVEL",
    "SEED",
    "BadLevel",
    "Choice",
    "Course",
    "OldRules",
    "Review",
    "check_rules",
    "course_of",
    "grade_choices",
    "outline",
    "review",
    "with_choices",
]
