import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { keepRetention, RETENTION } from './retention.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs/operations.md');

test('what is over goes and the rest stays, table by table', async () => {
  const { db } = await createTestDatabase();
  const user = await createProfile(db);
  // Of each one row that is a day over its time, and one that has a day left.
  for (const days of [1, -1]) {
    const ago = (kept: number) => sql`now() - make_interval(days => ${kept + days})`;
    const name = `${days}`;
    await sql`insert into mails (key, user_id, recipient, content, created_at, sent_at)
      values (${name}, ${user}, 'x', '{}', ${ago(90)}, ${ago(90)})`.execute(db);
    await sql`insert into stripe_events (id, type, happened_at, processed_at)
      values (${name}, 'x', now(), ${ago(90)})`.execute(db);
    await sql`insert into checkout_sessions (id, user_id, plan_id, url, expires_at)
      values (${name}, ${user}, 'pro_monthly', 'x', ${ago(30)})`.execute(db);
    await sql`insert into auth_verifications (id, identifier, value, "expiresAt")
      values (${name}, 'x', 'x', ${ago(1)})`.execute(db);
    await sql`insert into auth_rate_limits (id, key, count, "lastRequest")
      values (${name}, ${name}, 1, extract(epoch from ${ago(1)}) * 1000)`.execute(db);
    await sql`insert into rate_limits (key, window_start, count)
      values (${name}, ${ago(1)}, 1)`.execute(db);
    await sql`insert into sandbox_requests (key, fingerprint, status, body, created_at)
      values (${name}, 'x', 200, '{}', ${ago(2)})`.execute(db);
    await sql`insert into sandbox_objects (id, kind, body) values (${`evt${name}`}, 'event',
      jsonb_build_object('created', extract(epoch from ${ago(30)})::bigint))`.execute(db);
    await sql`insert into sandbox_deliveries (event_id, due_at)
      values (${`evt${name}`}, ${ago(30)})`.execute(db);
    await sql`insert into auth_users (id, name, email, "emailVerified", "updatedAt")
      values (${name}, 'x', ${name}, true, now())`.execute(db);
    await sql`insert into auth_sessions (id, "expiresAt", token, "updatedAt", "userId")
      values (${name}, ${ago(1)}, ${name}, now(), ${name})`.execute(db);
    await sql`insert into shut_out_sessions (token, user_id, shut_out_at)
      values (${name}, ${name}, ${ago(30)})`.execute(db);
  }
  await sql`insert into mails (key, user_id, recipient, content, created_at)
    values ('open', ${user}, 'x', '{}', now() - interval '1 year')`.execute(db);
  await sql`insert into mails (key, user_id, recipient, content, created_at, given_up_at)
    values ('refused', ${user}, 'x', '{}', now(), now() - interval '91 days')`.execute(db);
  await sql`insert into stripe_events (id, type, happened_at, received_at)
    values ('open', 'x', now(), now() - interval '1 year')`.execute(db);

  const removed = await keepRetention(db);

  const ofEach = Object.fromEntries(RETENTION.map(({ table }) => [table, 1]));
  expect(removed).toEqual({ ...ofEach, mails: 2 });
  // What could not be posted yet is still to be posted.
  const mails = await sql`select key from mails order by key`.execute(db);
  expect(mails.rows).toEqual([{ key: '-1' }, { key: 'open' }]);
  // A hint that nobody has looked into is never too old.
  const { rows } = await sql`select id from stripe_events order by id`.execute(db);
  expect(rows).toEqual([{ id: '-1' }, { id: 'open' }]);
});

test('the table in the operations guide says the same', () => {
  const guide = readFileSync(DOCS, 'utf8');
  for (const { table, keptDays } of RETENTION)
    expect(guide).toMatch(new RegExp(`\\| \`${table}\` \\|[^|]*\\| ${keptDays} days? `));
});
