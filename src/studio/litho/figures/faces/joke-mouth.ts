import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import type { Face, Mood } from './face-shape.ts';

const RED = '#c01f38';
const DARK = '#4a1420';
const TONGUE = '#d9566a';
const TEETH = '#fffdf6';

/** Open mouths and the shapes of their lips, from the left corner clockwise. */
const OPEN: Readonly<Partial<Record<Mood, string>>> = {
  joy: '-0.21,0.185 -0.1,0.2 0.1,0.2 0.21,0.185 0.17,0.33 0,0.405 -0.17,0.33',
  shock: '-0.085,0.27 -0.07,0.2 0,0.175 0.07,0.2 0.085,0.27 0.065,0.37 0,0.4 -0.065,0.37',
  cry: '-0.17,0.37 -0.12,0.24 0,0.2 0.12,0.24 0.17,0.37 0.09,0.35 0,0.345 -0.09,0.35',
  wink: '-0.15,0.24 0,0.235 0.18,0.175 0.15,0.3 0.02,0.35 -0.09,0.31',
  yes: '-0.17,0.21 0,0.225 0.18,0.185 0.14,0.29 0,0.33 -0.12,0.3',
  guilty: '-0.17,0.24 0,0.225 0.17,0.24 0.185,0.29 0.17,0.325 0,0.335 -0.17,0.325 -0.185,0.29',
  angry: '-0.16,0.27 -0.1,0.225 0.1,0.225 0.16,0.27 0.17,0.33 0.1,0.32 -0.1,0.32 -0.17,0.33',
};
/** Where the teeth are clenched. */
const CLENCHED = new Set<Mood>(['guilty', 'angry']);

/** Closed mouths: the line between the lips. */
const CLOSED: Readonly<Partial<Record<Mood, string>>> = {
  calm: '-0.12,0.26 0,0.285 0.12,0.26',
  smug: '-0.13,0.275 0.02,0.3 0.15,0.235 0.19,0.2',
  sad: '-0.13,0.325 -0.05,0.275 0.05,0.275 0.13,0.325',
  bored: '-0.13,0.285 0.13,0.28',
  judge: '-0.12,0.3 -0.02,0.27 0.1,0.275 0.15,0.315',
  confused: '-0.14,0.29 -0.06,0.265 0.02,0.29 0.13,0.255',
  asleep: '-0.06,0.3 0,0.285 0.06,0.3',
  no: '-0.14,0.32 -0.05,0.27 0.06,0.28 0.13,0.335',
};

export function drawJokeMouth(face: Face): void {
  const { person, mood } = face;
  const open = OPEN[mood];
  if (mood === 'calm' && lipsOf(face)) drawLips(face);
  else if (open) drawOpen(face, open);
  else drawClosed(face, CLOSED[mood] ?? CLOSED.calm!);
  if (person.hasMoustache) drawMoustache(face);
}

const lipsOf = ({ person: { lips, isWoman } }: Face): string | null =>
  lips ?? (isWoman ? RED : null);

const told = ({ at }: Face, line: string, grow = 0): Point[] =>
  line.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    const [dx, dy] = [x, y - 0.28];
    const far = Math.max(0.001, Math.hypot(dx, dy));
    return at(x + (dx / far) * grow, y + (dy / far) * grow);
  });

function drawOpen(face: Face, line: string): void {
  const { press, mood, at, size } = face;
  const lips = lipsOf(face);
  if (lips) press.fill(smooth(told(face, line, 0.026), true, 0.4), lips);
  const mouth = smooth(told(face, line), true, 0.4);
  press.fill(mouth, CLENCHED.has(mood) ? TEETH : DARK);
  press.clipped(mouth, () => {
    if (CLENCHED.has(mood)) {
      press.stroke(polygon([at(-0.3, 0.28), at(0.3, 0.28)], false), DARK, size * 0.012);
      for (let i = -4; i <= 4; i++)
        press.stroke(polygon([at(i * 0.045, 0.2), at(i * 0.045, 0.36)], false), DARK, size * 0.008);
      return;
    }
    press.detail(ellipse(at(0, mood === 'cry' ? 0.39 : 0.41), size * 0.12, size * 0.08), TONGUE);
    if (mood !== 'shock' && mood !== 'cry')
      press.detail(
        polygon([at(-0.3, 0.12), at(0.3, 0.12), at(0.3, 0.232), at(-0.3, 0.236)]),
        TEETH,
      );
  });
  if (mood !== 'joy' && mood !== 'wink' && mood !== 'yes') return;
  for (const side of [-1, 1])
    press.stroke(
      smooth([at(side * 0.225, 0.15), at(side * 0.25, 0.19), at(side * 0.235, 0.235)], false),
      darken(face.person.skin, 0.35),
      size * 0.016,
    );
}

function drawClosed(face: Face, line: string): void {
  const { press, person, mood, at, size } = face;
  const lips = lipsOf(face);
  const points = told(face, line);
  if (lips) {
    const full = (dy: number) => points.map(([x, y]): Point => [x, y + dy * size]);
    const inner = full(-0.028).slice(1, -1);
    const below = full(0.042).slice(1, -1).toReversed();
    const [first, last] = [points[0]!, points.at(-1)!];
    press.fill(
      smooth(
        [
          first,
          ...(inner.length > 0 ? inner : [mid(first, last, -0.026 * size)]),
          last,
          ...(below.length > 0 ? below : [mid(first, last, 0.036 * size)]),
        ],
        true,
        0.4,
      ),
      lips,
    );
  }
  press.stroke(smooth(points, false, 0.5), lips ? '#5d1020' : '#5a1d24', size * 0.026);
  if (!lips)
    press.stroke(
      smooth([at(-0.05, 0.345), at(0, 0.355), at(0.05, 0.345)], false),
      darken(person.skin, 0.3),
      size * 0.014,
    );
  if (mood === 'smug')
    press.stroke(
      smooth([at(0.2, 0.15), at(0.235, 0.2), at(0.215, 0.25)], false),
      darken(person.skin, 0.35),
      size * 0.018,
    );
}

const mid = (a: Point, b: Point, dy: number): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + dy];

/** Lips with their bow, closed. */
function drawLips(face: Face): void {
  const { press, at, size } = face;
  press.fill(
    smooth(
      [
        at(-0.12, 0.265),
        at(-0.04, 0.232),
        at(0, 0.244),
        at(0.04, 0.232),
        at(0.12, 0.265),
        at(0.05, 0.32),
        at(-0.05, 0.32),
      ],
      true,
      0.35,
    ),
    lipsOf(face) ?? RED,
  );
  press.stroke(
    smooth([at(-0.11, 0.265), at(0, 0.275), at(0.11, 0.265)], false, 0.4),
    '#5d1020',
    size * 0.012,
  );
}

/** A nose with its shadow, rosy where somebody laughs or has cried. */
export function drawJokeNose({ press, person, mood, at, size }: Face): void {
  const shade = darken(person.skin, 0.35);
  const isRosy = mood === 'joy' || mood === 'wink' || mood === 'cry' || mood === 'guilty';
  if (isRosy)
    for (const side of [-1, 1])
      press.veil(
        ellipse(at(side * 0.24, 0.12), size * 0.075, size * 0.05),
        mixHex('#e5506a', person.skin, 0.2),
        0.5,
      );
  if (mood === 'cry')
    press.veil(ellipse(at(0.02, 0.12), size * 0.06, size * 0.045), '#e5506a', 0.5);
  press.stroke(
    smooth([at(0.015, -0.02), at(0.06, 0.11), at(0.03, 0.145), at(-0.035, 0.14)], false, 0.5),
    shade,
    size * 0.022,
  );
}

export function drawMoustache({ press, person, at }: Face): void {
  press.fill(
    smooth(
      [
        at(-0.24, 0.17),
        at(-0.1, 0.15),
        at(0, 0.17),
        at(0.1, 0.15),
        at(0.24, 0.17),
        at(0.1, 0.23),
        at(0, 0.205),
        at(-0.1, 0.23),
      ],
      true,
      0.4,
    ),
    person.hairCut === 'bald' ? '#2a1712' : person.hair,
  );
}
