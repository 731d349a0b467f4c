import { setTimeout as sleep } from 'node:timers/promises';

import type { Change, ChangeFeed } from '#server/db/change-feed.ts';
import type { Db } from '#server/db/connect.ts';
import type { UsersChanged } from '#shared/contract/admin-users.ts';

import { findViews } from './view-users.ts';

/** Changes of a moment are told together. */
const GATHER_MS = 300;
/** Then the browser comes again, and who it is and what they may is looked up anew. */
const LIFE_MS = 5 * 60_000;
/** States that move a balance; progress does not. */
const MOVING = new Set(['queued', 'succeeded', 'failed', 'cancelled', 'expired']);

/** Whose row would look different now. Ends with the admin's own rights: they are looked up anew. */
export async function* watchUsers(
  { db, changes, stopping }: { db: Db; changes: ChangeFeed; stopping: AbortSignal },
  { actorId, signal }: { actorId: string; signal: AbortSignal },
): AsyncGenerator<UsersChanged> {
  const ending = AbortSignal.any([signal, stopping, AbortSignal.timeout(LIFE_MS)]);
  let waiting: Set<string> | null = new Set();
  let isOver = false;
  let wake = () => {};
  const unwatch = changes.watchAll((change: Change | null) => {
    if (change?.userId === actorId && change.kind !== 'generation') isOver = true;
    if (!change) waiting = null;
    else if (isVisible(change)) waiting?.add(change.userId);
    wake();
  });
  const stop = () => wake();
  ending.addEventListener('abort', stop);
  try {
    while (!ending.aborted && !isOver) {
      if (waiting?.size === 0) await new Promise<void>((resolve) => (wake = resolve));
      if (waiting?.size === 0) continue;
      await sleep(GATHER_MS, undefined, { signal: ending }).catch(() => {});
      const told: Set<string> | null = waiting;
      waiting = new Set();
      // Whoever lost the role while we gathered is told nothing more.
      if (!ending.aborted && !isOver) yield await rowsOf(db, told && [...told]);
    }
  } finally {
    unwatch();
    ending.removeEventListener('abort', stop);
  }
}

/** So many rows are told one by one; beyond that, or where some were missed, all are to be read again. */
const TOLD_AT_ONCE = 100;

async function rowsOf(db: Db, userIds: string[] | null): Promise<UsersChanged> {
  if (!userIds || userIds.length > TOLD_AT_ONCE) return { users: null, gone: [] };
  const users = await findViews(db, userIds);
  const there = new Set(users.map((user) => user.userId));
  return { users, gone: userIds.filter((id) => !there.has(id)) };
}

const isVisible = (change: Change): boolean =>
  change.kind === 'account' || (change.kind === 'generation' && MOVING.has(change.state));
