"""The whole house in one page, with no server: in a browser's workers, under Pyodide.

    shelf   what is kept: texts by name, durable before anything is shown (the page's is IndexedDB)
    store   the server's storage by topic, on a shelf
    house   the server's own application, asked without a network
    thinker bots in a worker of their own, which stands for a server's process
    layers  a network's sums, which JavaScript adds up for them
    absent  libraries that a browser has not, and that nothing here needs
    page    the worker's end of all that: the only module that knows of JavaScript

`docs/offline.md` tells how the site is built, and what it weighs.
"""

from pessoi.offline.absent import stand_in

stand_in()
