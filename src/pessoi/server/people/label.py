"""What a device is called in its owner's list: its browser and its system, as far as they say so."""

from typing import Final

from pessoi.table.names import tidy

LONGEST: Final = 64
BROWSERS: Final = {  # the first that fits: most of them claim to be the later ones, too
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def label_of(user_agent: str) -> str:
    browser = next((name for sign, name in BROWSERS.items() if sign in user_agent), None)
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), None)
    if browser and system:
        return f"{browser} · {system}"
    return tidy(user_agent.split(" ")[0])[:LONGEST]
