"""A message as a mail: text, and the same in HTML, with tables and styles in place as mail programs want them."""

from dataclasses import dataclass
from datetime import datetime
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from typing import Final
from zoneinfo import ZoneInfo

from pessoi.i18n import Catalogue
from pessoi.kernel import Message as Said
from pessoi.server.notices.words import HOUR, Message, Note, spell, words_of

INK, CLAY, SAND, PAPER, GOLD, RUST = "#221b17", "#c4623a", "#e9dcc3", "#f6ecd9", "#f6dd9f", "#8f3f20"
SERIF: Final = "Cinzel,Georgia,'Times New Roman',serif"
SANS: Final = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
BUTTON: Final = (
    "display:inline-block;padding:14px 28px;border-radius:8px;background:{rust};color:#fff8ea;"
    "text-decoration:none;font-weight:600;font-size:17px"
)


@dataclass(frozen=True)
class Links:
    """What a reader can do about mails without signing in."""

    stop: str  # by one click, for mail programs (RFC 8058)
    stop_page: str
    daily_page: str
    settings: str


def mail_of(message: Message, sender: str, to: str, links: Links, zone: str, now: int, id: str) -> EmailMessage:
    words = words_of(message.lang)
    first = message.notes[0] if message.notes else None
    subject = message.title
    if first is not None and len(message.notes) == 1 and first.kind == "turn" and first.lines:
        subject = f"{message.title}. {first.lines[-1].rstrip('.')}"
    made = envelope(sender, to, subject, id, now)
    made["List-Unsubscribe"] = f"<{links.stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text_of(message, words, links, zone, now))
    made.add_alternative(html_of(message, words, links, zone, now), subtype="html")
    return made


def envelope(sender: str, to: str, subject: str, id: str, now: int) -> EmailMessage:
    """`id` is the same with every try: mail programs show what comes twice once."""
    made = EmailMessage()
    made["From"] = sender
    made["To"] = to
    made["Subject"] = " ".join(subject.split())[:180]
    made["Date"] = formatdate(now / 1000)
    made["Message-ID"] = f"<{id}@pessoi>"
    made["Auto-Submitted"] = "auto-generated"
    return made


def link_mail(
    key: str, args: dict[str, int | str], lang: str, sender: str, to: str, url: str, id: str, now: int
) -> EmailMessage:
    """A sentence and a button, for somebody who may not have asked for it."""
    words = words_of(lang)
    made = envelope(sender, to, words.say(key), id, now)
    said, button = words.say(Said(f"{key}-text", args)), words.say(f"{key}-button")
    foot = words.say("mail-foot")
    made.set_content(f"{said}\n\n{button}: {url}\n\n-- \n{foot}\n")
    body = f'<p style="font-size:17px;line-height:1.5;margin:0 0 22px">{escape(said)}</p>{button_of(button, url)}'
    made.add_alternative(page(lang, words.say(key), "", body, escape(foot)), subtype="html")
    return made


# -- text


def text_of(message: Message, words: Catalogue, links: Links, zone: str, now: int) -> str:
    parts: list[str] = []
    for note in message.notes:
        parts += [heading(note, words).upper(), note.about, ""]
        if note.lines:
            parts += [words.say("mail-since") + ":", *(f"  - {line}" for line in note.lines), ""]
        elif note.kind != "turn":
            parts += [note.text, ""]
        parts += [note.question, ""] if note.question else []
        parts += [f"{button_text(note, words)}: {message.base}{note.path}", ""]
        parts += [until(note, words, zone, now), ""] if note.left is not None else []
    if not message.notes:
        parts += [message.title.upper(), "", message.text, ""]
    parts += ["-- ", words.say("mail-because")]
    parts += [f"{words.say('mail-daily')}: {links.daily_page} | {words.say('mail-stop')}: {links.stop_page}"]
    return "\n".join([*parts, words.say("mail-foot"), ""])


def heading(note: Note, words: Catalogue) -> str:
    return words.say(Said("mail-turn", {"game": f"={note.name}"})) if note.kind == "turn" else note.title


def button_text(note: Note, words: Catalogue) -> str:
    return words.say("mail-button") if note.kind == "turn" else note.button


def until(note: Note, words: Catalogue, zone: str, now: int) -> str:
    left = note.left or 0
    at = datetime.fromtimestamp((now + left) / 1000, ZoneInfo(zone))
    time = at.strftime("%H:%M")
    when = words.say(Said("mail-when", {"day": f"weekday-{at.weekday()}", "time": f"={time}"})) if left > HOUR else time
    args: dict[str, int | str] = {"time": f"={spell(left, words)}", "when": f"={when}", "then": f"={note.at_zero}"}
    return words.say(Said("mail-until", args))


# -- HTML


def html_of(message: Message, words: Catalogue, links: Links, zone: str, now: int) -> str:
    body = "".join(section(note, message, words, zone, now) for note in message.notes)
    if not message.notes:
        body = f'{title_of(message.title)}<p style="font-size:17px">{escape(message.text)}</p>'
    kinds = {note.kind for note in message.notes}
    badge = words.say(f"mail-badge-{kinds.pop()}") if len(kinds) == 1 else ""
    actions = " &nbsp;·&nbsp; ".join(
        f'<a href="{escape(url)}" style="color:{INK}">{escape(words.say(key))}</a>'
        for key, url in (
            ("mail-daily", links.daily_page),
            ("mail-stop", links.stop_page),
            ("mail-settings", links.settings),
        )
    )
    foot = f"{escape(words.say('mail-because'))}<br>{actions}<br>{escape(words.say('mail-foot'))}"
    return page(message.lang, message.title, badge, body, foot)


def section(note: Note, message: Message, words: Catalogue, zone: str, now: int) -> str:
    parts = [title_of(heading(note, words))]
    parts.append(f'<p style="margin:0 0 18px;font-size:15px;color:#5b4a3f">{escape(note.about)}</p>')
    if note.lines:
        parts.append(
            f'<p style="margin:0 0 8px;font:600 14px {SERIF};letter-spacing:1px;color:{RUST}">'
            f"{escape(words.say('mail-since'))}</p>"
        )
        parts += [f'<p style="margin:0 0 8px;font-size:16px;line-height:1.4">{escape(line)}</p>' for line in note.lines]
    elif note.kind != "turn":
        parts.append(f'<p style="margin:0 0 18px;font-size:17px">{escape(note.text)}</p>')
    if note.question:
        parts.append(
            f'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:14px 0 20px"><tr>'
            f'<td style="background:{GOLD};border-radius:10px;padding:14px 16px;font-size:16px;font-weight:600">'
            f"{escape(note.question)}</td></tr></table>"
        )
    parts.append(button_of(button_text(note, words), message.base + note.path))
    if note.left is not None:
        parts.append(f'<p style="margin:16px 0 0;font-size:15px">{escape(until(note, words, zone, now))}</p>')
    return f'<div style="margin:0 0 30px">{"".join(parts)}</div>'


def title_of(text: str) -> str:
    return f'<h1 style="margin:0 0 6px;font:600 28px {SERIF};color:{INK}">{escape(text)}</h1>'


def button_of(text: str, url: str) -> str:
    return f'<a href="{escape(url)}" style="{BUTTON.format(rust=RUST)}">{escape(text)}</a>'


def page(lang: str, title: str, badge: str, body: str, foot: str) -> str:
    mark = (
        f'<span style="background:#dfa32a;color:{INK};border-radius:14px;padding:5px 12px;font:600 14px {SANS}">'
        f"{escape(badge)}</span>"
        if badge
        else ""
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{escape(title)}</title></head><body style="margin:0;background:{SAND}">'
        f'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:{SAND}">'
        '<tr><td align="center" style="padding:24px 8px">'
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" '
        f'style="max-width:600px;background:{PAPER};border:2px solid {INK};border-radius:14px;color:{INK};'
        f'font-family:{SANS};text-align:left">'
        f'<tr><td style="background:{INK};border-bottom:3px solid {CLAY};border-radius:11px 11px 0 0;'
        'padding:16px 28px">'
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>'
        f'<td style="color:{PAPER};font:600 22px {SERIF};letter-spacing:3px">PESSOI</td>'
        f'<td align="right">{mark}</td></tr></table></td></tr>'
        f'<tr><td style="padding:26px 28px 8px">{body}</td></tr>'
        f'<tr><td style="background:{SAND};border-radius:0 0 11px 11px;padding:16px 28px;font-size:13px;'
        f'line-height:1.6;color:#5b4a3f">{foot}</td></tr></table></td></tr></table></body></html>'
    )
