import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { lockProfile } from '#server/db/lock-profile.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import type { ArtworkLabel, Labels, WineDraft } from '#shared/contract/wines.ts';
import { AppError } from '#shared/errors.ts';
import { planOf } from '#shared/rules/billing/plans.ts';
import { WINES_MAX } from '#shared/rules/pictures/wines.ts';

import { countWines, findWine } from './find-wines.ts';
import { toDraft, toRow } from './wine-view.ts';
import type { CountedWine } from './wine-view.ts';

export type Owner = Pick<Profile, 'user_id' | 'subscription_status' | 'subscription_tier'>;

export function winesLimit(owner: Owner): number {
  return WINES_MAX[planOf(owner.subscription_status, owner.subscription_tier).id];
}

/**
 * Sent twice under one id, because its first answer was lost, a wine is kept once; what was changed on
 * the screen in between is changed in that one.
 */
export async function createWine(
  db: Db,
  owner: Owner,
  { id, ...draft }: WineDraft & { id?: string | undefined },
): Promise<CountedWine> {
  const { wine, isKept } = await db.transaction().execute(async (trx) => {
    const room = await takeRoom(trx, owner);
    const kept = id && (await keptAs(trx, { id, userId: owner.user_id }));
    if (kept) return { wine: kept, isKept: true };
    if (room < 1) throw winesFull(owner);
    await assertOwnArtwork(trx, owner.user_id, draft.labels);
    const row = await trx
      .insertInto('wines')
      .values({ user_id: owner.user_id, ...(id && { id }), ...toRow(draft) })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { wine: { ...row, pictures: 0 }, isKept: false };
  });
  if (!isKept || isDeepStrictEqual(toDraft(wine), draft)) return wine;
  return updateWine(db, { ...draft, userId: owner.user_id, id: wine.id, version: wine.version });
}

async function keptAs(trx: Db, key: { id: string; userId: string }): Promise<CountedWine | null> {
  const known = await trx.selectFrom('wines').select('user_id').where('id', '=', key.id).execute();
  return known.length > 0 ? findWine(trx, key) : null;
}

/** Two windows on one wine: the second to save is told, instead of undoing the first one's work. */
export async function updateWine(
  db: Db,
  { userId, id, version, ...draft }: WineDraft & { userId: string; id: string; version: number },
): Promise<CountedWine> {
  return db.transaction().execute(async (trx) => {
    await assertOwnArtwork(trx, userId, draft.labels);
    const changed = await trx
      .updateTable('wines')
      .set({ ...toRow(draft), ...TOUCHED, version: version + 1, is_sample: false })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const wine = await findWine(trx, { id, userId });
    if (changed.numUpdatedRows === 0n && !isSameSave(wine, { version, draft }))
      throw new AppError('WINE_CHANGED');
    return wine;
  });
}

/** The answer to a save was lost, and it is sent again: it has been done already. */
function isSameSave(wine: CountedWine, save: { version: number; draft: WineDraft }): boolean {
  return wine.version === save.version + 1 && isDeepStrictEqual(toDraft(wine), save.draft);
}

interface NewVintage {
  id: string;
  vintage: number | null;
  artworkId: string | null;
  newId?: string | undefined;
}

/** A copy for another year; the new artwork takes the place of the old front label's. */
export async function copyVintage(
  db: Db,
  owner: Owner,
  { id, vintage, artworkId, newId }: NewVintage,
): Promise<CountedWine> {
  const old = toDraft(await findWine(db, { id, userId: owner.user_id }));
  return createWine(db, owner, {
    ...old,
    id: newId,
    vintage,
    labels: artworkId ? withArtwork(old.labels, artworkId) : withYear(old, vintage),
  });
}

/** Removes or takes back. */
export async function setRemoved(
  db: Db,
  {
    id,
    userId,
    isRemoved,
    owner,
  }: { id: string; userId: string; isRemoved: boolean; owner: Owner },
): Promise<CountedWine> {
  return db.transaction().execute(async (trx) => {
    if (!isRemoved) await assertRoom(trx, owner);
    await trx
      .updateTable('wines')
      .set({ deleted_at: isRemoved ? sql<Date>`coalesce(deleted_at, now())` : null, ...TOUCHED })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return findWine(trx, { id, userId });
  });
}

const TOUCHED = { updated_at: sql<Date>`now()`, used_at: sql<Date>`clock_timestamp()` };

async function assertRoom(trx: Transaction<Schema>, owner: Owner): Promise<void> {
  if ((await takeRoom(trx, owner)) < 1) throw winesFull(owner);
}

/** One profile's additions wait for each other, so that racing requests do not pass the limit together. */
export async function takeRoom(trx: Transaction<Schema>, owner: Owner): Promise<number> {
  await lockProfile(trx, owner.user_id);
  return winesLimit(owner) - (await countWines(trx, owner.user_id));
}

export function winesFull(owner: Owner): AppError {
  return new AppError('WINES_FULL', { fields: { limit: String(winesLimit(owner)) } });
}

/** Labels name artwork by id: only one's own exists. */
export async function assertOwnArtwork(
  trx: Transaction<Schema>,
  userId: string,
  ...labels: readonly Labels[]
): Promise<void> {
  const ids = [...new Set(labels.flatMap(artworkIds))];
  if (ids.length === 0) return;
  const found = await trx
    .selectFrom('wine_artworks')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    // Until the label is saved: what looks unused is not tidied away under it.
    .forShare()
    .execute();
  if (found.length < ids.length) throw new AppError('ARTWORK_MISSING');
}

export function artworkIds({ front, back, neck }: Labels): string[] {
  return [front, back, neck]
    .filter((label): label is ArtworkLabel => label?.kind === 'artwork')
    .flatMap(({ artworkId, mask }) => (mask ? [artworkId, mask.artworkId] : [artworkId]));
}

function withArtwork(labels: Labels, artworkId: string): Labels {
  const { widthMm, heightMm, raisedMm, corner, paper } = labels.front;
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const crop = labels.front.kind === 'artwork' ? labels.front.crop : whole;
  const place = { widthMm, heightMm, raisedMm, corner, paper };
  return { ...labels, front: { kind: 'artwork', artworkId, crop, mask: null, ...place } };
}

/** On a designed label the old year becomes the new one wherever it stands alone. */
function withYear(old: WineDraft, vintage: number | null): Labels {
  const { front } = old.labels;
  if (front.kind !== 'designed' || old.vintage === null || vintage === null) return old.labels;
  const year = String(old.vintage);
  const lines = front.lines.map((line) =>
    line
      .split(' ')
      .map((word) => (word === year ? String(vintage) : word))
      .join(' '),
  );
  return { ...old.labels, front: { ...front, lines } };
}
