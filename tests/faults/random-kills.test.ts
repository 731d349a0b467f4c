import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import { embeddedUrl } from '#server/testing/embedded-url.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';

import { dataFolder, endAfterwards, launch, postmasterOf, untilReady } from './app-process.ts';
import type { AppProcess } from './app-process.ts';

// The long form (npm run test:faults) asks for more.
const BLOWS = Number(process.env['FAULT_BLOWS'] ?? 2);
/** A picture takes about this long, so that blows fall into all of its moments. */
const DRAWING_MS = 150;

/** On the database that runs now: its port changes when the server was killed with it. */
async function withDatabase<T>(
  folder: string,
  work: (db: ReturnType<typeof connectUnhurried>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = connectUnhurried(embeddedUrl(folder), 1);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const countOpen = (folder: string) =>
  withDatabase(folder, async (db) => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from generations where finished_at is null`.execute(db);
    return rows[0]?.open;
  });

/** As often as it died. */
async function untilBack({ said }: AppProcess): Promise<void> {
  const times = (words: string) => said().split(words).length - 1;
  while (times('database is back') === 0 || times('database is back') < times('database died'))
    await sleep(50);
}

test(
  'server and database killed at random moments lose and double nothing',
  async () => {
    const provider = await startFakeProvider();
    const b64_json = (await drawPicture()).toString('base64');
    provider.answer(async (call, res) => {
      await sleep(DRAWING_MS);
      await json(200, { data: [{ b64_json }] })(call, res);
    });
    const folder = dataFolder();
    const port = await freePort();
    const env = {
      IMAGE_ENGINE: 'openai-compatible',
      IMAGE_MODEL: 'sd',
      IMAGE_BASE_URL: provider.url,
      ALLOW_TEST_PAYMENTS: '1',
      GENERATION_PER_MINUTE: '10000',
      GENERATION_PER_MINUTE_NETWORK: '10000',
    };
    const start = async () => {
      const app = launch(folder, port, env);
      endAfterwards(app, folder);
      await untilReady(app);
      return app;
    };
    let app = await start();
    const visitor = createVisitor(app.url);
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'an unguessable cellar door';
    const joined = await visitor.post('/api/auth/sign-up/email', { email, password, name: 'Ada' });
    expect(joined.status).toBe(200);
    const { credits } = await visitor.api.profile.get();

    // Somebody orders all the time, and again with the same key when no answer came.
    const busy = { isOver: false };
    onTestFinished(() => void (busy.isOver = true));
    const order = async (key: string) => {
      const answer = await visitor
        .fetch('/functions/v1/generate-pictures', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify({ prompt: 'a glass of red' }),
        })
        .catch(() => null);
      return answer !== null && answer.status < 500;
    };
    const customer = (async () => {
      for (let n = 0; !busy.isOver; n++)
        while (!(await order(`order-number-${n}`)) && !busy.isOver) await sleep(50);
    })();

    for (let blow = 0; blow < BLOWS; blow++) {
      await sleep(Math.random() * 4 * DRAWING_MS);
      if (blow % 2 === 0) {
        process.kill(postmasterOf(folder), 'SIGKILL');
        await untilBack(app);
        await untilReady(app);
      } else {
        app.child.kill('SIGKILL');
        await once(app.child, 'exit');
        app = await start();
      }
      const { fault } = await withDatabase(folder, verifyLedger);
      expect([blow, fault]).toEqual([blow, null]);
    }
    busy.isOver = true;
    await customer;
    // Every hold ends: delivered by whoever came after, or released at its deadline.
    await expect.poll(() => countOpen(folder), { timeout: 120_000, interval: 500 }).toBe(0);
    expect((await withDatabase(folder, verifyLedger)).fault).toBeNull();
    const { credits: left } = await visitor.api.profile.get();
    const { count } = await withDatabase(folder, (db) =>
      db
        .selectFrom('generated_images')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(credits - left).toBe(count);
  },
  240_000 + BLOWS * 30_000,
);
