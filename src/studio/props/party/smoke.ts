import { once } from '#studio/props/making/kit.ts';
import { addTube, curve, startModel } from '#studio/props/making/model.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A few wisps for themselves, where nothing was named that they rise from. */
const wisps =
  (thing: 'smoke' | 'steam'): MakeThing =>
  (kit, place) => {
    const model = startModel(kit, place, thing);
    const material = once(kit, 'steam', () =>
      addMaterial(kit.scene, {
        kind: 'emissive',
        radiance: [0.05, 0.05, 0.052],
        falloff: 2.2,
        sides: 'through',
      }),
    );
    for (const [x, tall] of [
      [-4, 26],
      [0, 32],
      [4, 22],
    ] as const)
      addTube(
        model,
        curve(
          [
            [x, 0, 0],
            [x + 2, tall * 0.3, 0],
            [x - 1.4, tall * 0.6, 0],
            [x + 1.6, tall, 0],
          ],
          8,
        ),
        {
          radius: (t) => 0.4 + 3 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05)),
          material,
          sides: 14,
        },
      );
  };

export const makeSmoke = wisps('smoke');
export const makeSteam = wisps('steam');
