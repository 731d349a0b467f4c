import { createCanvas } from '@napi-rs/canvas';
import { readSvg } from './read-svg.ts';
import type { SvgShape } from './read-svg.ts';
import { shortenPath } from './shorten-path.ts';

/** [colour, outline in quarters of a unit, opacity in percent where it is no full ink]. */
export type FlatShape = [colour: string, outline: string, opacity?: number];

export interface FlatIcon {
  /** Left, top, width and height of what is seen, in quarters. */
  box: [number, number, number, number];
  /** The colour that most of the thing has; it changes when another is asked for. */
  main: string;
  shapes: FlatShape[];
}

const SIDE = 256;
const SCALE = SIDE / 128;
/** A shape seen on fewer fields than this is dust at the size of a print. */
const DUST = (SIDE * SIDE) / 2200;

export function distilIcon(body: string, skip: number): FlatIcon {
  const shapes = readSvg(body)
    .slice(skip)
    .filter(({ opacity }) => opacity > 0.12);
  const { areas, box } = seenAreas(shapes);
  const kept = shapes.filter((_, i) => (areas[i] ?? 0) > DUST);
  return {
    box,
    main: mainColour(shapes, areas),
    shapes: kept.map(({ path, colour, opacity }): FlatShape => {
      const outline = shortenPath(path.toSVGString());
      return opacity > 0.92 ? [colour, outline] : [colour, outline, Math.round(opacity * 100)];
    }),
  };
}

/** How many fields show each shape, and the box around all. */
function seenAreas(shapes: readonly SvgShape[]): { areas: number[]; box: FlatIcon['box'] } {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d');
  ctx.scale(SCALE, SCALE);
  shapes.forEach(({ path }, i) => {
    ctx.fillStyle = `rgb(${(i + 1) % 256},${(i + 1) >> 8},255)`;
    ctx.fill(path);
  });
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  const areas = shapes.map(() => 0);
  let [left, top, right, bottom] = [SIDE, SIDE, 0, 0];
  for (let i = 0; i < SIDE * SIDE; i++) {
    if ((data[i * 4 + 3] ?? 0) < 128) continue;
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    const index = (data[i * 4] ?? 0) + (data[i * 4 + 1] ?? 0) * 256 - 1;
    areas[index] = (areas[index] ?? 0) + 1;
  }
  const quarter = (4 * 128) / SIDE;
  return {
    areas,
    box: [left * quarter, top * quarter, (right - left) * quarter, (bottom - top) * quarter],
  };
}

function mainColour(shapes: readonly SvgShape[], areas: readonly number[]): string {
  const totals = new Map<string, number>();
  shapes.forEach(({ colour }, i) =>
    totals.set(colour, (totals.get(colour) ?? 0) + (areas[i] ?? 0)),
  );
  return [...totals].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '#888888';
}
