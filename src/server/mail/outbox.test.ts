import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import type { Mail } from '#server/ports/mailer.ts';

import { mailJobs } from './mail-jobs.ts';
import { postMails } from './post-mail.ts';
import { POST_MAILS_JOB } from './send-mail.ts';
import { writeMails } from './write-mail.ts';

const MAIL: Mail = { subject: 'A word', greeting: 'Ada', lines: ['Hello.'] };

const waiting = (app: TestApp) =>
  app.context.db
    .selectFrom('mails')
    .select(['key', 'attempts', 'given_up_at', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .execute();

/** As many mails as keys, one after the other. */
async function write(app: TestApp, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await writeMails(app.context.db, [
      { key, userId: null, recipient: `${key}@example.com`, mail: MAIL },
    ]);
}

/** The time until the next try has gone by. */
const wait = (app: TestApp) =>
  app.context.db.updateTable('mails').set({ next_attempt_at: null }).execute();

const failWith = (error: object) => async () => {
  throw Object.assign(new Error('no mail today'), error);
};

test('a mail server that is down loses nothing, however long', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a', 'b', 'c']);
  const send = failWith({ code: 'ECONNECTION' });
  const down = { ...app.context, mailer: { ...app.mailer, send } };
  for (let round = 0; round < 30; round++) {
    await postMails(down);
    await wait(app);
  }
  expect((await waiting(app)).map(({ key }) => key)).toEqual(['a', 'b', 'c']);

  expect(await postMails(app.context)).toBe(3);
  expect(await waiting(app)).toEqual([]);
});

test('a mail that was tried or taken while the clock ran ahead does not wait for that day', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['tried', 'taken', 'waiting']);
  const inAYear = sql<Date>`now() + interval '1 year'`;
  const inAMinute = sql<Date>`now() + interval '1 minute'`;
  const { db } = app.context;
  const set = (key: string, values: object) =>
    db.updateTable('mails').set(values).where('key', '=', key).execute();
  await set('tried', { next_attempt_at: inAYear });
  await set('taken', { claimed_at: inAYear });
  await set('waiting', { next_attempt_at: inAMinute });
  expect(await postMails(app.context)).toBe(2);
  expect((await waiting(app)).map(({ key }) => key)).toEqual(['waiting']);
});

test('a round ends with the first mail that finds no mail server; the others wait untouched', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a', 'b', 'c']);
  let tries = 0;
  const send = async () => {
    tries += 1;
    throw new Error('connection refused');
  };
  await postMails({ ...app.context, mailer: { ...app.mailer, send } });
  expect(tries).toBe(1);
  expect((await waiting(app)).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
});

test('a mail that has lived through an outage is not given up at the first refusal', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a']);
  const round = async (error: object) => {
    await postMails({ ...app.context, mailer: { ...app.mailer, send: failWith(error) } });
    await wait(app);
  };
  for (let i = 0; i < 5; i++) await round({ code: 'ECONNECTION' });
  await round({ code: 'EENVELOPE', responseCode: 550 });
  expect((await waiting(app))[0]?.given_up_at).toBeNull();
  expect(await postMails(app.context)).toBe(1);
});

test('a mail that is refused for good is given up, and holds up nobody', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a', 'b']);
  const refuse = failWith({ code: 'EENVELOPE', responseCode: 550 });
  const send = (to: string, mail: Mail) =>
    to === 'a@example.com' ? refuse() : app.mailer.send(to, mail);
  for (let round = 0; round < 3; round++) {
    await postMails({ ...app.context, mailer: { ...app.mailer, send } });
    await wait(app);
  }
  expect(app.mailer.sent.map(({ to }) => to)).toEqual(['b@example.com']);
  const [left] = await waiting(app);
  expect(left?.given_up_at).not.toBeNull();
});

test.each([
  ['an address that no mail server could be asked about', { code: 'EENVELOPE' }],
  ['a mailbox that is full for now', { code: 'EENVELOPE', responseCode: 452 }],
])('%s holds up nobody', async (_name, error) => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a', 'b']);
  const refuse = failWith(error);
  const send = (to: string, mail: Mail) =>
    to === 'a@example.com' ? refuse() : app.mailer.send(to, mail);
  await postMails({ ...app.context, mailer: { ...app.mailer, send } });
  expect(app.mailer.sent.map(({ to }) => to)).toEqual(['b@example.com']);
});

test('a mail that nobody can write holds up nobody', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await writeMails(app.context.db, [
    { key: 'a', userId: null, recipient: 'a@example.com', mail: { order: 'reset-password' } },
  ]);
  await write(app, ['b']);
  const identity = { composeOrdered: () => Promise.reject(new Error('cannot be written')) };
  await postMails({ ...app.context, identity });
  expect(app.mailer.sent.map(({ to }) => to)).toEqual(['b@example.com']);
});

test('a mail of a batch that took too long, and is another worker’s by now, is left to that one', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a', 'b']);
  let isSlow = true;
  const send = async (to: string, mail: Mail) => {
    await app.mailer.send(to, mail);
    if (!isSlow) return;
    isSlow = false;
    // While the first was sent, the claim on the second ran out.
    await sql`update mails set claimed_at = now() - interval '11 minutes' where key = 'b'`.execute(
      app.context.db,
    );
    await postMails({ ...app.context, mailer: { ...app.mailer, send } });
  };
  await postMails({ ...app.context, mailer: { ...app.mailer, send } });
  expect(app.mailer.sent.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com']);
});

test('a writer that fails holds up neither the others nor the post', async () => {
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await write(app, ['a']);
  const writers = [() => Promise.reject(new Error('no words')), () => write(app, ['b'])];
  const round = mailJobs({ ...app.context, writers }).find(({ name }) => name === 'mails');
  const signal = new AbortController().signal;
  await expect(round?.handle({ id: 'x', data: {}, signal })).rejects.toThrow(
    'could not be written',
  );
  expect(app.mailer.sent.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com']);
});

test('a mail that somebody waits for is asked to be posted at once', async () => {
  // Without workers: what was asked for stays to be seen.
  const app = await createTestApp({ env: { ROLE: 'web' } });
  await app.member();
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${POST_MAILS_JOB} and start_after <= now()`.execute(
    app.context.db,
  );
  expect(rows).toHaveLength(1);
});

test('a mail server that hangs does not hold up a sign-up', async () => {
  // It takes the connection and never says a word.
  const callers: Socket[] = [];
  const silent = createServer((socket) => void callers.push(socket)).listen(0);
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'x@example.com' });
  onTestFinished(() => mailer.close());
  const app = await createTestApp({ mailer });
  // Or the app, when it is stopped, would wait as long as a mail server may be silent.
  onTestFinished(() => callers.forEach((socket) => socket.destroy()));
  const answer = await app.visitor().post('/api/auth/sign-up/email', {
    email: 'ada@example.com',
    password: TEST_PASSWORD,
    name: 'Ada',
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => callers).toHaveLength(1);
  expect(await waiting(app)).toHaveLength(1);
});
