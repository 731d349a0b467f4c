import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** Vehicles that are only built, not drawn. */
export const GOODS_VEHICLES = [
  builtOnly(
    'rowing_boat',
    ['rowing boat', 'rowing boats'],
    'floor',
    'rowing boat | rowing boats | row boat | rowboat | dinghy | barque en bois | barca a remi | gozzo | barca de remos | bote de remos | ruderboot | holzboot',
  ),
] as const;
