import { makeWaxSeal } from '#studio/props/gifts/wax-seal.ts';
import { CORK_RADIUS, addCork, addCorkscrew } from '#studio/props/bottle/cork.ts';
import { makeCapsule } from '#studio/props/cellar/tools/capsule.ts';
import { makeFunnel } from '#studio/props/cellar/tools/funnel.ts';
import { makePipette } from '#studio/props/cellar/tools/pipette.ts';
import { makeSecateurs } from '#studio/props/cellar/tools/secateurs.ts';
import { makeWaitersFriend } from '#studio/props/cellar/tools/waiters-friend.ts';
import { makeLabel } from '#studio/props/cellar/tools/loose-label.ts';
import { makeBasket, WIDE_BASKET } from '#studio/props/cellar/basket.ts';
import { makeCrate } from '#studio/props/cellar/crate.ts';
import { makeFoilCutter } from '#studio/props/cellar/tools/foil-cutter.ts';
import { makeSoil } from '#studio/props/cellar/soil.ts';
import { makeStraw } from '#studio/props/cellar/straw.ts';
import { makeWinePress } from '#studio/props/cellar/wine-press.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { modelOf } from '#studio/props/making/model.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';
import { add, compose, rotation } from '#studio/vector.ts';

/** Tools of cellar, vineyard and table. */
export const TOOL_MAKERS = {
  corkscrew: {
    make: (kit, { position, yaw }) =>
      addCorkscrew(kit, {
        position: add(position, [0, 0.92, 0]),
        rotation: compose(rotation({ y: yaw + 0.5 }), rotation({ x: Math.PI / 2 })),
      }),
  },
  wax_seal: { make: makeWaxSeal },
  waiters_friend: { make: makeWaitersFriend },
  cork: {
    make: (kit, { position, yaw }, { wine, text }) => {
      const cork = addCork(
        kit,
        {
          position: add(position, [0, CORK_RADIUS, 0]),
          rotation: compose(rotation({ y: yaw }), rotation({ z: Math.PI / 2 })),
        },
        wine,
      );
      if (!text) return;
      addInscription(modelOf(kit, { position, yaw }, cork), {
        text,
        at: [0, CORK_RADIUS * 1.3, CORK_RADIUS * 0.98],
        turn: { x: -0.3 },
        size: [3.8, 1.1],
        face: 'josefinBold',
        ink: '#2a1710',
        maxLines: 2,
      });
    },
  },
  capsule: { make: makeCapsule },
  funnel: { make: makeFunnel },
  pipette: { make: makePipette },
  wine_press: { make: makeWinePress, holds: { height: 82, radius: 22, brim: 82 } },
  crate: {
    make: makeCrate,
    holds: {
      height: 5.6,
      radius: 16,
      ranks: [14.8, 9.8],
      brim: 8,
      wide: { height: 5.6, radius: 19, ranks: [18.2, 13.1], brim: 8 },
    },
  },
  straw: { make: makeStraw, isMany: true, holds: { height: 1.6, radius: 18, state: 'boxed' } },
  foil_cutter: { make: makeFoilCutter },
  basket: {
    make: makeBasket,
    holds: {
      height: 1.4,
      radius: 9.4,
      brim: 8,
      ranks: [9.4, 9.4],
      wide: { height: 5.2, radius: 9.4 * WIDE_BASKET, brim: 8.6, ranks: [13, 13] },
    },
  },
  secateurs: { make: makeSecateurs },
  label: { make: makeLabel },
  soil: { make: makeSoil, isMany: true },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
