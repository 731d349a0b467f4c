import { addThing } from '#studio/props/making/place.ts';
import { addLeaf } from '#studio/props/grapes/vine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { add, compose, rotation } from '#studio/vector.ts';

/** Fallen leaves in the colours of autumn, lying about. */
export const makeAutumnLeaves: MakeThing = (kit, { position }, { random }) => {
  const object = addThing(kit, 'autumn_leaves');
  for (let i = 0; i < 11; i++) {
    const [a, r] = [i * 2.4, Math.sqrt((i + 0.5) / 11)];
    const size = random.range(3, 4.4);
    addLeaf(
      kit,
      {
        center: add(position, [Math.cos(a) * r * 15, 0.5 + (i % 3) * 0.3, Math.sin(a) * r * 8]),
        size,
        rotation: compose(rotation({ y: random.range(0, 6) }), rotation({ x: -1.45 })),
        bend: 0.12,
      },
      { season: 'autumn', random, partOf: object },
    );
  }
};
