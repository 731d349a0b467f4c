import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { captureHold } from '#server/credits/capture-hold.ts';
import { releaseHold } from '#server/credits/hold-credits.ts';
import { announce } from '#server/db/change-feed.ts';
import type { Db } from '#server/db/connect.ts';
import type { Generation, Schema } from '#server/db/schema.ts';
import type { StoredPicture } from '#server/images/store-picture.ts';
import type { UnderstoodScene } from '#shared/rules/generation.ts';
import { pictureUrl, wineStyleOf } from '#shared/rules/gallery.ts';
import type { FailureCode } from '#shared/rules/generation.ts';

import type { Fence } from './claim-generation.ts';

export interface Delivery {
  picture: StoredPicture;
  seed: number;
  scene: UnderstoodScene | null;
  api: string;
}

export type Ending =
  | { state: 'failed' | 'expired'; errorCode: FailureCode }
  | { state: 'cancelled'; errorCode: null };

/** The moment a credit is spent: picture, capture and success commit together or not at all. */
export async function deliverGeneration(
  db: Db,
  fence: Fence,
  delivery: Delivery,
): Promise<boolean> {
  const delivered = await db.transaction().execute(async (trx) => {
    const generation = await finish(trx, { fence, state: 'succeeded', errorCode: null });
    if (!generation) return null;
    await insertImage(trx, generation, delivery);
    await captureHold(trx, {
      userId: generation.user_id,
      amount: generation.cost,
      generationId: generation.id,
    });
    return generation;
  });
  if (delivered) await tellEnd(db, delivered);
  return delivered !== null;
}

/** Ends a generation without a picture and gives the credit back; false where it had ended before. */
export async function releaseGeneration(
  db: Db,
  target: { id: string; attempt?: number },
  ending: Ending,
): Promise<boolean> {
  const ended = await db
    .transaction()
    .execute((trx) => releaseInside(trx, { fence: target, ...ending }));
  if (ended) await tellEnd(db, ended);
  return ended !== null;
}

export async function releaseInside(
  trx: Transaction<Schema>,
  ending: Ending & { fence: { id: string; attempt?: number } },
): Promise<Generation | null> {
  const generation = await finish(trx, ending);
  if (generation) await releaseHold(trx, { userId: generation.user_id, amount: generation.cost });
  return generation;
}

export async function tellEnd(db: Db, { id, user_id, state }: Generation): Promise<void> {
  await db.deleteFrom('generation_previews').where('generation_id', '=', id).execute();
  await announce(db, { generationId: id, userId: user_id, state });
}

/** The only way into a final state, and none leads out of it: a hold is resolved exactly once. */
async function finish(
  trx: Transaction<Schema>,
  {
    fence,
    state,
    errorCode,
  }: (Ending | { state: 'succeeded'; errorCode: null }) & {
    fence: { id: string; attempt?: number };
  },
): Promise<Generation | null> {
  const finished = await trx
    .updateTable('generations')
    .set({
      state,
      error_code: errorCode,
      finished_at: sql`clock_timestamp()`,
      updated_at: sql`clock_timestamp()`,
      ...(state === 'succeeded' && { progress: 100 }),
    })
    .where('id', '=', fence.id)
    .where('finished_at', 'is', null)
    .$if(fence.attempt !== undefined, (query) => query.where('attempt', '=', fence.attempt ?? 0))
    .returningAll()
    .executeTakeFirst();
  return finished ?? null;
}

async function insertImage(
  trx: Transaction<Schema>,
  generation: Generation,
  { picture, seed, scene, api }: Delivery,
): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('generated_images')
    .values({
      id,
      ...picture,
      user_id: generation.user_id,
      generation_id: generation.id,
      prompt: generation.prompt,
      size: generation.size,
      style_id: generation.style_id,
      wine_style: wineStyleOf(generation.prompt),
      image_url: pictureUrl(id),
      seed,
      scene: scene && JSON.stringify(scene),
      api,
    })
    .execute();
}
