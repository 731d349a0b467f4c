import { polygon } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Sketch } from './sketch.ts';

/** A bottle leaning; `at` says where in the box its middle is. */
export function drawTilted(
  plate: Plate,
  box: Rect,
  { at: [u, v], turn }: { at: Point; turn: number },
): number {
  const height = Math.min(box.height, box.width) * 0.72;
  plate.press.placed([box.x + box.width * u, box.y + box.height * v], turn, 1, () =>
    put(plate, 'bottle', { x: -height, y: -height / 2, width: height * 2, height }),
  );
  return height;
}

/** The wine runs from the mouth of the bottle into what stands below it. */
export function drawPouring(
  plate: Plate,
  box: Rect,
  into: 'decanter' | 'glass' | 'champagne_flute',
): void {
  const { press, spec } = plate;
  const turn = -1.95;
  const length = Math.min(box.height, box.width) * 0.72;
  const vessel = {
    ...box,
    x: box.x - box.width * 0.2,
    y: box.y + box.height * 0.42,
    height: box.height * 0.58,
  };
  const mouth: Point = [vessel.x + box.width / 2, box.y + box.height * 0.36];
  const middle: Point = [
    mouth[0] - (Math.sin(turn) * length) / 2,
    mouth[1] + (Math.cos(turn) * length) / 2,
  ];
  put(plate, into, vessel);
  const depth = into === 'decanter' ? 0.82 : 0.34;
  press.stroke(
    polygon([mouth, [mouth[0], vessel.y + vessel.height * depth]], false),
    WINE_INKS[spec.wine].body,
    press.unit * 5,
  );
  drawTilted(plate, box, {
    at: [(middle[0] - box.x) / box.width, (middle[1] - box.y) / box.height],
    turn,
  });
}

export const drawPourIn: Sketch = (plate, box) => drawPouring(plate, box, 'glass');

export const drawPourFlute: Sketch = (plate, box) =>
  drawPouring({ ...plate, spec: { ...plate.spec, wine: 'sparkling' } }, box, 'champagne_flute');

/** The bottle rises, and an arrow round its neck says which way it turns. */
export const drawPourTurn: Sketch = (plate, box) => {
  const { press } = plate;
  const turn = -0.9;
  const at: Point = [0.58, 0.56];
  const height = drawTilted(plate, box, { at, turn });
  const neck: Point = [
    box.x + box.width * at[0] + Math.sin(turn) * height * 0.36,
    box.y + box.height * at[1] - Math.cos(turn) * height * 0.36,
  ];
  const r = height * 0.2;
  const ring = Array.from({ length: 19 }, (_, i): Point => {
    const angle = turn + Math.PI * (0.9 + (1.5 * i) / 18);
    return [neck[0] + Math.cos(angle) * r, neck[1] + Math.sin(angle) * r * 0.9];
  });
  press.stroke(polygon(ring, false), '#8a1f33', press.unit * 5);
  const [tip, before] = [ring.at(-1), ring.at(-4)];
  if (tip && before) drawArrowHead(plate, before, tip);
};

function drawArrowHead({ press }: Plate, from: Point, tip: Point): void {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const size = (press.unit * 15) / Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx * size, dy * size];
  press.fill(
    polygon([
      [tip[0] + ux * 0.8, tip[1] + uy * 0.8],
      [tip[0] - ux * 0.4 - uy * 0.7, tip[1] - uy * 0.4 + ux * 0.7],
      [tip[0] - ux * 0.4 + uy * 0.7, tip[1] - uy * 0.4 - ux * 0.7],
    ]),
    '#8a1f33',
  );
}

/** A glass of exactly that shade. */
export const drawTintedGlass: Sketch = ({ press, random }, box, { colour, name }) =>
  drawGlass(press, {
    base: [box.x + box.width / 2, box.y + box.height * 0.98],
    heightPx: Math.min(box.height, box.width * 1.9) * 0.94,
    shape: 'white',
    wine: 'rose',
    random: random.fork(name),
    line: PLATE_INK,
    ...(colour && { ink: colour }),
  });
