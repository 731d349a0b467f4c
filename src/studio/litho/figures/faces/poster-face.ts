import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import type { Face, Mood } from './face-shape.ts';
import { drawWrinkles } from './joke-eyes.ts';
import type { Line } from './poster-hair.ts';

/** Moods that need no grimace: a poster's face is drawn, a joke's is played. */
const GENTLE: ReadonlySet<Mood> = new Set<Mood>(['calm', 'joy', 'yes']);
export const isGentle = (mood: Mood): boolean => GENTLE.has(mood);

const INK = '#2a1712';

/** Cheekbones and chin, half of them in shadow. */
export function drawPosterSkull({ press, person, at, size }: Face): void {
  const { skin, isWoman, hairCut } = person;
  if (hairCut !== 'long')
    for (const side of [-1, 1]) {
      press.fill(ellipse(at(side * 0.335, 0.01), size * 0.055, size * 0.095), darken(skin, 0.08));
      if (isWoman) press.fill(circle(at(side * 0.345, 0.13), size * 0.026), '#e2b65a');
    }
  const jaw: readonly Point[] = isWoman
    ? [
        [0.285, 0.18],
        [0.2, 0.34],
        [0.075, 0.445],
      ]
    : [
        [0.3, 0.2],
        [0.235, 0.36],
        [0.1, 0.455],
      ];
  const right: readonly Point[] = [[0.2, -0.42], [0.32, -0.2], [0.335, 0], ...jaw];
  const outline = smooth(
    [...right, ...right.map(([x, y]): Point => [-x, y]).toReversed()].map(([x, y]) => at(x, y)),
    true,
    0.42,
  );
  press.fill(outline, skin, { from: at(0.3, -0.3), to: at(-0.3, 0.4), start: 0.3, end: -0.25 });
  press.clipped(outline, () => {
    const shadow = smooth(
      [
        at(-0.4, -0.5),
        at(-0.08, -0.4),
        at(-0.16, 0),
        at(-0.12, 0.3),
        at(-0.02, 0.5),
        at(-0.4, 0.5),
      ],
      true,
      0.3,
    );
    press.veil(shadow, mixHex(darken(skin, 0.3), '#7a2f3a', 0.3), 0.22);
    for (const side of [-1, 1])
      press.veil(
        ellipse(at(side * 0.2, 0.13), size * 0.085, size * 0.055),
        '#d9604a',
        isWoman ? 0.3 : 0.16,
      );
  });
}

/** Almond eyes under their lids, and a nose that is mostly its shadow. */
export function drawPosterEyes(face: Face): void {
  const { press, person, at, size, mood } = face;
  const { isWoman, skin } = person;
  const narrow = mood === 'joy' ? 0.72 : 1;
  for (const side of [-1, 1]) {
    const point = (x: number, y: number): Point => at(side * (0.145 + x), -0.035 + y * narrow);
    const almond = smooth(
      [point(-0.078, 0.012), point(-0.01, -0.043), point(0.088, -0.012), point(0.01, 0.034)],
      true,
      0.5,
    );
    if (isWoman)
      press.veil(
        smooth(
          [point(-0.08, 0), point(-0.01, -0.085), point(0.11, -0.05), point(0.03, -0.02)],
          true,
          0.5,
        ),
        '#77508f',
        0.3,
      );
    press.fill(almond, '#fffaf0');
    press.clipped(almond, () => {
      const iris: Point = at(side * 0.145 + 0.012, -0.04);
      press.fill(circle(iris, size * 0.036), isWoman ? '#3d5a44' : '#5b3a22');
      press.fill(circle(iris, size * 0.019), '#16121a');
      press.fill(circle([iris[0] + size * 0.012, iris[1] - size * 0.012], size * 0.008), '#fffdf6');
    });
    press.stroke(
      smooth(
        [point(-0.082, 0.014), point(-0.01, -0.045), point(isWoman ? 0.112 : 0.092, -0.02)],
        false,
        0.5,
      ),
      INK,
      size * (isWoman ? 0.022 : 0.014),
    );
    const thick = isWoman ? 0.02 : 0.034;
    press.fill(
      smooth(
        [
          point(-0.085, -0.112),
          point(0.02, -0.135),
          point(0.12, -0.1),
          point(0.02, -0.135 + thick * 0.8),
          point(-0.085, -0.112 + thick),
        ],
        true,
        0.4,
      ),
      person.hairCut === 'bald' ? INK : darken(person.hair, 0.25),
    );
  }
  press.veil(
    polygon([at(-0.005, -0.07), at(0.012, 0.11), at(-0.062, 0.13)]),
    darken(skin, 0.4),
    0.3,
  );
  press.stroke(
    smooth([at(-0.05, 0.125), at(-0.012, 0.15), at(0.04, 0.128)], false, 0.5),
    darken(skin, 0.4),
    size * 0.014,
  );
  if (person.isOld) drawWrinkles(face);
}

/** Lips with their bow; a smile shows its teeth. */
export function drawPosterMouth({ press, person, mood, at, size }: Face): void {
  const { isWoman, skin } = person;
  const ink = person.lips ?? (isWoman ? '#c01f38' : mixHex(darken(skin, 0.3), '#a83a40', 0.4));
  const full = isWoman ? 1 : 0.6;
  const lips = smooth(
    [
      at(-0.115, 0.262),
      at(-0.035, 0.262 - 0.036 * full),
      at(0, 0.262 - 0.024 * full),
      at(0.035, 0.262 - 0.036 * full),
      at(0.115, 0.262),
      at(0.05, 0.268 + 0.05 * full),
      at(-0.05, 0.268 + 0.05 * full),
    ],
    true,
    0.35,
  );
  if (mood === 'calm') {
    press.fill(lips, ink);
    const line = smooth([at(-0.118, 0.256), at(0, 0.272), at(0.118, 0.256)], false, 0.4);
    press.stroke(line, '#5d1020', size * 0.011);
    return;
  }
  const smile = (grow: number) =>
    smooth(
      [
        at(-0.135 - grow, 0.235 - grow),
        at(0, 0.25 - grow),
        at(0.135 + grow, 0.235 - grow),
        at(0.07 + grow, 0.312 + grow),
        at(-0.07 - grow, 0.312 + grow),
      ],
      true,
      0.42,
    );
  press.fill(smile(0.014), ink);
  press.fill(smile(0), '#fffaf0');
}

/** Along the jaw, clear of the cheeks. */
export function drawPosterBeard({ press, person, at }: Face): void {
  const right: Line = [
    [0.335, -0.03],
    [0.28, 0.15],
    [0.13, 0.19],
  ];
  const below: Line = [
    [0.32, 0.26],
    [0.21, 0.44],
  ];
  const mirrored = (line: Line): Line => line.map(([x, y]) => [-x, y] as const).toReversed();
  const edge: Line = [
    ...mirrored(right).toReversed(),
    [0, 0.175],
    ...[...right].toReversed(),
    ...below,
    [0, 0.52],
    ...mirrored(below),
  ];
  press.fill(
    smooth(
      edge.map(([x, y]) => at(x, y)),
      true,
      0.35,
    ),
    person.hair,
    {
      from: at(0.3, 0.1),
      to: at(-0.3, 0.4),
      start: 0.2,
      end: -0.3,
    },
  );
}
