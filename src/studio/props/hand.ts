import { addObject } from '#studio/scene-builder.ts';
import type { MaterialRef, Rotation, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate } from '#studio/vector.ts';
import { matte } from './kit.ts';
import type { Kit } from './kit.ts';
import { addSheet, tubeRows } from './mesh.ts';

export interface Grip {
  /** Middle of what the hand holds, and how it is turned: local y runs along stem or bottle, the arm leaves along local x. */
  at: Vec3;
  turn: Rotation;
  /** Radius of what is held, in centimetres. */
  radius: number;
  /** 1: the arm leaves to the right, -1 to the left. */
  side: 1 | -1;
  /** How far the arm drops for each centimetre outwards. */
  drop: number;
  skin: Vec3;
  sleeve: Vec3 | null;
}

/** A closed hand with its forearm: four fingers round behind, the thumb in front. */
export function addHand(kit: Kit, grip: Grip): void {
  const { scene } = kit;
  const object = addObject(scene, { role: 'prop', name: 'hand', thing: 'hand' });
  const skin = skinOf(kit, grip.skin);
  const put = (p: Vec3): Vec3 => add(grip.at, rotate(grip.turn, [p[0] * grip.side, p[1], p[2]]));
  const sweep = (
    material: MaterialRef,
    path: readonly Vec3[],
    radius: (t: number) => number,
    sides = 12,
  ): void =>
    addSheet({ scene, object, material }, tubeRows(path.map(put), radius, sides), {
      isClosed: true,
      isOutward: true,
    });
  for (const finger of FINGERS)
    sweep(skin, fingerPath(finger, grip.radius), fingerRadius(finger.girth));
  sweep(skin, thumbPath(grip.radius), fingerRadius(1.02));
  addSheet(
    { scene, object, material: skin },
    palmRows(grip).map((row) => row.map(put)),
    { isClosed: true, isOutward: true },
  );
  const [from, to] = [armAt(grip, 0), armAt(grip, 34)];
  const along = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    0.2,
  ];
  sweep(skin, [-0.02, 0.1, 0.22, 0.4].map(along), (t) => 2.75 + t * 0.5, 16);
  const cloth =
    grip.sleeve && matte(kit, `sleeve ${grip.sleeve.join()}`, () => ({ color: grip.sleeve! }));
  if (cloth === null) sweep(skin, [0.36, 0.6, 1].map(along), (t) => 3.05 + t * 1.2, 16);
  else {
    sweep(
      cloth,
      [0.2, 0.21, 0.25, 0.3, 0.55, 1].map(along),
      (t) => 3.7 + t * 1.5 + Math.sin(t * 40) * 0.05,
      18,
    );
    sweep(
      matte(kit, 'cuff', () => ({ color: [0.8, 0.79, 0.77] })),
      [0.165, 0.17, 0.22].map(along),
      () => 3.45,
      16,
    );
  }
}

function skinOf(kit: Kit, colour: Vec3): MaterialRef {
  return matte(kit, `skin ${colour.join()}`, () => ({
    color: colour,
    coat: 0.3,
    coatRoughness: 0.5,
    translucency: 0.12,
  }));
}

interface Finger {
  /** Height at the knuckle and at the tip. */
  y: readonly [number, number];
  length: number;
  girth: number;
}

const FINGERS: readonly Finger[] = [
  { y: [2.9, 2.3], length: 7.6, girth: 0.86 },
  { y: [0.95, 0.75], length: 8.4, girth: 0.9 },
  { y: [-0.95, -0.8], length: 7.9, girth: 0.86 },
  { y: [-2.75, -2.2], length: 6.4, girth: 0.74 },
];

/** From the knuckle round the back of what is held. */
function fingerPath({ y, length, girth }: Finger, radius: number): Vec3[] {
  const r = Math.max(radius, 0.55) + girth * 0.92;
  const knuckle: Vec3 = [r + 1.9, y[0], -1.55 - girth * 0.4];
  const turn = Math.min(length / r, 4.4);
  const steps = 12;
  const arc = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const a = -0.75 - turn * t;
    return [Math.cos(a) * r, y[0] + (y[1] - y[0]) * t, Math.sin(a) * r];
  });
  const back: Vec3 = [r + 3.6, y[0] * 0.7, -0.8];
  return [back, knuckle, ...arc];
}

/** Thicker at its joints, round at its tip. */
const fingerRadius =
  (girth: number) =>
  (t: number): number => {
    const joint =
      0.07 *
      (Math.exp(-(((t - 0.16) / 0.07) ** 2)) +
        Math.exp(-(((t - 0.48) / 0.07) ** 2)) +
        0.7 * Math.exp(-(((t - 0.74) / 0.06) ** 2)));
    const tip = t > 0.93 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.93) / 0.07) ** 2)) : 1;
    // It grows out of the palm: its root must not show an end.
    const root = Math.min(1, 0.25 + t * 9);
    return girth * (1 - 0.2 * t + joint) * tip * root;
  };

function thumbPath(radius: number): Vec3[] {
  const r = Math.max(radius, 0.55) + 0.95;
  const root: Vec3[] = [
    [r + 6.2, -1.6, 0.9],
    [r + 4, -0.9, 1.9],
    [r + 1.9, 0.1, 2.3 + Math.min(radius, 2) * 0.2],
  ];
  const turn = Math.min(4.6 / r, 2.2);
  const arc = Array.from({ length: 7 }, (_, i): Vec3 => {
    const a = 0.95 + turn * (i / 6);
    return [Math.cos(a) * r, 0.9 + i * 0.32, Math.sin(a) * r];
  });
  return [...root, ...arc];
}

/** Rounded sections from the knuckles to the wrist. */
function palmRows({ radius, drop }: Grip): Vec3[][] {
  const r = Math.max(radius, 0.55) + 0.8;
  const sections = 9;
  return Array.from({ length: sections + 1 }, (_, i) => {
    const t = i / sections;
    const x = r + 1 + t ** 1.5 * 7.3;
    // The knuckles close the palm in a round.
    const cap = CAPS[i] ?? 1;
    const high = (3.95 - t * 1.5) * cap;
    const thick = (1.45 + Math.sin(t * Math.PI) * 0.5 + t * 0.75) * cap;
    const y = -drop * t * 2.2 - 0.2 * t;
    const z = -0.75 + t * 0.95;
    return Array.from({ length: 18 }, (__, k): Vec3 => {
      const a = (k / 18) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      // A squarish section: a palm is no sausage.
      const square = 1 / Math.max(Math.abs(c) ** 2.6 + Math.abs(s) ** 2.6, 1e-6) ** (1 / 2.6);
      return [x, y + s * square * high, z + c * square * thick];
    });
  });
}

const CAPS = [0.04, 0.6, 0.86, 0.96];

/** Points along the forearm, measured from the wrist. */
function armAt({ radius, drop }: Grip, distance: number): Vec3 {
  const start = Math.max(radius, 0.55) + 8.6;
  const k = 1 / Math.hypot(1, drop);
  return [start + distance * k, -drop * 2.2 - distance * drop * k, 0.2];
}

/** Skin of all people, in linear light. */
export const SKINS: readonly Vec3[] = [
  [0.68, 0.43, 0.31],
  [0.55, 0.31, 0.2],
  [0.36, 0.18, 0.1],
  [0.2, 0.095, 0.052],
  [0.74, 0.5, 0.38],
];
/** @public Shirts and jackets. */
export const SLEEVES: readonly Vec3[] = [
  [0.03, 0.035, 0.05],
  [0.62, 0.6, 0.57],
  [0.16, 0.22, 0.34],
  [0.22, 0.05, 0.06],
  [0.1, 0.13, 0.09],
];
