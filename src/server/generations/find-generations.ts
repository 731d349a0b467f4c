import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage, Generation } from '#server/db/schema/schema.ts';
import { toImageView } from '#server/images/image-view.ts';
import type { GenerationView } from '#shared/contract/generations.ts';
import { AppError } from '#shared/errors.ts';
import { phaseAt, RECENT_GENERATION_MS } from '#shared/rules/pictures/generation.ts';
import type { ListedGenerations } from '#shared/rules/pictures/generation.ts';

const NEWEST = 50;

/** A generation beside its picture, if it is there and not in the trash. */
export interface Found {
  generation: Generation;
  image: GeneratedImage | null;
}

/** Another user's generation does not exist. */
export async function findGeneration(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<GenerationView> {
  const [found] = await findGenerations(db, { userId, ids: [id] });
  if (!found) throw new AppError('NOT_FOUND');
  return toGenerationView(found);
}

export async function findGenerations(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const generations = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('variation')
    .execute();
  return withImages(db, generations);
}

export async function listGenerations(
  db: Db,
  { userId, state }: { userId: string; state: ListedGenerations },
): Promise<Found[]> {
  const generations = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    // A set has a page of its own.
    .where('set_id', 'is', null)
    .$if(state === 'active', (query) => query.where('finished_at', 'is', null))
    .$if(state === 'recent', (query) =>
      query
        .where((eb) => eb.or([eb('finished_at', 'is', null), eb('finished_at', '>', endedAfter())]))
        .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
        // However much ended since: what is still being made is never left out.
        .orderBy(sql`finished_at is not null`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return withImages(db, generations);
}

const endedAfter = () => sql<Date>`now() - ${RECENT_GENERATION_MS} * interval '1 ms'`;

/** Open ones, and those that changed since the given moment. */
export async function listChangedSince(
  db: Db,
  { userId, since }: { userId: string; since: Date | null },
): Promise<Found[]> {
  const generations = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) =>
      since === null
        ? eb('finished_at', 'is', null)
        : eb.or([eb('finished_at', 'is', null), eb('updated_at', '>=', since)]),
    )
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('set_id', 'is', null)
    .orderBy('created_at')
    .orderBy('variation')
    .execute();
  return withImages(db, generations);
}

async function withImages(db: Db, generations: Generation[]): Promise<Found[]> {
  const delivered = generations.filter(({ state }) => state === 'succeeded').map(({ id }) => id);
  const images =
    delivered.length === 0
      ? []
      : await db
          .selectFrom('generated_images')
          .selectAll()
          .where('generation_id', 'in', delivered)
          .where('deleted_at', 'is', null)
          .execute();
  const byGeneration = new Map(images.map((image) => [image.generation_id, image]));
  return generations.map((generation) => ({
    generation,
    image: byGeneration.get(generation.id) ?? null,
  }));
}

export function toGenerationView({ generation, image }: Found): GenerationView {
  const { id, preview_version: version } = generation;
  return {
    id,
    version: generation.version,
    requestKey: generation.idempotency_key,
    variation: generation.variation,
    state: generation.state,
    progress: generation.progress,
    phase: phaseAt(generation.progress),
    prompt: generation.prompt,
    styleId: generation.style_id,
    size: generation.size,
    seed: image?.seed ?? generation.seed,
    wineId: generation.wine_id,
    createdAt: generation.created_at.toISOString(),
    previewUrl:
      version > 0 && generation.finished_at === null
        ? `/api/generations/${id}/preview?v=${version}`
        : null,
    image: image && toImageView(image),
    errorCode: generation.error_code,
  };
}
