import type { Mood } from './face-shape.ts';
import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { Face } from './face-shape.ts';

interface EyeLook {
  open: number;
  pupil: Point;
  /** Height of the brow at its inner and outer end. */
  brow: readonly [inner: number, outer: number];
}

const EYES: Readonly<Record<Mood, EyeLook>> = {
  calm: { open: 0.72, pupil: [0.1, 0.05], brow: [0.15, 0.16] },
  joy: { open: 0.5, pupil: [0, 0.1], brow: [0.17, 0.18] },
  shock: { open: 1.3, pupil: [0, 0], brow: [0.26, 0.22] },
  smug: { open: 0.55, pupil: [0.35, 0.1], brow: [0.12, 0.2] },
  sad: { open: 0.8, pupil: [0, 0.3], brow: [0.2, 0.12] },
  cry: { open: 0.55, pupil: [0, 0.35], brow: [0.22, 0.1] },
  bored: { open: 0.62, pupil: [0.1, 0.35], brow: [0.13, 0.12] },
  judge: { open: 0.42, pupil: [0.55, 0.05], brow: [0.08, 0.15] },
  angry: { open: 0.7, pupil: [0, 0.1], brow: [0.05, 0.2] },
  guilty: { open: 0.78, pupil: [0.6, 0.2], brow: [0.23, 0.11] },
  confused: { open: 0.9, pupil: [0.3, -0.35], brow: [0.1, 0.17] },
  wink: { open: 0.72, pupil: [0, 0.05], brow: [0.17, 0.18] },
  no: { open: 0.45, pupil: [-0.4, 0.2], brow: [0.1, 0.16] },
  yes: { open: 0.8, pupil: [0.3, 0], brow: [0.17, 0.19] },
};

/** One brow up: smugness, judgement, bewilderment. */
const ARCHED = new Set<Mood>(['smug', 'judge', 'confused']);

export function drawEyes(face: Face): void {
  const { press, person, mood, at, size } = face;
  const { open, pupil, brow } = EYES[mood];
  for (const side of [-1, 1]) {
    const x = side * 0.15;
    const lift = ARCHED.has(mood) && side > 0 ? 0.07 : 0;
    const isShut = mood === 'wink' && side > 0;
    if (isShut) drawShutEye(face, x);
    else {
      const wide = person.isChild ? 1.24 : 1;
      press.fill(ellipse(at(x, -0.04), size * 0.085 * wide, size * 0.08 * open * wide), '#fffdf6');
      press.fill(
        circle(
          at(x + pupil[0] * 0.05, -0.04 + pupil[1] * 0.05),
          size * (mood === 'shock' ? 0.026 : Math.min(0.04, 0.075 * open) * wide),
        ),
        '#16121a',
      );
    }
    if (mood === 'bored') drawLid(face, x);
    if (person.isWoman && mood !== 'shock' && !isShut) drawLashes(face, x, side, open);
    press.stroke(
      smooth(
        [
          at(x - side * 0.09, -0.04 - brow[0] - lift),
          at(x, -0.06 - (brow[0] + brow[1]) / 2 - lift),
          at(x + side * 0.1, -0.04 - brow[1] - lift),
        ],
        false,
      ),
      person.hairCut === 'bald' ? '#2a1712' : person.hair,
      size * (person.isWoman || person.isChild ? 0.03 : 0.045),
    );
    if (mood === 'joy')
      press.veil(ellipse(at(side * 0.24, 0.1), size * 0.07, size * 0.045), '#e5506a', 0.45);
    if (mood === 'sad')
      press.detail(ellipse(at(side * 0.17, 0.12), size * 0.022, size * 0.04), '#7fc4e8');
    if (mood === 'cry') drawTears(face, x);
  }
  if (mood === 'confused') drawQuestion(face);
  if (mood === 'guilty')
    press.detail(ellipse(at(0.33, -0.16), size * 0.03, size * 0.055), '#7fc4e8');
  press.stroke(
    smooth([at(0.0, -0.02), at(0.05, 0.1), at(-0.02, 0.12)], false),
    darken(person.skin, 0.35),
    size * 0.02,
  );
  if (person.isOld) drawWrinkles(face);
}

/** The mark that comics set beside a puzzled head. */
function drawQuestion({ press, at, size }: Face): void {
  for (const [x, y, tall] of [
    [0.58, -0.3, 0.26],
    [-0.6, -0.3, 0.18],
  ] as const) {
    const hook = smooth(
      [
        at(x - tall * 0.3, y - tall * 0.6),
        at(x, y - tall),
        at(x + tall * 0.32, y - tall * 0.62),
        at(x + tall * 0.04, y - tall * 0.22),
        at(x, y),
      ],
      false,
      0.5,
    );
    press.stroke(hook, '#16121a', size * tall * 0.2);
    press.fill(circle(at(x, y + tall * 0.28), size * tall * 0.13), '#16121a');
  }
}

/** A lid drawn down over a smile, with its lashes. */
function drawShutEye({ press, at, size }: Face, x: number): void {
  press.stroke(
    smooth([at(x - 0.09, -0.05), at(x, -0.005), at(x + 0.1, -0.06)], false),
    '#16121a',
    size * 0.028,
  );
  for (const [u, v] of [
    [0.03, 0.035],
    [0.075, 0.02],
    [0.115, -0.015],
  ] as const)
    press.stroke(
      polygon([at(x + u - 0.015, v - 0.04), at(x + u, v)], false),
      '#16121a',
      size * 0.014,
    );
}

function drawLid({ press, person, at, size }: Face, x: number): void {
  const lid = smooth(
    [at(x - 0.09, -0.035), at(x, -0.03), at(x + 0.09, -0.035), at(x, -0.115)],
    true,
    0.4,
  );
  press.fill(lid, darken(person.skin, 0.08));
  press.stroke(
    polygon([at(x - 0.09, -0.035), at(x + 0.09, -0.035)], false),
    '#16121a',
    size * 0.014,
  );
}

function drawLashes({ press, at, size }: Face, x: number, side: number, open: number): void {
  const top = -0.04 - 0.08 * open;
  press.stroke(
    smooth([at(x - side * 0.08, -0.05), at(x, top - 0.005), at(x + side * 0.1, -0.075)], false),
    '#16121a',
    size * 0.02,
  );
}

function drawTears({ press, at, size }: Face, x: number): void {
  press.detail(
    smooth(
      [at(x - 0.03, 0.03), at(x + 0.03, 0.03), at(x + 0.045, 0.2), at(x, 0.33), at(x - 0.045, 0.2)],
      true,
      0.35,
    ),
    '#7fc4e8',
  );
  press.detail(ellipse(at(x * 1.3, 0.4), size * 0.02, size * 0.034), '#7fc4e8');
}

export function drawWrinkles({ press, person, at, size }: Face): void {
  const ink = darken(person.skin, 0.25);
  for (const side of [-1, 1]) {
    press.stroke(
      smooth([at(side * 0.1, 0.14), at(side * 0.18, 0.2), at(side * 0.19, 0.27)], false),
      ink,
      size * 0.012,
    );
    press.stroke(
      smooth([at(side * 0.09, 0.06), at(side * 0.15, 0.075), at(side * 0.21, 0.055)], false),
      ink,
      size * 0.01,
    );
  }
}

const RED = '#c01f38';

const lipsOf = ({ lips, isWoman }: Face['person']): string | null => lips ?? (isWoman ? RED : null);

export function drawMouth(face: Face): void {
  const { press, person, mood, at, size } = face;
  const lips = lipsOf(person);
  if (mood === 'shock' || mood === 'cry') {
    const wide = mood === 'cry' ? 0.12 : 0.075;
    if (lips) press.fill(ellipse(at(0, 0.27), size * (wide + 0.03), size * 0.13), lips);
    press.fill(
      ellipse(at(0, 0.27), size * wide, size * (mood === 'cry' ? 0.08 : 0.105)),
      '#4a1420',
    );
  } else if (mood === 'joy') {
    const grin = (grow: number) =>
      smooth(
        [
          at(-0.17 - grow, 0.2 - grow),
          at(0, 0.23 - grow),
          at(0.17 + grow, 0.2 - grow),
          at(0.09 + grow, 0.34 + grow),
          at(-0.09 - grow, 0.34 + grow),
        ],
        true,
        0.4,
      );
    if (lips) press.fill(grin(person.lips ? 0.024 : 0.011), lips);
    press.fill(grin(0), '#5d1020');
    press.fill(
      polygon([at(-0.13, 0.215), at(0.13, 0.215), at(0.11, 0.25), at(-0.11, 0.25)]),
      '#fffdf6',
    );
  } else if (mood === 'calm' && lips) drawLips(face);
  else drawLine(face);
  if (person.hasMoustache) drawMoustache(face);
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

/** Closed lips with a bow. */
function drawLips({ press, person, at, size }: Face): void {
  press.fill(
    smooth(
      [
        at(-0.12, 0.265),
        at(-0.04, 0.22),
        at(0, 0.235),
        at(0.04, 0.22),
        at(0.12, 0.265),
        at(0.05, 0.325),
        at(-0.05, 0.325),
      ],
      true,
      0.35,
    ),
    lipsOf(person) ?? RED,
  );
  press.stroke(
    smooth([at(-0.11, 0.265), at(0, 0.275), at(0.11, 0.265)], false, 0.4),
    '#5d1020',
    size * 0.012,
  );
}

/** How a closed mouth runs: corners and middle. */
const LINES: Readonly<Partial<Record<Mood, readonly [Point, Point, Point]>>> = {
  calm: [
    [-0.12, 0.255],
    [0, 0.285],
    [0.12, 0.255],
  ],
  smug: [
    [-0.1, 0.25],
    [0.02, 0.29],
    [0.15, 0.21],
  ],
  yes: [
    [-0.1, 0.25],
    [0.02, 0.29],
    [0.15, 0.21],
  ],
  wink: [
    [-0.14, 0.21],
    [0, 0.3],
    [0.15, 0.2],
  ],
  guilty: [
    [-0.09, 0.3],
    [0, 0.265],
    [0.11, 0.29],
  ],
  confused: [
    [-0.13, 0.29],
    [-0.01, 0.245],
    [0.12, 0.275],
  ],
  bored: [
    [-0.12, 0.28],
    [0, 0.28],
    [0.12, 0.28],
  ],
  judge: [
    [-0.11, 0.27],
    [0.02, 0.26],
    [0.13, 0.3],
  ],
};

function drawLine({ press, person, mood, at, size }: Face): void {
  const [a, b, c] = LINES[mood] ?? [
    [-0.12, 0.31],
    [0, 0.25],
    [0.12, 0.31],
  ];
  press.stroke(
    smooth([at(...a), at(...b), at(...c)], false, 0.5),
    lipsOf(person) ?? '#9a2436',
    size * (person.isWoman ? 0.045 : 0.03),
  );
}
