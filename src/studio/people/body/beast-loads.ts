import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import {
  berries,
  box,
  drum,
  ellipsoid,
  length2,
  limb,
  ring,
} from '#studio/people/painting/distance.ts';
import { standTree } from '#studio/people/beside/tree.ts';
import type { Build } from './beast-builds.ts';
import type { Part, Take } from './part.ts';

/** What an animal pulls, carries or leaps over, in its own space: it looks towards +z. */
export type Load =
  | 'cart'
  | 'barrel_cart'
  | 'grape_cart'
  | 'plough'
  | 'baskets'
  | 'barrel_below'
  | 'tree';

/** Metres that it takes behind the animal. */
export const behindOf = (load: Load): number =>
  load === 'baskets' || load === 'barrel_below' || load === 'tree'
    ? 0
    : load === 'plough'
      ? 2
      : 2.5;

export function loadTaker(load: Load, b: Build): (p: Vec3, take: Take) => void {
  switch (load) {
    case 'baskets':
      return (p, take) => takeBaskets(p, b, take);
    case 'barrel_below':
      return takeBarrelBelow;
    case 'tree':
      // Behind an animal that is seen from its side.
      return ([x, y, z], take) => standTree([z, y, -x], take);
    case 'plough':
      return (p, take) => takePlough(p, b, take);
    default:
      return (p, take) => takeCart(p, b, load, take);
  }
}

/** From a collar along both flanks to what is pulled. */
function takeTraces(m: Vec3, b: Build, end: Vec3, take: Take): void {
  const half = b.long / 2;
  take(limb(m, [b.girth * 0.95, b.back * 0.66, half * 0.7], end, 0.028, 0.03), 'handle');
  const collar = Math.hypot(
    Math.hypot(m[0] / 0.85, m[1] - b.back * 0.8) - b.girth * 0.98,
    m[2] - half * 0.86,
  );
  take(collar - 0.05, 'handle');
}

const WHEEL = 0.52;

/** Two wheels under a bed of boards, empty, with barrels or heaped with grapes. */
function takeCart(p: Vec3, b: Build, load: Load, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const at = -b.long / 2 - 1.5;
  takeTraces(m, b, [0.5, 0.78, at + 0.8], take);
  const q: Vec3 = [p[0], p[1], p[2] - at];
  const n: Vec3 = [m[0], p[1], q[2]];
  take(box(q, [0, 0.8, 0], [0.52, 0.04, 0.9], 0.01), 'crate');
  take(box(n, [0.52, 0.98, 0], [0.025, 0.15, 0.9], 0.01), 'crate');
  take(box(q, [0, 0.98, -0.9], [0.52, 0.15, 0.025], 0.01), 'crate');
  const round = length2(n[1] - WHEEL, n[2]);
  take(length2(round - WHEEL + 0.04, n[0] - 0.64) - 0.04, 'handle');
  const turn = Math.atan2(n[1] - WHEEL, n[2]);
  const spoke = Math.abs(Math.sin(turn * 5)) * round * 0.2;
  take(Math.max(length2(spoke, n[0] - 0.64) - 0.022, round - WHEEL), 'handle');
  take(limb(q, [-0.66, WHEEL, 0], [0.66, WHEEL, 0], 0.045, 0.045), 'handle');
  if (load === 'grape_cart')
    take(berries(p, ellipsoid(q, [0, 0.98, 0], [0.5, 0.32, 0.86])), 'heap');
  if (load === 'barrel_cart') {
    takeCask([q[0], q[1] - 0.84, q[2] + 0.5], take);
    // The second is another one to the inventory.
    takeCask([q[0], q[1] - 0.84, q[2] - 0.42], (d, part) =>
      take(d, part === 'hoop' ? 'iron' : 'tub'),
    );
  }
}

/** On its end. */
function takeCask(q: Vec3, take: Take): void {
  const t = (q[1] - 0.42) / 0.42;
  const wide = 0.36 - 0.06 * t * t;
  const r = length2(q[0], q[2]);
  const stave = 0.003 * Math.abs(Math.sin(Math.atan2(q[2], q[0]) * 11));
  take(Math.max(r - wide + stave, Math.abs(q[1] - 0.42) - 0.42), 'barrel');
  for (const up of [-0.84, -0.45, 0.45, 0.84])
    take(ring(q, [0, 0.42 + up * 0.42, 0], 0.362 - 0.06 * up * up, 0.014), 'hoop');
}

/** A share in the soil, a beam to the horse and two handles. */
function takePlough(p: Vec3, b: Build, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const at = -b.long / 2 - 1;
  takeTraces(m, b, [0.16, 0.42, at + 0.5], take);
  const q: Vec3 = [p[0], p[1], p[2] - at];
  const n: Vec3 = [m[0], p[1], q[2]];
  take(limb(q, [0, 0.42, 0.5], [0, 0.36, -0.4], 0.045, 0.05), 'handle');
  take(limb(n, [0.02, 0.3, -0.1], [0.24, 1, -0.9], 0.032, 0.026), 'handle');
  take(limb(q, [0, 0.4, 0], [0, 0.06, 0.16], 0.05, 0.04), 'blade');
  take(box(q, [0.06, 0.14, 0.02], [0.12, 0.12, 0.03], 0.02), 'blade');
  take(ellipsoid(q, [0.16, 0.03, -0.3], [0.2, 0.1, 0.6]), 'soil');
}

/** One on either flank, full, and the strap over the back. */
function takeBaskets(p: Vec3, b: Build, take: Take): void {
  const aside = b.girth + 0.16;
  const up = b.back - b.girth * 1.5 - 0.1;
  const q: Vec3 = [Math.abs(p[0]) - aside, p[1] - up, p[2]];
  const weave = 0.006 * Math.sin(p[1] * 130) * Math.sin(Math.atan2(q[2], q[0]) * 20);
  take(drum(q, [0, 0, 0], { tall: 0.4, low: 0.17, high: 0.24 }) + weave, 'basket');
  take(berries(p, ellipsoid(q, [0, 0.4, 0], [0.22, 0.11, 0.22])), 'heap');
  const over = length2(p[0] / (b.girth * 1.04), (p[1] - b.back + b.girth) / (b.girth * 1.06)) - 1;
  take(
    Math.max(Math.abs(over) * b.girth - 0.016, Math.abs(p[2]) - 0.07, up + 0.3 - p[1]) * 0.7,
    'handle',
  );
}

/** On its belly across the way, as high as a dog leaps. */
function takeBarrelBelow(p: Vec3, take: Take): void {
  const q: Vec3 = [p[1] - 0.24, p[0] * 0.9 + 0.42, p[2] - 0.1];
  takeCask([q[0] * 1.5, q[1], q[2] * 1.5], (d, part) => take(d * 0.66, part));
}

/** Each thing of it is one of its own to the inventory. */
export const LOAD_THINGS: Partial<Record<Part, readonly [ThingId, number]>> = {
  crate: ['cart', 0],
  barrel: ['barrel', 0],
  hoop: ['barrel', 0],
  tub: ['barrel', 1],
  iron: ['barrel', 1],
  basket: ['basket', 0],
  heap: ['grapes', 0],
  bole: ['tree', 0],
  crown: ['tree', 0],
};

const LOAD_COLOURS: Partial<Record<Part, Rgb>> = {
  crate: [0.3, 0.19, 0.1],
  handle: [0.13, 0.075, 0.035],
  barrel: [0.27, 0.15, 0.07],
  tub: [0.27, 0.15, 0.07],
  iron: [0.07, 0.068, 0.07],
  hoop: [0.07, 0.068, 0.07],
  basket: [0.34, 0.2, 0.085],
  heap: [0.075, 0.018, 0.09],
  bole: [0.13, 0.1, 0.075],
  crown: [0.14, 0.3, 0.06],
  blade: [0.2, 0.2, 0.21],
  soil: [0.09, 0.055, 0.03],
};

/** Colour of a load's part, or `null` for the animal's own. */
export function loadColour(part: Part, p: Vec3): Rgb | null {
  const colour = LOAD_COLOURS[part];
  if (!colour) return null;
  const k = 0.75 + 0.5 * noise2(p[0] * 20 + p[2] * 14, p[1] * 24, 9);
  return [colour[0] * k, colour[1] * k, colour[2] * k];
}
