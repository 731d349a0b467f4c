import { makeHamLeg } from '#studio/props/food/ham-leg.ts';
import { makeGroceryBag } from '#studio/props/shop/grocery-bag.ts';
import { EGG_SEAT, IN_CUP, makeEggCup } from '#studio/props/still/egg-cup.ts';
import { makeTieredStand, TIERS } from '#studio/props/still/tiered-stand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What stands on buffets and breakfast tables, and what comes home from the market. */
export const BUFFET_MAKERS = {
  ham_leg: { make: makeHamLeg },
  tiered_stand: {
    make: makeTieredStand,
    holds: { height: TIERS[0]!.height, radius: TIERS[0]!.radius, tiers: TIERS },
  },
  egg_cup: { make: makeEggCup, holds: { height: EGG_SEAT, radius: 2.4, state: IN_CUP } },
  grocery_bag: { make: makeGroceryBag },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
