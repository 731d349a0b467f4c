import { shortenPath } from '../outlines/shorten-path.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { FlatImage } from './flatten-colours.ts';

type Point = readonly [x: number, y: number];

/** Patches smaller than this share of the whole are left out. */
const LEAST_PATCH = 0.002;
/** How far, in pixels, a line may run beside the edge of its patch. */
const SLACK = 1.7;
/** Corners sharper than this stay corners. */
const CORNER = 0.75;

/** Shadows lie on all inks alike. */
const SHADOW = '#1c1326';
const SHADOWS: readonly (readonly [below: number, percent: number])[] = [
  [186, 20],
  [112, 26],
];

/**
 * Flat shapes, back to front. Each ink lies under all that come after it, so that no ground shows
 * through between two patches that touch.
 */
export function traceShapes(flat: FlatImage, light: Uint8Array): FlatShape[] {
  const { inks, labels } = flat;
  const least = labels.reduce((sum, ink) => sum + (ink >= 0 ? 1 : 0), 0) * LEAST_PATCH;
  const patches = (isOn: (at: number) => boolean, share = 1): string =>
    shortenPath(
      loopsOf(flat, isOn)
        .filter((loop) => Math.abs(areaOf(loop)) > least * share)
        .map((loop) => smoothPath(simplified(loop)))
        .join(''),
    );
  const shapes: FlatShape[] = [
    ...inks.map((ink, from): FlatShape => [ink, patches((at) => labels[at]! >= from)]),
    ...SHADOWS.map(([below, percent]): FlatShape => {
      const isShaded = (at: number): boolean => labels[at]! >= 0 && light[at]! < below;
      return [SHADOW, patches(isShaded, SHADOW_LEAST), percent];
    }),
  ];
  return shapes.filter(([, path]) => path !== '');
}
/** A shadow is seen only where it is wide. */
const SHADOW_LEAST = 4;

/** The edges of all patches, patches to the right hand, holes to the left. */
function loopsOf({ width, height }: FlatImage, isOnAt: (at: number) => boolean): Point[][] {
  const isOn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && isOnAt(y * width + x);
  const next = new Map<number, number[]>();
  const key = (x: number, y: number): number => y * (width + 1) + x;
  const edge = (x: number, y: number, toX: number, toY: number): void => {
    const from = key(x, y);
    next.set(from, [...(next.get(from) ?? []), key(toX, toY)]);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isOn(x, y)) continue;
      if (!isOn(x, y - 1)) edge(x, y, x + 1, y);
      if (!isOn(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!isOn(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!isOn(x - 1, y)) edge(x, y + 1, x, y);
    }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at = start, to = next.get(at)?.pop(); to !== undefined; to = next.get(at)?.pop()) {
      loop.push([at % (width + 1), Math.floor(at / (width + 1))]);
      at = to;
      if (at === start) break;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

const areaOf = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Ramer, Douglas and Peucker's way, on both halves of a closed line. */
function simplified(loop: readonly Point[]): Point[] {
  const far = farthestFrom(loop, loop[0]!);
  const there = thinned(loop.slice(0, far + 1));
  const back = thinned([...loop.slice(far), loop[0]!]);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

const farthestFrom = (loop: readonly Point[], [x, y]: Point): number => {
  const far = loop.map(([px, py]) => Math.hypot(px - x, py - y));
  return far.indexOf(Math.max(...far));
};

function thinned(line: readonly Point[]): Point[] {
  if (line.length < 3) return [...line];
  const [a, b] = [line[0]!, line.at(-1)!];
  const away = line.map((point) => distanceToLine(point, a, b));
  const most = Math.max(...away);
  if (most <= SLACK) return [a, b];
  const at = away.indexOf(most);
  return [...thinned(line.slice(0, at + 1)).slice(0, -1), ...thinned(line.slice(at))];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Rounded at every bend but the sharp ones. */
function smoothPath(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const middle = (i: number): Point => {
    const [[ax, ay], [bx, by]] = [points[i]!, points[(i + 1) % points.length]!];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const start = middle(points.length - 1);
  const parts = points.map((point, i) => {
    const [from, to] = [middle((i + points.length - 1) % points.length), middle(i)];
    return turnAt(from, point, to) > CORNER
      ? `L${told(point)}L${told(to)}`
      : `Q${told(point)} ${told(to)}`;
  });
  return `M${told(start)}${parts.join('')}Z`;
}

const turnAt = ([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): number => {
  const turn = Math.atan2(by - y, bx - x) - Math.atan2(y - ay, x - ax);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
};

/** Quarters are told in whole numbers. */
const told = ([x, y]: Point): string => `${x / 4} ${y / 4}`;
