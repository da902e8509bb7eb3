"""All endpoints in one list: the router and the OpenAPI description are made from it."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pessoi.server import wire
from pessoi.server.http import (
    account,
    editions,
    events,
    games,
    guides,
    handbook,
    invitations,
    lessons,
    moving,
    my_data,
    notices,
    onward,
    opponents,
    people,
    profiles,
    puzzles,
    records,
    reviews,
    sign_in,
    tables,
    tournaments,
    turns,
)
from pessoi.server.http.request import Call, Handler, endpoint, reply
from pessoi.server.tournaments.shown import KeyBody, TournamentBody, TournamentReply, TournamentsReply
from pessoi.table import Refusal
from pessoi.table.types import TableInfo


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None  # a type, or "text/plain", "text/markdown", "text/html"
    status: int = 200
    query: dict[str, str] = field(default_factory=dict)  # name: JSON type


PATIENCE: Final = 5.0  # seconds that the database has to show that it is well
KEY: Final = {"key": "string"}
PAGE: Final = {"from": "integer", "limit": "integer", "seat": "integer"}

ENDPOINTS: Final = [
    Endpoint("GET", "/api/me", people.get_me, "Who am I?", None, wire.PersonReply),
    Endpoint("PUT", "/api/me", people.put_me, "Give myself a name", wire.NameBody, wire.PersonReply),
    Endpoint("POST", "/api/tokens", people.post_token, "A bot account of nobody", wire.NameBody, wire.TokenReply, 201),
    Endpoint("GET", "/api/me/programs", people.get_programs, "My bot accounts", None, wire.ProgramsReply),
    Endpoint("POST", "/api/me/programs", people.post_program, "A new one", wire.NameBody, wire.TokenReply, 201),
    Endpoint(
        "POST", "/api/me/programs/{program}/token", people.post_program_token, "A new token", None, wire.TokenReply, 201
    ),
    Endpoint("DELETE", "/api/me/programs/{program}", people.delete_program, "Forget it", None, wire.ProgramsReply),
    Endpoint(
        "GET",
        "/api/events",
        events.get_events,
        "What a bot hears",
        None,
        wire.EventsReply,
        query={"after": "integer"},
    ),
    Endpoint("POST", "/api/quick", opponents.post_quick, "Seek a game", wire.QuickBody, wire.QuickReply),
    Endpoint("GET", "/api/quick", opponents.get_quick, "How it stands", None, wire.QuickReply),
    Endpoint("DELETE", "/api/quick", opponents.delete_quick, "Seek no longer", None, wire.QuickReply),
    Endpoint(
        "GET",
        "/api/me/blocks",
        opponents.get_blocks,
        "Whom I keep away",
        None,
        wire.BlocksReply,
        query={"table": "string", "seat": "integer", "line": "integer"},
    ),
    Endpoint("POST", "/api/me/blocks", opponents.post_block, "Keep away", wire.SubjectBody, wire.BlocksReply),
    Endpoint("DELETE", "/api/me/blocks/{person}", opponents.delete_block, "No longer", None, wire.BlocksReply),
    Endpoint("POST", "/api/reports", opponents.post_report, "Report somebody", wire.ReportBody, None, 204),
    Endpoint("POST", "/api/challenges", invitations.post_challenge, "Challenge", wire.ChallengeBody, TableInfo, 201),
    Endpoint("GET", "/api/invitations", invitations.get_invitations, "To be answered", None, wire.InvitationsReply),
    Endpoint("GET", "/api/me/account", account.get_account, "My devices and keys", None, wire.AccountReply),
    Endpoint("DELETE", "/api/me/devices/{device}", account.delete_device, "Log it out", None, wire.AccountReply),
    Endpoint("POST", "/api/me/invitation", account.post_invitation, "Let a device in", None, wire.InvitationReply, 201),
    Endpoint(
        "POST",
        "/api/me/passkeys/challenge",
        account.post_passkey_challenge,
        "What a passkey is made of",
        None,
        wire.PasskeyOptions,
        201,
    ),
    Endpoint(
        "POST", "/api/me/passkeys", account.post_passkey, "A new passkey", wire.NewPasskeyBody, wire.AccountReply, 201
    ),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", account.delete_passkey, "Remove it", None, wire.AccountReply),
    Endpoint("POST", "/api/me/recovery", account.post_recovery, "New recovery codes", None, wire.RecoveryReply, 201),
    Endpoint("GET", "/api/me/profile", profiles.get_profile, "What I have played", None, wire.ProfileReply),
    Endpoint("PUT", "/api/me/visible", profiles.put_visible, "Who may see it", wire.VisibleBody, wire.AccountReply),
    Endpoint("GET", "/api/people/{who}", profiles.get_person, "Somebody's profile", None, wire.PersonPage),
    Endpoint(
        "GET",
        "/api/ratings",
        profiles.get_ratings,
        "A ladder",
        None,
        wire.RatingsReply,
        query={"game": "string", "pool": "string", "season": "string", "limit": "integer"},
    ),
    Endpoint("GET", "/api/me/holidays", turns.get_holidays, "When I am away", None, wire.HolidaysReply),
    Endpoint("POST", "/api/me/holidays", turns.post_holiday, "Go away", wire.HolidayBody, wire.HolidaysReply, 201),
    Endpoint("DELETE", "/api/me/holidays/{holiday}", turns.delete_holiday, "Come back", None, wire.HolidaysReply),
    Endpoint("GET", "/api/me/data", my_data.get_data, "All that is kept about me", None, wire.MyData),
    Endpoint("POST", "/api/me/delete", account.post_delete_me, "Forget me", wire.NameBody, wire.PersonReply),
    Endpoint("POST", "/api/sign-in", sign_in.post_sign_in, "By link or code", wire.SignInBody, wire.PersonReply),
    Endpoint(
        "POST",
        "/api/sign-in/challenge",
        sign_in.post_sign_in_challenge,
        "What a passkey is to sign",
        None,
        wire.PasskeyOptions,
        201,
    ),
    Endpoint(
        "POST", "/api/sign-in/passkey", sign_in.post_sign_in_passkey, "By passkey", wire.PasskeyBody, wire.PersonReply
    ),
    Endpoint("POST", "/api/sign-in/mail", sign_in.post_sign_in_mail, "Mail me a link", wire.SignInMailBody, None, 204),
    Endpoint("POST", "/api/sign-out", sign_in.post_sign_out, "This device, or all", wire.SignOutBody, wire.PersonReply),
    Endpoint("GET", "/api/notices", notices.get_notices, "How I am told", None, wire.NoticesReply),
    Endpoint("PUT", "/api/notices", notices.put_notices, "Of what, and when", wire.NoticeWishes, wire.NoticesReply),
    Endpoint("POST", "/api/notices/push", notices.post_push, "By this browser", wire.PushBody, wire.NoticesReply),
    Endpoint("POST", "/api/notices/mail", notices.post_mail, "By mail", wire.MailBody, wire.NoticesReply),
    Endpoint("POST", "/api/notices/webhook", notices.post_webhook, "By a webhook", wire.HookBody, wire.NoticesReply),
    Endpoint(
        "POST",
        "/api/notices/channels/{channel}",
        notices.post_channel,
        "Switch one on or off",
        wire.SwitchBody,
        wire.NoticesReply,
    ),
    Endpoint(
        "DELETE", "/api/notices/channels/{channel}", notices.delete_channel, "Forget one", None, wire.NoticesReply
    ),
    Endpoint(
        "POST", "/api/notices/channels/{channel}/test", notices.post_trial, "Send a test", None, wire.NoticesReply
    ),
    Endpoint("POST", "/api/notices/verify", notices.post_proof, "The mail box is mine", wire.ProofBody, None, 204),
    Endpoint("POST", "/api/notices/stop", notices.post_stop, "No more mails", wire.StopBody, None, 204),
    Endpoint("POST", "/api/notices/stop/{token}", notices.post_one_click, "The same by one click", None, None, 204),
    Endpoint("GET", "/api/notices/stop/{token}", notices.get_stop, "To the page that asks", None, None, 303),
    Endpoint("GET", "/api/games", games.get_games, "All games, levels, languages", None, wire.GamesReply),
    Endpoint("GET", "/api/games/{game}", games.get_game, "A game with its figures", None, wire.GameReply),
    Endpoint("GET", "/api/games/{game}/figures", editions.get_figures, "Every figure", None, wire.FiguresReply),
    Endpoint(
        "POST",
        "/api/games/{game}/edition",
        editions.post_edition,
        "Try figures out",
        wire.EditionBody,
        wire.EditionInfo,
    ),
    Endpoint(
        "POST", "/api/games/{game}/boxes", editions.post_box, "Share figures", wire.EditionBody, wire.BoxReply, 201
    ),
    Endpoint("GET", "/api/games/{game}/boxes/{id}", editions.get_box, "Figures that are shared", None, wire.BoxReply),
    Endpoint("GET", "/api/games/{game}/words/{lang}", games.get_words, "Its words (Fluent)", None, "text/plain"),
    Endpoint("GET", "/api/handbook/{file}", handbook.get_handbook, "For who writes a bot", None, "text/plain"),
    Endpoint("GET", "/api/words/{lang}", games.get_common_words, "Common words (Fluent)", None, "text/plain"),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        games.get_rules,
        "The rules (Markdown)",
        None,
        "text/markdown",
        query={"lang": "string"},
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/guide",
        guides.get_guide,
        "How to play, and the rules for players",
        None,
        wire.GuideReply,
        query={"lang": "string"},
    ),
    Endpoint(
        "GET", "/api/games/{game}/lesson/{lang}", lessons.get_lesson, "What the coach says", None, wire.LessonReply
    ),
    Endpoint(
        "GET", "/api/games/{game}/figures/{step}", lessons.get_figure, "A figure of the guide", None, wire.FigureReply
    ),
    Endpoint("POST", "/api/lessons", lessons.post_lesson, "Begin a lesson, or go on", wire.LessonBody, TableInfo, 201),
    Endpoint("POST", "/api/tables", tables.post_table, "A new table", wire.TableBody, TableInfo, 201),
    Endpoint(
        "GET",
        "/api/tables",
        tables.get_tables,
        "Tables: open, mine, live or over",
        None,
        wire.TablesReply,
        query={
            "list": "string",
            "game": "string",
            "players": "integer",
            "pace": "string",
            "lang": "string",
            "rated": "string",
            "limit": "integer",
        },
    ),
    Endpoint("GET", "/api/tables/{id}", tables.get_table, "A table", None, TableInfo, query=KEY),
    Endpoint("GET", "/api/tables/{id}/game", editions.get_table_game, "Its figures", None, wire.GameReply, query=KEY),
    Endpoint(
        "GET",
        "/api/tables/{id}/guide",
        guides.get_table_guide,
        "How to play by its figures",
        None,
        wire.GuideReply,
        query={"lang": "string", **KEY},
    ),
    Endpoint("POST", "/api/tables/{id}/join", tables.post_join, "Sit down", wire.JoinBody, TableInfo),
    Endpoint("POST", "/api/tables/{id}/agree", tables.post_agree, "It may count", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/leave", tables.post_leave, "Stand up", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/token", people.post_seat_token, "My seat's token", None, wire.TokenReply, 201),
    Endpoint("POST", "/api/tables/{id}/seats/{seat}", tables.post_seat, "Set a seat", wire.ChairBody, TableInfo),
    Endpoint(
        "POST", "/api/tables/{id}/settings", tables.post_settings, "Settings (owner)", wire.SettingsBody, TableInfo
    ),
    Endpoint("POST", "/api/tables/{id}/start", tables.post_start, "Start (owner)", wire.StartBody, TableInfo),
    Endpoint("POST", "/api/tables/{id}/invite", invitations.post_invite, "Invite", wire.InviteBody, TableInfo),
    Endpoint("POST", "/api/tables/{id}/accept", invitations.post_accept, "I come", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/decline", invitations.post_decline, "I do not", wire.DeclineBody, None, 204),
    Endpoint("GET", "/api/tables/{id}/picture", invitations.get_picture, "A QR code", None, wire.PictureReply),
    Endpoint("GET", "/api/tables/{id}/guests", invitations.get_guests, "Who is invited", None, wire.GuestsReply),
    Endpoint(
        "DELETE", "/api/tables/{id}/guests/{person}", invitations.delete_guest, "Not they", None, wire.GuestsReply
    ),
    Endpoint("POST", "/api/tables/{id}/mute", notices.post_mute, "No notices of it", wire.SwitchBody, wire.SwitchBody),
    Endpoint("GET", "/api/tables/{id}/mute", notices.get_mute, "Is it muted?", None, wire.SwitchBody),
    Endpoint("GET", "/api/tables/{id}/notes", turns.get_notes, "My notes on it", None, wire.NotesBody),
    Endpoint(
        "PUT", "/api/tables/{id}/notes", turns.put_notes, "Note something", wire.NotesBody, wire.NotesBody, query=KEY
    ),
    Endpoint("POST", "/api/tables/{id}/rematch", tables.post_rematch, "Once more", None, TableInfo),
    Endpoint(
        "GET",
        "/api/tables/{id}/moment",
        records.get_moment,
        "The board as it was",
        None,
        wire.MomentReply,
        query={**KEY, "seq": "integer"},
    ),
    Endpoint("GET", "/api/tables/{id}/record", records.get_record, "The record", None, "text/plain", query=KEY),
    Endpoint("GET", "/api/tables/{id}/unfinished", moving.get_unfinished, "To go on elsewhere", None, "text/plain"),
    Endpoint(
        "GET", "/api/tables/{id}/verify", records.get_verify, "Check all chance", None, wire.Verification, query=KEY
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        records.get_replay,
        "Step by step",
        None,
        wire.ReplayReply,
        query={**KEY, **PAGE},
    ),
    Endpoint(
        "POST", "/api/tables/{id}/review", reviews.post_review, "Have it reviewed", None, wire.ReviewReply, query=KEY
    ),
    Endpoint("GET", "/api/tables/{id}/review", reviews.get_review, "Its review", None, wire.ReviewReply, query=KEY),
    Endpoint(
        "GET",
        "/api/tables/{id}/review/page",
        reviews.get_review_page,
        "Its review as a page to keep",
        None,
        "text/html",
        query={"lang": "string", **KEY},
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/onward",
        onward.post_onward,
        "Play on from a step",
        wire.OnwardBody,
        TableInfo,
        201,
        query=KEY,
    ),
    Endpoint(
        "GET",
        "/api/results",
        tables.get_results,
        "Results of public games",
        None,
        wire.ResultsReply,
        query={"game": "string", "limit": "integer"},
    ),
    Endpoint(
        "POST",
        "/api/tournaments",
        tournaments.post_tournament,
        "A new tournament",
        TournamentBody,
        TournamentReply,
        201,
    ),
    Endpoint(
        "GET",
        "/api/tournaments",
        tournaments.get_tournaments,
        "Tournaments: open, mine, live or over",
        None,
        TournamentsReply,
        query={"list": "string", "limit": "integer"},
    ),
    Endpoint(
        "GET",
        "/api/tournaments/{id}",
        tournaments.get_tournament,
        "A tournament with its standings",
        None,
        TournamentReply,
        query=KEY,
    ),
    Endpoint("POST", "/api/tournaments/{id}/enter", tournaments.post_enter, "Take part", KeyBody, TournamentReply),
    Endpoint(
        "POST", "/api/tournaments/{id}/leave", tournaments.post_leave_tournament, "Leave it", None, TournamentReply
    ),
    Endpoint("POST", "/api/tournaments/{id}/begin", tournaments.post_begin, "Begin (owner)", None, TournamentReply),
    Endpoint("DELETE", "/api/tournaments/{id}", tournaments.delete_tournament, "Call it off (owner)", None, None, 204),
    Endpoint("GET", "/api/puzzles", puzzles.get_puzzles, "All puzzles", None, wire.PuzzlesReply),
    Endpoint("GET", "/api/puzzles/{game}/{puzzle}", puzzles.get_puzzle, "A puzzle, solved", None, wire.PuzzleReply),
    Endpoint(
        "POST",
        "/api/puzzles/{game}/{puzzle}/onward",
        puzzles.post_puzzle_onward,
        "Play on from it",
        wire.OnwardBody,
        TableInfo,
        201,
    ),
    Endpoint("POST", "/api/records", records.post_record, "A record to watch", "text/plain", wire.RecordReply, 201),
    Endpoint("GET", "/api/records/{id}", records.get_kept, "A record brought along", None, wire.RecordReply),
    Endpoint("GET", "/api/records/{id}/game", editions.get_record_game, "Its figures", None, wire.GameReply),
    Endpoint(
        "GET",
        "/api/records/{id}/guide",
        guides.get_record_guide,
        "How to play by its figures",
        None,
        wire.GuideReply,
        query={"lang": "string"},
    ),
    Endpoint(
        "GET", "/api/records/{id}/replay", records.get_kept_replay, "Its steps", None, wire.ReplayReply, query=PAGE
    ),
    Endpoint("POST", "/api/records/{id}/review", reviews.post_kept_review, "Have it reviewed", None, wire.ReviewReply),
    Endpoint("GET", "/api/records/{id}/review", reviews.get_kept_review, "Its review", None, wire.ReviewReply),
    Endpoint(
        "GET",
        "/api/records/{id}/review/page",
        reviews.get_kept_review_page,
        "Its review as a page to keep",
        None,
        "text/html",
        query={"lang": "string"},
    ),
    Endpoint("POST", "/api/records/{id}/table", moving.post_kept_table, "Go on with it", None, TableInfo, 201),
    Endpoint(
        "POST",
        "/api/records/{id}/onward",
        onward.post_kept_onward,
        "Play on from a step",
        wire.OnwardBody,
        TableInfo,
        201,
    ),
]


async def get_health(call: Call) -> Response:
    """Whether this process can do its work: the database answers, and takes what is written (its disk may be full)."""
    found = "does not answer"
    try:
        async with asyncio.timeout(PATIENCE):
            await call.store.ping()
            found = "cannot be written"
            await call.store.heartbeat.check()
    except Exception:
        return reply(wire.HealthReply(False, found), 503)
    return reply(wire.HealthReply(True, "answers"))


async def get_no_metrics(call: Call) -> Response:
    """They are not for the world."""
    raise Refusal("not_found", "figures are on a listener of their own (--metrics-port)")


async def get_metrics(call: Call) -> Response:
    return PlainTextResponse(call.services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def routes() -> list[Route]:
    made = [Route(e.path, endpoint(e.handler), methods=[e.method]) for e in ENDPOINTS]
    made.append(Route("/healthz", endpoint(get_health), methods=["GET"]))
    made.append(Route("/metrics", endpoint(get_no_metrics), methods=["GET"]))
    return made


def operators_routes() -> list[Route]:
    """For whoever runs the server, on a listener that the world does not reach."""
    own = {"/healthz": get_health, "/metrics": get_metrics}
    return [Route(path, endpoint(handler), methods=["GET"]) for path, handler in own.items()]
