import {
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const WIDE = 11;

/** Its middle line on the table: in from the left, round in a loop and out to the front. */
const line = (t: number): readonly [number, number, number] => {
  const a = Math.PI * (1.05 - 1.9 * t);
  return t < 0.72
    ? [Math.cos(a) * 13 - 2, Math.sin(a) * 7 - 4, 0.6 + 1.6 * t]
    : [Math.cos(Math.PI * -0.318) * 13 - 2 - (t - 0.72) * 44, -9.9 + (t - 0.72) * 62, 2.2];
};

/** A knitted scarf laid in a loose loop, folds along it and fringes at both ends. */
export const makeScarf: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'scarf');
  const hex = random.pick(['#8e2430', '#c9b392', '#3d5166']);
  const wool = colour
    ? paint(kit, colour, { coat: 0, rough: 0.95 })
    : textured(
        kit,
        `scarf ${hex}`,
        {
          painter: 'weave',
          params: { seed: 9, tone: hexBytes(hex), count: 26 },
          share: 0.3,
          bump: 1.4,
          scale: [2, 8],
        },
        { coat: 0, rough: 0.95 },
      );
  addSurface(model, {
    columns: 26,
    rows: 90,
    material: wool,
    point: (u, v) => across(u, v),
  });
  const fringe = apart(model, 'fringe');
  for (const v of [0, 1])
    addFringe(fringe, v, colour ? paint(kit, colour, { coat: 0 }) : paint(kit, hex, { coat: 0 }));
};

/** A point of the cloth: aside of the line by u, lifted by its folds. */
function across(u: number, v: number): Vec3 {
  const [x, z, y] = line(v);
  const [fx, fz] = line(Math.min(1, v + 0.01));
  const [bx, bz] = line(Math.max(0, v - 0.01));
  const length = Math.hypot(fx - bx, fz - bz) || 1;
  const off = (u - 0.5) * WIDE;
  const fold = 1.1 * Math.abs(Math.sin(u * 8.5 + v * 2)) + 0.5 * Math.sin(v * 26 + u * 3);
  return [x + ((fz - bz) / length) * off, y + Math.max(0.1, fold), z - ((fx - bx) / length) * off];
}

function addFringe(model: Model, v: number, material: number): void {
  const [ax, az] = line(v);
  const [bx, bz] = line(v === 0 ? 0.02 : 0.98);
  const length = Math.hypot(ax - bx, az - bz) || 1;
  const [dx, dz] = [(ax - bx) / length, (az - bz) / length];
  for (let i = 0; i <= 13; i++) {
    const [x, y, z] = across(i / 13, v);
    const sway = Math.sin(i * 2.3) * 0.5;
    addTube(
      model,
      [
        [x, y, z],
        [x + dx * 2 + sway * 0.4, y * 0.5 + 0.2, z + dz * 2],
        [x + dx * 4 + sway, 0.25, z + dz * 4 + sway * 0.4],
      ],
      { radius: 0.24, material, sides: 5 },
    );
  }
}
