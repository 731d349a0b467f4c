import { builtOnly } from '#studio/things/catalogue/drawn-only.ts';

/** Vehicles that are only built, not drawn. */
export const GOODS_VEHICLES = [
  builtOnly(
    'rowing_boat',
    ['rowing boat', 'rowing boats'],
    'floor',
    'rowing boat | rowing boats | row boat | rowboat | dinghy | barque en bois | barca a remi | gozzo | barca de remos | bote de remos | ruderboot | holzboot',
  ),
  builtOnly(
    'trailer',
    ['trailer of grapes', 'trailers of grapes'],
    'floor',
    'trailer | trailers | grape trailer | harvest trailer | trailer of grapes | trailer with grapes | trailer full of grapes | trailer loaded with grapes | remorque | remorque de raisins | rimorchio | rimorchio carico d uva | remolque | remolque de uvas | anhänger mit trauben | traubenanhänger',
  ),
  builtOnly(
    'tractor_trailer',
    ['tractor with a trailer of grapes', 'tractors with trailers of grapes'],
    'floor',
    'tractor pulling a trailer | tractor pulling a grape trailer | tractor pulling a trailer of grapes | tractor pulling a trailer full of grapes | tractor pulling a trailer with grapes | tractor with a trailer | tractor with trailer | tractor with a trailer of grapes | tractor with a trailer full of grapes | tractor with a grape trailer | tractor and trailer | tractor and grape trailer | tracteur avec remorque | tracteur avec une remorque | tracteur tirant une remorque | tracteur et remorque | trattore con rimorchio | trattore con un rimorchio | trattore che traina un rimorchio | tractor con remolque | tractor con un remolque | traktor mit anhänger | traktor mit traubenanhänger | traktor mit einem anhänger',
  ),
] as const;
