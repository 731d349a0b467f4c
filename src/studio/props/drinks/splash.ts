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

/** A sheet of wine on its way out: where it goes, half its width on each point, and what tears off its edge. */
interface Tongue {
  way: (rim: number) => readonly Vec2[];
  halves: readonly number[];
  /** Along the torn edge from one side to the other, and how far each finger reaches. */
  fingers: readonly (readonly [u: number, reach: number, turn: number])[];
  /** Towards us, or away. */
  depth: number;
}

/** One wave thrown over the far rim, broad side to us, and a small one falling back on the other side. */
const TONGUES: readonly Tongue[] = [
  {
    way: (rim) => [
      [-1.4, -0.5],
      [-0.3, rim * 0.3],
      [0.5, rim * 0.7],
      [1.2, rim + 0.6],
      [2.6, rim + 3.4],
      [4.9, rim + 5.6],
      [7.6, rim + 6.4],
    ],
    halves: [2.5, 2.5, 2.2, 1.9, 2.1, 2.5, 2.3],
    fingers: [
      [0, 2.2, -0.9],
      [0.18, 4.1, -0.5],
      [0.36, 2.6, -0.2],
      [0.54, 4.8, 0.12],
      [0.72, 2.4, 0.3],
      [0.87, 3.9, 0.62],
      [1, 2.6, 1],
    ],
    depth: 0.7,
  },
  {
    way: (rim) => [
      [-1.2, -0.3],
      [-1.5, rim * 0.5],
      [-1.7, rim * 0.95],
      [-2.3, rim + 1.6],
      [-3.5, rim + 3.1],
    ],
    halves: [1.3, 1.2, 0.9, 1, 1],
    fingers: [
      [0, 2.6, -0.5],
      [0.4, 3.4, 0],
      [0.75, 1.8, 0.3],
      [1, 2.2, 0.8],
    ],
    depth: -0.8,
  },
];

/** Wine thrown up out of its glass: sheets with rolled edges that tear into fingers and drops. */
export function addSplash(kit: Kit, position: Vec3, wine: WineColour, rim = 4): void {
  const model = startModel(kit, { position, yaw: 0 }, 'splash');
  const material = splashOf(model, wine);
  for (const tongue of TONGUES) addTongue(model, { tongue, rim, material });
  for (let i = 0; i < DROPS; i++) {
    const [a, out] = [i * 2.4, 1.5 + ((i * 7) % 9) * 0.95];
    const at: Vec3 = [
      2.2 + Math.cos(a) * out,
      rim + 2 + ((i * 5) % 11) * 0.95,
      Math.sin(a) * out * 0.5,
    ];
    addBall(model, at, 0.1 + ((i * 3) % 7) * 0.055, material);
  }
}
const DROPS = 26;

/** Thin wine in the air is lighter than a pool of it. */
const splashOf = ({ kit }: Model, wine: WineColour): number =>
  paint(kit, SPLASH_TONES[wine], { coat: 1, rough: 0.03, translucency: 0.5 });
const SPLASH_TONES: typeof WINE_TONES = {
  ...WINE_TONES,
  red: '#8a1026',
  white: '#efe2ae',
  sparkling: '#f2e8c0',
};

function addTongue(
  model: Model,
  { tongue, rim, material }: { tongue: Tongue; rim: number; material: number },
): void {
  const way = curve(
    tongue.way(rim).map(([x, y]): Vec3 => [x, y, 0]),
    6,
  );
  const last = way.length - 1;
  const halfAt = (v: number): number => {
    const t = v * (tongue.halves.length - 1);
    const i = Math.min(tongue.halves.length - 2, Math.floor(t));
    return tongue.halves[i]! + (tongue.halves[i + 1]! - tongue.halves[i]!) * (t - i);
  };
  /** Across the way, in the plane that we look at; its middle bulges. */
  const pointAt = (u: number, v: number): Vec3 => {
    const i = Math.round(v * last);
    const [x, y] = way[i]!;
    const [ax, ay] = acrossAt(way, i);
    const w = (u - 0.5) * 2 * halfAt(v);
    const wave = 0.22 * Math.sin(u * 11 + v * 9) * v;
    return [x + ax * w, y + ay * w, tongue.depth * (1 - (2 * u - 1) ** 2) + wave];
  };
  addSurface(model, { columns: 20, rows: last, material, point: pointAt });
  for (const u of [0, 1])
    addTube(
      model,
      way.map((_, i): Vec3 => pointAt(u, i / last)),
      { radius: (t) => 0.16 + 0.2 * t, material, sides: 8 },
    );
  addTube(
    model,
    Array.from({ length: 13 }, (_, i): Vec3 => pointAt(i / 12, 1)),
    { radius: () => 0.34, material, sides: 8 },
  );
  const [ax, ay] = acrossAt(way, last);
  tongue.fingers.forEach(([u, reach, turn], i) => {
    const from = pointAt(u, 1);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // Onward is across turned back by a right angle, then by the finger's own turn.
    const to: Vec3 = [ay * c + ax * s, -ax * c + ay * s, 0.3 * Math.sin(i * 2.1)];
    const at = (t: number): Vec3 => [
      from[0] + to[0] * reach * t,
      from[1] + to[1] * reach * t - 0.5 * t * t,
      from[2] + to[2] * reach * t,
    ];
    addTube(model, curve([at(0), at(0.35), at(0.7), at(1)], 4), {
      radius: (t) => 0.14 + 0.34 * (1 - t) ** 1.6,
      material,
      sides: 8,
    });
    addBall(model, at(1), 0.27 + (i % 3) * 0.05, material);
    addBall(model, at(1.3), 0.22 - (i % 3) * 0.05, material);
    addBall(model, at(1.6 + (i % 2) * 0.2), 0.12 + (i % 2) * 0.06, material);
  });
}

/** Square to the way, on the side that is to the left of whoever goes it. */
function acrossAt(way: readonly Vec3[], i: number): Vec2 {
  const [from, to] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** On the table, where no glass was named. */
export const makeDrop: MakeThing = (kit, { position: [x, y, z] }, { wine }) =>
  addDrop(kit, [x, y + 6, z], wine);
export const makeSplash: MakeThing = (kit, { position }, { wine }) =>
  addSplash(kit, position, wine);
