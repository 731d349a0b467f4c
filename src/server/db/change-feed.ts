import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Client } from 'pg';

/** Older than sessions and accounts, which are told of on it as well: in one channel nothing overtakes. */
const CHANNEL = 'generation_changed';
/** How the database tells of a session that ended (migration 0075), where a generation has its state. */
const SESSION_ENDED = 'session-ended';
const ACCOUNT_CHANGED = 'account-changed';
/** Watches everybody. */
const EVERYBODY = '*';
export const CONNECT_LIMIT_MS = 5000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3000;

interface GenerationChange {
  userId: string;
  generationId: string;
  state: string;
}

export type Change =
  | ({ kind: 'generation' } & GenerationChange)
  | { kind: 'session-ended'; userId: string; sessionId: string }
  /** Something that admins see of an account is different. */
  | { kind: 'account'; userId: string };

/** What all instances hear of each other's generations, by the database's LISTEN and NOTIFY. */
export interface ChangeFeed {
  start(): Promise<void>;
  /** Calls back on every change of the user's generations and sessions; with null when some may have been missed. */
  watch(userId: string, onChange: (change: Change | null) => void): () => void;
  /** The same for everybody's, accounts included. */
  watchAll(onChange: (change: Change | null) => void): () => void;
  close(): Promise<void>;
}

/**
 * Tells every instance. What happens often is told after its commit: a commit that notifies takes a
 * lock of the whole database, and a lost hint is made up by re-reading. A rare end may be told inside
 * its transaction, so that it is heard of exactly if it happened.
 */
export async function announce<Schema>(
  db: Kysely<Schema>,
  { userId, generationId, state }: GenerationChange,
): Promise<void> {
  await notify(db, `${state} ${generationId} ${userId}`);
}

/** The same for an account that an admin looks at. */
export async function announceAccount<Schema>(db: Kysely<Schema>, userId: string): Promise<void> {
  await notify(db, `${ACCOUNT_CHANGED} - ${userId}`);
}

async function notify<Schema>(db: Kysely<Schema>, payload: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
}

function readPayload(payload: string): Change {
  const [state = '', id = '', ...rest] = payload.split(' ');
  const userId = rest.join(' ');
  if (state === SESSION_ENDED) return { kind: 'session-ended', userId, sessionId: id };
  if (state === ACCOUNT_CHANGED) return { kind: 'account', userId };
  return { kind: 'generation', userId, generationId: id, state };
}

interface FeedOptions {
  url: string;
  onError: (error: Error) => void;
  connectMs?: number;
  /** Before an attempt to come back; grows with the attempts. */
  pause?: Pause;
}

export function createChangeFeed(options: FeedOptions): ChangeFeed {
  const pause = options.pause ?? rest;
  const watchers: Watchers = new Map();
  const closing = new AbortController();
  let client: Client | undefined;

  const connect = async () => {
    client = await listen(options, (payload) => tell(watchers, payload));
    // Only from here on: a connection that never listened is tried again by whoever tried it.
    client.once('end', () => void reconnect());
    if (closing.signal.aborted) await client.end();
  };
  const reconnect = async () => {
    for (let attempt = 0; !closing.signal.aborted; attempt++) {
      await pause(attempt, closing.signal);
      if (closing.signal.aborted) return;
      try {
        await connect();
        for (const group of watchers.values()) for (const watcher of group) watcher(null);
        return;
      } catch (error) {
        options.onError(error as Error);
      }
    }
  };
  return {
    start: connect,
    watch: (userId, onChange) => addWatcher(watchers, userId, onChange),
    watchAll: (onChange) => addWatcher(watchers, EVERYBODY, onChange),
    async close() {
      closing.abort();
      await client?.end();
    },
  };
}

/** Resolves with a connection that hears the channel; one that fails on the way is let go of. */
async function listen(
  { url, onError, connectMs = CONNECT_LIMIT_MS }: FeedOptions,
  onPayload: (payload: string) => void,
): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'vignette-events',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  });
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  client.on('error', onError);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  } catch (error) {
    client.end().catch(() => {}); // not awaited: a server that hangs would hold us here
    throw error;
  }
}

type Pause = (attempt: number, signal: AbortSignal) => Promise<void>;

/** Doubling up to the longest pause, spread: instances must not return all at once. */
export function pauseMs(attempt: number, luck = Math.random()): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + luck / 2);
}

async function rest(attempt: number, signal: AbortSignal): Promise<void> {
  await sleep(pauseMs(attempt), undefined, { signal }).catch(() => {});
}

type Watchers = Map<string, Set<(change: Change | null) => void>>;

function tell(watchers: Watchers, payload: string): void {
  const change = readPayload(payload);
  for (const watcher of watchers.get(EVERYBODY) ?? []) watcher(change);
  if (change.kind === 'account') return;
  for (const watcher of watchers.get(change.userId) ?? []) watcher(change);
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
