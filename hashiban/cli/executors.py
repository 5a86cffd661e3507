"""Who plays the games of a simulation: this process, others on this machine, or a cluster."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hashiban.cli.asking import Refused

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from concurrent.futures import Executor

PATIENCE = 5
"""Seconds that a Dask scheduler has to answer."""


@contextmanager
def executor(args: argparse.Namespace) -> Iterator[Executor | None]:
    """Who plays: this process, others on this machine, or the workers of a Dask cluster. Raises Refused."""
    if args.dask is None:
        with _workers(args.workers) as pool:
            yield pool
        return
    try:
        cluster: Any = import_module("distributed")
    except ImportError:
        raise Refused(
            "hashiban simulate: --dask needs the package distributed: pip install 'hashiban[dask]'."
        ) from None
    try:
        client = cluster.Client(args.dask, timeout=PATIENCE)
    except (OSError, ValueError, ImportError) as error:
        why = " ".join(str(error).split())
        raise Refused(f"hashiban simulate: no Dask scheduler answers at {args.dask}: {why}.") from None
    with client:
        yield client.get_executor()


@contextmanager
def _workers(count: int) -> Iterator[Executor | None]:
    """A pool of processes; nothing for a single one, which is this.

    Ctrl+C reaches every process of a terminal, but only this one is to stop. The workers ignore it from their birth.
    """
    from hashiban.lab.arena import Pool

    if count == 1:
        yield None
        return
    with Pool(count, _processes) as pool:
        yield pool


def _processes(count: int) -> Executor:
    """So many processes, all of them born when this is over."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(count, get_context("spawn"), _ignore_ctrl_c)
    with _ctrl_c_waits():
        for _ in range(count):
            pool.submit(int)
    return pool


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Ctrl+C is heard when this is over; processes that are born meanwhile never hear it."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _ignore_ctrl_c() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
