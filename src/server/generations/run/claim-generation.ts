import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Generation } from '#server/db/schema/schema.ts';
import { STORING_LIMIT_MS } from '#shared/rules/pictures/generation.ts';

/** Names one attempt: whatever an older one still tries to write finds no row. */
export interface Fence {
  id: string;
  attempt: number;
}

/** Takes the generation over from the queue, or from a worker that is gone; null where it has ended. */
export async function claimGeneration(
  db: Db,
  { id, deadlineMs }: { id: string; deadlineMs: number },
): Promise<Generation | null> {
  const claimed = await db
    .updateTable('generations')
    .set({
      state: 'running',
      attempt: sql`attempt + 1`,
      started_at: sql`coalesce(started_at, now())`,
      updated_at: sql`clock_timestamp()`,
      deadline_at: sql`now() + ${deadlineMs + STORING_LIMIT_MS} * interval '1 ms'`,
    })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('deadline_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Whether the attempt still counts: it may have been given up before anybody listened for that. */
export async function isCurrent(db: Db, { id, attempt }: Fence): Promise<boolean> {
  const found = await db
    .selectFrom('generations')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The picture is drawn and about to be kept; false where this attempt no longer counts. */
export async function markStoring(db: Db, fence: Fence): Promise<boolean> {
  return advance(db, fence, { state: 'storing', progress: 95 });
}

/** Progress only ever grows, also across attempts. */
export async function recordProgress(db: Db, fence: Fence, percent: number): Promise<boolean> {
  return advance(db, fence, { progress: percent });
}

async function advance(
  db: Db,
  { id, attempt }: Fence,
  { state, progress }: { state?: 'storing'; progress: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({
      ...(state && { state }),
      progress: sql`greatest(progress, ${progress})`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the newest preview where every instance can serve it. */
export async function recordPreview(
  db: Db,
  { id, attempt }: Fence,
  preview: { bytes: Uint8Array; mime: string },
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    with shown as (
      update generations
      set preview_version = preview_version + 1, updated_at = clock_timestamp()
      where id = ${id} and attempt = ${attempt} and finished_at is null
      returning id, preview_version)
    insert into generation_previews (generation_id, version, mime, bytes)
    select id, preview_version, ${preview.mime}, ${Buffer.from(preview.bytes)} from shown
    on conflict (generation_id) do update
      set version = excluded.version, mime = excluded.mime, bytes = excluded.bytes
    returning version`.execute(db);
  return rows.length > 0;
}
