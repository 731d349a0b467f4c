import { SandboxError } from '#server/ports/sandbox.ts';

interface Waiting {
  owner: string;
  begin: () => void;
}

/** At most so many at once, one at a time for each owner, and nobody's crowd keeps another waiting. */
export function createTurns(limits: { atOnce: number; waitingPerOwner: number; waiting: number }) {
  const busy = new Set<string>();
  const line: Waiting[] = [];
  const next = () => {
    while (busy.size < limits.atOnce) {
      const index = line.findIndex(({ owner }) => !busy.has(owner));
      if (index === -1) return;
      for (const { owner, begin } of line.splice(index, 1)) {
        busy.add(owner);
        begin();
      }
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
        next();
      }
    },
  };
}
