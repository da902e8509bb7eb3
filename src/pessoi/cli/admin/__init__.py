"""`pessoi admin`: what an operator does to tables, people, links and the database, beside running servers.

command   the command, and what its words mean · action: what all of them share
tables · people · reports · database   the actions by topic
"""

from pessoi.cli.admin.command import admin

__all__ = ["admin"]
