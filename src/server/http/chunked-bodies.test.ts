import { isContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, test } from 'vitest';

import { sign } from '#server/adapters/payments/sandbox/deliveries.ts';
import { ACCESS_ROWS } from '#server/testing/access-rows.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';
import { contract } from '#shared/contract/index.ts';

let app: TestApp;
/** The same person twice: behind a proxy that sends bodies in chunks, and behind one that does not. */
let chunked: Visitor;
let plain: Visitor & { userId: string };

beforeAll(async () => {
  // What is asked for is looked at here, not what is seen: no bottle is rendered (wines.test.ts).
  const preview = async () => ({ bytes: Buffer.from('bottle'), mime: 'image/webp' });
  app = await createTestApp({ bottles: { preview } });
  plain = await createAdmin(app, 'super_admin');
  chunked = createVisitor(app.url, { isChunked: true });
  for (const [name, value] of plain.cookies) chunked.cookies.set(name, value);
  return () => app.stop();
});

describe.each(bodyCalls(contract))('%s', (name) => {
  test('answers a body in chunks as it answers any other', async () => {
    const input = () => ACCESS_ROWS[name]?.input?.({ app, memberId: plain.userId });
    const expected = await codeOf(plain, name, await input());
    expect(await codeOf(chunked, name, await input())).toBe(expected);
    expect(expected).not.toBe('INTERNAL');
  });
});

test('signs up, in and out in chunks', async () => {
  const visitor = createVisitor(app.url, { isChunked: true });
  const account = { email: 'ada@example.com', password: TEST_PASSWORD, name: 'Ada' };
  expect((await visitor.post('/api/auth/sign-up/email', account)).status).toBe(200);
  expect((await visitor.post('/api/auth/sign-out', {})).status).toBe(200);
  expect((await visitor.post('/api/auth/sign-in/email', account)).status).toBe(200);
  expect((await visitor.api.session.get()).user?.email).toBe('ada@example.com');
});

test('a signed payment event is taken in chunks', async () => {
  const { payments } = app.context;
  const secret =
    'sandbox' in payments ? (payments.sandbox as { webhookSecret: string }).webhookSecret : '';
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'in_made_up', object: 'invoice', customer: 'cus_nobody' } },
  });
  const answer = await createVisitor(app.url, { isChunked: true }).fetch('/webhooks/stripe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(secret, body) },
    body,
  });
  expect(answer.status).toBe(200);
});

test.each([
  ['/api/auth/sign-in/email', 17 * 1024],
  ['/webhooks/stripe', 513 * 1024],
])('%s refuses a body in chunks that is too large', async (path, size) => {
  const answer = await chunked.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(size) }),
  });
  expect(answer.status).toBe(413);
});

function bodyCalls(node: unknown, path: string[] = []): string[] {
  if (isContractProcedure(node)) {
    const { method = 'POST' } = (node as { '~orpc': { route: { method?: string } } })['~orpc']
      .route;
    return method === 'GET' ? [] : [path.join('.')];
  }
  return Object.entries(node as object).flatMap(([key, child]) => bodyCalls(child, [...path, key]));
}

async function codeOf(visitor: Visitor, name: string, input: unknown): Promise<string> {
  const call = name
    .split('.')
    .reduce<unknown>((client, key) => (client as Record<string, unknown>)[key], visitor.api) as (
    input: unknown,
  ) => Promise<unknown>;
  try {
    await call(input);
    return 'ok';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
