"""Runs a command in a session bus of its own and leaves no process behind: session.py SECONDS COMMAND..."""

import ctypes
import os
import pathlib
import signal
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36


def children():
    """The processes that this one started, and those that their parents left to it."""
    tasks = pathlib.Path(f"/proc/{os.getpid()}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def end_all():
    """Ends every child, those too that come to light when their parents end."""
    patience = time.monotonic() + 3
    while running := children():
        for child in running:
            os.kill(child, signal.SIGTERM if time.monotonic() < patience else signal.SIGKILL)
        time.sleep(0.05)
        for child in running:
            os.waitpid(child, os.WNOHANG)


ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
# A signal to this process ends it by an exception, so that what it started ends, too.
signal.signal(signal.SIGTERM, lambda *_: sys.exit("error: told to end"))
command = subprocess.Popen(["dbus-run-session", "--", *sys.argv[2:]])
try:
    status = command.wait(float(sys.argv[1]))
except subprocess.TimeoutExpired:
    status = f"error: not done after {sys.argv[1]} s"
finally:
    end_all()
sys.exit(status)
