import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Client } from 'pg';

const CHANNEL = 'generation_changed';
const RECONNECT_MS = 500;

export interface Change {
  userId: string;
  generationId: string;
  state: string;
}

/** What all instances hear of each other's generations, by the database's LISTEN and NOTIFY. */
export interface ChangeFeed {
  start(): Promise<void>;
  /** Calls back on every change of the user's generations; with null when some may have been missed. */
  watch(userId: string, onChange: (change: Change | null) => void): () => void;
  close(): Promise<void>;
}

/**
 * Tells every instance, after the change has been committed. Not inside the transaction: a
 * notifying commit takes a lock of the whole database, and a lost hint is made up by re-reading.
 */
export async function announce<Schema>(
  db: Kysely<Schema>,
  { userId, generationId, state }: Change,
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${state} ${generationId} ${userId}`})`.execute(db);
}

export function createChangeFeed(options: {
  url: string;
  onError: (error: Error) => void;
}): ChangeFeed {
  const watchers = new Map<string, Set<(change: Change | null) => void>>();
  let client: Client | undefined;
  const closing = new AbortController();

  const connect = async () => {
    const next = new Client({
      connectionString: options.url,
      application_name: 'vignette-events',
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => tell(watchers, payload ?? ''));
    next.on('error', options.onError);
    next.on('end', () => void reconnect());
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = async () => {
    while (!closing.signal.aborted) {
      try {
        await connect();
        for (const group of watchers.values()) for (const watcher of group) watcher(null);
        return;
      } catch (error) {
        options.onError(error as Error);
        await sleep(RECONNECT_MS);
      }
    }
  };
  return {
    start: connect,
    watch: (userId, onChange) => addWatcher(watchers, userId, onChange),
    async close() {
      closing.abort();
      await client?.end();
    },
  };
}

type Watchers = Map<string, Set<(change: Change | null) => void>>;

function tell(watchers: Watchers, payload: string): void {
  const [state = '', generationId = '', ...rest] = payload.split(' ');
  const userId = rest.join(' ');
  for (const watcher of watchers.get(userId) ?? []) watcher({ userId, generationId, state });
}

function addWatcher(
  watchers: Watchers,
  userId: string,
  onChange: (change: Change | null) => void,
): () => void {
  const group = watchers.get(userId) ?? new Set();
  watchers.set(userId, group.add(onChange));
  return () => {
    group.delete(onChange);
    if (group.size === 0 && watchers.get(userId) === group) watchers.delete(userId);
  };
}
