import type { Found } from './find-generations.ts';
import { findGenerations, listChangedSince } from './find-generations.ts';
import type { GenerationDeps } from './deps.ts';

/** How often a stream looks for itself: a notification may be lost with the process that owed it. */
const RECHECK_MS = 10_000;
/** Commits may become visible out of order; looking back this far repeats a few events instead of losing one. */
const OVERLAP_MS = 15_000;

export interface Watch {
  userId: string;
  /** Only this one, to its end; all of the user's where nothing is said. */
  generationId?: string;
  /** What the client has seen last (Last-Event-ID): milliseconds of a change. */
  lastSeenMs?: number;
  /** The client has gone. */
  signal: AbortSignal;
}

/**
 * Present states now and after every change. An event is a whole state, not a difference, so that
 * repeating one does no harm and resuming needs no log of the past.
 */
export async function* watchGenerations(
  { db, changes, stopping }: Pick<GenerationDeps, 'db' | 'changes' | 'stopping'>,
  watch: Watch,
): AsyncGenerator<Found, void> {
  const inbox = createInbox(AbortSignal.any([watch.signal, stopping]));
  const unwatch = changes.watch(watch.userId, (change) => {
    if (!change) inbox.post(null);
    else if (!watch.generationId || watch.generationId === change.generationId)
      inbox.post(change.generationId);
  });
  const sent = new Map<string, string>();
  try {
    let lastSeenMs = watch.lastSeenMs;
    for (let ids: Set<string> | null = null; ; ids = await inbox.next()) {
      const found = await read(db, { ...watch, ids, lastSeenMs });
      for (const item of found) {
        const { id, updated_at, finished_at } = item.generation;
        if (sent.get(id) !== looksOf(item)) {
          sent.set(id, looksOf(item));
          lastSeenMs = Math.max(lastSeenMs ?? 0, updated_at.getTime());
          yield item;
        }
        if (watch.generationId && finished_at) return;
      }
      if (inbox.isClosed()) return;
    }
  } finally {
    unwatch();
    inbox.close();
  }
}

/** What a page would draw differently. */
function looksOf({ generation: { state, progress, preview_version } }: Found): string {
  return `${state} ${progress} ${preview_version}`;
}

async function read(
  db: GenerationDeps['db'],
  {
    userId,
    generationId,
    ids,
    lastSeenMs,
  }: Pick<Watch, 'userId' | 'generationId'> & {
    ids: Set<string> | null;
    lastSeenMs: number | undefined;
  },
): Promise<Found[]> {
  if (generationId) return findGenerations(db, { userId, ids: [generationId] });
  if (ids) return findGenerations(db, { userId, ids: [...ids] });
  const since = lastSeenMs === undefined ? null : new Date(lastSeenMs - OVERLAP_MS);
  return listChangedSince(db, { userId, since });
}

/** Gathers changes while the reader is busy; null stands for "look at everything". */
function createInbox(signal: AbortSignal) {
  let waiting: Set<string> | null = new Set();
  let wake: (() => void) | null = null;
  const rouse = () => {
    wake?.();
    wake = null;
  };
  signal.addEventListener('abort', rouse);
  return {
    post(id: string | null) {
      if (id === null) waiting = null;
      else waiting?.add(id);
      rouse();
    },
    /** Changes since the last call; everything after a quiet while. */
    async next(): Promise<Set<string> | null> {
      if (waiting?.size === 0 && !signal.aborted) {
        const timer = setTimeout(() => this.post(null), RECHECK_MS);
        await new Promise<void>((resolve) => (wake = resolve));
        clearTimeout(timer);
      }
      const taken = waiting;
      waiting = new Set();
      return taken;
    },
    isClosed: () => signal.aborted,
    close: () => signal.removeEventListener('abort', rouse),
  };
}
