import { fold } from '#studio/lexicon/matching/normalise.ts';
import { namesVines, placeOf } from '#studio/places/place-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Turned leaves of a vineyard hang on its vines; only who says where they lie gets them strewn. */
export const isOnVines = ({ thing, relation, count }: AskedThing, spec: SceneSpec): boolean =>
  (thing === 'autumn_leaves' && relation === null && (count ?? 1) === 1 && namesVines(spec)) ||
  (isLandAlone(spec) && (thing === 'vine_leaf' || thing === 'dewdrops'));

/** 'A vineyard with dew on its leaves': nothing but the land is named, and no table stands in it. */
const isLandAlone = (spec: SceneSpec): boolean =>
  placeOf(spec) === 'vineyard' &&
  spec.camera.shot !== 'close_up' &&
  spec.camera.shot !== 'macro' &&
  spec.things.some(({ thing }) => thing === 'vine_leaf') &&
  spec.things.every(({ thing }) => thing === 'vine_leaf' || thing === 'dewdrops') &&
  LEAVES_OF_LAND.test(fold(spec.prompt));
const LEAVES_OF_LAND =
  /\b(?:vineyards?|vignobles?|vignes|vignet[oi]|vinedos?|weinberge?n?|weingarten)\b/;
