import { linear } from '#studio/textures/colour.ts';
import type { Face, Surface } from './faces.ts';
import type { LaneHouse } from './lane-house.ts';

const PANE: Surface = { albedo: [0.035, 0.042, 0.05], gloss: 1, isGrainy: false, look: 'pane' };
const FRAME: Surface = { albedo: linear('#e9e2d2'), gloss: 0.1, isGrainy: false };
const DOOR: Surface = { albedo: linear('#5b3d28'), gloss: 0.1, isGrainy: true };
const STONE: Surface = { albedo: linear('#a08d70'), gloss: 0, isGrainy: true };
const BOX: Surface = { albedo: linear('#6d4a30'), gloss: 0, isGrainy: true };
const BLOOMS = ['#c4262c', '#d8434a', '#b81e3a', '#e0708a'].map((hex): Surface => ({
  albedo: linear(hex),
  gloss: 0,
  isGrainy: false,
}));
const LEAF: Surface = { albedo: linear('#44672f'), gloss: 0, isGrainy: false };

/** Sizes of a window in metres, and from one to the next. */
const [WIDE, TALL, APART] = [0.86, 1.2, 1.75];
/** Their feet above the ground, floor by floor. */
const SILLS = [1, 3.35, 5.75] as const;

/** Rows of windows with shutters, a door below, in summer geraniums under the upper ones. */
export function addWindows(
  house: LaneHouse,
  { sills, isSummer }: { sills: Face[]; isSummer: boolean },
): void {
  const { from, to, ground, eaves, ridge, random } = house;
  const many = Math.max(2, Math.floor((to - from - 0.6) / APART));
  const door = random.int(0, many - 1);
  for (const [floor, sill] of SILLS.entries()) {
    const y = ground + sill;
    if (y + TALL > eaves - 0.1) break;
    for (let i = 0; i < many; i++) {
      const z = from + ((to - from) * (i + 0.5)) / many;
      if (floor === 0 && i === door) addDoor(house, z);
      else {
        addWindow(house, z, y);
        if (floor > 0 && isSummer) addGeraniums(house, { z, y, sills });
      }
    }
  }
  const inGable = eaves + (ridge - eaves) * 0.16;
  addWindow(house, (from + to) / 2, inGable, 0.72);
}

const rect = (z: number, y: number, wide: number, tall: number) =>
  [
    [z - wide / 2, y],
    [z + wide / 2, y],
    [z + wide / 2, y + tall],
    [z - wide / 2, y + tall],
  ] as const;

function addWindow({ panel, shutters }: LaneHouse, z: number, y: number, k = 1): void {
  const [wide, tall] = [WIDE * k, TALL * k];
  panel(rect(z, y - 0.08, wide + 0.18, tall + 0.16), 0.07, FRAME);
  panel(rect(z, y, wide, tall), 0.075, PANE);
  panel(rect(z, y, 0.06, tall), 0.085, FRAME);
  panel(rect(z, y + tall * 0.6, wide, 0.05), 0.085, FRAME);
  for (const side of [-1, 1])
    panel(rect(z + side * (wide * 0.5 + 0.3), y - 0.04, 0.42, tall + 0.08), 0.11, shutters);
}

function addDoor({ panel, ground }: LaneHouse, z: number): void {
  panel(rect(z, ground, 1.5, 2.45), 0.07, STONE);
  panel(rect(z, ground, 1.08, 2.2), 0.09, DOOR);
}

/** A box on the sill, full of red and green. */
function addGeraniums(
  { side, x, random }: LaneHouse,
  { z, y, sills }: { z: number; y: number; sills: Face[] },
): void {
  const out = x - side * 0.28;
  const put = (cz: number, cy: number, r: number, surface: Surface): void => {
    const n = [-side * 0.7, 0.5, random.range(-0.5, 0.5)] as const;
    const at = (dz: number, dy: number): [number, number, number] => [out, cy + dy, cz + dz];
    sills.push({ points: [at(-r, -r), at(r, -r), at(r, r)], normals: [n, n, n], surface });
    sills.push({ points: [at(-r, -r), at(r, r), at(-r, r)], normals: [n, n, n], surface });
  };
  for (let i = 0; i < 5; i++) put(z - 0.4 + i * 0.2, y - 0.16, 0.1, BOX);
  for (let i = 0; i < 44; i++) {
    const bloom = random.chance(0.55) ? random.pick(BLOOMS) : LEAF;
    put(z + random.range(-0.5, 0.5), y + random.range(-0.14, 0.2), random.range(0.03, 0.06), bloom);
  }
}
