import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, addSurface, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A bent barrel stave, lying on its ends, wine-stained inside. */
export const makeStave: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'stave'), [0, 0, 0], { y: 0.2 });
  const wood = oak(kit, [158, 108, 64]);
  for (const side of [0, 1, 2, 3])
    addSurface(model, {
      columns: 4,
      rows: 26,
      material: side === 2 ? oak(kit, [96, 44, 44]) : wood,
      point: (u, v) => {
        const x = (v - 0.5) * 46;
        const arch = 4.4 * Math.sin(Math.PI * v);
        const half = 3.4 + 1.2 * Math.sin(Math.PI * v);
        const [y, z] = (
          [
            [1.8, (u * 2 - 1) * half],
            [1.8 * (1 - u), half],
            [0, (u * 2 - 1) * half],
            [1.8 * (1 - u), -half],
          ] as const
        )[side]!;
        return [x, arch + y + 0.1, z];
      },
    });
};

/** A dark timber; over a room it runs from wall to wall. */
export const makeBeam: MakeThing = (kit, place) =>
  addBox(
    startModel(kit, place, 'beam'),
    { at: [0, 7, 0], half: [90, 7, 7] },
    oak(kit, [92, 62, 38]),
  );
