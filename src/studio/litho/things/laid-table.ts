import { ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { DrawnLook, DrawnThing } from './drawn-thing.ts';

/** More would not be told apart on one table. */
const MOST = 6;
const [CLOTH, FALL, CHINA, SILVER] = ['#fff6e4', '#ead9bd', '#ffffff', '#8d949c'] as const;

/** 'A table set for two': one table with its cloth, and that many places along it. */
export function laidTable({ thing, count }: AskedThing): DrawnThing | null {
  if (thing !== 'place_setting') return null;
  const places = Math.min(MOST, Math.max(1, count ?? 2));
  const wide = 0.72 + places * 0.42;
  return {
    aspect: wide / 1.05,
    height: 1.05,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const unit = heightPx / 1.05;
      const half = (wide * unit) / 2;
      const [back, front] = [y - unit * 0.62, y - unit * 0.44];
      drawTable(press, { x, y, half, back, front });
      for (let i = 0; i < places; i++) {
        const at: Point = [x + (i - (places - 1) / 2) * unit * 0.44, (back + front) / 2];
        const lay = () => drawPlace(press, at, unit * 0.15);
        // The table itself is noted as the first of its places.
        if (i === 0) lay();
        else press.apart(() => press.named('place_setting', lay));
        press.apart(() => press.named('glass', () => drawGlass(press, at, unit, look)));
      }
    },
  };
}

function drawTable(
  press: LithoPress,
  { x, y, half, back, front }: Record<'x' | 'y' | 'half' | 'back' | 'front', number>,
): void {
  const inset = half * 0.1;
  for (const side of [-1, 1])
    press.fill(
      rectangle({
        x: x + side * half * 0.8 - half * 0.03,
        y: front,
        width: half * 0.06,
        height: y - front,
      }),
      '#6b4426',
    );
  const top: readonly Point[] = [
    [x - half + inset, back],
    [x + half - inset, back],
    [x + half, front],
    [x - half, front],
  ];
  press.fill(polygon([...top]), CLOTH);
  const drop = (y - front) * 0.52;
  press.fill(
    polygon([
      [x - half, front],
      [x + half, front],
      [x + half * 0.97, front + drop],
      [x - half * 0.97, front + drop],
    ]),
    FALL,
    { from: [x, front], to: [x, front + drop], start: 0.25, end: -0.3 },
  );
  for (let i = -4; i <= 4; i++)
    press.detail(
      polygon([
        [x + (i * half) / 4.7 - half * 0.008, front + drop * 0.15],
        [x + (i * half) / 4.7 + half * 0.012, front + drop * 0.15],
        [x + (i * half) / 4.75 + half * 0.02, front + drop],
        [x + (i * half) / 4.75 - half * 0.02, front + drop],
      ]),
      '#d8c4a2',
    );
}

/** A plate with its folded napkin between fork and knife. */
function drawPlace(press: LithoPress, [x, y]: Point, reach: number): void {
  press.fill(ellipse([x, y], reach, reach * 0.34), CHINA, {
    centre: [x, y],
    radius: reach,
    start: 0.1,
    end: -0.35,
  });
  press.detail(ellipse([x, y], reach * 0.66, reach * 0.21), '#e6dccb');
  press.detail(
    polygon([
      [x - reach * 0.3, y + reach * 0.1],
      [x, y - reach * 0.42],
      [x + reach * 0.3, y + reach * 0.1],
    ]),
    '#b8354a',
  );
  for (const side of [-1, 1])
    press.detail(
      polygon([
        [x + side * reach * 1.16, y - reach * 0.26],
        [x + side * reach * 1.24, y - reach * 0.26],
        [x + side * reach * 1.32, y + reach * 0.3],
        [x + side * reach * 1.2, y + reach * 0.3],
      ]),
      SILVER,
    );
}

/** Behind the plate, to its right. */
function drawGlass(press: LithoPress, [x, y]: Point, unit: number, look: DrawnLook): void {
  const maker = look.maker('glass');
  maker?.draw(
    press,
    { base: [x + unit * 0.12, y - unit * 0.04], heightPx: unit * 0.4 },
    { ...look, colour: null, isAloft: true, line: '#8a6a4a' },
  );
}
