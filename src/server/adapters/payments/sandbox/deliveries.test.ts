import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

import { createWebhookSender } from './deliveries.ts';

const SECOND_MS = 1000;
const logger = { info: () => {}, warn: () => {}, error: () => {} };

/** Sleeps are asked for and never slept: the test wakes the sender by itself. */
function createAlarm() {
  let told: (sleep: { ms: number; wake: () => void }) => void = () => {};
  const called: string[] = [];
  return {
    called,
    timer: (ms: number, wake: () => void) => {
      told({ ms, wake });
      return { cancel: () => called.push('cancel') };
    },
    /** The next sleep that is asked for. */
    asked: () => new Promise<{ ms: number; wake: () => void }>((resolve) => (told = resolve)),
  };
}

async function openWebhook() {
  const received: string[] = [];
  const server = http.createServer((request, response) => {
    received.push(String(request.headers['stripe-signature']));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function putUp(db: Db, dueInMs: number): Promise<void> {
  await db
    .insertInto('sandbox_objects')
    .values({
      id: 'evt_1',
      kind: 'event',
      customer_id: null,
      body: JSON.stringify({ id: 'evt_1' }),
    })
    .execute();
  await db
    .insertInto('sandbox_deliveries')
    .values({ event_id: 'evt_1', due_at: new Date(Date.now() + dueInMs) })
    .execute();
}

async function open() {
  const { db } = await createTestDatabase({ poolSize: 2 });
  const alarm = createAlarm();
  const sender = createWebhookSender({ db, secret: 'whsec', logger, timer: alarm.timer });
  onTestFinished(() => sender.stop());
  return { db, alarm, sender, ...(await openWebhook()) };
}

test('a test webhook that is put off is sent when it is due, without anybody asking', async () => {
  const { db, alarm, sender, received, url } = await open();
  await putUp(db, 50 * SECOND_MS);
  const asleep = alarm.asked();
  sender.start(url);
  const { ms, wake } = await asleep;
  expect(received).toEqual([]);
  expect(ms).toBeLessThanOrEqual(50 * SECOND_MS);
  await db
    .updateTable('sandbox_deliveries')
    .set({ due_at: new Date(0) })
    .execute();
  const done = alarm.asked();
  wake();
  await done;
  expect(received).toHaveLength(1);
});

test('with nothing to send it looks once a minute for what others left behind', async () => {
  const { alarm, sender, url } = await open();
  const asleep = alarm.asked();
  sender.start(url);
  expect((await asleep).ms).toBe(60 * SECOND_MS);
});

test('nobody wakes a sender that was stopped', async () => {
  const { alarm, sender, url } = await open();
  const asleep = alarm.asked();
  sender.start(url);
  const { wake } = await asleep;
  await sender.stop();
  expect(alarm.called).toEqual(['cancel']);
  let isAsked = false;
  void alarm.asked().then(() => (isAsked = true));
  wake();
  await sender.stop();
  expect(isAsked).toBe(false);
});
