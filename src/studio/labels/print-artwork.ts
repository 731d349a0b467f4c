import type { ArtworkPrint } from './label-spec.ts';
import type { PaintedLabel } from './painted-label.ts';

/** Few flat inks, as a printer of posters mixes them; letters keep their edges. */
const INKS = 10;
/** Colours nearer than this are one ink. */
const NEAR = 26;

/** A customer's artwork in the hand of a drawn picture: its own shapes in a few flat inks. */
export function printArtwork(
  artwork: ArtworkPrint,
  { width, height }: { width: number; height: number },
): PaintedLabel {
  const inks = mixInks(artwork);
  const color = new Uint8ClampedArray(width * height * 4);
  const [sx, sy] = [artwork.width / width, artwork.height / height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ink = nearest(inks, meanOf(artwork, { x: x * sx, y: y * sy, width: sx, height: sy }));
      color.set([...ink, 255], (y * width + x) * 4);
    }
  }
  return { color, relief: new Uint8ClampedArray(width * height * 4).fill(128) };
}

type Ink = readonly [number, number, number];

const distance = (a: Ink, b: Ink): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/** The commonest colours that differ enough from one another. */
function mixInks({ rgba }: ArtworkPrint): Ink[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgba.length; i += 4) {
    const [r, g, b] = onPaper(rgba, i);
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const inks: Ink[] = [];
  for (const [key] of [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const ink: Ink = [((key >> 10) << 3) + 4, (((key >> 5) & 31) << 3) + 4, ((key & 31) << 3) + 4];
    if (inks.every((known) => distance(known, ink) > NEAR)) inks.push(ink);
    if (inks.length === INKS) break;
  }
  return inks;
}

/** Unprinted is paper. */
function onPaper(rgba: Uint8Array, i: number): Ink {
  const alpha = rgba[i + 3]! / 255;
  const over = (c: number): number => Math.round(rgba[i + c]! * alpha + 255 * (1 - alpha));
  return [over(0), over(1), over(2)];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function meanOf({ width, height, rgba }: ArtworkPrint, box: Box): Ink {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const [right, bottom] = [
    Math.min(width, box.x + box.width),
    Math.min(height, box.y + box.height),
  ];
  for (let y = Math.floor(box.y); y < bottom; y++) {
    for (let x = Math.floor(box.x); x < right; x++) {
      const pixel = onPaper(rgba, (y * width + x) * 4);
      for (const c of [0, 1, 2] as const) sum[c] += pixel[c];
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function nearest(inks: readonly Ink[], colour: Ink): Ink {
  return inks.reduce((best, ink) => (distance(ink, colour) < distance(best, colour) ? ink : best));
}
