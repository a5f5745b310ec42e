"""uvicorn's HTTP protocol with limits: on the head, on pipelined requests, and on the time a client may take."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from golazo.server.http.admission import Admission, Phase, TrackedConnection
from golazo.server.http.errors import in_bytes, problem
from golazo.server.http.socket_protocol import SocketProtocol
from golazo.server.refused import Refused

LARGEST_HEAD = 65_536  # bytes
MOST_HEADERS = 100
MOST_PIPELINED = 16  # requests that wait for an earlier answer on their connection
MOST_DROPPED = 16_000_000  # bytes read and dropped, such as a refused body
LEAST_READ = 32_768  # bytes of an answer that the client must read per time limit


@dataclass(frozen=True)
class Fault:
    """A misuse of HTTP: the answer, and the reason to count."""

    status: int
    reason: str
    refusal: Refused


TOO_LARGE = Fault(431, "large-head", Refused("too-large", most=LARGEST_HEAD))
TOO_MANY = Fault(431, "many-headers", Refused("too-many-headers", most=MOST_HEADERS))
PIPELINED = Fault(429, "pipelined", Refused("too-many", seconds=1))
MALFORMED = Fault(400, "malformed", Refused("malformed", detail="HTTP"))
SLOW_HEAD = Fault(408, "slow-head", Refused("request-timeout"))
SLOW_BODY = Fault(408, "slow-body", Refused("request-timeout"))
FULL = {
    "address": Fault(429, "address", Refused("too-many", seconds=10)),
    "full": Fault(503, "full", Refused("full")),
}


class Misused(Exception):
    """Stops the parser."""


class HttpProtocol(HttpToolsProtocol):
    """A connection with its requests, one after the other, until it becomes a socket or ends."""

    def __init__(self, admission: Admission, **given: Any) -> None:
        super().__init__(**given)
        self.admission = admission
        self.visit = TrackedConnection("", lambda: None, lambda: None)
        self.served: RequestResponseCycle | None = None  # being answered, or answered last; `cycle` came in last
        self.part: Literal["head", "body", ""] = "head"  # part of a request that is still to come
        self.fault = MALFORMED  # the fault to report if the parser stops
        self.failed = False  # input is no longer read
        self.head = 0  # bytes of the head that the parser has reported
        self.unreported = 0  # bytes since the parser last reported body, or the end of a head
        self.dropped = 0
        self.stalled = False  # the client does not read
        self.unsent = 0  # bytes, when the client last read some

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit = TrackedConnection(self.client[0] if self.client else "", transport.abort, self.expire)
        full = self.admission.enter(self.visit)
        if full is not None:
            self.refuse(FULL[full])

    def connection_lost(self, exc: Exception | None) -> None:
        if self.served is not None:
            self.served.disconnected = True
            self.served.message_event.set()
        super().connection_lost(exc)
        self.admission.leave(self.visit)
        self._unset_keepalive_if_required()  # uvicorn keeps the timer of a connection that was cut
        self.break_cycles()
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]  # as uvicorn has it before the first request

    def break_cycles(self) -> None:
        """Break reference cycles, so that the object is freed without the garbage collector."""
        self.visit.expire = self.visit.abort
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when the connection is lost

    def data_received(self, data: bytes) -> None:
        if self.failed:
            self.drop(len(data))
            return
        self.part = self.part or "head"
        self.unreported += len(data)
        super().data_received(data)
        if self.unreported > LARGEST_HEAD:
            self.refuse(TOO_LARGE)
        self.report_phase()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - as uvicorn calls it
        self.refuse(self.fault)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which counts as a connection until it ends."""
        visit, transport = self.visit, self.transport
        if self.under_way:
            self.end(PIPELINED.reason)
            return
        self.admission.move(visit, None)
        self.break_cycles()
        self.visit = TrackedConnection("", visit.abort, visit.abort)
        self.unreported = 0
        super().handle_websocket_upgrade()
        wire = cast(SocketProtocol, transport.get_protocol())
        wire.on_lost = partial(self.admission.leave, visit)
        if wire.failed:
            self.admission.closures.note(MALFORMED.reason, visit.peer)
            self.admission.linger(visit)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.part, self.head = "head", 0

    def on_url(self, url: bytes) -> None:
        self.grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store a header, up to the limit. Trailers after the body are ignored."""
        self.grow(len(name) + len(value) + len(": \r\n"))
        if self.part == "body":
            return
        if len(self.headers) == MOST_HEADERS:
            self.stop(TOO_MANY)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) == MOST_PIPELINED:
            self.stop(PIPELINED)
        self.part, self.unreported = "body", 0
        self.admission.move(self.visit, None)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unreported = 0
        if self.cycle is not None and self.cycle.response_complete:
            self.drop(len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.part, self.unreported = "", 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.report_phase()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled, self.unsent = True, self.transport.get_write_buffer_size()
        self.report_phase()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stalled = False
        self.report_phase()

    def grow(self, size: int) -> None:
        """Count bytes of the head."""
        self.head += size
        if self.head > LARGEST_HEAD:
            self.stop(TOO_LARGE)

    def stop(self, fault: Fault) -> None:
        """Stop the parser; uvicorn then answers with `send_400_response`."""
        self.fault = fault
        raise Misused

    def drop(self, size: int) -> None:
        """Count dropped bytes, up to a limit."""
        self.dropped += size
        if self.dropped > MOST_DROPPED:
            self.transport.abort()

    @property
    def under_way(self) -> bool:
        """Whether a request is being answered."""
        return self.served is not None and not self.served.response_complete

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.served = cycle
        super()._start_asgi_task(cycle, app)

    def report_phase(self) -> None:
        """Report the phase that the connection now waits in."""
        if self.failed:
            return
        phase: Phase | None = Phase.IDLE
        if self.stalled or self.transport.is_closing():
            phase = Phase.READING
        elif self.part:
            phase = Phase.HEAD if self.part == "head" else Phase.BODY
        elif self.under_way:
            phase = None
        if phase != self.visit.phase:
            self.admission.move(self.visit, phase)

    def expire(self) -> None:
        """Close the connection, whose client has taken too long."""
        if self.visit.phase is Phase.READING:
            self.check_reader()
        elif self.visit.phase is Phase.BODY:
            self.refuse(SLOW_BODY)
        elif self.unreported:
            self.refuse(SLOW_HEAD)
        else:  # browsers open connections in advance, and expect no answer to a request not sent
            self.end(SLOW_HEAD.reason)

    def check_reader(self) -> None:
        """Keep the connection of a slow reader, close that of one who has stopped reading."""
        unsent = self.transport.get_write_buffer_size()
        if unsent > self.unsent - LEAST_READ:
            self.end("slow-reader")
        else:
            self.unsent = unsent
            self.admission.move(self.visit, Phase.READING)

    def end(self, reason: str) -> None:
        """Close the connection at once."""
        self.failed = True
        self.admission.closures.note(reason, self.visit.peer)
        self.admission.leave(self.visit)
        self.transport.abort()

    def refuse(self, fault: Fault) -> None:
        """Answer with the fault if no other answer is under way, and stop reading."""
        if self.failed:
            return
        served = self.served if self.under_way else None
        if self.part == "body":
            can_answer = served is self.cycle and served is not None and not served.response_started
        else:
            can_answer = served is None
        if not can_answer:
            self.end(fault.reason)
            return
        if served is not None:
            served.disconnected = True
            served.message_event.set()
        self.failed = True
        self.admission.closures.note(fault.reason, self.visit.peer)
        self.transport.write(in_bytes(problem(fault.refusal, fault.status), self.server_state.default_headers))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.admission.linger(self.visit)
