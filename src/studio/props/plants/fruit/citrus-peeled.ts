import { addBlob, addSurface, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Citrus } from './citrus-cut.ts';

const TURNS = 2.6;
/** Of the fruit, how far down it is bare. */
const BARE = 0.62;

/** As old masters show it: the flesh bare above, and its peel falling in one long curl beside it. */
export const makePeeledCitrus =
  (citrus: Citrus): MakeThing =>
  (kit, place) => {
    const model = startModel(kit, place, citrus.thing);
    const r = citrus.radius * 1.05;
    const [long, round] = [r * (1 + (citrus.nose - 1) * 0.55), r];
    const peel = paint(kit, citrus.peel, { coat: 0.7, rough: 0.3 });
    const pith = paint(kit, '#f4ead0', { coat: 0.1, rough: 0.7, translucency: 0.3 });
    const flesh = paint(kit, PALE[citrus.thing] ?? '#f3dc86', {
      coat: 0.5,
      rough: 0.35,
      translucency: 0.4,
    });
    // Lying on its side; ridges of the segments under the pith.
    const lie = { z: Math.PI / 2 - 0.25, y: 0.5 };
    addBlob(model, {
      at: [0, r * 0.96, 0],
      radii: [round * 0.93, long * 0.95, round * 0.93],
      turn: lie,
      material: flesh,
      swell: ([x, , z]) => 1 + 0.018 * Math.cos(Math.atan2(z, x) * 9),
    });
    addBlob(model, {
      at: [0, r * 0.96, 0],
      radii: [round, long, round],
      turn: lie,
      material: peel,
      // The cap that is still on.
      swell: ([, y]) => (y < BARE - 1 ? 1 : 0.86),
    });
    // The curl lies on the table, from the cut towards the camera.
    for (const [off, material] of [
      [0, peel],
      [-0.1, pith],
    ] as const)
      addSurface(model, {
        columns: 3,
        rows: 80,
        material,
        point: (u, v) => {
          const a = Math.PI * 0.9 - v * TURNS * Math.PI * 2;
          const coil = r * (0.72 - 0.2 * v) + off;
          const wide = (u - 0.5) * r * 0.62 * Math.min(1, 5 * (1 - v) + 0.1);
          return [
            r * (0.95 + 2.1 * v) + wide,
            r * (0.76 - 0.2 * v) + Math.cos(a) * coil,
            r * (0.75 + 0.5 * v) + Math.sin(a) * coil,
          ];
        },
      });
  };

const PALE: Readonly<Record<string, string>> = { lemon: '#f6e6a4', orange: '#f0a34a' };
