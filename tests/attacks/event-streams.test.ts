import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { createGenerationWatcher } from '#server/generations/feed/watch-generations.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createHarness, placePicture } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';
import { STREAMS_PER_USER } from '#shared/rules/pictures/generation.ts';

import { howMany } from './length.ts';
import { openStream } from './open-stream.ts';
import type { OpenStream } from './open-stream.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pictures: createCountingPictures() });
  return app.stop;
});

const draw = (person: Awaited<ReturnType<TestApp['member']>>, prompt: string) =>
  person.post('/functions/v1/generate-pictures', { prompt });

test('of a crowd of streams only the newest stay open, and a bystander notices nothing', async () => {
  const [attacker, bystander] = [await app.member(), await app.member()];
  const opened: OpenStream[] = [];
  for (let i = 0; i < howMany({ quick: 24, long: 1500 }); i++)
    opened.push(await openStream(attacker));
  onTestFinished(() => opened.forEach((stream) => stream.close()));

  const [closed, kept] = [opened.slice(0, -STREAMS_PER_USER), opened.slice(-STREAMS_PER_USER)];
  await Promise.all(closed.map((stream) => stream.ended));
  for (const stream of closed) expect(stream.heard()).toContain('STREAM_REPLACED');
  expect((await draw(attacker, 'a crowded cellar')).status).toBe(200);
  for (const stream of kept)
    await expect.poll(stream.heard).toMatch(/"state":"succeeded".*a crowded cellar/);
  expect((await bystander.fetch('/api/profile')).status).toBe(200);
});

test('staff have as few streams as anybody, those of the list of users among them', async () => {
  const admin = await createAdmin(app, 'support');
  const opened = [await openStream(admin)];
  for (let i = 0; i < STREAMS_PER_USER; i++)
    opened.push(await openStream(admin, '/api/admin/user-events'));
  onTestFinished(() => opened.forEach((stream) => stream.close()));
  await opened[0]?.ended;
  expect(opened[0]?.heard()).toContain('STREAM_REPLACED');
  await draw(await app.member(), 'a glass');
  for (const stream of opened.slice(1)) await expect.poll(stream.heard).toContain('data:');
});

test('a change is read once, however many listen', async () => {
  const harness = await createHarness();
  const userId = await createProfile(harness.db);
  let reads = 0;
  const counted = harness.db.withPlugin({
    transformQuery: ({ node }) => {
      reads++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watcher = createGenerationWatcher({ ...harness, db: counted });
  const leaving = new AbortController();
  const streams = Array.from({ length: STREAMS_PER_USER }, () =>
    watcher.watch({ userId, sessionId: 's', signal: leaving.signal }),
  );
  const firsts = streams.map((stream) => stream.next());
  await expect.poll(() => reads).toBe(STREAMS_PER_USER);

  const id = await placePicture(harness, userId);

  for (const first of await Promise.all(firsts))
    expect(first.value).toMatchObject({ generation: { id } });
  expect(reads).toBe(STREAMS_PER_USER + 1);
  leaving.abort();
  await Promise.all(streams.map((stream) => stream.next()));
  expect(watcher.count()).toBe(0);
});

describe('a stream ends, and hears not one prompt more, when its session', () => {
  const signInAgain = async (email: string) => {
    const device = createVisitor(app.url);
    await device.post('/api/auth/sign-in/email', { email, password: 'a long enough password' });
    return device;
  };

  test('is signed out', async () => {
    const owner = await app.member();
    const device = await signInAgain(owner.email);
    const stream = await openStream(device);
    await device.post('/api/auth/sign-out');
    await draw(owner, 'a private cellar');
    await stream.ended;
    expect(stream.heard()).toContain('UNAUTHENTICATED');
    expect(stream.heard()).not.toContain('a private cellar');
  });

  test('is revoked from another device', async () => {
    const owner = await app.member();
    const stream = await openStream(await signInAgain(owner.email));
    // Whoever revokes it, and by whichever way: the row is gone.
    await sql`delete from auth_sessions where id = (select id from auth_sessions
      where "userId" = ${owner.userId} order by "createdAt" desc limit 1)`.execute(app.context.db);
    await draw(owner, 'a private cellar');
    await stream.ended;
    expect(stream.heard()).toContain('UNAUTHENTICATED');
    expect(stream.heard()).not.toContain('a private cellar');
  });

  test.each([
    [
      'belongs to a banned member',
      sql`update profiles set banned = true, ban_date = now() where user_id = `,
    ],
    [
      'has expired',
      sql`update auth_sessions set "expiresAt" = now() - interval '1 s' where "userId" = `,
    ],
  ])('%s', async (_end, statement) => {
    const owner = await app.member();
    await owner.api.profile.get();
    const stream = await openStream(owner);
    await sql`${statement}${owner.userId}`.execute(app.context.db);
    // The connection for events is lost: whoever listens is looked at anew.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vignette-events' and datname = current_database()`.execute(
      app.context.db,
    );
    await stream.ended;
    expect(stream.heard()).toContain('UNAUTHENTICATED');
  });
});
