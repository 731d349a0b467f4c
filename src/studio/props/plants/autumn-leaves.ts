import { addThing } from '#studio/props/making/place.ts';
import { addLeaf } from '#studio/props/grapes/vine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { add, compose, rotation } from '#studio/vector.ts';

const LEAVES = 19;

/** Fallen leaves in the colours of autumn, lying about: small and large, some flat, some curled up. */
export const makeAutumnLeaves: MakeThing = (kit, { position }, { random }) => {
  const object = addThing(kit, 'autumn_leaves');
  for (let i = 0; i < LEAVES; i++) {
    const [a, r] = [i * 2.4 + random.range(-0.3, 0.3), Math.sqrt((i + 0.5) / LEAVES)];
    const size = random.range(2.2, 4.3);
    const curl = random.range(0.04, 0.34);
    addLeaf(
      kit,
      {
        center: add(position, [
          Math.cos(a) * r * 19,
          0.4 + curl * size * 0.5 + (i % 4) * 0.2,
          Math.sin(a) * r * 11,
        ]),
        size,
        rotation: compose(
          rotation({ y: random.range(0, 6) }),
          rotation({ x: -1.48 + random.range(-0.16, 0.16), y: random.range(-0.14, 0.14) }),
        ),
        bend: curl,
      },
      { season: 'autumn', random, partOf: object },
    );
  }
};
