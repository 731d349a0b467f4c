import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addSurface,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { add } from '#studio/vector.ts';

/** A needle or narrow leaf: two small faces are enough. */
function addNeedle(model: Model, from: Vec3, to: Vec3, width: number, material: MaterialRef): void {
  addSurface(model, {
    columns: 1,
    rows: 2,
    material,
    point: (u, v) => {
      const w = (u - 0.5) * width * (1 - v * 0.75);
      return [
        from[0] + (to[0] - from[0]) * v + w * 0.4,
        from[1] + (to[1] - from[1]) * v + w * 0.5,
        from[2] + (to[2] - from[2]) * v + w,
      ];
    },
  });
}

interface Sprig {
  path: readonly Vec3[];
  leaf: number;
  width: number;
  per: number;
  stem: number;
}

/** A stem with leaves all round, pointing forwards. */
function addSprig(model: Model, s: Sprig, materials: readonly MaterialRef[], random: Random): void {
  const path = curve(s.path, 8);
  addTube(model, path, { radius: s.stem, material: paint(model.kit, '#5d4a2a'), sides: 5 });
  for (let i = 2; i < path.length; i++) {
    const [p, q] = [path[i - 1]!, path[i]!];
    const along: Vec3 = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    for (let k = 0; k < s.per; k++) {
      const a = (k / s.per) * 6.283 + i * 1.3;
      const side: Vec3 = [0, Math.sin(a), Math.cos(a)];
      const reach = s.leaf * random.range(0.8, 1.15);
      const tip = add(q, [
        along[0] * reach * 0.5 + side[0] * reach,
        along[1] * 0.5 * reach + Math.abs(side[1]) * reach * 0.7,
        along[2] * 0.5 * reach + side[2] * reach,
      ]);
      addNeedle(model, p, tip, s.width, random.pick(materials));
    }
  }
}

/** A fir branch with a cone. */
export const makePine: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'pine');
  const greens = ['#24502c', '#2f6134', '#1c4023'].map((c) => paint(kit, c, { coat: 0.2 }));
  const twigs: Vec3[][] = [
    [
      [-11, 0.6, 0],
      [0, 1.2, 0.4],
      [11, 1.4, 0],
    ],
    [
      [-4, 1, 0],
      [1, 1.3, 3],
      [5, 1.2, 6],
    ],
    [
      [-3, 1, 0],
      [2, 1.3, -3],
      [7, 1.3, -5.4],
    ],
    [
      [2, 1.2, 0],
      [6, 1.5, 2.4],
      [10, 1.4, 4],
    ],
  ];
  for (const path of twigs)
    addSprig(model, { path, leaf: 2, width: 0.3, per: 16, stem: 0.2 }, greens, random);
  const scale = paint(kit, '#6b4526', { coat: 0.15, rough: 0.6 });
  const at: Vec3 = [-6, 2, 3.4];
  for (let ring = 0; ring < 8; ring++) {
    const t = ring / 7;
    const r = 1.75 * Math.sin(Math.PI * (0.22 + 0.72 * t)) ** 0.8;
    for (let i = 0; i < 9; i++) {
      const a = ((i + ring * 0.5) / 9) * 6.283;
      addBlob(model, {
        at: [
          at[0] - 2.4 + ring * 0.68,
          at[1] + Math.sin(a) * r * 0.8,
          at[2] + Math.cos(a) * r * 0.8,
        ],
        radii: [0.42, 0.5, 0.5],
        material: scale,
        rings: 5,
        sides: 7,
      });
    }
  }
};
