import { byteToLinear, toBytes } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { PaintedThing } from './painted-thing.ts';

type Lab = readonly [number, number, number];

/** Which ink each pixel has; -1 outside the thing. */
export interface FlatImage {
  width: number;
  height: number;
  inks: readonly string[];
  labels: Int16Array;
}

const MOST_INKS = 7;
/** Inks nearer to each other than this are one. */
const ALIKE = 0.04;
const ROUNDS = 12;
const SOLID = 128;

/** A photograph in a handful of flat inks, the most frequent first, without its grain. */
export function flattenColours({ width, height, data }: PaintedThing): FlatImage {
  const labels = new Int16Array(width * height).fill(-1);
  const inside: number[] = [];
  for (let i = 0; i < labels.length; i++) if (data[i * 4 + 3]! > SOLID) inside.push(i);
  const colours = inside.map((i) => labOf(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!));
  const centres = merged(clustered(colours));
  inside.forEach((i, n) => (labels[i] = nearest(centres, colours[n]!)));
  smooth(labels, width, height);
  const order = byArea(labels, centres.length);
  const rank = new Map(order.map((ink, at) => [ink, at]));
  return {
    width,
    height,
    inks: order.map((ink) => hexOf(centres[ink]!)),
    labels: labels.map((ink) => (ink < 0 ? -1 : rank.get(ink)!)),
  };
}

/** The farthest colours first, then means: the same inks every time. */
function clustered(colours: readonly Lab[]): Lab[] {
  const some = colours.filter((_, i) => i % Math.ceil(colours.length / 6000) === 0);
  let centres: Lab[] = [mean(some)];
  while (centres.length < MOST_INKS) centres.push(farthest(some, centres));
  for (let round = 0; round < ROUNDS; round++) {
    const groups = centres.map((): Lab[] => []);
    for (const colour of some) groups[nearest(centres, colour)]!.push(colour);
    centres = groups.map((group, i) => (group.length > 0 ? mean(group) : centres[i]!));
  }
  return centres;
}

function merged(centres: readonly Lab[]): Lab[] {
  const kept: Lab[] = [];
  for (const centre of centres)
    if (kept.every((other) => distance(other, centre) > ALIKE)) kept.push(centre);
  return kept;
}

/** Every pixel takes the ink that most of those around it have. */
function smooth(labels: Int16Array, width: number, height: number): void {
  for (let round = 0; round < 3; round++) {
    const before = labels.slice();
    for (let y = 2; y < height - 2; y++)
      for (let x = 2; x < width - 2; x++) {
        const at = y * width + x;
        const counts = new Map<number, number>();
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) {
            const ink = before[at + dy * width + dx]!;
            counts.set(ink, (counts.get(ink) ?? 0) + 1);
          }
        const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
        if (most && most[1] >= 13) labels[at] = most[0];
      }
  }
}

function byArea(labels: Int16Array, count: number): number[] {
  const areas = Array.from({ length: count }, () => 0);
  for (const ink of labels) if (ink >= 0) areas[ink]!++;
  const inks = areas.map((_, ink) => ink).filter((ink) => areas[ink]! > 0);
  return inks.toSorted((a, b) => areas[b]! - areas[a]!);
}

const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function nearest(centres: readonly Lab[], colour: Lab): number {
  const far = centres.map((centre) => distance(centre, colour));
  return far.indexOf(Math.min(...far));
}

const farthest = (colours: readonly Lab[], centres: readonly Lab[]): Lab => {
  const far = colours.map((colour) => Math.min(...centres.map((one) => distance(one, colour))));
  return colours[far.indexOf(Math.max(...far))]!;
};

const mean = (colours: readonly Lab[]): Lab => {
  const of = (k: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[k], 0) / colours.length;
  return [of(0), of(1), of(2)];
};

/** OKLab, in which equal steps look equal. */
function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [byteToLinear(red), byteToLinear(green), byteToLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = toBytes(withinGamut(rgb));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Light that a screen can show. */
export const withinGamut = ([r, g, b]: Rgb): Rgb => [shown(r), shown(g), shown(b)];
const shown = (value: number): number => Math.min(1, Math.max(0, value));
