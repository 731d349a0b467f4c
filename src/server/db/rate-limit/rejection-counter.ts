import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

export interface RejectionCounter {
  /** A request was turned away by a limit; `scope` says by which. */
  record(scope: string): void;
  /** Writes down what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_EVERY_MS = 5000;

/**
 * Counts refused requests and writes them down every few seconds, by hour: whoever is turned away
 * must cost less than whoever is let in. A crash loses seconds of a statistic, nothing else.
 */
export function createRejectionCounter(deps: {
  db: Db;
  onError: (error: unknown) => void;
  now?: () => Date;
}): RejectionCounter {
  const { db, onError, now = () => new Date() } = deps;
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    const taken = [...counts];
    counts = new Map();
    if (taken.length > 0) await writeRejections(db, taken, now());
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      flush().catch(onError);
    }, FLUSH_EVERY_MS).unref();
  };
  return {
    record: (scope) => {
      counts.set(scope, (counts.get(scope) ?? 0) + 1);
      schedule();
    },
    flush,
    close: async () => {
      clearTimeout(timer);
      await flush().catch(onError);
    },
  };
}

async function writeRejections(
  db: Db,
  counts: readonly (readonly [string, number])[],
  now: Date,
): Promise<void> {
  // In one order, so that two instances never wait for each other.
  const values = counts
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([scope, count]) => sql`(date_trunc('hour', ${now}::timestamptz), ${scope}, ${count}::int)`,
    );
  await sql`
    insert into rate_limit_hits as h (hour, scope, count) values ${sql.join(values)}
    on conflict (hour, scope) do update set count = h.count + excluded.count`.execute(db);
}
