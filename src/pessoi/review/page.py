"""A review as one HTML page that needs nothing else: to keep, to send, to print."""

from html import escape
from typing import Final

from pessoi.review.review import Review
from pessoi.review.telling import Telling

WIDTH, HEIGHT, LUCK_HEIGHT = 960, 300, 110
# Told apart without colours, too: each seat has its own dashes
COLOURS: Final = ("#b5482a", "#27637f", "#7a7a1e", "#6b4a8c", "#3d6b45", "#8a5a12")
DASHES: Final = ("", "10 4", "3 4", "12 4 3 4", "6 3", "2 2")
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #2b2622; background: #faf6ee;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 600 } h2 { margin-top: 2.2rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #d9cfbd }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #d9cfbd; border-radius: 4px }
svg text { font: 12px Georgia, serif; fill: #5c534a }
.blunder { color: #9b1c1c; font-weight: 600 } .mistake { color: #a04a00; font-weight: 600 }
ol, ul { padding-left: 1.3rem } li { margin: .5rem 0 } small { color: #5c534a }
"""


def page(review: Review, lang: str) -> str:
    told = Telling(review, lang)
    title = f"{told.word(f'game-{review.game}')}: {told.word('review-title')}"
    players = escape(", ".join(told.names))
    return f"""<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body>
<h1>{escape(title)}</h1>
<p>{players}<br><small>{escape(about(told))}</small></p>
<h2>{told.word("review-chance")}</h2>
{curve(told)}
<h2>{told.word("review-turning")}</h2>
{turning(told)}
<h2>{told.word("review-quality")}</h2>
{quality(told)}
<h2>{told.word("review-luck-skill")}</h2>
{parts(told)}
{lucks(told)}
<h2>{told.word("review-worse")}</h2>
{worse(told)}
</body>
</html>
"""


def about(told: Telling) -> str:
    found = told.review
    return told.word("review-about", answers=found.answers, level=f"={found.level}", judge=f"judge-{found.judge}")


def across(review: Review, number: int) -> float:
    return WIDTH * number / max(1, review.answers)


def curve(told: Telling) -> str:
    """One value a turn; grey lines at quarters."""
    review = told.review
    drawn = [
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT * n / 4:g}" y2="{HEIGHT * n / 4:g}" stroke="#e6dfd2"/>'
        for n in range(5)
    ]
    for seat, name in enumerate(told.names):
        points = " ".join(f"{across(review, n):.1f},{HEIGHT * (1 - review.open[n][seat]):.1f}" for n in review.turns)
        line = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}" stroke-width="2.5" fill="none"'
        drawn.append(f'<polyline points="{points}" {line}/>')
        y = HEIGHT + 20 + 18 * seat
        drawn.append(f'<line x1="4" x2="54" y1="{y - 4}" y2="{y - 4}" {line}/>')
        end = told.percent(review.open[-1][seat])
        drawn.append(f'<text x="62" y="{y}">{escape(name)} · {end}</text>')
    for number, point in enumerate(review.turning, start=1):
        x = across(review, point.last)
        drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT}" stroke="#b9ad97" stroke-dasharray="2 3"/>')
        drawn.append(f'<text x="{min(x + 3, WIDTH - 12):.1f}" y="12">{number}</text>')
    height = HEIGHT + 20 + 18 * len(told.names)
    return figure(told.word("review-chance"), height, drawn)


def figure(label: str, height: int, drawn: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def turning(told: Telling) -> str:
    items = []
    for point in told.review.turning:
        what = told.say(point.line.message) if point.line else told.word("review-step", number=point.number)
        moved = [
            f"{told.names[seat]} {told.percent(before)} → {told.percent(after)}"
            for seat, (before, after) in enumerate(zip(point.before, point.after, strict=True))
        ]
        step = told.word("review-step", number=point.number)
        items.append(f"<li>{escape(what)}<br><small>{step} · {escape(' · '.join(moved))}</small></li>")
    return f"<ol>{''.join(items)}</ol>"


def row(cells: list[str], tag: str = "td") -> str:
    first, *others = [escape(cell) for cell in cells]
    return f"<tr><{tag}>{first}</{tag}>" + "".join(f'<{tag} class="n">{cell}</{tag}>' for cell in others) + "</tr>"


def quality(told: Telling) -> str:
    grades = list(told.review.players[0].grades)
    phases = [told.word(f"review-phase-{n + 1}") for n in range(len(told.review.players[0].phases))]
    head = ["", told.word("review-accuracy"), *phases, *[told.word(f"grade-{grade}") for grade in grades]]
    rows = [row(head, "th")]
    for name, played in zip(told.names, told.review.players, strict=True):
        counts = [str(played.grades[grade]) for grade in grades]
        rows.append(row([name, told.accuracy(played.accuracy), *map(told.accuracy, played.phases), *counts]))
    return f"<table>{''.join(rows)}</table>"


def parts(told: Telling) -> str:
    names = ("start", "luck", "own", "others", "end")
    rows = [row(["", *[told.word(f"review-{name}") for name in names]], "th")]
    for name, part in zip(told.names, told.review.parts, strict=True):
        moved = [told.percent(share, signed=True) for share in (part.luck, part.own, part.others)]
        rows.append(row([name, told.percent(part.start), *moved, told.percent(part.end)]))
    return f"<table>{''.join(rows)}</table><p><small>{escape(told.word('review-parts'))}</small></p>"


def lucks(told: Telling) -> str:
    """Every draw as a bar from the middle, a seat's beside the others'."""
    review = told.review
    most = max([0.05, *[abs(luck) for draw in review.draws for luck in draw.luck]])
    middle = LUCK_HEIGHT / 2
    drawn = [f'<line x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}" stroke="#b9ad97"/>']
    for draw in review.draws:
        for seat, luck in enumerate(draw.luck):
            size = abs(luck) / most * middle
            top = middle - size if luck > 0 else middle
            x = across(review, draw.number) + 2.2 * (seat - len(draw.luck) / 2)
            drawn.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="2" height="{size:.1f}" fill="{COLOURS[seat]}"/>')
    return figure(told.word("review-luck"), LUCK_HEIGHT, drawn)


def worse(told: Telling) -> str:
    items = []
    for choice in told.worse():
        grade = f'<span class="{choice.grade}">{told.word(f"grade-{choice.grade}")}</span>'
        lost = told.percent(-choice.loss, signed=True)
        head = f"{told.word('review-step', number=choice.number)} · {told.names[choice.seat]}"
        was = f"{told.word('review-played')}: {told.say(choice.said)} ({told.percent(choice.chance)})"
        best = f"{told.word('review-better')}: {told.better(choice)} ({told.percent(choice.best_chance)})"
        why = "".join(f"<br>{escape(text)}" for text in [told.why(choice)] if text)
        items.append(f"<li>{escape(head)} · {grade} {lost}<br>{escape(was)}<br>{escape(best)}{why}</li>")
    return f"<ul>{''.join(items)}</ul>" if items else f"<p>{told.word('review-none')}</p>"
