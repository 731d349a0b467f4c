import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'Bottles on a shelf' stand on one board of it before us; other shelves are painted behind the table. */
export const onShelves = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one, i) =>
    one.thing === 'shelf' && isStoodOn(things, i)
      ? { ...one, thing: 'shelf_board', count: null, isSeveral: false }
      : one,
  );

const isStoodOn = (things: readonly AskedThing[], i: number): boolean =>
  things.some(({ relation }) => relation?.kind === 'on' && relation.to === i);

const SHELVES =
  /\b(?:shelf|shelves|shelving|etageres?|rayons?|rayonnages?|scaffal[ei]|scaffalature|estanter?ias?|\w*regale?n?)\b/;

export const namesShelves = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  SHELVES.test(fold(prompt));

/** 'Wine shop shelves full of bottles': they are the shop's own, and none stands before us. */
export const isStockOf = (
  { thing, isSeveral, count, colour, states, relation }: AskedThing,
  spec: SceneSpec,
): boolean =>
  thing === 'bottle' &&
  isSeveral === true &&
  count === null &&
  colour === null &&
  states.length === 0 &&
  (relation === null || spec.things[relation.to]?.thing === 'shelf') &&
  // Those of a bottling line ride on its belt.
  (spec.place === 'bottling_line' || (spec.place === 'wine_shop' && namesShelves(spec)));
