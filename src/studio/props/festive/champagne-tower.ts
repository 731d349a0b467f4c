import { addTurned } from '#studio/props/making/joinery.ts';
import { crystal, once, wineMedium } from '#studio/props/making/kit.ts';
import { startModel } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Coupes in four storeys, each filled to the brim. */
export const makeChampagneTower: MakeThing = (kit, place, { wears }) => {
  const tower = startModel(kit, place, 'champagne_tower');
  // Where its glasses are named, each is one.
  const areGlasses = wears.length > 0;
  const medium = wineMedium(kit, 'sparkling', 2.4);
  const wine = once(kit, 'tower wine', () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  const [step, high] = [9.6, 11.4];
  for (let storey = 0; storey < 4; storey++) {
    const n = 4 - storey;
    for (let row = 0; row < n; row++)
      for (let i = 0; i < n - row; i++) {
        const model = areGlasses ? { ...tower, object: addThing(kit, 'glass') } : tower;
        const at = [
          (i - (n - row - 1) / 2) * step,
          storey * high,
          (row - (n - 1) / 3) * step * -0.866,
        ] as const;
        addTurned(
          model,
          '0 .1, 2.8 .1, 2.6 .4, .4 .8, .35 6, .6 6.6, 3 8, 4.4 10, 4.6 11.2',
          crystal(kit),
          { at: [...at] },
        );
        // Wine is the tower's, or nobody would see one among so many glasses.
        addTurned(tower, '0 6.9, 2.8 8.2, 4.1 10, 4.3 10.9, 0 10.9', wine, { at: [...at] });
      }
  }
};
