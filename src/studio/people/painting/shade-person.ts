import type { Body, Hit, PersonView } from './person-view.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { ahead, blankPoint } from './written-point.ts';
import type { WrittenPoint } from './written-point.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { byPart, dot, normalize } from '#studio/vector.ts';
import type { Part } from '#studio/people/body/part.ts';

/** How deep the folds of a cloth are. */
const FOLDS: Partial<Record<Part, number>> = {
  torso: 1,
  sleeve: 0.9,
  legs: 0.9,
  apron: 0.7,
  scarf: 0.8,
  cape: 0.9,
  coat: 0.9,
};

/** How brightly lamps mirror in it. */
const SHINE: Partial<Record<Part, number>> = {
  glass: 0.5,
  wine: 0.5,
  decanter: 0.6,
  decanted: 0.5,
  pipette: 0.6,
  bottle: 0.5,
  foil: 0.3,
  tray: 0.6,
  shears: 0.2,
  pan: 0.3,
  hoop: 0.3,
  corkscrew: 0.6,
  cup: 0.3,
  shades: 0.5,
  pearl: 0.5,
  grapes: 0.14,
  heap: 0.14,
};

export function shade(
  body: Body,
  view: PersonView,
  { at, part, has, shades }: Hit & { has: number; shades: number },
  colour: Rgb,
): Rgb {
  const smooth = normalAt(body, at, has);
  const folds = view.isClothed ? FOLDS[part] : undefined;
  const isHair = part === 'hair' || part === 'beard';
  const n = folds ? folded(smooth, at, folds) : isHair ? stranded(smooth, at) : smooth;
  const isSkin = part === 'skin' || part === 'lip';
  const tone = isSkin ? complexion(at) : folds ? weave(at) * creased(at, folds) : 1;
  // Skin lets light creep round the terminator.
  // Leaves let it through.
  const wrap = isSkin ? BLED[0] : part === 'leaves' ? 0.9 : 0.12;
  const towards = dot(n, view.key.from);
  const facing = (towards + wrap) / (1 + wrap);
  // What looks away from the lamp needs nobody else's shadow.
  const lit = facing > 0 ? shadow(body, at, view.key.from, shades) : 0;
  const key = facing * lit;
  // Red light goes farthest under the skin.
  const keyOf = (k: 0 | 1 | 2): number =>
    isSkin ? (Math.max(0, towards + BLED[k]) / (1 + BLED[k])) * lit : Math.max(0, key);
  // By the body's own curve: folds would draw rings of light into the shade.
  const edge = Math.min(1, (1 - Math.abs(smooth[2])) / BROADEST) ** 2;
  const toRim = dot(smooth, view.rim.from);
  // Against the light only the edge itself catches it, and all round where the sun is right behind.
  const rim = view.isAgainstLight
    ? (Math.max(0, toRim + 0.3) / 1.3) * Math.sqrt(edge) * (0.2 + 0.8 * edge)
    : Math.max(0, toRim) * (0.2 + 0.8 * edge);
  // What is fine as down on cloth, skin and hair glows at the edge, however dark it is.
  const halo = (isHair ? 2 : isSkin ? 0.8 : 1.15) * HALO * edge * edge * Math.max(0, toRim + 0.3);
  const open = occlusion(body, at, smooth, shades);
  // More light falls from above than comes back from the ground.
  const sky = 0.86 + 0.2 * n[1];
  const half = normalize([view.key.from[0], view.key.from[1], view.key.from[2] + 1]);
  const shine = isSkin ? 0.08 : (SHINE[part] ?? 0.03);
  const gloss = isHair ? sheen(n, half) : shine * Math.max(0, dot(n, half)) ** 24;
  if (part === 'flame') return [colour[0] * 4, colour[1] * 4, colour[2] * 4];
  const [ambient, lamp] = isSkin
    ? [balanced(view.ambient), balanced(view.key.light)]
    : [view.ambient, view.key.light];
  return byPart((k) => {
    const light =
      ambient[k] * (isSkin ? WARM[k] * open ** HIDDEN[k] : open) * sky +
      lamp[k] * keyOf(k) +
      view.rim.light[k] * rim;
    return (
      colour[k] * tone * light + view.key.light[k] * gloss * (0.3 + key) + view.rim.light[k] * halo
    );
  });
}

/** Photographs are balanced for skin: in lamplight it is warm, and not orange. */
function balanced(light: Rgb): Rgb {
  const grey = (light[0] + light[1] + light[2]) / 3;
  return byPart((k) => grey + (light[k] - grey) * BALANCED);
}
const BALANCED = 0.5;

const HALO = 0.12;
/** An edge of light that is narrower than a pixel would be a row of dots. */
const BROADEST = 0.8;
/** How far round the terminator light of each colour creeps under skin, and how fast it fails in hollows. */
const BLED = [0.34, 0.22, 0.17] as const;
const HIDDEN = [0.9, 1.08, 1.14] as const;
/** What cloth and skin nearby throw back is warmer than the sky. */
const WARM = [1.03, 1, 0.96] as const;

/** No skin is of one tone. */
const complexion = ([x, y, z]: Vec3): number =>
  0.9 + 0.12 * noise2(x * 60 + z * 35, y * 60, 31) + 0.08 * noise2(x * 240 + z * 90, y * 240, 32);

/** Warp and weft, and the wear of the day. */
const weave = ([x, y, z]: Vec3): number =>
  0.84 + 0.16 * noise2(x * 420 + z * 260, y * 420, 33) + 0.12 * noise2(x * 26 + z * 9, y * 20, 34);

/** Height of the cloth over the body: drawn folds across its fall, softer ones along it. */
function foldAt(x: number, y: number): number {
  const warp = noise2(x * 5, y * 3, 21) * 2.4;
  const long = 1 - Math.abs(2 * noise2(x * 11 + warp, y * 3.2 + x * 4, 22) - 1);
  const fine = 1 - Math.abs(2 * noise2(x * 19 - y * 9 + warp, y * 13, 23) - 1);
  return long * long * 0.023 + fine * 0.0055;
}

/** Between two folds it is darker than on them, whichever way the lamp stands. */
function creased([x, y, z]: Vec3, depth: number): number {
  const high = foldAt(x + z * 0.6, y - z * 0.2) / 0.027;
  return 1 + depth * CREASED * (Math.min(1, high) - 0.45);
}
const CREASED = 0.62;

/** The normal as the folds turn it. */
function folded(n: Vec3, [x, y, z]: Vec3, depth: number): Vec3 {
  const e = 0.005;
  const [u, v] = [x + z * 0.6, y - z * 0.2];
  const h = foldAt(u, v);
  const gx = ((foldAt(u + e, v) - h) / e) * depth;
  const gy = ((foldAt(u, v + e) - h) / e) * depth;
  const along = gx * n[0] + gy * n[1];
  return normalize([n[0] - gx + along * n[0], n[1] - gy + along * n[1], n[2] + along * n[2]]);
}

/** Locks lie over each other: what they turn aside catches the light, what is between them does not. */
function stranded(n: Vec3, [x, y, z]: Vec3): Vec3 {
  const [u, v] = [x + z * 0.5, y];
  const bend = 2.2 * noise2(u * 9, v * 7, 41);
  const lockAt = (at: number): number =>
    noise2(at * 62 + bend, v * 9, 42) * 0.011 + noise2(at * 170 + bend, v * 16, 43) * 0.0032;
  const e = 0.0022;
  const g = (lockAt(u + e) - lockAt(u - e)) / (2 * e);
  return normalize([n[0] - g, n[1], n[2] - g * 0.5]);
}

/** Along hair that falls, light is a band across it. */
function sheen(n: Vec3, half: Vec3): number {
  const down = normalize([n[0] * n[1], n[1] * n[1] - 1.0001, n[2] * n[1]]);
  const across = 1 - dot(down, half) ** 2;
  return 0.075 * across ** 22 * Math.max(0, n[2] * 0.6 + 0.4);
}

/** From the four corners of a small tetrahedron. */
export function normalAt(body: Body, [x, y, z]: Vec3, has: number): Vec3 {
  const e = 0.0026;
  const at: WrittenPoint = [x + e, y - e, z - e];
  const a = body(at, has).distance;
  [at[0], at[2]] = [x - e, z + e];
  const b = body(at, has).distance;
  [at[1], at[2]] = [y + e, z - e];
  const c = body(at, has).distance;
  [at[0], at[2]] = [x + e, z + e];
  const d = body(at, has).distance;
  return normalize([a - b - c + d, c - a - b + d, b - a - c + d]);
}

/** Metres after which nothing casts a shadow. */
export const SHADOW_REACH = 0.4;

function shadow(body: Body, p: Vec3, to: Vec3, has: number): number {
  const at = blankPoint();
  let light = 1;
  for (let t = 0.03; t < SHADOW_REACH;) {
    const d = body(ahead(p, to, t, at), has).distance;
    light = Math.min(light, (5 * d) / t);
    if (light < 0.02) return 0;
    t += Math.max(0.04, d);
  }
  return light;
}

function occlusion(body: Body, p: Vec3, n: Vec3, has: number): number {
  const at = blankPoint();
  let open = 1;
  for (let i = 0; i < REACHES.length; i++) {
    const reach = REACHES[i]!;
    const d = body(ahead(p, n, reach, at), has).distance;
    open -= Math.max(0, reach - d) * (reach < 0.05 ? 7 : 3.2);
  }
  return Math.max(0.12, open);
}
const REACHES = [0.03, 0.09] as const;
