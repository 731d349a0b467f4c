import { oak } from '#studio/props/cellar/oak.ts';
import {
  addBox,
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An open wooden boat with thwarts and two oars laid in. */
export const makeRowingBoat: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'rowing_boat'), [0, 0, 0], { y: -0.45 });
  const skin = paint(kit, colour ?? '#3f6f8a', { coat: 0.5, rough: 0.3 });
  const wood = oak(kit, [158, 112, 68]);
  /** Along the boat and from keel to gunwale, either side. */
  const side = (v: number, h: number, s: number): Vec3 => {
    const along = v * 2 - 1;
    const half = 62 * (1 - Math.abs(along) ** 2.6) * (0.35 + 0.65 * Math.sqrt(h));
    return [along * 175, 4 + h * (44 + 22 * along ** 2) + 6 * along ** 2, s * half];
  };
  for (const s of [-1, 1]) {
    addSurface(model, { columns: 8, rows: 30, material: skin, point: (u, v) => side(v, u, s) });
    addSurface(apart(model, 'inside'), {
      columns: 8,
      rows: 30,
      material: wood,
      point: (u, v) => {
        const [x, y, z] = side(v, u, s);
        return [x * 0.985, y + 1.5, z * 0.95];
      },
    });
    addTube(
      model,
      Array.from({ length: 31 }, (_, i) => side(i / 30, 1, s)),
      { radius: 2.6, material: wood },
    );
    addRod(
      model,
      [
        [-150, 54, s * 22],
        [110, 62, s * 30],
      ],
      { radius: 2.2, material: wood },
    );
    addBox(model, { at: [124, 62, s * 30], half: [20, 1, 6] }, wood);
  }
  for (const x of [-96, -10, 78])
    addBox(model, { at: [x, 34, 0], half: [11, 1.6, 54 * (1 - Math.abs(x / 175) ** 2.6)] }, wood);
};
