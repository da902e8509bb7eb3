"""What boards have to draw in a lesson: the view at every question and page of it, as JSON.

    python -m tests.boards.lessons GAME

The client's tests draw each of them and look for what the coach points at (web/src/coach/points.test.ts), and for the
rule behind every hover card (web/src/boards/cards.test.ts).
"""

import json
import sys
from typing import Any

from pessoi.games import load_game
from pessoi.i18n import LANGUAGES
from pessoi.kernel import Options
from pessoi.server.http.guides import rules_for_players
from pessoi.spec.lesson import lesson_of
from pessoi.table.lesson import Progress


def views(name: str) -> list[dict[str, Any]]:
    """The usual way through the lesson."""
    lesson, game = lesson_of(name), load_game(name)
    assert lesson is not None
    position, script, found = game.setup(Options(lesson.players, lesson.options)), Progress(lesson), []
    while True:
        request = game.pending(position)
        legal = [game.vocabulary.text(action) for action in request.actions]
        state = script.state(request, legal)
        if state is not None and state.phase in ("read", "do"):
            found.append(
                {
                    "step": state.id,
                    "point": state.point,
                    "answers": state.answers,
                    "decision": request.decision,
                    "players": lesson.players,
                    "seat": lesson.learner,
                    "actions": legal if request.seat == lesson.learner else [],
                    "shown": game.show(game.known(position, lesson.learner), lesson.learner),
                }
            )
        if state is not None and state.phase in ("read", "done"):
            script.told = state.step + 1
            continue
        cue = script.cue(request)
        if cue is None:
            return found
        text = state.answers[0] if state is not None and state.answers else cue.answers[0]
        game.play(position, game.vocabulary.read(text))
        script.note(request.seat, request.decision, text)


def main(name: str) -> None:
    game: Any = load_game(name)
    rules = [rules_for_players(name, lang) for lang in LANGUAGES]
    told = {"figures": game.figures_data, "references": game.references(), "rules": rules, "views": views(name)}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
