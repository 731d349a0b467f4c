import { beforeAll, expect, test } from 'vitest';

import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { insertImage } from '#server/testing/images.ts';
import { EXPORT_DATASETS } from '#shared/rules/admin/exports.ts';
import type { ExportDataset } from '#shared/rules/admin/exports.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof createAdmin>>;
let member: Awaited<ReturnType<TestApp['member']>>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdmin(app);
  member = await app.member();
  await member.api.profile.get();
  // Sign-up refuses such a name; a hosted provider may still send one.
  await app.context.db
    .updateTable('profiles')
    .set({ display_name: '=HYPERLINK("http://evil")' })
    .where('user_id', '=', member.userId)
    .execute();
  await insertImage(app.context.db, { user_id: member.userId, prompt: 'red, "grand cru"\nand -1' });
  return () => app.stop();
});

async function fetchCsv(dataset: ExportDataset, query = {}): Promise<string> {
  const { url } = await admin.api.adminExports.prepare({ dataset, format: 'csv', query });
  return (await admin.fetch(url)).text();
}

test('each export has as many rows as were announced, in both formats', async () => {
  for (const dataset of EXPORT_DATASETS) {
    const { url, rows } = await admin.api.adminExports.prepare({ dataset, format: 'json' });
    const counts = await admin.api.adminExports.counts({});
    const announced = counts.find((count) => count.dataset === dataset)?.rows ?? -1;
    const answer = await admin.fetch(url);
    expect(answer.headers.get('content-disposition')).toContain(`vignette-${dataset}-`);
    const data = (await answer.json()) as unknown[];
    // Asking leaves a row in the audit log, so that one has grown meanwhile.
    expect(data.length).toBe(announced);
    expect(data.length - rows).toBe(dataset === 'audit' ? 1 : 0);
  }
});

test('a file is plain UTF-8 CSV that no spreadsheet runs', async () => {
  const users = await fetchCsv('users');
  expect(users.charCodeAt(0)).toBe('u'.charCodeAt(0));
  expect(users.split('\r\n')[0]).toMatch(/^user_id,email,display_name,credits,/);
  expect(users).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(await fetchCsv('images')).toContain('"red, ""grand cru""\nand -1"');
  expect(await fetchCsv('ledger')).toContain('Welcome credits,10,0,10,');
});

test('a file for spreadsheets begins with the mark by which they know UTF-8', async () => {
  const request = { dataset: 'users', format: 'csv', query: { isForSpreadsheets: true } } as const;
  const { url } = await admin.api.adminExports.prepare(request);
  const bytes = Buffer.from(await (await admin.fetch(url)).arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.subarray(3, 10).toString()).toBe('user_id');
});

test('no export holds a secret, a storage key or a fingerprint', async () => {
  for (const dataset of EXPORT_DATASETS)
    expect((await fetchCsv(dataset)).split('\r\n')[0]).not.toMatch(/token|password|storage|hmac/);
});

test('a range of days limits the rows, and so does a filter of users', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect((await fetchCsv('ledger', { from: today, to: today })).split('\r\n')).toHaveLength(5);
  expect((await fetchCsv('ledger', { to: '2020-01-01' })).split('\r\n')).toHaveLength(2);
  const found = await fetchCsv('users', { filter: { search: member.email } });
  expect(found.split('\r\n')).toHaveLength(3);
});

test('every export leaves a row in the audit log, without what was searched for', async () => {
  await fetchCsv('payments', { from: '2026-01-01' });
  await fetchCsv('users', { filter: { search: member.email } });
  const [users, payments] = (await admin.api.adminAudit.list({ action: 'export_data' })).entries;
  expect(payments).toMatchObject({
    actor: { email: admin.email },
    targetType: 'export',
    targetId: 'payments',
    details: { format: 'csv', rows: 0, from: '2026-01-01', to: null, isFiltered: false },
  });
  expect(users).toMatchObject({ targetId: 'users', details: { rows: 1, isFiltered: true } });
  expect(JSON.stringify(users)).not.toContain(member.email);
});

test('a file is for whoever asked, while they may, and for minutes only', async () => {
  const { url } = await admin.api.adminExports.prepare({ dataset: 'users', format: 'csv' });
  const statusFor = async (visitor: { fetch: typeof admin.fetch }) =>
    (await visitor.fetch(url)).status;
  expect(await statusFor(app.visitor())).toBe(401);
  expect(await statusFor(member)).toBe(403);
  expect(await statusFor(await createAdmin(app, 'support'))).toBe(403);
  expect(await statusFor(await createAdmin(app, 'super_admin'))).toBe(404);
  expect(await statusFor(admin)).toBe(200);
  await app.context.db
    .updateTable('data_exports')
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
  expect(await statusFor(admin)).toBe(404);
});
