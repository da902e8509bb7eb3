"""Everything put together: ASGI applications."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from pessoi.server.http.access import Access
from pessoi.server.http.endpoints import operators_routes, routes
from pessoi.server.http.openapi import description
from pessoi.server.http.request import Call, Guard, endpoint, error_response, reply
from pessoi.server.http.static import PAGE, ClientFiles, PageFiles
from pessoi.server.people.departures import Departures
from pessoi.server.people.holidays import HolidayKeeper
from pessoi.server.people.matches import Matchmaker
from pessoi.server.people.ratings import RatingDesk
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.socket.accept import serve_socket, serve_stream
from pessoi.server.tables.hub import Hub
from pessoi.server.tournaments.duty import TournamentDuty
from pessoi.table import Refusal


async def get_openapi(call: Call) -> Response:
    return reply(description())


async def say_what_is_wrong(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    codes = {404: "not_found", 405: "wrong_method"}
    texts = {
        404: f"there is nothing at {request.scope['path'][:100]}",
        405: f"{request.method} is not for this address",
    }
    return error_response(Refusal(codes.get(status, "bad_request"), texts.get(status, "this cannot be understood")))


async def no_such_endpoint(call: Call) -> Response:
    """An address that there is not, or not with this method."""
    path = call.request.scope["path"]
    if any(route.matches({**call.request.scope, "path_params": {}})[0] == Match.PARTIAL for route in ROUTES):
        raise Refusal("wrong_method", f"{call.request.method} is not for {path[:100]}")
    raise Refusal("not_found", f"there is nothing at {path[:100]}")


ROUTES: Final = routes()


def make_app(settings: Settings, services: Services | None = None) -> tuple[ASGIApp, Hub]:
    """What listens to the world."""
    services = services or Services(settings)
    hub = Hub(services)
    access = Access(settings, services.store.people)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        services.background.start(Departures(services).go_on())
        services.background.start(HolidayKeeper(services, hub.room).work_forever())
        services.background.start(RatingDesk(services).work_forever())
        services.background.start(Matchmaker(services, hub.create, hub.room).work_forever())
        services.background.start(TournamentDuty(services, hub).work_forever())
        yield
        await hub.close()

    everything = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    app = Starlette(
        routes=[
            *ROUTES,
            Route("/api/openapi.json", endpoint(get_openapi), methods=["GET"]),
            WebSocketRoute("/api/tables/{id}/socket", serve_socket),
            WebSocketRoute("/api/events/socket", serve_stream),
            Route("/api/{rest:path}", endpoint(no_such_endpoint), methods=everything),
            *([Mount(PAGE, PageFiles(settings.page))] if settings.page else []),
            Mount("/", ClientFiles()),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: say_what_is_wrong},
    )
    app.state.access = access
    app.state.hub = hub
    return Guard(app, access, services.metrics), hub


def make_operators_app(hub: Hub) -> ASGIApp:
    """Figures and health, for whoever runs the server."""
    app = Starlette(routes=operators_routes())
    app.state.access = Access(hub.settings, hub.store.people)
    app.state.hub = hub
    return app
