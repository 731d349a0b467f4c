import { createHmac } from 'node:crypto';
import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';

import type { DeliveryFaults } from './objects.ts';

const MAX_ATTEMPTS = 12;
const BATCH = 20;
/** What another instance has left behind is found within this time; our own is known by its hour. */
const IDLE_MS = 60_000;
const SOON_MS = 100;
const RETRY_MS = 5000;
const ANSWER_LIMIT_MS = 10_000;
const REORDER_WITHIN_S = 2;

/** Puts an event up for delivery; the faults asked for double it, hold it back or lose it. */
export async function schedule(db: Db, eventId: string, faults: DeliveryFaults): Promise<void> {
  if (faults.drop) return;
  const delay = faults.reorder ? Math.random() * REORDER_WITHIN_S : 0;
  const row = { event_id: eventId, due_at: sql<Date>`now() + ${delay} * interval '1 second'` };
  await db
    .insertInto('sandbox_deliveries')
    .values(faults.duplicate ? [row, row] : [row])
    .execute();
}

export interface WebhookSender {
  /** Looks at once instead of at the next round. */
  kick(): void;
  start(webhookUrl: string): void;
  stop(): Promise<void>;
}

/** Acts after a while, unless it is called off. */
type Timer = (ms: number, act: () => void) => { cancel(): void };

const clockTimer: Timer = (ms, act) => {
  const timeout = setTimeout(act, ms).unref();
  return { cancel: () => clearTimeout(timeout) };
};

/** Carries events to the app's webhook, signed as Stripe signs, again and again until it says 2xx. */
export function createWebhookSender({
  timer = clockTimer,
  ...deps
}: {
  db: Db;
  secret: string;
  logger: Logger;
  timer?: Timer;
}): WebhookSender {
  let url: string | null = null;
  let running: Promise<void> | null = null;
  let isKicked = false;
  let sleep: ReturnType<Timer> | undefined;

  const round = async () => {
    if (url === null) return;
    for (;;) {
      isKicked = false;
      const claimed = await claim(deps.db);
      const target = url;
      await Promise.all(claimed.map((delivery) => post(deps, target, delivery)));
      if (claimed.length === 0 && !isKicked) return;
    }
  };
  const kick = () => {
    // Before the start and after the end nobody is there to be told.
    if (url === null) return;
    isKicked = true;
    running ??= round()
      .then(rest)
      .catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'test webhooks are waiting');
        sleepFor(RETRY_MS);
      })
      .finally(() => {
        running = null;
        // Somebody came while the next hour was looked up.
        if (isKicked) kick();
      });
  };
  /** Until the next one is due: a database that nobody uses is left alone. */
  const rest = async () => {
    if (url !== null) sleepFor(Math.max(SOON_MS, await nextDueMs(deps.db)));
  };
  const sleepFor = (ms: number) => {
    sleep?.cancel();
    if (url !== null) sleep = timer(ms, kick);
  };
  return {
    kick,
    start: (webhookUrl) => {
      url = webhookUrl;
      kick();
    },
    stop: async () => {
      url = null;
      sleep?.cancel();
      await running;
    },
  };
}

interface Delivery {
  id: number;
  body: object;
}

/** Takes what is due, and makes it due again later in case nobody answers. */
async function claim(db: Db): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    update sandbox_deliveries d set attempts = d.attempts + 1,
      due_at = now() + least(3600, 2 * power(3, d.attempts)) * interval '1 second'
    from sandbox_objects e
    where e.id = d.event_id and d.id in (
      select id from sandbox_deliveries
      where delivered_at is null and due_at <= now() and attempts < ${MAX_ATTEMPTS}
      order by due_at, id limit ${BATCH} for update skip locked)
    returning d.id, e.body`.execute(db);
  return rows;
}

/** At most `IDLE_MS`. */
async function nextDueMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from sandbox_deliveries
    where delivered_at is null and attempts < ${MAX_ATTEMPTS}`.execute(db);
  return Math.min(IDLE_MS, rows[0]?.ms ?? IDLE_MS);
}

async function post(
  deps: { db: Db; secret: string; logger: Logger },
  url: string,
  delivery: Delivery,
): Promise<void> {
  const payload = JSON.stringify(delivery.body);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': sign(deps.secret, payload),
      },
      body: payload,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    await deps.db
      .updateTable('sandbox_deliveries')
      .set({ delivered_at: new Date() })
      .where('id', '=', delivery.id)
      .execute();
  } catch (error) {
    deps.logger.warn({ err: error, delivery: delivery.id }, 'a test webhook will be sent again');
  }
}

export function sign(secret: string, payload: string, atMs: number = Date.now()): string {
  const time = Math.floor(atMs / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${mac}`;
}
