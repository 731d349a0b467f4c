import { setTimeout as sleep } from 'node:timers/promises';

import { RefusalToStart } from '#server/exit-with-reason.ts';

/** Longer than a database takes to start, or to start again after a crash. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** Not there yet: nobody listens, its name is not known yet, it starts or stops, or hung up on us. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EAI_AGAIN|57P0[123]|08)/;
const HUNG_UP = /^(connection terminated|timeout expired)/i;

/**
 * The first question to a database that others keep. One that is started together with us, or is just
 * starting again, is waited for; anything else that is wrong with it is said at once, in words.
 */
export async function awaitDatabase(
  url: string,
  ask: (url: string) => Promise<void>,
  { patienceMs = PATIENCE_MS } = {},
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (let attempt = 0; ; attempt++)
    try {
      return await ask(url);
    } catch (error) {
      if (error instanceof RefusalToStart) throw error;
      if (!isAway(error) || performance.now() > giveUpAt) throw new DatabaseRefusal(url, error);
      if (attempt === 0) process.stderr.write(`Waiting for the database at ${placeOf(url)}\n`);
      await sleep(PAUSE_MS);
    }
}

/** How often a start is begun again whose database went away half-way. */
const STARTS = 3;

/** Starts something on a database that others keep, and again where that died meanwhile. */
export async function startAgainWhileAway<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await start();
    } catch (error) {
      if (attempt === STARTS || !isAway(error)) throw error;
      process.stderr.write('The database went away during the start, which begins again\n');
    }
}

class DatabaseRefusal extends RefusalToStart {
  constructor(url: string, cause: unknown) {
    super(
      `The database at ${placeOf(url)} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}. It is the one of DATABASE_URL (or DATABASE_DIRECT_URL).`,
      { cause },
    );
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY.test('code' in error ? String(error.code) : '') || HUNG_UP.test(error.message);
}

/** Without the name and the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
