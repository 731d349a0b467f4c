import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { createPgBossQueue } from '#server/adapters/queue/pg-boss-queue.ts';
import { createChangeFeed } from '#server/db/change-feed.ts';
import { connectUnhurried, UNHURRIED } from '#server/testing/unhurried.ts';
import { createRateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import { generationJobs } from '#server/generations/generation-jobs.ts';
import type { PictureKeeper } from '#server/generations/deps.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import { startWork } from '#server/start-work.ts';
import { newWine } from '#server/testing/wines.ts';

/**
 * A worker that ends like a machine whose plug is pulled, somewhere in its first picture. Says on
 * its output when it begins a picture and when it dies: `run <prompt> <ms>`, `die <prompt> <ms>`.
 */
const [url = '', folder = '', spanMs = '0'] = process.argv.slice(2);
const logger = { info: () => {}, warn: () => {}, error: () => {} };
const connection = connectUnhurried(url, 4);
const changes = createChangeFeed({ url, connectMs: UNHURRIED.connectMs, onError: () => {} });
const queue = createPgBossQueue({ url, logger, poolSize: 3 });
const files = createLocalFolder(folder);
const DRAWING_MS = 60;

const engine: ImageEngine = {
  name: 'doomed',
  isHosted: false,
  probe: async () => ({ summary: 'ready' }),
  async generate({ prompt, seed }, { onProgress }) {
    process.stdout.write(`run ${prompt} ${Date.now()}\n`);
    setTimeout(die, Math.random() * Number(spanMs), prompt);
    onProgress(50);
    await sleep(DRAWING_MS);
    return { bytes: Buffer.from(prompt), seed };
  },
};

const pictures: PictureKeeper = {
  async keep({ drawn }) {
    const key = `pictures/${crypto.randomUUID()}`;
    const bytes = 'bytes' in drawn ? Buffer.from(drawn.bytes) : Buffer.alloc(1);
    await files.put(`${key}/original.png`, bytes, 'image/png');
    return {
      storage_key: key,
      mime: 'image/png',
      bytes: bytes.length,
      width: 1,
      height: 1,
      thumbhash: 'x',
    };
  },
  discard: (key) => files.removeFolder(key),
};

function die(prompt: string): void {
  process.stdout.write(`die ${prompt} ${Date.now()}\n`, () => process.kill(process.pid, 'SIGKILL'));
}

// Node keeps what it compiled when it ends, which a killed process does not.
flushCompileCache();
await changes.start();
const deps = {
  db: connection.db,
  queue,
  changes,
  engine,
  pictures,
  logger,
  setEngine: engine,
  dressWine: async () => ({ draft: newWine(), artwork: {} }),
  moderator: { review: async () => null },
  rateLimiter: createRateLimiter(connection.db),
  limits: { activePerUser: 1, perMinutePerUser: 1, perMinutePerNetwork: 1, queueLength: 1 },
  deadlineMs: 60_000,
  concurrency: 1,
  stopping: new AbortController().signal,
};
await startWork({
  queue,
  logger,
  isWorker: true,
  work: { jobs: generationJobs(deps), chores: [] },
  note: () => {},
});
process.stdout.write('ready\n');
