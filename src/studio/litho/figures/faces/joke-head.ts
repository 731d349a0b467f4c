import { circle, ellipse, points, smooth } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import type { Face } from './face-shape.ts';

const told = ({ at }: Pick<Face, 'at'>, line: string, isClosed = true, tension = 0.4) =>
  smooth(
    points(line).map(([x, y]) => at(x, y)),
    isClosed,
    tension,
  );

/** Which of several cuts somebody has: the same head in every panel. */
const ofCuts = <T>({ top, hair, skin }: Person, cuts: readonly T[]): T | undefined => {
  // Colours are numbers: '#8a1f33'.
  const sum = [top, hair, skin].reduce((all, hex) => all + Number.parseInt(hex.slice(1), 16), 0);
  return cuts[sum % cuts.length];
};

/** What hangs behind the shoulders: waves, a straight fall, or a bob. */
const BEHIND = [
  '-0.36,-0.34 0,-0.54 0.36,-0.34 0.5,0 0.46,0.28 0.58,0.52 0.5,0.78 0.24,0.7 -0.24,0.7 -0.5,0.78 -0.58,0.52 -0.46,0.28 -0.5,0',
  '-0.4,-0.34 0,-0.54 0.4,-0.34 0.48,0.1 0.46,0.8 0.2,0.74 -0.2,0.74 -0.46,0.8 -0.48,0.1',
  '-0.4,-0.34 0,-0.56 0.4,-0.34 0.5,0.04 0.5,0.34 0.3,0.46 -0.3,0.46 -0.5,0.34 -0.5,0.04',
];

export function drawJokeHairBehind(face: Face): void {
  const { press, person, at } = face;
  press.fill(told(face, ofCuts(person, BEHIND) ?? ''), darken(person.hair, 0.14), {
    from: at(-0.4, 0),
    to: at(0.4, 0.7),
    start: 0.15,
    end: -0.45,
  });
}

/** Ears, a jaw, light on one cheek and the shadow under the hair. */
export function drawJokeSkull(face: Face): void {
  const { press, person, at, size } = face;
  const { isWoman, isChild, skin, hairCut } = person;
  if (hairCut === 'bun' && person.hat === 'none') drawKnot(face);
  if (hairCut !== 'long')
    for (const side of [-1, 1]) {
      press.fill(ellipse(at(side * 0.365, 0.01), size * 0.068, size * 0.105), darken(skin, 0.06));
      press.stroke(
        told({ at }, `${side * 0.385},-0.04 ${side * 0.36},0 ${side * 0.38},0.05`, false),
        darken(skin, 0.35),
        size * 0.012,
      );
      if (isWoman && !isChild) press.detail(circle(at(side * 0.38, 0.15), size * 0.03), '#e2b65a');
    }
  const outline = isChild
    ? ellipse(at(0, 0), size * 0.41, size * 0.42)
    : told(
        face,
        isWoman
          ? '0,-0.46 0.26,-0.36 0.35,-0.1 0.34,0.12 0.26,0.31 0.1,0.445 0,0.46 -0.1,0.445 -0.26,0.31 -0.34,0.12 -0.35,-0.1 -0.26,-0.36'
          : '0,-0.46 0.27,-0.36 0.365,-0.1 0.36,0.14 0.3,0.34 0.14,0.455 0,0.47 -0.14,0.455 -0.3,0.34 -0.36,0.14 -0.365,-0.1 -0.27,-0.36',
      );
  press.fill(outline, skin, { from: at(0.3, -0.3), to: at(-0.3, 0.4), start: 0.16, end: -0.08 });
  press.clipped(outline, () => {
    press.veil(
      told(face, '-0.5,-0.5 -0.2,-0.4 -0.29,-0.05 -0.27,0.18 -0.14,0.36 0,0.5 -0.5,0.5'),
      darken(skin, 0.3),
      0.4,
    );
    if (hairCut !== 'bald')
      press.veil(
        told(face, '-0.4,-0.5 0.4,-0.5 0.37,-0.1 0.26,-0.2 0,-0.22 -0.26,-0.16 -0.37,-0.04'),
        darken(skin, 0.35),
        0.35,
      );
  });
  if (person.hasBeard) drawBeard(face);
}

/** Piled up loosely, with light on it. */
function drawKnot(face: Face): void {
  const { press, person, at, size } = face;
  press.fill(
    told(face, '-0.16,-0.46 -0.24,-0.6 -0.14,-0.74 0.02,-0.78 0.18,-0.72 0.25,-0.58 0.16,-0.46'),
    person.hair,
    { from: at(0.2, -0.76), to: at(-0.2, -0.46), start: 0.35, end: -0.4 },
  );
  for (const strand of ['-0.16,-0.6 -0.02,-0.68 0.14,-0.6', '-0.1,-0.53 0.03,-0.58 0.18,-0.52'])
    press.stroke(told(face, strand, false), darken(person.hair, 0.4), size * 0.014);
}

function drawBeard(face: Face): void {
  const { press, person, at, size } = face;
  press.fill(
    told(
      face,
      '-0.37,-0.02 -0.3,0.12 -0.19,0.17 0,0.155 0.19,0.17 0.3,0.12 0.37,-0.02 0.36,0.26 0.2,0.5 0,0.56 -0.2,0.5 -0.36,0.26',
      true,
      0.36,
    ),
    person.hair,
    { from: at(0.3, 0.1), to: at(-0.3, 0.5), start: 0.25, end: -0.35 },
  );
  for (const strand of ['-0.2,0.38 -0.15,0.47', '0,0.42 0,0.51', '0.2,0.38 0.15,0.47'])
    press.stroke(told(face, strand, false), darken(person.hair, 0.35), size * 0.014);
}

/** A fringe, or a parting whose two sides fall along the cheeks; with its light. */
const LONG = [
  {
    hair: '0.06,-0.34 -0.14,-0.26 -0.29,-0.12 -0.36,0.14 -0.4,0.36 -0.5,0.2 -0.5,-0.2 -0.34,-0.48 0,-0.58 0.34,-0.48 0.5,-0.2 0.5,0.2 0.4,0.36 0.36,0.14 0.3,-0.12 0.2,-0.24',
    shine: ['-0.06,-0.5 -0.28,-0.38 -0.4,-0.12', '0.14,-0.5 0.32,-0.36 0.41,-0.12'],
  },
  {
    hair: '-0.34,-0.1 -0.24,-0.15 -0.12,-0.13 0,-0.16 0.12,-0.13 0.24,-0.15 0.34,-0.1 0.38,0.3 0.49,0.2 0.49,-0.22 0.34,-0.48 0,-0.57 -0.34,-0.48 -0.49,-0.22 -0.49,0.2 -0.38,0.3',
    shine: ['-0.28,-0.42 -0.1,-0.49 0.1,-0.49 0.28,-0.42'],
  },
  {
    hair: '-0.2,-0.36 0,-0.22 0.2,-0.14 0.33,-0.04 0.37,0.26 0.5,0.3 0.52,-0.14 0.38,-0.48 0.04,-0.6 -0.32,-0.5 -0.5,-0.18 -0.5,0.3 -0.37,0.26 -0.33,-0.1',
    shine: ['-0.02,-0.5 0.2,-0.42 0.38,-0.2', '-0.3,-0.42 -0.42,-0.2'],
  },
];
const BUN = {
  hair: '-0.34,0 -0.41,-0.24 -0.28,-0.48 0,-0.56 0.28,-0.48 0.41,-0.24 0.34,0 0.32,-0.16 0.2,-0.27 0,-0.31 -0.2,-0.27 -0.32,-0.16',
  shine: ['-0.24,-0.42 -0.06,-0.5', '0.1,-0.5 0.26,-0.42'],
};
const SHORT = [
  // Swept up and to the side.
  {
    hair: '-0.36,-0.02 -0.42,-0.26 -0.38,-0.46 -0.2,-0.6 0.06,-0.64 0.32,-0.58 0.46,-0.44 0.42,-0.22 0.36,-0.02 0.33,-0.18 0.22,-0.3 0.02,-0.3 -0.16,-0.36 -0.28,-0.24 -0.33,-0.14',
    shine: ['-0.24,-0.48 0,-0.55 0.24,-0.5', '-0.1,-0.4 0.1,-0.44 0.3,-0.38'],
  },
  // Curls.
  {
    hair: '-0.36,0 -0.46,-0.12 -0.42,-0.28 -0.46,-0.42 -0.3,-0.48 -0.22,-0.62 -0.06,-0.57 0.08,-0.65 0.2,-0.56 0.36,-0.54 0.4,-0.38 0.48,-0.24 0.42,-0.12 0.36,0 0.32,-0.16 0.22,-0.22 0.12,-0.3 0,-0.25 -0.12,-0.31 -0.22,-0.22 -0.32,-0.17',
    shine: [
      '-0.24,-0.46 -0.16,-0.52 -0.08,-0.46',
      '0.06,-0.5 0.16,-0.54 0.24,-0.46',
      '-0.02,-0.38 0.06,-0.42 0.14,-0.38',
    ],
  },
  // Parted at the side.
  {
    hair: '-0.36,0 -0.4,-0.24 -0.34,-0.44 -0.12,-0.55 0.14,-0.56 0.36,-0.44 0.42,-0.22 0.36,0 0.33,-0.16 0.27,-0.24 0.16,-0.38 -0.04,-0.26 -0.24,-0.22 -0.33,-0.14',
    shine: ['-0.24,-0.42 -0.06,-0.47 0.12,-0.45', '0.22,-0.42 0.34,-0.28'],
  },
  // To the ears, parted in the middle.
  {
    hair: '-0.4,0.12 -0.48,-0.1 -0.44,-0.36 -0.26,-0.54 0,-0.5 0.26,-0.54 0.44,-0.36 0.48,-0.1 0.4,0.12 0.34,-0.04 0.28,-0.22 0.12,-0.34 0,-0.42 -0.12,-0.34 -0.28,-0.22 -0.34,-0.04',
    shine: ['-0.34,-0.34 -0.24,-0.44 -0.12,-0.45', '0.14,-0.45 0.26,-0.42 0.36,-0.3'],
  },
  // Cropped, with a straight brow.
  {
    hair: '-0.36,-0.04 -0.39,-0.26 -0.34,-0.42 -0.2,-0.5 0,-0.52 0.2,-0.5 0.34,-0.42 0.39,-0.26 0.36,-0.04 0.33,-0.2 0.28,-0.3 0.14,-0.29 0,-0.3 -0.14,-0.29 -0.28,-0.3 -0.33,-0.2',
    shine: ['-0.22,-0.41 0,-0.45 0.22,-0.41'],
  },
];

export function drawJokeHair(face: Face): void {
  const { press, person, at, size } = face;
  const { hairCut, hair } = person;
  if (hairCut === 'bald') {
    if (person.isChild)
      press.stroke(
        told(face, '0,-0.4 0.02,-0.52 0.12,-0.52 0.1,-0.43 0.04,-0.46', false),
        hair,
        size * 0.03,
      );
    else
      press.veil(
        told(face, '0.06,-0.4 0.18,-0.36 0.24,-0.26 0.16,-0.3'),
        lighten(person.skin, 0.6),
        0.8,
      );
    return;
  }
  if (hairCut === 'tonsure') return;
  const cut =
    (hairCut === 'long' ? ofCuts(person, LONG) : hairCut === 'bun' ? BUN : ofCuts(person, SHORT)) ??
    BUN;
  const outline = told(face, cut.hair, true, 0.36);
  press.fill(outline, hair, { from: at(0.4, -0.5), to: at(-0.4, 0), start: 0.3, end: -0.35 });
  press.clipped(outline, () => {
    for (const shine of cut.shine) press.veil(told(face, thick(shine)), lighten(hair, 0.45), 0.75);
  });
}

/** A streak from its middle line: pointed at both ends. */
const thick = (line: string): string => {
  const middle = points(line);
  const below = middle.slice(1, -1).map(([x, y]): [number, number] => [x * 0.96, y + 0.05]);
  return [...middle, ...below.toReversed()].map(([x, y]) => `${x},${y}`).join(' ');
};
