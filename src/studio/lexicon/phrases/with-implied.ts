import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';

interface Scene {
  wanted: readonly Effect[];
  refused: readonly Effect[];
  hasFigures: boolean;
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
  return [...things, ...added.filter((thing) => !refused.has(thing)).map(plain)];
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

const plain = (thing: ThingId): AskedThing => ({
  thing,
  word: thing,
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});
