import { SandboxError } from '#server/ports/sandbox.ts';

interface Waiting {
  owner: string;
  begin: () => void;
}

/** At most so many at once, one at a time for each owner, and nobody's crowd keeps another waiting. */
export function createTurns(limits: { atOnce: number; waitingPerOwner: number; waiting: number }) {
  const busy = new Set<string>();
  const line: Waiting[] = [];
  /** When somebody who still waits had a turn last; who came for the first time has none. */
  const lastTurns = new Map<string, number>();
  let turn = 0;
  const isWaiting = (owner: string) => line.some((other) => other.owner === owner);
  /** Whoever has waited longest since a turn: with one place for all, a crowd would be a wall. */
  const findNext = () =>
    line
      .filter(({ owner }) => !busy.has(owner))
      .toSorted((a, b) => (lastTurns.get(a.owner) ?? 0) - (lastTurns.get(b.owner) ?? 0))[0];
  const next = () => {
    while (busy.size < limits.atOnce) {
      const ticket = findNext();
      if (!ticket) return;
      line.splice(line.indexOf(ticket), 1);
      busy.add(ticket.owner);
      lastTurns.set(ticket.owner, ++turn);
      ticket.begin();
    }
  };
  const enter = async (owner: string, signal?: AbortSignal): Promise<void> => {
    const own = line.filter((other) => other.owner === owner).length;
    if (own >= limits.waitingPerOwner || line.length >= limits.waiting)
      throw new SandboxError('busy');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ticket = { owner, begin: resolve };
    const leave = () => {
      const index = line.indexOf(ticket);
      if (index !== -1) line.splice(index, 1);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', leave);
    line.push(ticket);
    next();
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  };
  return {
    async take<T>(owner: string, signal: AbortSignal | undefined, work: () => Promise<T>) {
      signal?.throwIfAborted();
      await enter(owner, signal);
      try {
        return await work();
      } finally {
        busy.delete(owner);
        if (!isWaiting(owner)) lastTurns.delete(owner);
        next();
      }
    },
  };
}
