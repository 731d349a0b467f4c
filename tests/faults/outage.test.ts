import { expect, inject, onTestFinished, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createDatabase } from '#server/testing/cluster.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import { createDatabaseProxy } from '#server/testing/outside/database-proxy.ts';

async function createShakyApp() {
  const database = await createDatabase(inject('adminUrl'));
  const proxy = await createDatabaseProxy(database.url);
  const app = await createTestApp({ databaseUrl: proxy.url, isHurried: true });
  onTestFinished(() => database.drop());
  return { app, proxy };
}

const PICTURE = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'in-an-outage' },
  body: JSON.stringify({ prompt: 'a glass of red' }),
};

test('while the database is away everything says 503 and when to come back; then all is as before', async () => {
  const { app, proxy } = await createShakyApp();
  const member = await app.member();
  await member.api.profile.get();
  const requests = {
    read: () => member.fetch('/api/profile'),
    write: () => member.fetch('/functions/v1/generate-pictures', PICTURE),
    signIn: () =>
      app
        .visitor()
        .post('/api/auth/sign-in/email', { email: member.email, password: TEST_PASSWORD }),
    session: () => member.fetch('/api/auth/get-session'),
    file: () => member.fetch(`/media/${crypto.randomUUID()}/w1280.webp`),
    ready: () => member.fetch('/readyz'),
  };
  const [before, since] = [proxy.tried(), performance.now()];

  proxy.goDown();
  for (let round = 0; round < 3; round++)
    for (const [name, request] of Object.entries(requests)) {
      const answer = await request();
      expect([name, answer.status]).toEqual([name, 503]);
      expect([name, answer.headers.get('Retry-After')]).toEqual([name, '5']);
    }
  expect((await member.fetch('/healthz')).status).toBe(200);
  // One attempt a request, and what queue and feed try by themselves in that time: no storm.
  const seconds = (performance.now() - since) / 1000;
  expect(proxy.tried() - before).toBeLessThan(120 + 10 * seconds);

  proxy.recover();
  await expect.poll(async () => (await requests.ready()).status).toBe(200);
  await expect.poll(async () => (await requests.read()).status).toBe(200);
  await expect.poll(async () => (await requests.write()).status).toBe(200);
  expect((await requests.signIn()).status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('an order whose commit was lost on the way is found again by its key', async () => {
  const { app, proxy } = await createShakyApp();
  const member = await app.member();
  await member.api.profile.get();

  proxy.loseAnswerTo('commit\0');
  const lost = await member.fetch('/functions/v1/generate-pictures', PICTURE);
  expect(lost.status).toBe(503);
  const again = await member.fetch('/functions/v1/generate-pictures', PICTURE);

  expect(again.status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('a delivery whose answer was lost leaves one picture, one credit spent and its files', async () => {
  const { app, proxy } = await createShakyApp();
  const member = await app.member();
  await member.api.profile.get();

  proxy.loseAnswerTo('insert into generated_images');
  const answer = await member.fetch('/functions/v1/generate-pictures', PICTURE);
  expect(answer.status).toBe(200);

  const images = await app.context.db.selectFrom('generated_images').selectAll().execute();
  expect(images).toHaveLength(1);
  const [image] = images;
  expect((await member.fetch(`${image?.image_url}`)).status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});
