import { addCitrus, addFig } from '#studio/props/fruit.ts';
import type { CitrusKind } from '#studio/props/fruit.ts';
import { addFlowers } from '#studio/props/flowers.ts';
import { addCluster } from '#studio/props/grapes.ts';
import { addLeaf } from '#studio/props/vine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';
import { add, rotation } from '#studio/vector.ts';

/** Fruit, herbs, flowers and leaves. */
export const PLANT_MAKERS = {
  grapes: {
    make: (kit, { position }, { wine, random }) =>
      void addCluster(
        kit,
        {
          top: add(position, [-5, 4.6, -2]),
          axis: [9.5, -3.4, 3],
          radius: 4,
          berry: 1.15,
          count: 44,
          floor: position[1],
        },
        { wine, random, role: 'prop' },
      ),
  },
  vine_leaf: {
    make: (kit, { position, yaw }, { random }) =>
      void addLeaf(
        kit,
        {
          center: add(position, [0, 0.8, 0]),
          size: 5.5,
          rotation: rotation({ x: -1.45, y: yaw }),
          bend: 0.12,
        },
        { season: 'summer', random },
      ),
  },
  lemon: citrus('lemon', 2.7),
  orange: citrus('orange', 3.4),
  peach: citrus('peach', 3.2),
  fig: {
    make: (kit, { position }, { random }) =>
      addFig(kit, position, { x: random.range(-0.4, 0.4), z: random.range(-0.5, 0.5) }),
    usual: 3,
  },
  flowers: { make: (kit, { position }, { random }) => addFlowers(kit, position, random) },
} satisfies Partial<Record<ThingId, PhotoMaker>>;

function citrus(kind: CitrusKind, radius: number): PhotoMaker {
  return {
    make: (kit, { position }, { random }) =>
      addCitrus(kit, position, {
        kind,
        radius,
        turn: { x: random.range(0, 0.6), y: random.range(0, 3), z: random.range(1.2, 1.8) },
      }),
    usual: 3,
  };
}
