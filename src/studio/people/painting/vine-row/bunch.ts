import type { Rgb } from '#studio/textures/colour.ts';
import { clamp, hash2, noise2 } from '#studio/textures/noise.ts';
import { lay } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { RowLight } from './row-light.ts';

/** Metres across a berry, and from the shoulders of a bunch to its tip. */
const BERRY = 0.0105;
const COURSES = 12;

/** A bunch of grapes: courses of berries that grow fewer towards the tip, no two bunches alike. */
export function layBunch(
  sheet: Sheet,
  {
    x,
    y,
    unit,
    colour,
    number,
  }: { x: number; y: number; unit: number; colour: Rgb; number: number },
  light: RowLight,
): void {
  const chance = (i: number): number => hash2(i, number, 61);
  const wide = (0.046 + 0.018 * chance(1)) * unit;
  const long = (0.13 + 0.07 * chance(2)) * unit;
  const lean = (chance(3) - 0.5) * 0.4;
  for (const depth of [0, 1, 2])
    for (let course = 0; course < COURSES; course++) {
      const t = (course + 0.5) / COURSES;
      const half = wide * (1 - t) ** 0.62 * (depth === 2 ? 0.62 : 1) * (t < 0.1 ? 0.72 : 1);
      const count = Math.max(1, Math.round((2 * half) / (BERRY * unit * 1.5)));
      for (let i = 0; i < count; i++) {
        const of = number * 7 + course * 31 + i * 5 + depth * 211;
        const aside = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
        const at = {
          x: x + aside * half + lean * t * long + (hash2(of, 1, 3) - 0.5) * BERRY * unit,
          y: y + t * long + (hash2(of, 2, 3) - 0.5) * BERRY * unit * 1.1,
        };
        const deep = depth === 0 ? 0.4 : depth === 1 ? 0.8 : 1.1;
        layBerry(
          sheet,
          { ...at, radius: BERRY * unit * (0.86 + 0.3 * hash2(of, 3, 3)), of },
          { colour, deep, light },
        );
      }
    }
}

/** Round, with a breath of bloom on it and the sun at its edge. */
function layBerry(
  sheet: Sheet,
  { x, y, radius, of }: { x: number; y: number; radius: number; of: number },
  { colour, deep, light }: { colour: Rgb; deep: number; light: RowLight },
): void {
  const ripe = 0.75 + 0.5 * hash2(of, 9, 3);
  lay(sheet, { x, y, wide: radius + 1, tall: radius + 1, part: 'grapes' }, (dx, dy) => {
    const [u, v] = [dx / radius, dy / radius];
    const far = Math.sqrt(u * u + v * v);
    const cover = clamp((1 - far) * radius + 0.5);
    if (cover === 0) return null;
    const up = Math.sqrt(Math.max(0, 1 - far * far));
    const day = clamp(0.42 + 0.34 * up - 0.36 * v - 0.2 * u * light.side);
    const sun = clamp(light.side * u * 0.8 - v * 0.45 - 0.15) ** 2 * (1 - up) * 2.2;
    const dust = 0.035 * noise2(u * 2 + of, v * 2 + of * 0.7, 8) * up;
    const spot = clamp(1 - Math.hypot(u + 0.3 * -light.side, v + 0.4) * 3.4) * 0.12;
    const at = (k: 0 | 1 | 2): number =>
      deep *
      (colour[k] * ripe * (light.open[k] * day * 1.15 + light.sun[k] * sun) +
        (dust * (0.7 + 0.3 * (k / 2)) + spot) * light.open[k] * 0.8);
    return { light: [at(0), at(1), at(2)], cover };
  });
}
