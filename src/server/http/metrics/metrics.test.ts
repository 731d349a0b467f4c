import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { collectWork } from '#server/jobs.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';

async function readMetrics(app: TestApp): Promise<string> {
  return (await app.visitor().fetch('/metrics')).text();
}

test('an order is seen in the figures: picture, credit, engine, jobs, connections', async () => {
  const engine = createTestEngine();
  const pictures = createCountingPictures();
  const app = await createTestApp({ engine, pictures, isScheduled: true });
  const member = await app.member();
  await member.api.generations.generate({ prompt: 'a glass of red wine at sunset' });
  await app.context.queue.enqueue(app.context.db, {
    name: 'tidy-pictures',
    data: {},
    startAfterS: 3600,
  });
  const text = await readMetrics(app);
  for (const line of [
    'generations_recent{state="succeeded"} 1',
    'credits_recent{move="captured"} 1',
    'credits_held 0',
    'webhook_lag_seconds 0',
    'house_figures_up 1',
    'queue_jobs{queue="tidy-pictures",state="put off"} 1',
    'database_pool_connections{pool="requests",state="waiting"} 0',
    'event_streams 0',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toMatch(/\nimage_engine_seconds_count\{engine="[^"]+",outcome="drawn"\} 1\n/);
  expect(text).toMatch(/\njob_seconds_count\{job="sweep-generations",outcome="done"\} \d/);
});

test('an open stream of events is counted, and figures that cannot be read leave the others', async () => {
  const app = await createTestApp();
  const member = await app.member();
  const leaving = new AbortController();
  await member.fetch('/api/events', { signal: leaving.signal });
  await app.context.db.schema.dropTable('mails').execute();
  const text = await readMetrics(app);
  leaving.abort();
  expect(text).toContain('\nevent_streams 1\n');
  expect(text).toContain('\nhouse_figures_up 0\n');
});

test('each proof says how it ended, and a tampered audit log is an alert', async () => {
  const app = await createTestApp();
  const { jobs } = collectWork(app.context);
  const prove = async (name: string) => {
    const job = jobs.find((one) => one.name === name);
    await job?.handle({ id: name, data: {}, signal: new AbortController().signal });
  };
  await prove('verify-ledger');
  await sql`update admin_audit_head set count = count + 1`.execute(app.context.db);
  await prove('verify-audit-chain');
  const text = await readMetrics(app);
  expect(text).toContain('\nproof_sound{proof="ledger"} 1\n');
  expect(text).toContain('\nproof_sound{proof="audit chain"} 0\n');
  expect(text).toContain('\nalerts_total{kind="audit"} 1\n');
});

const read = (file: string) =>
  readFileSync(new URL(`../../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');

/** Names of PromQL itself, and the one series that Prometheus adds. */
const LANGUAGE = new Set('sum max min rate increase histogram_quantile time by up'.split(' '));

function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
  return (bare.match(/[a-z_]+[a-z]/g) ?? []).filter((name) => !LANGUAGE.has(name));
}

test('dashboard and alert rules ask only for what is measured', async () => {
  const app = await createTestApp();
  const known = new Set(
    [...(await readMetrics(app)).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(
      ([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const watched = [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
  expect(watched.length).toBeGreaterThan(10);
  const asked = [...shown, ...watched].flatMap(metricsIn);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
