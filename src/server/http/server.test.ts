import http from 'node:http';
import { OpenAPIGenerator } from '@orpc/openapi';
import pino from 'pino';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import { createDatabase } from '#server/testing/cluster.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

test('every answer carries its id and the security headers', async () => {
  const app = await createTestApp();
  const answer = await app.visitor().fetch('/api/session');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['another site, as its browser says', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another origin', { Origin: 'https://evil.example' }],
  ['a sandboxed page', { Origin: 'null' }],
])('refuses a state-changing call from %s', async (_from, headers) => {
  const app = await createTestApp();
  const member = await app.member();
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${app.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', ...headers },
    body: '{}',
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'CSRF_REJECTED' });
  expect((await member.api.session.get()).user).not.toBeNull();
});

test('refuses a body larger than the call takes', async () => {
  const app = await createTestApp();
  const answer = await app
    .visitor()
    .post('/api/auth/sign-in/email', { email: 'x'.repeat(200_000) });
  expect(answer.status).toBe(413);
});

test('an unknown call is a coded not-found', async () => {
  const app = await createTestApp();
  const answer = await app.visitor().fetch('/api/nothing-here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('the documentation is written once, however many read it', async () => {
  const generate = vi.spyOn(OpenAPIGenerator.prototype, 'generate');
  onTestFinished(() => generate.mockRestore());
  const app = await createTestApp();
  for (const path of ['/api/openapi.json', '/api/openapi.json', '/api/docs'])
    expect((await app.visitor().fetch(path)).status).toBe(200);
  expect(generate).toHaveBeenCalledTimes(1);
});

test('documents the calls it really answers', async () => {
  const app = await createTestApp();
  const document = (await (await app.visitor().fetch('/api/openapi.json')).json()) as {
    paths: object;
  };
  expect(Object.keys(document.paths)).toContain('/api/session');
  const page = await (await app.visitor().fetch('/api/docs')).text();
  expect(page).toContain('/api/profile');
  expect(page).not.toContain('<script');
});

test('tells how it is: alive, ready, and in numbers', async () => {
  const app = await createTestApp();
  const visitor = app.visitor();
  expect((await visitor.fetch('/healthz')).status).toBe(200);
  expect((await visitor.fetch('/readyz')).status).toBe(200);
  expect(await (await visitor.fetch('/metrics')).text()).toMatch(
    /http_requests_total\{.*route="\/readyz"/,
  );
});

test('keeps its numbers from whoever a proxy on this machine brings', async () => {
  const visitor = (await createTestApp()).visitor();
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  expect((await visitor.fetch('/metrics', { headers })).status).toBe(404);
});

test('keeps its numbers to those who hold the token, where one is set', async () => {
  const app = await createTestApp({ env: { METRICS_TOKEN: 'a-token' } });
  const visitor = app.visitor();
  expect((await visitor.fetch('/metrics')).status).toBe(404);
  const allowed = await visitor.fetch('/metrics', { headers: { Authorization: 'Bearer a-token' } });
  expect(allowed.status).toBe(200);
});

test('no secret reaches the log: neither a password, nor a session, nor a link of a mail', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await createTestApp({ logger });
  const member = await app.member({ email: 'ada@example.com' });
  await member.fetch('/api/auth/verify-email?token=very-secret-token');
  await member.api.profile.get();
  const text = lines.join('');
  expect(text).toContain('/api/auth/verify-email');
  const session = decodeURIComponent(member.cookies.get('vignette.session_token') ?? '');
  for (const secret of ['very-secret-token', 'a long enough password', session.split('.')[0] ?? ''])
    expect(text).not.toContain(secret);
});

test('the id that a failed call is answered with finds its cause in the log', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = await createTestApp({ logger });
  const member = await app.member();
  await app.context.db.schema.alterTable('generations').renameTo('gone').execute();
  const answer = await member.fetch('/api/generations?state=recent');
  expect(answer.status).toBe(500);
  const { data } = (await answer.json()) as { data: { requestId: string } };
  const found = lines.filter((line) => line.includes(data.requestId));
  expect(found.join('')).toContain('relation \\"generations\\" does not exist');
});

async function untilInFlight(app: TestApp, count: number): Promise<void> {
  const isReached = async () => {
    const text = await (await app.visitor().fetch('/metrics')).text();
    return text.includes(`\nhttp_requests_in_flight ${count}\n`);
  };
  await expect.poll(isReached).toBe(true);
}

test('on shutdown nobody new is let in and an accepted request is still answered', async () => {
  const app = await createTestApp();
  // A request that has been accepted but not yet sent whole.
  const request = http.request(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.url, 'Content-Length': 2 },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
  request.flushHeaders();
  await untilInFlight(app, 2); // that request, and the one that asks

  const stopped = app.stop();
  const knock = () =>
    fetch(`${app.url}/readyz`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(knock).toBe('refused');
  request.end('{}');

  expect(await answered).toBe(400);
  await stopped;
});

test('several instances boot on one new database at the same time', async () => {
  const database = await createDatabase(inject('adminUrl'), 'template0');
  onTestFinished(database.drop);

  const apps = await Promise.all(
    Array.from({ length: 4 }, () => createTestApp({ databaseUrl: database.url })),
  );

  for (const app of apps) expect((await app.visitor().fetch('/readyz')).status).toBe(200);
  const operators = await apps[0]?.context.db.selectFrom('profiles').selectAll().execute();
  expect(operators).toMatchObject([{ admin_role: 'super_admin', credits: 1000 }]);
  await Promise.all(apps.map((app) => app.stop()));
});

test.each(['/webhooks/../api/auth/sign-out', '/webhooks/%2e%2e/api/auth/sign-out'])(
  'a way round through the webhooks is checked like the front door: %s',
  async (path) => {
    const app = await createTestApp();
    const member = await app.member();
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // A client that sends the path as it is, where fetch would straighten it.
    const status = await new Promise((resolve, reject) => {
      const request = http.request(app.url, {
        path,
        method: 'POST',
        headers: {
          Cookie: cookie,
          Origin: 'https://evil.example',
          'Content-Type': 'application/json',
        },
      });
      request.on('response', (response) => resolve(response.resume().statusCode));
      request.on('error', reject);
      request.end('{}');
    });
    expect(status).toBe(403);
    expect((await member.api.session.get()).user).not.toBeNull();
  },
);
