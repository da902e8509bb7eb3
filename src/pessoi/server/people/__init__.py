"""People who come back: their devices, and how they prove who they are.

codes        codes that are read out and typed
label        what a device is called
passkeys     WebAuthn: a device's own key instead of a password
profile      what somebody has played
departures   who leaves, and where all that was theirs goes
"""
