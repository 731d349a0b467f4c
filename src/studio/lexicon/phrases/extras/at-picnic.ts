import type { ThingId } from '#studio/things/catalogue.ts';
import { FOOD } from '#studio/things/catalogue/food.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { WineIdentity } from '#studio/lexicon/identity.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { liesOpen, isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { glassOf } from '#studio/lexicon/phrases/wine/with-wine.ts';
import { unaskedThing } from './unasked-thing.ts';

interface Outing {
  wanted: readonly Effect[];
  refused: readonly Effect[];
  identity: WineIdentity;
  hasFigures: boolean;
  place: PlaceId | null;
  source: string;
}

const PICNIC = /\b(?:picnics?|pique-?niques?|picknicks?)\b/iu;
const EATEN: ReadonlySet<ThingId> = new Set(FOOD.map(({ id }) => id));
const LOAVES: ReadonlySet<ThingId> = new Set<ThingId>(['baguette']);
const SEATED: ReadonlySet<ThingId> = new Set<ThingId>(['picnic_table', 'long_table', 'laid_table']);

/** A picnic has a bottle and glasses on its blanket, and something to eat in its basket. */
export function atPicnic(things: readonly AskedThing[], outing: Outing): AskedThing[] {
  const { place, hasFigures, source } = outing;
  const isOutside = place !== null && (isView(place) || liesOpen(place));
  const isOne = PICNIC.test(source) && isOutside && !hasFigures;
  if (!isOne || things.some(({ thing }) => SEATED.has(thing))) return [...things];
  const refused = new Set(effectsOf(outing.refused, 'thing').map(({ value }) => value));
  const basket = things.findIndex(({ thing }) => thing === 'basket');
  // The loaf that was named lies on a board: nobody carries an empty basket.
  const isLaidOut = things.some(({ thing, relation }) => LOAVES.has(thing) && relation !== null);
  if (basket < 0 && isLaidOut) return [...things, ...drinks(things, outing)];
  const packed = basket < 0 ? [...things, unaskedThing('basket')] : [...things];
  const to = basket < 0 ? things.length : basket;
  const hasFood = things.some(({ thing }) => EATEN.has(thing));
  const laid = [
    ...filled(packed, to, refused),
    ...(hasFood || refused.has('grapes') ? [] : [unaskedThing('grapes')]),
    ...drinks(things, outing),
  ];
  return basket < 0 ? standBack(laid, to) : laid;
}

/** Its bottle and two glasses, unless wine is there or was refused. */
function drinks(things: readonly AskedThing[], outing: Outing): AskedThing[] {
  const hasWine = things.some(({ thing }) => WINE_VESSELS.has(thing));
  const isRefused = outing.refused.some(
    ({ kind, value }) => kind === 'wine' || (kind === 'thing' && value === 'bottle'),
  );
  return hasWine || isRefused ? [] : poured(outing);
}

/** A basket that nobody asked for stands behind what was. */
function standBack(things: readonly AskedThing[], basket: number): AskedThing[] {
  const hero = things.findIndex(({ relation }, i) => i !== basket && relation === null);
  if (hero < 0) return [...things];
  return things.map((one, i) =>
    i === basket ? { ...one, relation: { kind: 'behind', to: hero } } : one,
  );
}

/** Nobody takes an empty basket along: the loaf that was named is in it, or one of ours. */
function filled(
  things: readonly AskedThing[],
  to: number,
  refused: ReadonlySet<ThingId>,
): AskedThing[] {
  const isFull = things.some(({ relation }) => relation?.kind === 'in' && relation.to === to);
  const loaf = things.findIndex(({ thing, relation }) => LOAVES.has(thing) && !relation);
  const relation = { kind: 'in', to } as const;
  if (isFull || refused.has('bread')) return [...things];
  if (loaf < 0) return [...things, { ...unaskedThing('baguette'), relation }];
  return things.map((one, i) => (i === loaf ? { ...one, relation } : one));
}

/** Its wine is the one that was named: 'a picnic with rosé'. */
function poured({ identity }: Outing): AskedThing[] {
  const word = identity.varietal?.name ?? identity.region?.name ?? 'wine';
  return [
    { ...unaskedThing('bottle'), word },
    { ...unaskedThing(glassOf(identity)), word, count: 2 },
  ];
}
