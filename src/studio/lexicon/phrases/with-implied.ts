import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';

interface Scene {
  wanted: readonly Effect[];
  refused: readonly Effect[];
  hasFigures: boolean;
  source: string;
}

const FLAMES: ReadonlySet<ThingId> = new Set(['candle', 'candlestick', 'lantern', 'chandelier']);
const TOOLS: ReadonlySet<ThingId> = new Set([
  'watering_bucket',
  'secateurs',
  'scissors',
  'basket',
  'gloves',
]);

const isHarvest = ({ wanted }: Scene, things: readonly AskedThing[]): boolean =>
  wanted.some(({ kind, value }) => kind === 'subject' && value === 'harvest') &&
  things.length > 0 &&
  things.every(({ thing }) => TOOLS.has(thing));

/** 'By candlelight' has its candle in the picture; 'grape harvest with a bucket' has grapes. */
export function withImplied(things: readonly AskedThing[], scene: Scene): AskedThing[] {
  const refused = new Set(effectsOf(scene.refused, 'thing').map(({ value }) => value));
  const isCandlelit = effectsOf(scene.wanted, 'lighting').some(({ value }) => value === 'candle');
  const hasFlame = things.some(({ thing }) => FLAMES.has(thing));
  const added: ThingId[] = [
    ...(isCandlelit && !hasFlame && !scene.hasFigures && things.length > 0
      ? (['candle'] as const)
      : []),
    ...(isHarvest(scene, things) ? (['grapes'] as const) : []),
  ];
  return [
    ...things,
    ...tableFor(things, scene),
    ...added.filter((thing) => !refused.has(thing)).map(plain),
  ];
}

/** Grapes are picked in the vineyard, whatever tools are named. */
export const placeImplied = (
  place: PlaceId | null,
  things: readonly AskedThing[],
  scene: Scene,
): PlaceId | null => {
  if (place) return place;
  if (isHarvest(scene, things)) return 'vineyard';
  // A shop window looks out on its street.
  return things.some(({ thing }) => thing === 'shop_window') ? 'village_lane' : null;
};

const SEATS: ReadonlySet<ThingId> = new Set(['chair', 'wicker_chair', 'stool']);
const TABLES: ReadonlySet<ThingId> = new Set([
  'long_table',
  'picnic_table',
  'bistro_table',
  'high_table',
  'side_table',
]);

const MORE_TABLES = /\b(?:tables|tavoli|tavolini|mesas|tische)\b/iu;

/** 'A table with chairs around it': that table stands on the floor like its chairs. */
function tableFor(
  things: readonly AskedThing[],
  { wanted, hasFigures, source }: Scene,
): AskedThing[] {
  const seats = things.find(({ thing }) => SEATS.has(thing));
  const isSaid = effectsOf(wanted, 'claim').some(({ value }) => value.includes('trait:table'));
  if (!seats || hasFigures || !isSaid || things.some(({ thing }) => TABLES.has(thing))) return [];
  const isSeveral = MORE_TABLES.test(source);
  const isSmall = isSeveral || (seats.count ?? 9) < 4;
  return [{ ...plain(isSmall ? 'bistro_table' : 'long_table'), ...(isSeveral && { isSeveral }) }];
}

const plain = (thing: ThingId): AskedThing => ({
  thing,
  word: thing,
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});
