"""Tables in memory.

hub       all that this process has open, and what happens in the background
room      one of them: commands one at a time, and everybody hears of changes
autoplay  bots' answers, standing answers, clocks
making    new ones, their names and keys
loading   tables out of their logs · summary: what lists know without reading one
occasions what of a change people are told who are not there
presence  who is there in other processes
retention what nobody comes back for
records   finished games and records step by step
"""
