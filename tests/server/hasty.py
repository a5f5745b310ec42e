"""A server that waits so many seconds for whatever is late, and for any number of requests at a time.

python hasty.py SECONDS serve ...
"""

from __future__ import annotations

import sys

from golazo.cli import run
from golazo.server.http import admission, http_protocol

if __name__ == "__main__":
    admission.SECONDS.update(dict.fromkeys(admission.SECONDS, float(sys.argv[1])))
    http_protocol.MOST_PIPELINED = 1_000_000
    sys.exit(run(sys.argv[2:]))
