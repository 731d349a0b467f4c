import { CORK_RADIUS, addCork, addCorkscrew } from '#studio/props/cork.ts';
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
  cork: {
    make: (kit, { position, yaw }, { wine }) =>
      addCork(
        kit,
        {
          position: add(position, [0, CORK_RADIUS, 0]),
          rotation: compose(rotation({ y: yaw }), rotation({ z: Math.PI / 2 })),
        },
        wine,
      ),
  },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
