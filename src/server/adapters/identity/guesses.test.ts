import { beforeAll, expect, test } from 'vitest';

import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';

import { isGuessable } from './is-guessable.ts';

let app: TestApp;

beforeAll(async () => {
  // Behind a proxy: every guess comes from another address.
  app = await createTestApp({ isRateLimited: true, env: { TRUST_PROXY: '1' } });
  return () => app.stop();
});

let last = 0;
const post = (path: string, body: object, ip = `10.1.${last++ >> 8}.${last & 255}`) =>
  fetch(`${app.url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip, Origin: app.url },
    body: JSON.stringify(body),
  });

const signUp = (email: string, ip: string) =>
  post('/sign-up/email', { email, password: TEST_PASSWORD, name: 'Ada' }, ip);

test('guesses at one account are counted together, wherever they come from', async () => {
  await signUp('ada@example.com', '192.0.2.1');
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++)
    statuses.push(
      (await post('/sign-in/email', { email: 'Ada@example.com', password: `guess ${i} of mine` }))
        .status,
    );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual(Array(20).fill(429));

  const refused = await post('/sign-in/email', {
    email: 'ada@example.com',
    password: TEST_PASSWORD,
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // The owner is signed in from there: a stranger's guessing does not lock them out.
  const owner = { email: 'ada@example.com', password: TEST_PASSWORD };
  expect((await post('/sign-in/email', owner, '192.0.2.1')).status).toBe(200);
});

test('an unknown address is slowed down like a known one', async () => {
  const guess = { email: 'nobody@example.com', password: 'a guess of mine' };
  for (let i = 0; i < 10; i++) await post('/sign-in/email', guess);
  expect((await post('/sign-in/email', guess)).status).toBe(429);
});

test.each(['/verify-password', '/change-password'])(
  'whoever finds a device signed in cannot guess the password through %s',
  async (path) => {
    const visitor = createVisitor(app.url);
    await visitor.fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${last++}` },
      body: JSON.stringify({ email: `${last}@example.com`, password: TEST_PASSWORD, name: 'Ada' }),
    });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const guess = `guess number ${i}`;
      const answer = await visitor.fetch(`/api/auth${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${i}` },
        body: JSON.stringify({
          password: guess,
          currentPassword: guess,
          newPassword: 'another long password',
        }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  },
);

test.each([
  '1234567890',
  'qwertyuiop',
  'password123',
  'aaaaaaaaaaaa',
  '1q2w3e4r5t',
  'Vignette2026',
])('%s is refused as a password, at sign-up and at a change', async (password) => {
  const ip = `10.9.0.${last++}`;
  const account = { email: `weak${last}@example.com`, password, name: 'Ada' };
  const refused = await post('/sign-up/email', account, ip);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
  const member = createVisitor(app.url);
  await member.fetch('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify({ ...account, password: TEST_PASSWORD }),
  });
  const change = await member.fetch('/api/auth/change-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify({ currentPassword: TEST_PASSWORD, newPassword: password }),
  });
  expect(await change.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
});

test('a password made of the own name and address is guessable, a sentence is not', async () => {
  expect(await isGuessable('chiaravigne1', ['chiaravigne@example.com', 'Chiara Vigne'])).toBe(true);
  expect(await isGuessable('three glasses on a sill', [])).toBe(false);
});
