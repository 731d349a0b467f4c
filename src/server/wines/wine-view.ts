import type { Wine } from '#server/db/schema/wines-schema.ts';
import type { WineDraft, WineView } from '#shared/contract/wines.ts';

/** A row with how many pictures show it. */
export type CountedWine = Wine & { pictures: number };

export function toWineView(wine: CountedWine): WineView {
  return {
    ...toDraft(wine),
    id: wine.id,
    isSample: wine.is_sample,
    pictures: wine.pictures,
    version: wine.version,
    createdAt: wine.created_at.toISOString(),
    updatedAt: wine.updated_at.toISOString(),
    deletedAt: wine.deleted_at?.toISOString() ?? null,
  };
}

export function toDraft(wine: Wine): WineDraft {
  const { name, producer, vintage, grape, appellation, colour, bottle, glass, closure } = wine;
  const { capsule, fill, labels } = wine;
  return {
    name,
    producer,
    vintage,
    grape,
    appellation,
    colour,
    bottle,
    glass,
    closure,
    capsule,
    fill,
    labels,
  };
}

/** The columns of a draft. */
export function toRow({ capsule, labels, ...facts }: WineDraft) {
  return { ...facts, capsule: JSON.stringify(capsule), labels: JSON.stringify(labels) };
}
