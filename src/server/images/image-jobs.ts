import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { Chore, JobDefinition, JobRequest, Queue } from '#server/ports/queue.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { emptyOldTrash, removeDeletedFiles } from './store/remove-pictures.ts';
import type { PictureStore } from './store/store-picture.ts';
import { assertOwnStore } from './store/store-owner.ts';
import { sweepStore } from './store/sweep-store.ts';

export interface ImageJobDeps {
  db: Db;
  queue: Queue;
  pictureStore: PictureStore;
  logger: Logger;
  monitor: Monitor;
}

const MAKE_AVIF = 'make-avif';
const AVIF_DELAY_S = 2;
const REMOVE_FILES_MS = 20_000;
const CATCH_UP_LIMIT = 500;

/** What is still to do for a delivered picture, once it has had time to appear on the screen. */
export function avifJob(generationId: string): JobRequest {
  return { name: MAKE_AVIF, data: { generationId }, startAfterS: AVIF_DELAY_S };
}

export function imageJobs(deps: ImageJobDeps): JobDefinition[] {
  const { db, pictureStore } = deps;
  return [
    defineJob<{ generationId: string }>({
      name: MAKE_AVIF,
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 30,
      expireInS: 300,
      handle: async ({ data }) => {
        const { makeAvif } = await import('./codec/make-avif.ts');
        await makeAvif({ db, ...pictureStore }, data.generationId);
      },
    }),
    defineJob({
      name: 'tidy-pictures',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 3600,
      cron: '41 4 * * *',
      handle: ({ signal }) => tidyPictures(deps, signal),
    }),
  ];
}

export function imageChores({ db, pictureStore, logger }: ImageJobDeps): Chore[] {
  return [
    {
      name: 'remove-deleted-files',
      everyMs: REMOVE_FILES_MS,
      async run(signal) {
        const count = await removeDeletedFiles({ db, files: pictureStore.files }, signal);
        if (count > 0) logger.info({ count }, 'files of deleted pictures removed');
      },
    },
    {
      // At the first start, while the store is empty: from then on it is known whose it is.
      name: 'mark-store',
      everyMs: DAY_MS,
      run: () => assertOwnStore({ db, files: pictureStore.files }),
    },
  ];
}

async function tidyPictures(deps: ImageJobDeps, signal: AbortSignal): Promise<void> {
  const { db, pictureStore, logger, monitor } = deps;
  const expired = await emptyOldTrash(db);
  const sweep = await sweepStore({ db, files: pictureStore.files, monitor }, { signal });
  const late = await requestMissingAvif(deps);
  logger.info({ expired, ...sweep, late }, 'pictures tidied');
}

/** A worker that died right after delivering leaves a picture without its AVIF files. */
async function requestMissingAvif({ db, queue }: ImageJobDeps): Promise<number> {
  const rows = await db
    .selectFrom('generated_images')
    .select('generation_id')
    .where('has_avif', '=', false)
    .where('deleted_at', 'is', null)
    .where('generation_id', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .orderBy('created_at', 'desc')
    .limit(CATCH_UP_LIMIT)
    .execute();
  const jobs = rows.flatMap(({ generation_id }) => (generation_id ? [avifJob(generation_id)] : []));
  if (jobs.length > 0) await queue.enqueue(db, jobs);
  return jobs.length;
}
