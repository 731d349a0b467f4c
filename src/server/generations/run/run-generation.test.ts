import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { ERRORS } from '#shared/errors.ts';
import { FAILURE_CODES } from '#shared/rules/pictures/generation.ts';
import { requestGeneration } from '#server/generations/request-generation.ts';
import { claimGeneration } from './claim-generation.ts';
import { createReporter } from './report-progress.ts';
import { runGeneration } from './run-generation.ts';
import { createManualApp, NEVER, ORDER, stateOf } from '#server/testing/manual-app.ts';

const createBusyEngine = (retryAfterS: number) =>
  createTestEngine({
    behave: () => {
      throw new EngineError('ENGINE_UNAVAILABLE', { isRetryable: true, retryAfterS });
    },
  });

/** Whatever tells that a picture is being stored fails. */
async function refuseStoring(db: Db): Promise<void> {
  await sql`
    create function refuse_storing() returns trigger language plpgsql as
      $$ begin if new.state = 'storing' then raise 'not now'; end if; return new; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before update on generations
    for each row execute function refuse_storing()`.execute(db);
}

/** The seconds between the making of each of its jobs and their earliest start. */
async function waitsOf(app: TestApp, id: string): Promise<number[]> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from start_after - created_on)::int as wait from pgboss.job
    where data ->> 'generationId' = ${id} order by created_on`.execute(app.context.db);
  return rows.map(({ wait }) => wait);
}

test('an engine that fails costs nothing, and each failure says so in its own words', async () => {
  const engine = createTestEngine({
    behave: (_, { prompt }) => {
      const code = FAILURE_CODES.find((candidate) => candidate === prompt);
      throw new EngineError(code ?? 'GENERATION_FAILED', { isRetryable: false });
    },
  });
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();

  for (const code of FAILURE_CODES) {
    const answer = await member.post('/functions/v1/generate-pictures', { prompt: code });
    const body = (await answer.json()) as { code: string; message: string };
    expect([answer.status, body.code]).toEqual([ERRORS[code].status, code]);
    expect(body.message).toContain('You were not charged.');
  }
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('a busy engine is asked again, after as long as it wishes, and the picture costs one credit', async () => {
  const engine = createTestEngine({
    behave: (call) => {
      if (call < 3)
        throw new EngineError('ENGINE_UNAVAILABLE', { isRetryable: true, retryAfterS: 40 + call });
    },
  });
  const { app, member, place, run } = await createManualApp({ engine });
  const id = await place();

  await run(id);
  await run(id);
  expect(await waitsOf(app, id)).toEqual([0, 41, 42]);
  await run(id);

  expect(await stateOf(app, id)).toMatchObject({ state: 'succeeded', attempt: 3 });
  expect(new Set(engine.calls.map((call) => call.seed)).size).toBe(1);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('after three attempts, or when it wants to rest too long, the engine is not asked again', async () => {
  for (const [engine, calls] of [
    [createBusyEngine(0), 3],
    [createBusyEngine(600), 1],
  ] as const) {
    const app = await createTestApp({ engine, pictures: createCountingPictures() });
    const member = await app.member();
    const answer = await member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
    expect([answer.status, engine.calls.length]).toEqual([503, calls]);
    expect((await member.api.profile.get()).credits).toBe(10);
  }
});

test('an engine that hangs past the deadline is left, even when it does not listen', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const engine = createTestEngine({ behave: () => promise });
  const pictures = createCountingPictures();
  const app = await createTestApp({ engine, pictures, env: { GENERATION_DEADLINE_S: '1' } });
  const member = await app.member();

  const answer = await member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });

  expect([answer.status, await answer.json()]).toMatchObject([
    504,
    { code: 'GENERATION_TIMED_OUT' },
  ]);
  letGo();
  // What it drew after all goes nowhere: stopping waits for every run.
  expect((await member.api.profile.get()).credits).toBe(10);
  expect(pictures.kept.size).toBe(0);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('when two workers believe in the same job, only the newer one delivers', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const engine = createTestEngine({ behave: (call) => (call === 1 ? promise : undefined) });
  const { app, pictures, member, place, run } = await createManualApp({ engine });
  const id = await place();

  const slow = run(id);
  await expect.poll(() => engine.calls.length).toBe(1);
  await run(id);
  letGo();
  await slow;

  expect(await stateOf(app, id)).toMatchObject({ state: 'succeeded', attempt: 2 });
  expect(pictures.kept.size).toBe(1);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('a picture is stored while what is told of it still waits, and delivered only after', async () => {
  const { promise: isDrawn, resolve: draw } = Promise.withResolvers<void>();
  const engine = createTestEngine({ behave: () => isDrawn });
  const { app, pictures, place, run } = await createManualApp({ engine });
  const id = await place();
  const running = run(id);
  await expect.poll(() => engine.calls.length).toBe(1);
  await app.context.db.transaction().execute(async (trx) => {
    await sql`select 1 from generations where id = ${id} for update`.execute(trx);
    draw();
    await expect.poll(() => pictures.kept.size).toBe(1);
    expect(await stateOf(app, id)).toMatchObject({ state: 'running' });
  });
  await running;
  expect(await stateOf(app, id)).toMatchObject({ state: 'succeeded' });
});

test('a picture of which nothing could be told is not kept, and is tried again', async () => {
  const { app, member, pictures, place, run } = await createManualApp();
  const id = await place();
  const { db } = app.context;
  await refuseStoring(db);
  await run(id);
  expect(pictures.kept.size).toBe(0);
  expect(await waitsOf(app, id)).toHaveLength(2);
  await sql`drop trigger refuse on generations`.execute(db);
  await run(id);
  expect(await stateOf(app, id)).toMatchObject({ state: 'succeeded', attempt: 2 });
  expect((await member.api.profile.get()).credits).toBe(9);
});

test('what went wrong is logged also where the picture could not be thrown away', async () => {
  const { app, pictures, place } = await createManualApp();
  const id = await place();
  pictures.discard = () => Promise.reject(new Error('the disk is gone'));
  await refuseStoring(app.context.db);
  const logged: string[] = [];
  const note = ({ err }: { err?: Error }) => void logged.push(err?.message ?? '');
  const logger = { ...app.context.generations.logger, warn: note, error: note };
  await runGeneration({ ...app.context.generations, logger }, { generationId: id, signal: NEVER });
  expect(logged).toEqual(['the disk is gone', 'not now']);
});

test('what an engine says after its reporter was closed is not written', async () => {
  const { app, place } = await createManualApp();
  const { generations: deps, db } = app.context;
  const generation = await claimGeneration(db, { id: await place(), deadlineMs: 1000 });
  if (!generation) throw new Error('Nothing was claimed');
  const reporter = createReporter(deps, generation);
  await reporter.close();
  reporter.onProgress(50);
  await reporter.close();
  const found = db.selectFrom('generations').select('progress').where('id', '=', generation.id);
  expect(await found.executeTakeFirst()).toEqual({ progress: 0 });
});

test("one member's fifty pictures do not keep another's first one waiting", async () => {
  const engine = createTestEngine();
  const app = await createTestApp({
    engine,
    pictures: createCountingPictures(),
    env: { GENERATION_MAX_ACTIVE: '100', GENERATION_PER_MINUTE: '1000', ROLE: 'web' },
  });
  const [busy, newcomer] = [await app.member(), await app.member()];
  await Promise.all([busy, newcomer].map((person) => person.api.profile.get()));
  const { db, generations: deps, databaseUrl } = { ...app.context, databaseUrl: app.databaseUrl };
  await db
    .updateTable('profiles')
    .set({ credits: 60 })
    .where('user_id', '=', busy.userId)
    .execute();
  for (let i = 0; i < 50; i++)
    await requestGeneration(deps, {
      ...ORDER,
      prompt: `busy ${i}`,
      userId: busy.userId,
      network: 'a',
    });
  await requestGeneration(deps, {
    ...ORDER,
    prompt: 'first',
    userId: newcomer.userId,
    network: 'b',
  });

  await createTestApp({
    databaseUrl,
    engine,
    pictures: createCountingPictures(),
    env: { ROLE: 'worker', GENERATION_CONCURRENCY: '1' },
  });

  await expect.poll(() => engine.calls.length).toBeGreaterThan(2);
  const order = engine.calls.map((call) => call.prompt);
  expect(order.indexOf('first')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('first')).toBeLessThanOrEqual(1);
});
