"""`?` while playing: what an answer, a name, a sign or a rule's number on the screen stands for."""

import re
from typing import Any, Final

from rich.text import Text

from pessoi.games.edition import differences
from pessoi.i18n.catalogues import names_of_figures
from pessoi.i18n.figures import figure_name, figure_value
from pessoi.kernel import Action, Message, Request, State
from pessoi.spec.rulebook import has_specification, rules
from pessoi.terminal.canvas import grid
from pessoi.terminal.names import fold, names_of
from pessoi.terminal.scene import Scene
from pessoi.terminal.table import Table

BEGINNING: Final = 4  # letters that a beginning of a name has at least
LEGEND: Final = ("signs", "signes", "legend", "legende")  # both languages, whatever that of the game


class Help:
    """Explains one table's screen in sentences."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.game: Final = table.game
        self.words: Final = table.words
        self.references: Final[dict[str, str]] = table.game.references()
        self.changes: Final = differences(table.game.name, table.game.edition)

    def explain(self, s: State, request: Request, word: str) -> None:
        """Help in general with the rule of the question, or what the word stands for."""
        scene = self.table.scene(s, request.seat)
        if not word:
            if self.words.has("told-aim"):
                self.table.line("told-aim")
            self.table.line("terminal-help")
            self.print_rule(self.references.get(request.decision, ""))
        elif fold(word) in LEGEND:
            self.print_legend(scene)
        elif word.isdecimal() and 1 <= int(word) <= len(request.actions):
            self.explain_answer(scene, request, request.actions[int(word) - 1], self.game.known(s, request.seat))
        elif not (
            self.explain_name(scene, word)
            or self.print_rule(word.upper())
            or self.explain_signs(scene, word)
            or self.explain_notation(scene, word)
        ):
            self.table.line("terminal-no-help", style="red")

    def explain_answer(self, scene: Scene, request: Request, action: Action, k: Any) -> None:
        """The answer as it stands on the screen, the things in it, and the rule that it follows."""
        said, detail = self.game.describe(action), self.game.detail(k, action)
        self.print(" — ".join(self.table.say(m) for m in (said, detail) if m is not None), "bold")
        things = dict.fromkeys(v for m in (said, detail) if m is not None for v in keys_in(m))
        for key in things:
            self.explain_key(scene, key)
        verb = self.game.vocabulary.text(action).split()[0]
        self.print_rule(self.rule_of(verb) or self.rule_of(request.decision))

    def explain_name(self, scene: Scene, word: str) -> bool:
        """Everything of that name: one word may be the name of several things. A beginning of a name is enough."""
        wanted, names = fold(word), names_of(self.game.name)
        keys = list(names.get(wanted, ()))
        keys += [key for label, key in self.table.board.labels(scene).items() if fold(label) == wanted]
        keys += [f"@{seat}" for seat, name in enumerate(scene.names) if fold(name) == wanted]
        if not keys and len(wanted) >= BEGINNING:
            keys = next((names[name] for name in sorted(names, key=len) if name.startswith(wanted)), [])
        explained = [self.explain_key(scene, key) for key in dict.fromkeys(keys)]
        return any(explained)

    def explain_key(self, scene: Scene, key: str) -> bool:
        """The thing's own explanation, how it stands with it now, and where to read on; False if there is nothing."""
        told = [self.words.say(text) for text in (f"{key}.text", f"about-{key}") if self.words.has(text)]
        told += self.table.board.explain(scene, key)
        told += self.corrected(scene, key)
        rule = self.references.get(key, "")
        if not told:
            return self.print_rule(rule)
        self.print(scene.say("terminal-said", what=f"={self.title(scene, key)}", text=f"={' '.join(told)}"))
        if rule:
            self.table.line("terminal-rule", style="dim", rule=f"={rule}")
        return True

    def corrected(self, scene: Scene, key: str) -> list[str]:
        """What an owner's edition says of a thing: explanations are written for our figures."""
        found = [change for change in self.changes if change.is_about(key)]
        names = names_of_figures(self.words.lang, self.game.name)
        texts = [
            f"{figure_name(names.has, names.say, change.path.rpartition('.')[2])} "
            f"{figure_value(names.has, names.say, change.ours)} → {figure_value(names.has, names.say, change.value)}"
            for change in found
        ]
        return [scene.say("edition-says", changes=f"={'; '.join(texts)}")] if texts else []

    def title(self, scene: Scene, key: str) -> str:
        if key.startswith("@"):
            return scene.name(int(key[1:]))
        if self.words.has(key):
            return self.words.say(key)
        return next((label for label, other in self.table.board.labels(scene).items() if other == key), key)

    def explain_notation(self, scene: Scene, word: str) -> bool:
        """The things that notation names, and the rule of its verb."""
        explained = [self.explain_name(scene, part) or self.print_rule(self.rule_of(part)) for part in word.split()]
        return any(explained)

    def rule_of(self, word: str) -> str:
        return self.references.get(word.lower(), "")

    def explain_signs(self, scene: Scene, word: str) -> bool:
        """A sign by itself, or several in a row; words have letters in common with signs, and are none."""
        signs = self.table.board.signs(scene)
        drawn = {letter for letter in word if not letter.isalnum()}
        found = [word] if word in signs else [sign for sign in signs if set(sign) & drawn]
        for sign in found:
            self.print(f"{sign}  {signs[sign]}")
        return bool(found)

    def print_legend(self, scene: Scene) -> None:
        signs = self.table.board.signs(scene)
        self.table.console.print(grid((Text(sign, "bold"), Text(told)) for sign, told in signs.items()))

    def refuse(self, s: State, request: Request, action: Action) -> None:
        """Why that is not possible now: what is lacking, where to get it, and how to read the rule behind it."""
        rule = self.game.refusal(s, request, action).rule
        why = self.game.why_not(self.game.known(s, request.seat), request, action, rule)
        why = why or Message("terminal-not-allowed")
        self.print(self.words.say(why, self.table.names, request.seat), "red")
        if self.words.has(f"{why.key}.more"):
            self.print(self.words.say(Message(f"{why.key}.more", why.args), self.table.names, request.seat), "")
        if rule := rule or self.references.get(request.decision, ""):
            self.table.line("terminal-rule", style="dim", rule=f"={rule}")

    def print_rule(self, id: str) -> bool:
        """The rule in the specification's words, with the names of the screen for its identifiers."""
        rule = rules(self.game.name, self.words.lang).get(id) if has_specification(self.game.name) else None
        if rule is not None:
            said = Message("terminal-said", {"what": f"={rule.id}", "text": f"={self.readable(rule.text)}"})
            self.print(self.table.say(said), "italic")
        return rule is not None

    def readable(self, text: str) -> str:
        without_paths = re.sub(r" \(`[\w.]+`\)", "", text)  # of the data file
        named = re.sub(r"`([^`]+)`", lambda m: self.words.say(m[1]) if self.words.has(m[1]) else m[1], without_paths)
        return re.sub(r"\*\*\[\w+\]\*\* ?|\*", "", named)

    def print(self, text: str, style: str = "") -> None:
        self.table.console.print(Text(text, style))


def keys_in(message: Message) -> list[str]:
    """The things that a message names, those in its rows (`+soldier 2+ship 1`) among them."""
    texts = [value for value in message.args.values() if isinstance(value, str) and value[:1] not in "@="]
    things = [item.partition(" ")[0] for text in texts for item in text.removeprefix("+").split("+")]
    return [thing for thing in things if not thing.startswith("@")]
