import { addGlass, glassHeight } from '#studio/props/stemware.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { add } from '#studio/vector.ts';

/** Rows from the bottom: 10, 6, 3, 1 coupes, each standing on the rims of three. */
const TIERS = 4;
const STEP = 10.4;

/** A pyramid of full coupes. */
export const makeChampagneTower: MakeThing = (kit, { position }, look) => {
  const object = addObject(kit.scene, {
    role: 'hero',
    name: 'champagne tower',
    thing: 'champagne_tower',
  });
  const first = kit.scene.primitives.length;
  const height = glassHeight('coupe');
  const wine = look.wine === 'red' || look.wine === 'white' ? 'sparkling' : look.wine;
  for (let tier = 0; tier < TIERS; tier++) {
    const rows = TIERS - tier;
    for (let row = 0; row < rows; row++)
      for (let i = 0; i <= row; i++) {
        const x = (i - row / 2) * STEP;
        const z = ((rows - 1) / 3 - (rows - 1 - row) * 0.5) * STEP * 1.2;
        addGlass(kit, add(position, [x, tier * (height - 0.1), z]), {
          shape: 'coupe',
          wine,
          fill: 1.05,
          strength: 2,
          thing: 'champagne_tower',
        });
      }
  }
  // All of them are one thing.
  for (const primitive of kit.scene.primitives.slice(first)) primitive.object = object;
  kit.scene.objects = kit.scene.objects.filter(
    ({ id, thing }) => thing !== 'champagne_tower' || id === object,
  );
};
