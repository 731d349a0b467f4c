import { onTestFinished } from 'vitest';

import { createChangeFeed } from '#server/db/change-feed.ts';
import { createRateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import type { Db } from '#server/db/connect.ts';
import type { GenerationDeps } from '#server/generations/deps.ts';
import { requestGeneration } from '#server/generations/request-generation.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { JobRequest, Queue } from '#server/ports/queue.ts';

import { createCountingPictures } from './counting-pictures.ts';
import type { CountingPictures } from './counting-pictures.ts';
import { createTestEngine } from './outside/test-engine.ts';
import { createTestDatabase } from './test-database.ts';

export interface Harness extends GenerationDeps {
  pictures: CountingPictures;
  url: string;
}

/** The use cases on a real database, without a server and with a queue that only takes notes. */
export async function createHarness(
  options: { engine?: ImageEngine; poolSize?: number } = {},
): Promise<Harness> {
  const { db, url } = await createTestDatabase({ poolSize: options.poolSize ?? 10 });
  const changes = createChangeFeed({ url, onError: () => {} });
  await changes.start();
  onTestFinished(() => changes.close());
  return {
    db,
    url,
    changes,
    queue: createNotebookQueue(),
    moderator: { review: async () => null },
    engine: options.engine ?? createTestEngine(),
    setEngine: createTestEngine(),
    pictures: createCountingPictures(),
    dressWine: () => Promise.reject(new Error('No wines are kept here')),
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    limits: {
      activePerUser: 1000,
      perMinutePerUser: 1_000_000,
      perMinutePerNetwork: 1_000_000,
      queueLength: 1_000_000,
    },
    rateLimiter: createRateLimiter(db),
    deadlineMs: 10_000,
    concurrency: 1,
    stopping: new AbortController().signal,
  };
}

function createNotebookQueue(): Queue & { jobs: JobRequest[] } {
  const jobs: JobRequest[] = [];
  return { jobs, enqueue: async (_, added) => void jobs.push(...[added].flat()) };
}

export const PICTURE_REQUEST = {
  prompt: 'a glass of red',
  styleId: 'cinematic',
  size: 'square',
  count: 1,
  network: 'test',
} as const;

/** Places one picture and gives its id. */
export async function placePicture(deps: GenerationDeps, userId: string): Promise<string> {
  const [generation] = await requestGeneration(deps, { ...PICTURE_REQUEST, userId });
  if (!generation) throw new Error('Nothing was placed');
  return generation.id;
}

export async function balanceOf(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['credits', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
