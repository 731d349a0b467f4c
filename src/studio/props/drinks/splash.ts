import type { Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBlob,
  addLathe,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { once, wineMedium } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSheet, tubeRows } from '#studio/props/making/mesh.ts';
import { addMaterial } from '#studio/scene-builder.ts';
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

/** Wine thrown up out of its glass: a crown that leans to one side, its edge torn into fingers and drops. */
export function addSplash(
  kit: Kit,
  position: Vec3,
  { wine, rim = 4, isBacklit = false }: { wine: WineColour; rim?: number; isBacklit?: boolean },
): void {
  const model = startModel(kit, { position, yaw: 0 }, 'splash');
  const material = splashOf(model, wine);
  const glow = isBacklit && SEEN_THROUGH[wine] !== undefined ? glowIn(kit) : null;
  addCrown(model, { rim, material, glow });
  for (let i = 0; i < DROPS; i++) {
    const [a, out] = [i * 2.4, 1.5 + ((i * 7) % 9) * 0.95];
    const at: Vec3 = [
      1.6 + Math.cos(a) * out,
      rim + 2 + ((i * 5) % 11) * 0.95,
      Math.sin(a) * out * 0.5,
    ];
    addDroplet(model, at, 0.1 + ((i * 3) % 7) * 0.055, { material, glow });
  }
}

interface Liquid {
  material: number;
  /** What lights it up from within where there is nothing but the dark to be seen through it. */
  glow: number | null;
}

/** Before black a photographer puts the lamp behind the wine: it shines through every sheet and drop, more here than there. */
const glowIn = (kit: Kit): number => paint(kit, '#e3c878', { coat: 0, translucency: 0.85 });

function addDroplet(model: Model, at: Vec3, radius: number, { material, glow }: Liquid): void {
  addBall(model, at, radius, material);
  if (glow !== null) addBall(model, at, radius * WITHIN, glow);
}
/** Share of a drop that shines. */
const WITHIN = 0.58;
const DROPS = 26;

/** Thin red wine in the air is lighter than a pool of it; pale wine is seen through, as it is in its glass: painted it would be milk. */
function splashOf({ kit }: Model, wine: WineColour): number {
  const strength = SEEN_THROUGH[wine];
  if (strength === undefined)
    return paint(kit, wine === 'red' ? '#8a1026' : WINE_TONES[wine], {
      coat: 1,
      rough: 0.03,
      translucency: 0.5,
    });
  const inside = wineMedium(kit, wine, strength);
  return once(kit, `splash ${inside}`, () => addMaterial(kit.scene, { kind: 'glass', inside }));
}
const SEEN_THROUGH: Partial<Record<WineColour, number>> = {
  white: 5,
  sparkling: 4,
  orange: 4,
  rose: 5,
  sparkling_rose: 5,
};
/** Of a sheet in its middle, and of its rolled edge. */
const [THIN, ROLLED] = [0.14, 0.4];

/** Fingers of the crown: where they rise, how far, and how much they bend outwards. */
const FINGERS: readonly (readonly [at: number, reach: number, out: number])[] = [
  [0.02, 6.4, 0.9],
  [0.11, 3.4, 0.7],
  [0.19, 5, 1.1],
  [0.29, 2.6, 0.6],
  [0.38, 3.9, 0.9],
  [0.49, 2.2, 1.2],
  [0.58, 3.2, 0.8],
  [0.67, 1.9, 0.7],
  [0.76, 4.3, 1],
  [0.85, 2.8, 0.6],
  [0.93, 5.6, 0.75],
];
const [COLUMNS, ROWS] = [120, 22];
const TURN = Math.PI * 2;

/** Where the thrown sheet stands at an angle and a share of its height. */
function sheetAt(u: number, v: number, rim: number): Vec3 {
  const a = u * TURN;
  // It was thrown to the right: there it is higher and leans further out.
  const thrown = 0.5 + 0.5 * Math.cos(a);
  const between = FINGERS.reduce((most, [at, reach]) => {
    const away = Math.abs(((u - at + 1.5) % 1) - 0.5) * FINGERS.length;
    return Math.max(most, reach * 0.42 * Math.exp(-((away / 0.46) ** 2)));
  }, 0);
  const tall = rim + 0.9 + 1.7 * thrown + between;
  const h = v * tall;
  const over = Math.max(0, h - rim);
  const ripple = 0.16 * Math.sin(a * 7 + v * 5) * v + 0.1 * Math.sin(a * 13 - v * 8) * v;
  // At its foot it runs out into the wine that it was torn from.
  const r =
    1.7 +
    1.3 * Math.exp(-h / 0.55) +
    0.9 * Math.min(1, h / Math.max(1, rim)) +
    0.2 * over +
    0.05 * over ** 2 +
    ripple;
  return [Math.cos(a) * r + 0.16 * thrown * over ** 1.25, h, Math.sin(a) * r];
}

function addCrown(model: Model, { rim, material, glow }: Liquid & { rim: number }): void {
  const line = (v: number, inside: number): Vec3[] =>
    Array.from({ length: COLUMNS }, (_, j) => {
      const [x, y, z] = sheetAt(j / COLUMNS, v, rim);
      const k = 1 - inside / Math.hypot(x, z);
      return model.put([x * k, y, z * k]);
    });
  const up = Array.from({ length: ROWS + 1 }, (_, i) => i / ROWS);
  const target = { scene: model.kit.scene, object: model.object };
  const around = { isClosed: true, isOutward: true };
  const thick = (v: number): number => (v > 0.99 ? 0.01 : THIN + (ROLLED - THIN) * v ** 8);
  addSheet(
    { ...target, material },
    [...up.map((v) => line(v, 0)), ...up.toReversed().map((v) => line(v, thick(v)))],
    around,
  );
  if (glow !== null)
    addSheet(
      { ...target, material: glow },
      up.map((v) => line(v * 0.98, thick(v) / 2)),
      { isClosed: true },
    );
  for (const [i, finger] of FINGERS.entries()) addFinger(model, { finger, i, rim, material, glow });
}

/** From the edge on: drawn out thin, with beads that have torn off before it. */
function addFinger(
  model: Model,
  {
    finger: [u, reach, out],
    i,
    rim,
    material,
    glow,
  }: Liquid & { finger: (typeof FINGERS)[number]; i: number; rim: number },
): void {
  const from = sheetAt(u, 0.94, rim);
  const before = sheetAt(u, 0.7, rim);
  const side = [Math.cos(u * TURN), Math.sin(u * TURN)] as const;
  const rise = Math.max(0.6, (from[1] - before[1]) * 0.5);
  const at = (t: number): Vec3 => [
    from[0] + side[0] * out * reach * 0.42 * t + 0.3 * Math.sin(i * 2.1) * t * t,
    from[1] + (rise + reach * 0.42) * t - 0.34 * reach * t * t * out * 0.5,
    from[2] + side[1] * out * reach * 0.42 * t,
  ];
  const path = curve([at(0), at(0.35), at(0.7), at(1)], 4).map(model.put);
  const thickness = (t: number): number =>
    t > 0.98 ? 0.01 : 0.1 + 0.34 * (1 - t) ** 2 + 0.07 * Math.sin(t * 9 + i);
  const target = { scene: model.kit.scene, object: model.object, material };
  addSheet(target, tubeRows(path, thickness, 10), { isClosed: true, isOutward: true });
  if (glow !== null)
    addSheet(
      { ...target, material: glow },
      tubeRows(path, (t) => thickness(t) * WITHIN, 7),
      { isClosed: true },
    );
  addDroplet(model, at(1), 0.26 + (i % 3) * 0.07, { material, glow });
  addDroplet(model, at(1.28), 0.2 - (i % 3) * 0.04, { material, glow });
  addDroplet(model, at(1.55 + (i % 2) * 0.2), 0.11 + (i % 2) * 0.06, { material, glow });
}

/** Where no glass was named it has fallen: beads on the table, high in the middle and round as water stands on stone. */
export const makeDrop: MakeThing = (kit, place, { wine, word, random }) => {
  const [x, y, z] = place.position;
  if (FALLING.test(word)) return addDrop(kit, [x, y + 6, z], wine);
  const model = startModel(kit, place, 'drop');
  const material = paint(kit, WINE_TONES[wine], { coat: 1, rough: 0.02, translucency: 0.3 });
  const bead = (at: Vec3, r: number): void =>
    addBlob(model, {
      at,
      radii: [r * random.range(0.94, 1.1), r * 0.5, r],
      material,
      swell: ([, up]) => (up < 0 ? 1 + 0.2 * up : 1),
      rings: 14,
      sides: 24,
    });
  bead([0, 0.3, 0], 1);
  bead([1.7, 0.1, 0.7], 0.36);
  bead([2.3, 0.06, 0.1], 0.18);
};
const FALLING = /fall|drip|tropf(?:t|en)d|goutt(?:e|ant) (?:de vin )?qui|che gocciola|gote/;
export const makeSplash: MakeThing = (kit, { position }, { wine }) =>
  addSplash(kit, position, { wine });
