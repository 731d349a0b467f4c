import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { box, length3, limb } from './painting/distance.ts';
import { bottleAt } from './held/bottle.ts';
import type { Held } from './held/hold.ts';
import { isWareHeld, takeHeld } from './held/hold.ts';
import { isBasket } from './acting/pose.ts';
import { takeWare } from './held/ware.ts';
import { decanterAt } from './held/decanter.ts';
import { holdGlass } from './held/glass.ts';
import type { Grip } from './held/held.ts';
import { isCounter } from './acting/act-scene.ts';
import type { Furniture } from './acting/act-scene.ts';
import type { Standing } from './acting/staging/placed.ts';
import { isClear } from './body/part.ts';
import type { Wardrobe } from './dress/wardrobe.ts';
import type { Part, Sample, Take } from './body/part.ts';
import { standBarrelTable } from './beside/barrel.ts';
import { TABLE_AT } from './beside/table.ts';
import { standLongTub } from './beside/tub.ts';
import type { RowLine } from './painting/vine-row/row-line.ts';
import type { Cloth } from './painting/table-cloth.ts';

/** A table among people or a counter before them, and what stands on it. */
export interface PlacedStand extends Standing {
  stand: Furniture | 'tub' | 'vine_row';
  row?: RowLine;
  /** Only what is before whoever stands in it. */
  isFront?: boolean;
  /** Whose grapes are in it. */
  wardrobe?: Wardrobe;
  /** Metres across. */
  wide: number;
  hasCloth: boolean;
  cloth?: Cloth;
  isMarble?: boolean;
  bears: readonly Laid[];
  /** Colours of the bottles on it. */
  bottle?: { bottle: Rgb; foil: Rgb };
  wine?: Rgb;
  /** What is drunk from. */
  vessel?: 'glass' | 'champagne_flute';
  /** What the inventory calls each of its wares. */
  slots: readonly (number | null)[];
}

export interface Laid {
  at: readonly [x: number, z: number];
  held: Held;
}

export const COUNTER_AT = 1.02;
const GRILL_AT = 0.92;
const LOW_AT = 0.42;
const DEEP = 0.42;
/** Half of what hangs of a cloth: it hides everybody's legs. */
const DROP = 0.27;
const BLANKET_DEEP = 0.72;
/** Metres from the ground up to what stands on it. */
export const TOPS: Readonly<Record<PlacedStand['stand'], number>> = {
  table: TABLE_AT,
  low_table: LOW_AT,
  counter: COUNTER_AT,
  buffet: COUNTER_AT,
  grill: GRILL_AT,
  balloon_basket: 0,
  barrel_table: 0.98,
  blanket: 0.014,
  tub: 0,
  vine_row: 0,
};
/** Legs of whoever treads hide what is behind them, and are hidden by what is before. */
const SHINS = 0.09;
/** Where a hand would be if it stood on the ground. */
const BY_HANDLE: Vec3 = [0, 0.34, 0];

/** Nothing of its own is near: one thing stands there alone. */
const LONE = 4;
const glassOn = (isFlute: boolean): Grip => ({ at: [0, 0.068, -0.03], side: 1, isFlute });

/** Distance to the nearest part of it; it is seen from before. */
export function createStand(
  { stand, wide, bears, hasCloth, vessel, isFront }: PlacedStand,
  hasClear = true,
): (p: Vec3) => Sample {
  const top = TOPS[stand];
  return (p) => {
    let distance = Infinity;
    let part: Part = 'table';
    const take: Take = (d, next) => {
      if (d >= distance || (!hasClear && isClear(next))) return;
      distance = d;
      part = next;
    };
    if (stand === 'tub')
      standLongTub(p, wide, (d, part) => take(isFront ? Math.max(d, SHINS - p[2]) : d, part));
    else if (stand === 'table' && wide > 0) takeTable(p, wide / 2, hasCloth, take);
    else if (stand === 'low_table') takeLowTable(p, wide / 2, take);
    else if (wide === 0 || stand === 'grill' || stand === 'balloon_basket') take(LONE, 'table');
    else if (stand === 'barrel_table') standBarrelTable(p, take);
    else if (stand !== 'vine_row' && isCounter(stand))
      takeCounter(p, wide / 2, stand === 'buffet', take);
    else take(box(p, [0, 0.006, 0], [wide / 2, 0.008, BLANKET_DEEP]), 'blanket');
    bears.forEach(({ at: [x, z], held }, i) => {
      const q: Vec3 = [p[0] - x, p[1] - top, p[2] - z];
      if (isWareHeld(held)) takeWare(q, held, i, take);
      else if (isBasket(held))
        takeHeld(q, held, { at: BY_HANDLE, side: 1, isFlute: false, index: 0 }, take);
      else if (held === 'bottle') bottleAt(q, take);
      else if (held === 'glass') holdGlass(q, glassOn(vessel === 'champagne_flute'), take);
      else if (held === 'decanter') decanterAt(q, take);
    });
    return { distance, part };
  };
}

/** How much wider its near edge is seen than its middle: rays that run side by side would make it a slab. */
const NEARER = 0.11;

function takeTable(seen: Vec3, half: number, hasCloth: boolean, take: Take): void {
  const near = length3(Math.max(0, Math.abs(seen[0]) - half), seen[1] - 0.37, seen[2]) - 0.62;
  if (near > 0.2) return take(near, 'table');
  const p: Vec3 = [seen[0] / (1 + (NEARER * seen[2]) / DEEP), seen[1], seen[2]];
  take(box(p, [0, TABLE_AT - 0.018, 0], [half, 0.018, DEEP]), hasCloth ? 'worktop' : 'table');
  if (hasCloth) {
    const hung = box(p, [0, TABLE_AT - DROP, 0], [half + 0.004, DROP, DEEP + 0.004], 0.03);
    take((hung + drapeAt(p)) * 0.85, 'worktop');
  }
  const leg: Vec3 = [Math.abs(p[0]), p[1], Math.abs(p[2])];
  const at = DEEP - 0.06;
  take(limb(leg, [half - 0.07, 0, at], [half - 0.07, TABLE_AT - 0.05, at], 0.026, 0.032), 'table');
}

/** Linen falls from the edge in folds that open towards its hem, no two of them alike. */
function drapeAt([x, y, z]: Vec3): number {
  const fallen = Math.min(1, Math.max(0, (TABLE_AT - 0.015 - y) / (2 * DROP)));
  const along = x + z * 0.9;
  const wide = Math.sin(along * 17 + 1.9 * Math.sin(along * 4.3));
  return fallen * (0.017 * wide + 0.006 * Math.sin(along * 39 + 1.3 * Math.sin(along * 7)));
}

function takeLowTable(p: Vec3, half: number, take: Take): void {
  take(box(p, [0, LOW_AT - 0.02, 0], [half, 0.02, 0.27], 0.01), 'table');
  const leg: Vec3 = [Math.abs(p[0]), p[1], Math.abs(p[2])];
  take(limb(leg, [half - 0.06, 0, 0.21], [half - 0.06, LOW_AT - 0.03, 0.21], 0.02, 0.026), 'table');
}

function takeCounter(p: Vec3, half: number, hasCloth: boolean, take: Take): void {
  if (hasCloth) {
    const wave = 0.008 * Math.sin(p[0] * 16);
    return take(
      box(p, [0, COUNTER_AT / 2, 0.02], [half, COUNTER_AT / 2, 0.31]) +
        wave * (p[1] < 0.98 ? 1 : 0),
      'worktop',
    );
  }
  const groove = 0.006 * Math.max(0, Math.sin(p[0] * 14) - 0.93) * 14;
  take(box(p, [0, COUNTER_AT / 2 - 0.02, 0], [half, COUNTER_AT / 2 - 0.02, 0.26]) + groove, 'bar');
  take(box(p, [0, COUNTER_AT - 0.022, 0.02], [half, 0.022, 0.33]), 'table');
}

export const BAR: Rgb = [0.14, 0.07, 0.035];
