"""What people read of whole games: every event once, in sentences, in both languages, and nothing hidden."""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES
from pessoi.i18n.catalogues import Catalogue, catalogue
from pessoi.kernel import OVER, WATCHER, Event, Game, Options, Request
from pessoi.kernel.story import SENTENCE, Line, Step
from tests.games.catalogues import keys, texts

NAMES: Final = ["Owl", "Bull", "Lyre", "Sun", "Laurel", "Trident"]
LIKE: Final = {"map": "recommended", "side": "a", "goal": "3"}  # of Cyclades: what makes no difference to stories
MODES: Final = [
    (name, options)
    for name in GAMES
    for options in load_game(name).modes()
    if all(options.values.get(key, value) == value for key, value in LIKE.items())
]
COLOURS: Final = {"en": "Purple|Yellow|Blue|Black|Red|Green|White", "fr": "Violet|Jaune|Bleu|Noir|Rouge|Vert|Blanc"}

# Every sentence has one of these: a new one brings its verb along
VERBS: Final = {
    "en": (
        "add adds announce announces appear are attack attacks beat beats become begin begins bid bids bring "
        "brings build builds buy buys call calls can cancel cancels cannot choose chooses claim claims collect "
        "collects concerns condemn condemns conquer conquers create creates destroy destroys discard discards discover "
        "discovers do does draw draws drop drops end ends exchange exchanges fail fails favours find finds finish "
        "finishes fits follow follows gain gains gather gathers give gives go goes has have is keep keeps kills "
        "lay lays look looks lose loses march marches move moves opens pay pays place places play plays put puts "
        "raise raises reach reaches receive receives recruit recruits remove removes reserve reserves retreat "
        "retreats reveals sacrifice sacrifices sail sails saves secure secures see sees send sends settle settles "
        "sinks skip skips slays spend spends stand stands start starts steal steals strikes swap swaps take takes "
        "turn turns use uses wait waits win wins"
    ),
    "fr": (
        "a abandonne abandonnez abat achetez achète ajoute ajoutez allez amenez amène annonce annoncez annule "
        "annulez apparaissent apparaît apporte arrive arrivez attaque attaquez attend attendez bat battez "
        "choisissez choisit commence commencez condamne condamnez construisez construit crée créez cède cédez "
        "devient donne donnez découvre découvrez défausse défaussez dépense dépensez déplace déplacez détruisent "
        "détruisez détruit envoie envoyez est fait faites favorise foudroie foudroyez frappe gagne gagnez garde "
        "gardez installe installez joue jouez lance lancez manque manquez menez met monte montez mène mélange "
        "n’a n’est offre offrez paie payez perd perdez peut pioche piochez place placez pose posez pouvez prend "
        "prenez prennent produisez produit présentent quitte quittez recevez recrute recrutez regarde regardez "
        "remet remettez renonce renoncez repousse repoussez reprend reprenez retire retirez reçoit réserve réservez "
        "réunissez réunit révèle sacrifie sacrifiez sauve sont suit suivez sécurise sécurisez s’installent termine "
        "terminez tire tirez transforme transformez trouve trouvez utilise utilisez va voit vole volez voyez échange "
        "échangez échoue échouez êtes"
    ),
}


class Played:
    """A game played by chance and by what looks promising, with all that happened."""

    def __init__(self, game: Game[Any], options: Options, seed: int) -> None:
        self.game: Final = game
        self.options: Final = options
        self.answers: Final[list[tuple[Request, Any, list[Event]]]] = []
        rng = random.Random(seed)
        s = game.setup(options)
        while (request := game.pending(s)).seat != OVER:
            weights: list[float] = [max(p, 1e-9) ** 2 for p in game.priors(s, request)] if request.seat >= 0 else []
            action = rng.choices(request.actions, weights or request.weights)[0]
            events: list[Event] = []
            game.play(s, action, events)
            self.answers.append((request, action, events))

    def steps(self, viewer: int) -> list[Step]:
        return [
            Step(number, asked.seat, asked.decision, action, events, asked.seen).seen_by(viewer)
            for number, (asked, action, events) in enumerate(self.answers, start=1)
        ]

    def story(self, viewer: int) -> list[Line]:
        return self.game.tell(self.options, self.steps(viewer))


@pytest.fixture(scope="module", params=MODES, ids=lambda mode: f"{mode[0]}-{str(mode[1]).replace(' ', '-')}")
def played(request: pytest.FixtureRequest) -> Played:
    name, options = request.param
    return Played(load_game(name), options, seed=sum(map(ord, str(options))))


def said(played: Played, viewer: int) -> Iterator[tuple[str, Catalogue, Line, str]]:
    for lang in LANGUAGES:
        words = catalogue(lang, played.game.name)
        for line in played.story(viewer):
            yield lang, words, line, words.say(line.message(), NAMES, viewer)


def test_every_event_is_told_once(played: Played) -> None:
    for viewer in (WATCHER, 0):
        told = [event for line in played.story(viewer) for event in line.events]
        seen = [event for step in played.steps(viewer) for event in step.events]
        assert len({id(event) for event in told}) == len(told)
        assert len(told) == len(seen)


def test_lines_are_sentences_for_people(played: Played) -> None:
    for viewer in (WATCHER, 0):
        for lang, _, line, text in said(played, viewer):
            assert not re.search(r"×|\(-?\d+, -?\d+\)|_|\{|\[|@|=|\+", text), text
            assert "  " not in text, text
            assert len(text) <= 120, text
            if line.rank == SENTENCE:
                assert set(re.findall(r"[\w’]+", text)) & set(VERBS[lang].split()), text
            else:
                assert len(text) <= 40, text


def test_nobody_is_called_by_a_colour(played: Played) -> None:
    seats = [line.seat for line in played.story(WATCHER)]
    several = any(line.side for line in played.story(WATCHER))
    for lang, _, _, text in said(played, WATCHER):
        plain = re.sub(r"\([^()]*\)", "", text) if several else text  # a seat with two factions: its name, then which
        assert not re.search(rf"\b({COLOURS[lang]})\b", plain), text
    assert any(seat >= 0 for seat in seats)


def test_the_reader_is_you(played: Played) -> None:
    if any(line.side for line in played.story(0)):
        return  # one's other faction has one's name
    for lang, _, line, text in said(played, 0):
        assert NAMES[0] not in text, (lang, line.key, text)


def test_telling_may_begin_at_any_heading(played: Played) -> None:
    """So that a running turn is told again without the whole game."""
    game, steps = played.game, played.steps(0)
    whole = [(line.first, line.last, line.key, line.message().args) for line in played.story(0)]
    heads = [(at, game.heading(step)) for at, step in enumerate(steps) if game.heading(step) >= 0]
    for at, event in random.Random(1).sample(heads, min(5, len(heads))):
        again = game.tell(played.options, [steps[at].after(event), *steps[at + 1 :]])
        assert [(line.first, line.last, line.key, line.message().args) for line in again] == whole[-len(again) :]
        assert again[0].rank > SENTENCE


HEADINGS: Final = {"story-setup", "story-turn", "story-turn-at", "story-cycle", "story-offerings"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_the_catalogue_has_a_verb(name: str, lang: str) -> None:
    """Those too that no game of this test has told."""
    for key, text in texts(name, lang).items():
        if key.startswith("story-") and key not in HEADINGS:
            assert set(re.findall(r"[\w’]+", text)) & set(VERBS[lang].split()), key


@pytest.mark.parametrize("name", GAMES)
def test_catalogues_have_the_same_sentences(name: str) -> None:
    stories = [{key for key in keys(name, lang) if key.startswith(("story-", "n-"))} for lang in LANGUAGES]
    assert stories[0] == stories[1]
    assert stories[0]
