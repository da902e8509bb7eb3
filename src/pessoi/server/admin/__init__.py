"""What an operator does to the database, beside running servers: `pessoi admin` words it.

rewriting  old entries of a log changed, which nothing else does
people     a person forgotten · links: new ones for private tables
examining  logs written out, released, every game played again
backup     copies, and databases made of them
"""
