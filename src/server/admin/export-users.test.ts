import { expect, test } from 'vitest';

import { createAdmin } from '#server/testing/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { seedUsers } from '#server/testing/seed-users.ts';
import { USER_EXPORT_PATH } from '#shared/rules/admin.ts';

test('all users that the filters show are exported, as CSV and as JSON, and the log says so', async () => {
  const app = await createTestApp();
  const { db } = app.context;
  const admin = await createAdmin(app, 'admin');
  await seedUsers(db, 5000);
  await db
    .updateTable('profiles')
    .set({ display_name: '=HYPERLINK("x"), Anna' })
    .where('user_id', '=', 'seed-20')
    .execute();

  const csv = await admin.fetch(`${USER_EXPORT_PATH}?format=csv&status=banned`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toMatch(/vignette-users-.*\.csv/);
  const text = await csv.text();
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 250);
  expect(lines[0]).toMatch(/^user_id,email,display_name,credits/);
  expect(text).toContain(`"'=HYPERLINK(""x""), Anna"`);

  const json = await admin.fetch(`${USER_EXPORT_PATH}?format=json&search=guest`);
  const rows = (await json.json()) as { user_id: string }[];
  expect(new Set(rows.map((row) => row.user_id)).size).toBe(5000);

  const nobody = await admin.fetch(`${USER_EXPORT_PATH}?format=json&search=nobody-at-all`);
  expect(await nobody.json()).toEqual([]);

  const log = await db
    .selectFrom('admin_audit_log')
    .select(['action', 'details', 'actor_id'])
    .orderBy('seq')
    .execute();
  expect(log[0]).toMatchObject({
    action: 'export_users',
    actor_id: admin.userId,
    details: { format: 'csv', status: 'banned' },
  });
});

test('only admins who manage users take the list with them', async () => {
  const app = await createTestApp();
  const answers = [];
  for (const person of [app.visitor(), await app.member(), await createAdmin(app, 'support')])
    answers.push((await person.fetch(USER_EXPORT_PATH)).status);
  expect(answers).toEqual([401, 403, 403]);
  const admin = await createAdmin(app, 'admin');
  expect((await admin.fetch(`${USER_EXPORT_PATH}?format=xlsx`)).status).toBe(422);
});
