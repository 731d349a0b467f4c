import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addLathe,
  addSurface,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { WINE_TONES } from './spill.ts';

const wineOf = ({ kit }: Model, wine: WineColour): number =>
  paint(kit, WINE_TONES[wine], { coat: 1, rough: 0.03, translucency: 0.4 });

/** One drop in the air, its tail still drawn out. */
export function addDrop(kit: Kit, position: Vec3, wine: WineColour): void {
  const model = startModel(kit, { position, yaw: 0 }, 'drop');
  addLathe(
    model,
    [
      [AXIS, -0.75],
      [0.5, -0.55],
      [0.7, -0.05],
      [0.45, 0.6],
      [0.14, 1.4],
      [AXIS, 2],
    ],
    wineOf(model, wine),
  );
}

/** Its way out of the glass: along the far wall, over the rim and falling; `rim` is how high that is. */
const wayOut = (rim: number): readonly Vec2[] => [
  [-2.4, -0.3],
  [-0.4, -0.5],
  [1.8, 0.8],
  [2.5, rim * 0.5],
  [2.2, rim * 0.95],
  [3.4, rim + 2.6],
  [6, rim + 4],
  [8.6, rim + 3],
];
/** Half its width on each point of that way. */
const HALF_WIDTHS = [2.2, 2.3, 2.2, 1.9, 1.6, 2, 1.9, 0.7] as const;

/** Wine thrown up out of its glass: a curling sheet that tears into fingers and drops. */
export function addSplash(kit: Kit, position: Vec3, wine: WineColour, rim = 4): void {
  const model = startModel(kit, { position, yaw: 0 }, 'splash');
  const red = wineOf(model, wine);
  const way = curve(
    wayOut(rim).map(([x, y]): Vec3 => [x, y, 0]),
    6,
  );
  const halfAt = (v: number): number => {
    const t = v * (HALF_WIDTHS.length - 1);
    const i = Math.min(HALF_WIDTHS.length - 2, Math.floor(t));
    return HALF_WIDTHS[i]! + (HALF_WIDTHS[i + 1]! - HALF_WIDTHS[i]!) * (t - i);
  };
  const pointAt = (u: number, v: number): Vec3 => {
    const [x, y] = way[Math.round(v * (way.length - 1))]!;
    const cup = (u - 0.5) ** 2 * 2.4 * v + 0.3 * Math.sin(u * 9 + v * 14) * v;
    return [x - cup * 0.5, y + cup, (u - 0.5) * 2 * halfAt(v)];
  };
  addSurface(model, { columns: 18, rows: way.length - 1, material: red, point: pointAt });
  for (const u of [0, 1])
    addTube(
      model,
      way.map((_, i): Vec3 => pointAt(u, i / (way.length - 1))),
      {
        radius: (t) => 0.18 + 0.16 * t,
        material: red,
        sides: 7,
      },
    );
  FINGERS.forEach(([u, v, x, y, z], i) => {
    const [fx, fy, fz] = pointAt(u, v);
    const tip: Vec3 = [fx + x, fy + y, fz + z];
    addTube(
      model,
      curve([[fx, fy, fz], [fx + x * 0.5, fy + y * 0.8 + 0.3, fz + z * 0.6], tip], 5),
      {
        radius: (t) => 0.36 - 0.22 * t,
        material: red,
        sides: 7,
      },
    );
    addBall(model, tip, 0.3, red);
    addBall(
      model,
      [tip[0] + x * 0.4, tip[1] + y * 0.1 - 0.3, tip[2] + z * 0.5],
      0.24 - (i % 3) * 0.05,
      red,
    );
  });
  for (let i = 0; i < 16; i++) {
    const [a, out] = [i * 2.4, 2 + ((i * 7) % 9) * 0.95];
    const at: Vec3 = [
      2.5 + Math.cos(a) * out,
      rim + 1.4 + ((i * 5) % 11) * 0.75,
      Math.sin(a) * out * 0.6,
    ];
    addBall(model, at, 0.12 + ((i * 3) % 5) * 0.06, red);
  }
}
/** Where a finger leaves the sheet, and how far it reaches. */
const FINGERS = [
  [0.1, 0.8, 0.6, 2.6, -0.9],
  [0.35, 0.72, -1.2, 3.2, -0.3],
  [0.9, 0.84, 1, 2.2, 1],
  [0.6, 0.66, -1.8, 2.6, 0.5],
  [0.5, 1, 2.2, -0.6, 0.2],
  [0.2, 1, 1.6, -1.4, -0.6],
] as const;

/** On the table, where no glass was named. */
export const makeDrop: MakeThing = (kit, { position: [x, y, z] }, { wine }) =>
  addDrop(kit, [x, y + 6, z], wine);
export const makeSplash: MakeThing = (kit, { position }, { wine }) =>
  addSplash(kit, position, wine);
