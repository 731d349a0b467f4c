import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { explainRefusal, holdForPlaced } from '#server/credits/hold-credits.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import { lockProfile } from '#server/db/lock-profile.ts';
import type { PictureSet, Schema } from '#server/db/schema/schema.ts';
import type { GenerationDeps } from '#server/generations/deps.ts';
import { RUN_GENERATION } from '#server/generations/job-names.ts';
import type { OrderSetInput } from '#shared/contract/sets.ts';
import { AppError } from '#shared/errors.ts';
import { GENERATION_COST, QUEUE_WAIT_LIMIT_MS } from '#shared/rules/pictures/generation.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { canShow, findShot } from '#shared/rules/pictures/outlets.ts';
import type { Shot } from '#shared/rules/pictures/outlets.ts';

import { findOwnWines } from './offer-set.ts';
import type { OwnWine } from './offer-set.ts';

export type SetDeps = Pick<GenerationDeps, 'db' | 'queue'>;

/** One picture of an order, as it is placed. */
export interface Wanted {
  wineId: string;
  shot: Shot;
}

/** Sets wait behind single pictures: the longer the order, the more time it may take. */
const SECONDS_EACH = 60;
/** A set is bounded by its own size, not by the pictures that one person may have open. */
const ANY_HELD = 2_000_000_000;
/** Behind everybody's single pictures; among sets the first picture of each goes first. */
const SET_PRIORITY = -10_000;

/** Takes an order: all rows, jobs and holds in one transaction, or nothing at all. */
export async function orderSet(
  deps: SetDeps,
  { userId, ...input }: OrderSetInput & { userId: string },
): Promise<string> {
  const hash = hashOf(input);
  return inTransaction(deps.db, async (trx) => {
    const known = await findOrder(trx, { userId, key: input.idempotencyKey });
    if (known && known.request_hash !== hash) throw new AppError('IDEMPOTENCY_MISMATCH');
    if (known) return known.id;
    const wines = await findOwnWines(trx, input.wineIds, userId);
    const { id } = await trx
      .insertInto('picture_sets')
      .values({
        user_id: userId,
        idempotency_key: input.idempotencyKey,
        request_hash: hash,
        kind: input.kind,
        wines: wines.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await placeShots(trx, deps, {
      userId,
      setId: id,
      key: `set:${id}:0`,
      wanted: plan(wines, input),
    });
    return id;
  });
}

async function findOrder(
  trx: Transaction<Schema>,
  { userId, key }: { userId: string; key: string },
): Promise<PictureSet | undefined> {
  // Two presses of one button wait for each other here.
  await lockProfile(trx, userId);
  return trx
    .selectFrom('picture_sets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Wine by wine, shot by shot, as far as its bottle can show them; chosen styles go round among the scenes. */
function plan(wines: readonly OwnWine[], { shots, styles }: OrderSetInput): Wanted[] {
  const known = [...new Set(shots)].map((id) => findShot(id)).filter((shot) => shot !== undefined);
  const [firstStyle] = styles;
  const wanted = wines.flatMap(({ id, labels }) => {
    let scene = 0;
    return known
      .filter((shot) => canShow(shot, labels))
      .map((shot) => ({
        wineId: id,
        shot: shot.ground || !firstStyle ? shot : { ...shot, styleId: next(firstStyle) },
      }));
    function next(first: StyleId): StyleId {
      return styles[scene++ % styles.length] ?? first;
    }
  });
  if (wanted.length === 0)
    throw new AppError('VALIDATION_FAILED', { fields: { shots: 'No bottle has such a label' } });
  return wanted;
}

/** Inserts the pictures, holds their credits in the same statement and queues them. */
export async function placeShots(
  trx: Transaction<Schema>,
  { queue }: SetDeps,
  order: { userId: string; setId: string; key: string; wanted: readonly Wanted[] },
): Promise<void> {
  const { userId, setId, key, wanted } = order;
  const hold = { userId, amount: wanted.length * GENERATION_COST, maxHeld: ANY_HELD };
  const deadlineMs = QUEUE_WAIT_LIMIT_MS + wanted.length * SECONDS_EACH * 1000;
  const rows = wanted.map(({ wineId, shot }, i) => ({ ...shot, wineId, i }));
  const { rows: placed } = await sql<{ id: string; is_held: boolean }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w (i int, "wineId" uuid, prompt text, "styleId" text, size text, id text, name text,
          pixels jsonb, ground text, view text)),
    placed as (
      insert into generations (user_id, idempotency_key, variation, request_hash, prompt, style_id,
        size, wine_id, set_id, shot, cost, deadline_at)
      select ${userId}, ${key}, i, ${setId}::text, prompt, "styleId", size, "wineId", ${setId}::uuid,
        jsonb_strip_nulls(jsonb_build_object('id', id, 'name', name, 'pixels', pixels,
          'ground', ground, 'view', view)),
        ${GENERATION_COST}::int, now() + ${deadlineMs} * interval '1 ms'
      from wanted
      returning id, cost, variation),
    ${holdForPlaced(hold)}
    select placed.id, exists (select from hold) as is_held from placed order by variation`.execute(
    trx,
  );
  if (!placed[0]?.is_held) throw await explainRefusal(trx, hold);
  await queue.enqueue(
    trx,
    placed.map(({ id }, index) => ({
      name: RUN_GENERATION,
      data: { generationId: id },
      priority: SET_PRIORITY - index,
    })),
  );
}

function hashOf({ kind, wineIds, shots, styles }: Omit<OrderSetInput, 'idempotencyKey'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, wineIds, shots, styles]))
    .digest('base64url');
}
