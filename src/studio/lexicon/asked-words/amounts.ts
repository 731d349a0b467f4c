import type { Proof } from '#studio/accounting/proof.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { AskedThing, Fill } from '#studio/things/asked-thing.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Technique } from '#studio/things/thing.ts';
import { COUNTED } from './counted.ts';
import type { Reading } from './reading.ts';

const SCENERY = new Set(THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id));

/** A large glass is built larger than its like, a house takes its part of the frame; of rooms and people nobody could tell. */
export function sizeProofs(
  size: NonNullable<AskedThing['size']>,
  bearer: Match,
  technique: Technique,
): Proof[] {
  const thing: string | null = thingOf(bearer);
  const disc = discOf(bearer);
  if (disc) return [`size:${size}:${disc}`, `trait:size:${size}:${disc}`];
  // 'On a tiny table': the boards that things stand on have no size.
  const isOfTable = effectsOf(bearer.effects, 'claim').some(({ value }) =>
    value.includes('trait:table'),
  );
  if (isOfTable && !thing && (size === 'tiny' || size === 'small'))
    return ['thing:bistro_table', 'thing:side_table', 'thing:high_table'];
  if (thing && TOLD_BY_FRAME.has(thing)) return [`size:${size}:${thing}`];
  if (!thing || SCENERY.has(thing as ThingId)) return ['followed'];
  // 'A little bird' is a bird, and a small side table a side table.
  if (size === 'small' && TINY.has(thing)) return [`thing:${thing}`];
  const isTowering = technique === 'drawn' && (size === 'giant' || size === 'large');
  // Sake is drunk from cups that are small anyway.
  const own: readonly Proof[] = size === 'small' && thing === 'cup' ? ['thing:sake_cup'] : [];
  return [
    `trait:size:${size}:${thing}`,
    ...own,
    ...(isTowering ? [`giant:${thing}` as const] : []),
  ];
}

/** The sun and the moon are claimed by words that mean their light too. */
function discOf({ effects }: Match): 'sun' | 'moon' | null {
  const claims = effectsOf(effects, 'claim').flatMap(({ value }) => value);
  if (claims.includes('thing:sun')) return 'sun';
  return claims.includes('trait:sky:night') || claims.includes('thing:moon') ? 'moon' : null;
}

/** Landmarks of their own: a land or a forest has no size, and vines are as high as vines. */
const TOLD_BY_FRAME: ReadonlySet<string> = new Set(
  'church house castle chateau tower windmill barn ruins lighthouse bridge window door sun moon'.split(
    ' ',
  ),
);

const TINY: ReadonlySet<string> = new Set(
  'bird mouse rabbit hedgehog squirrel butterfly bee ladybird snail frog hummingbird chick duck kitten fox owl side_table'.split(
    ' ',
  ),
);

/** What can be filled with wine, or always comes full. */
const FILLED: ReadonlySet<string> = new Set(
  `bottle magnum half_bottle clavelin flute_bottle fiasco glass champagne_flute decanter carafe jug tumbler cup mug beer coffee
  mulled_wine cocktail digestif ice_bucket bread_basket shelf wine_rack wine_fridge bottle_rack shop_window stall bookshelf jar sack demijohn`.split(
    /\s+/,
  ),
);

/** A basket is full of what was put into it; what nothing was put into is empty. */
export function fillProofs(
  { read }: Reading,
  { fill, thing, head }: { fill: Fill; thing: ThingId; head: number },
): Proof[] {
  const name: string = thing;
  const to = read.heads.indexOf(head);
  const asked = read.all[to];
  const isRead = asked?.fill === fill || asked?.fills?.includes(fill);
  // Poured as usual, it is neither empty nor half drunk.
  if (WINE_VESSELS.has(thing) && fill !== 'full' && !isRead) return [];
  if (fill === 'empty' || FILLED.has(thing)) return [`thing:${name}`];
  return read.all
    .filter(({ relation }) => relation?.kind === 'in' && relation.to === to)
    .map(({ thing: content }): Proof => `relation:in:${content as string}:${name}`);
}

/** 'Several bottles', 'a few friends'. */
export function severalProofs(bearer: Match | undefined): Proof[] {
  const thing = thingOf(bearer);
  if (hasEffect(bearer, 'figure')) return ['people:2'];
  if (!thing) return ['followed'];
  return [`${COUNTED.has(thing) ? 'many' : 'thing'}:${thing as string}`];
}
