import { once } from 'node:events';
import net from 'node:net';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';

import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { addPicture } from '#server/testing/images.ts';
import { readZip } from '#server/testing/read-zip.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await createTestApp({
    logger: pino({}, { write: (line: string) => void lines.push(line) }),
  });
  return app.stop;
});

describe('a NUL is refused in words, wherever it stands', () => {
  test('in a body, in an address, at sign-up', async () => {
    const [member, admin] = [await app.member(), await createAdmin(app)];
    const answers = [
      await member.post('/functions/v1/generate-pictures', { prompt: 'a glass\0of red' }),
      await admin.fetch('/api/admin/users?search=a%00b'),
      await admin.fetch('/api/admin/credits/ledger?search=%00'),
      await app.visitor().post('/api/auth/sign-up/email', {
        email: 'nul@example.com',
        password: 'a long enough password',
        name: 'A\0da',
      }),
      await member.fetch('/api/images/archive', {
        method: 'POST',
        body: new URLSearchParams({ selection: '{"ids":["\0"]}' }),
      }),
    ];
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_TEXT' }]);
  });

  test('and text that only speaks of one is not', async () => {
    const member = await app.member();
    const prompt = String.raw`a label that says \u0000`;
    const answer = await member.post('/functions/v1/generate-pictures', { prompt });
    // Taken, whether its picture is there already or not.
    expect([200, 202]).toContain(answer.status);
  });
});

describe('what no table can keep is refused in words', () => {
  test('half of a sign, as JSON can spell it; both halves are one sign', async () => {
    const member = await app.member();
    const { wines } = await member.api.wines.list({});
    const wine = wines[0]!;
    const labels = (line: string) => ({
      ...wine.labels,
      front: { ...wine.labels.front, lines: [line] },
    });
    const send = (line: string) =>
      member.fetch(`/api/wines/${wine.id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...wine, labels: labels('LINE') }).replace('LINE', line),
      });
    for (const line of [String.raw`\ud800`, String.raw`x\uDC00y`, String.raw`\\\ud83d`]) {
      const answer = await send(line);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_TEXT' }]);
    }
    expect((await send(String.raw`\ud83c\udf77 \\ud800`)).status).toBe(200);
    const { labels: kept } = await member.api.wines.get({ id: wine.id });
    expect(kept.front).toMatchObject({ lines: [String.raw`🍷 \ud800`] });
  });

  test.each([{ version: 2_147_483_647 }, { version: -2_147_483_649 }, { fill: 1e-320 }])(
    'a number without room: %j',
    async (change) => {
      const member = await app.member();
      const { wines } = await member.api.wines.list({});
      const answer = await member.fetch(`/api/wines/${wines[0]!.id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...wines[0], ...change }),
      });
      expect(answer.status).toBe(422);
    },
  );
});

test('a body that names another user than the address acts on nobody', async () => {
  const admin = await createAdmin(app);
  const [a, b] = [await app.member(), await app.member()];
  for (const person of [a, b]) await person.api.profile.get();
  const change = { amount: 50, reason: 'Gift', idempotencyKey: crypto.randomUUID() };
  // A router takes both spellings of an address for the same call.
  for (const ending of ['credits', 'credits/', 'credits//']) {
    const answer = await admin.post(`/api/admin/users/${a.userId}/${ending}`, {
      ...change,
      userId: b.userId,
    });
    expect(answer.status).toBe(422);
  }
  const seen = await admin.fetch(`/api/admin/users/${a.userId}?userId=${b.userId}`);
  expect(seen.status).toBe(422);
  expect((await b.api.profile.get()).credits).toBe(10);
  const proper = await admin.post(`/api/admin/users/${a.userId}/credits`, change);
  expect(proper.status).toBe(200);
});

test('support that opens an original leaves a trace, once, and not by a link from elsewhere', async () => {
  const [owner, support] = [await app.member(), await createAdmin(app, 'support')];
  await owner.api.profile.get();
  const { id } = await addPicture(app.context, { user_id: owner.userId });
  const trace = () =>
    app.context.db
      .selectFrom('admin_audit_log')
      .select(['actor_id', 'target_id', 'details'])
      .where('action', '=', 'view_picture')
      .execute();

  expect((await support.fetch(`/media/${id}/w320.webp`)).status).toBe(200);
  expect((await owner.fetch(`/media/${id}/original.png`)).status).toBe(200);
  const lured = await support.fetch(`/media/${id}/original.png`, {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(lured.status).toBe(403);
  expect(await trace()).toEqual([]);

  await Promise.all([1, 2, 3].map(() => support.fetch(`/media/${id}/original.png`)));
  await support.fetch(`/media/${id}?download=jpg`);
  expect(await trace()).toEqual([
    { actor_id: support.userId, target_id: owner.userId, details: { imageId: id } },
  ]);
});

test('a user’s export says that support acted, not who', async () => {
  const [admin, member] = [await createAdmin(app), await app.member()];
  await member.api.profile.get();
  await admin.api.adminUsers.adjustCredits({
    userId: member.userId,
    amount: 5,
    reason: 'Gift',
    idempotencyKey: crypto.randomUUID(),
  });
  const answer = await member.fetch('/api/account/export');
  const data = readZip(Buffer.from(await answer.arrayBuffer()))
    .get('vignette.json')
    ?.toString();
  expect(data).toContain('"by_support": true');
  expect(data).not.toContain(admin.email);
});

test('no GET takes the list of users away: it is asked for, then fetched', async () => {
  const admin = await createAdmin(app, 'super_admin');
  const answer = await admin.fetch('/api/admin/users/export?format=csv');
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(await answer.text()).not.toContain(admin.email);
  const log = await app.context.db
    .selectFrom('admin_audit_log')
    .select('action')
    .where('actor_id', '=', admin.userId)
    .execute();
  expect(log).toEqual([]);
});

test('a request that was abandoned is logged as that', async () => {
  const { port } = new URL(app.url);
  const socket = net.connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /api/auth/abandoned HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${app.url}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half`);
  await expect.poll(async () => (await app.visitor().fetch('/healthz')).status).toBe(200);
  socket.destroy();
  const line = () => lines.find((one) => one.includes('"path":"/api/auth/abandoned"'));
  await expect.poll(() => line() ?? '').toMatch(/"status":499,"aborted":true/);
  expect(lines.filter((one) => one.includes('"level":50'))).toEqual([]);
});
