import type { GenerationDeps } from '#server/generations/deps.ts';
import { createEventBuffer } from './event-buffer.ts';
import type { StreamEnd } from './event-buffer.ts';
import { findGenerations, listChangedSince } from '#server/generations/find-generations.ts';
import type { Found } from '#server/generations/find-generations.ts';
import { looksOf, openUserFeed, OVERLAP_MS } from './user-feed.ts';
import type { UserFeed } from './user-feed.ts';

export interface Watch {
  userId: string;
  /** The stream ends with the session it was opened by. */
  sessionId: string;
  /** Only this one, to its end; all of the user's where nothing is said. */
  generationId?: string;
  /** What the client has seen last (Last-Event-ID): milliseconds of a change. */
  lastSeenMs?: number;
  /** The client has gone. */
  signal: AbortSignal;
}

export interface GenerationWatcher {
  /**
   * Present states now and after every change. An event is a whole state, not a difference, so that
   * repeating one does no harm and resuming needs no log of the past. Returns why it ended.
   */
  watch(watch: Watch): AsyncGenerator<Found, StreamEnd>;
  /** Streams that are open now. */
  count(): number;
}

type WatchDeps = Pick<GenerationDeps, 'db' | 'changes' | 'stopping'>;

export function createGenerationWatcher(deps: WatchDeps): GenerationWatcher {
  const feeds = new Map<string, UserFeed>();
  let open = 0;
  const feedOf = (userId: string): UserFeed => {
    const known = feeds.get(userId);
    if (known) return known;
    const feed = openUserFeed(deps, { userId, onEmpty: () => feeds.delete(userId) });
    feeds.set(userId, feed);
    return feed;
  };
  return {
    count: () => open,
    async *watch(watch) {
      const signal = AbortSignal.any([watch.signal, deps.stopping]);
      const buffer = createEventBuffer(watch);
      const leave = () => buffer.end('left');
      signal.addEventListener('abort', leave);
      const feed = feedOf(watch.userId);
      feed.join(buffer);
      open++;
      try {
        if (signal.aborted) leave();
        buffer.post(await readNow(deps, watch));
        const sent = new Map<string, string>();
        for (;;) {
          const found = await buffer.next();
          const ended = buffer.ended();
          if (ended) return ended;
          for (const item of found) {
            const { id, finished_at } = item.generation;
            const isNews = sent.get(id) !== looksOf(item);
            sent.set(id, looksOf(item));
            if (isNews) yield item;
            if (watch.generationId && finished_at) return 'left';
            if (buffer.ended()) break;
          }
        }
      } finally {
        open--;
        signal.removeEventListener('abort', leave);
        feed.leave(buffer);
      }
    },
  };
}

async function readNow(
  { db }: WatchDeps,
  { userId, generationId, lastSeenMs }: Watch,
): Promise<Found[]> {
  if (generationId) return findGenerations(db, { userId, ids: [generationId] });
  const since = lastSeenMs === undefined ? null : new Date(lastSeenMs - OVERLAP_MS);
  return listChangedSince(db, { userId, since });
}
