"""What people are told who are not there, once each (ADR 30).

office    looks at the outbox, makes letters of what is due and sends them
hours     when somebody wants to be told: quiet hours, digests
words     what they are told, in their language · letter: the same as a mail
push, mail, webhook   the ways to reach them
targets   addresses on the net that we may call, looked up once and held to
"""
