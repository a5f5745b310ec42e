"""Metrics of the server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server, in a registry of their own, so that tests can run several in one process."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # creation times of counters are useless
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("golazo_tables", "Tables that are loaded here.", registry=registry)
        self.sockets = Gauge("golazo_sockets", "Open sockets.", registry=registry)
        self.connections = Gauge("golazo_connections", "Open connections, sockets among them.", registry=registry)
        self.away = Gauge("golazo_database_away", "1 while the database cannot be used.", registry=registry)
        self.created = Counter("golazo_tables_created", "Tables that were opened here.", ["game"], registry=registry)
        self.decisions = Counter("golazo_decisions", "Lines written to the log.", ["kind"], registry=registry)
        self.races = Counter("golazo_races_lost", "Lines that another node had written first.", registry=registry)
        self.answers = Counter("golazo_answers", "Answers over HTTP; 101 is a socket.", ["status"], registry=registry)
        self.refusals = Counter("golazo_refusals", "What was refused over sockets.", ["code"], registry=registry)
        self.closed = Counter(
            "golazo_connections_closed", "Connections closed for misuse or want of room.", ["reason"], registry=registry
        )
        self.decision_seconds = Histogram(
            "golazo_decision_seconds", "From a request to its answer.", buckets=QUICK, registry=registry
        )
        self.commit_seconds = Histogram(
            "golazo_commit_seconds", "Writing a batch of lines.", buckets=QUICK, registry=registry
        )
        self.load_seconds = Histogram(
            "golazo_load_seconds", "Rebuilding a table from its log.", buckets=QUICK, registry=registry
        )
        self.bot_seconds = Histogram(
            "golazo_bot_seconds", "A bot's thinking.", ["bot"], buckets=QUICK, registry=registry
        )
        self.slow_readers = Counter("golazo_slow_readers", "Sockets closed for not reading.", registry=registry)
