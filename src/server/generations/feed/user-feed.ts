import type { Change } from '#server/db/change-feed.ts';
import { findLiveSessions } from '#server/sessions/find-live-sessions.ts';

import type { GenerationDeps } from '#server/generations/deps.ts';
import type { EventBuffer } from './event-buffer.ts';
import { findGenerations, listChangedSince } from '#server/generations/find-generations.ts';
import type { Found } from '#server/generations/find-generations.ts';

/** How often a feed looks for itself: a notification may be lost with the process that owed it. */
const RECHECK_MS = 10_000;
/** Commits may become visible out of order; looking back this far repeats a few events instead of losing one. */
export const OVERLAP_MS = 15_000;

export interface UserFeed {
  join(buffer: EventBuffer): void;
  leave(buffer: EventBuffer): void;
}

/** All streams of one user on this instance: each change is read once, however many listen. */
export function openUserFeed(
  { db, changes }: Pick<GenerationDeps, 'db' | 'changes'>,
  { userId, onEmpty }: { userId: string; onEmpty: () => void },
): UserFeed {
  const buffers = new Set<EventBuffer>();
  let changed: Set<string> | null = new Set();
  let isReading = false;
  let isClosed = false;
  let lastSeenMs: number | undefined;

  const drop = (buffer: EventBuffer) => {
    buffers.delete(buffer);
    buffer.end('session-over');
  };
  const read = async (ids: Set<string> | null): Promise<void> => {
    if (!ids) await dropEndedSessions();
    const since = lastSeenMs === undefined ? null : new Date(lastSeenMs - OVERLAP_MS);
    const found = ids
      ? await findGenerations(db, { userId, ids: [...ids] })
      : await listChangedSince(db, { userId, since });
    for (const { generation } of found)
      lastSeenMs = Math.max(lastSeenMs ?? 0, generation.updated_at.getTime());
    // Sets have a page of their own that asks; here they would crowd out single pictures.
    const single = found.filter(({ generation }) => generation.set_id === null);
    for (const buffer of buffers) buffer.post(single);
  };
  const dropEndedSessions = async () => {
    const live = await findLiveSessions(db, [...new Set([...buffers].map((m) => m.sessionId))]);
    for (const buffer of buffers) if (!live.has(buffer.sessionId)) drop(buffer);
  };
  // One reader: what changes while it reads waits for its next round.
  const readAll = async () => {
    if (isReading) return;
    isReading = true;
    try {
      while (buffers.size > 0 && changed?.size !== 0) {
        const ids = changed;
        changed = new Set();
        await read(ids);
      }
    } catch (error) {
      for (const buffer of buffers) buffer.fail(error);
    } finally {
      isReading = false;
    }
  };
  const hear = (change: Change | null) => {
    if (change?.kind === 'session-ended') {
      for (const buffer of buffers) if (buffer.sessionId === change.sessionId) drop(buffer);
      return;
    }
    if (!change) changed = null;
    else if (change.kind === 'generation') changed?.add(change.generationId);
    void readAll();
  };
  const unwatch = changes.watch(userId, hear);
  const timer = setInterval(hear, RECHECK_MS, null);
  return {
    join(buffer) {
      buffers.add(buffer);
    },
    leave(buffer) {
      buffers.delete(buffer);
      if (buffers.size > 0 || isClosed) return;
      isClosed = true;
      clearInterval(timer);
      unwatch();
      onEmpty();
    },
  };
}

/** What a page would draw differently. */
export function looksOf({ generation: { state, progress, preview_version } }: Found): string {
  return `${state} ${progress} ${preview_version}`;
}
