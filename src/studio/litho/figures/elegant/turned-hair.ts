import { circle, ellipse } from '#studio/litho/geometry.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import { shapeOf } from './turned.ts';
import type { Turned } from './turned.ts';

/** What hangs behind neck and shoulders. */
export function drawHairBehind(face: Turned): void {
  const { press, person, at, size } = face;
  const { hair, hairCut, isWoman, hat } = person;
  if (hairCut === 'bun' && hat === 'none') {
    press.fill(ellipse(at(-0.43, 0.06), size * 0.15, size * 0.17), hair, {
      centre: at(-0.38, 0),
      radius: size * 0.24,
      start: 0.35,
      end: -0.45,
    });
    press.stroke(
      shapeOf(face, '-0.52,0.1 -0.44,0.02 -0.36,0.06', { isClosed: false }),
      lighten(hair, 0.2),
      size * 0.014,
    );
  }
  if (hairCut !== 'long') return;
  const fall = isWoman
    ? `0.2,-0.42 0.04,-0.56 -0.24,-0.52 -0.44,-0.28 -0.5,0.02 -0.45,0.3 -0.56,0.56 -0.5,0.84 -0.36,1.02 -0.2,1.0
      -0.26,0.8 -0.08,0.6 0.06,0.5 0.1,0.2`
    : `0.2,-0.42 0,-0.54 -0.3,-0.48 -0.44,-0.2 -0.44,0.2 -0.42,0.56 -0.26,0.66 -0.1,0.5 0.05,0.2`;
  press.fill(shapeOf(face, fall), darken(hair, 0.1), {
    from: at(0, -0.2),
    to: at(-0.5, 0.6),
    start: 0.2,
    end: -0.5,
  });
  press.clipped(shapeOf(face, fall), () => {
    if (face.isComic) {
      for (const light of LIGHTS_BEHIND) press.veil(shapeOf(face, light), shineOf(hair), 0.9);
      return;
    }
    for (const wave of BEHIND)
      press.stroke(shapeOf(face, wave, { isClosed: false }), lighten(hair, 0.16), size * 0.016);
  });
}
const BEHIND = [
  '-0.2,-0.4 -0.4,-0.1 -0.36,0.3 -0.46,0.56 -0.4,0.86',
  '-0.3,-0.4 -0.46,-0.1 -0.42,0.24 -0.53,0.56 -0.46,0.9',
  '-0.1,0.4 -0.28,0.5 -0.36,0.66 -0.28,0.9',
];

/** Over the brow, parted and combed to both sides. */
export function drawHairBefore(face: Turned): void {
  const { press, person, at, size } = face;
  const { hair, hairCut, isWoman } = person;
  if (hairCut === 'bald') return;
  const cut = isWoman
    ? hairCut === 'long'
      ? 'waves'
      : hairCut === 'bun'
        ? 'drawn'
        : 'bob'
    : 'combed';
  const outline = shapeOf(face, CUTS[cut]);
  press.fill(outline, hair, { from: at(0.3, -0.5), to: at(-0.4, 0.1), start: 0.3, end: -0.4 });
  press.clipped(outline, () => {
    // A comic's hair is one dark mass with lights on it.
    if (face.isComic) {
      for (const light of LIGHTS[cut]) press.veil(shapeOf(face, light), shineOf(hair), 0.9);
      return;
    }
    for (const [i, strand] of STRANDS[cut].entries())
      press.stroke(
        shapeOf(face, strand, { isClosed: false }),
        i % 2 ? lighten(hair, 0.22) : darken(hair, 0.25),
        size * 0.015,
      );
  });
  if (isWoman) drawEarring(face);
}

const CUTS = {
  waves: `0.315,-0.12 0.322,-0.32 0.22,-0.5 0.02,-0.585 -0.22,-0.545 -0.41,-0.36 -0.47,-0.08 -0.42,0.16 -0.46,0.38
    -0.36,0.52 -0.28,0.38 -0.32,0.2 -0.245,0.06 -0.275,-0.1 -0.19,-0.26 0,-0.33 0.14,-0.37 0.25,-0.29`,
  bob: `0.312,-0.1 0.33,-0.32 0.22,-0.52 0,-0.59 -0.25,-0.53 -0.44,-0.32 -0.48,0 -0.42,0.26 -0.27,0.35 -0.1,0.33 0.02,0.25
    -0.09,0.22 -0.16,0.1 -0.18,-0.06 -0.14,-0.19 0.04,-0.2 0.2,-0.185 0.28,-0.17`,
  drawn: `0.308,-0.13 0.32,-0.32 0.2,-0.51 0,-0.57 -0.24,-0.5 -0.4,-0.3 -0.44,-0.06 -0.37,0.12 -0.3,0.16 -0.285,0.02
    -0.26,-0.12 -0.16,-0.26 0.02,-0.32 0.16,-0.36 0.26,-0.28`,
  combed: `0.318,-0.16 0.34,-0.34 0.25,-0.52 0.04,-0.58 -0.22,-0.52 -0.385,-0.32 -0.41,-0.08 -0.37,0.12 -0.315,0.14 -0.29,-0.04
    -0.25,-0.08 -0.24,-0.2 -0.14,-0.29 0.06,-0.33 0.2,-0.37 0.28,-0.29`,
} as const;

/** Blue on black, pale on all others. */
const shineOf = (hair: string): string => (luminanceOf(hair) < 60 ? '#3b6fd8' : lighten(hair, 0.5));

const luminanceOf = (hex: string): number => {
  const [r, g, b] = hexBytes(hex);
  return r * 0.3 + g * 0.59 + b * 0.11;
};

const LIGHTS_BEHIND = [
  '-0.44,-0.2 -0.46,0.1 -0.4,0.36 -0.49,0.6 -0.44,0.86 -0.42,0.6 -0.35,0.36 -0.4,0.1',
  '-0.16,0.56 -0.28,0.66 -0.3,0.84 -0.24,0.94 -0.25,0.8 -0.2,0.66',
];

/** Where the light falls along the waves. */
const LIGHTS = {
  waves: [
    '0.18,-0.46 -0.02,-0.5 -0.24,-0.42 -0.37,-0.2 -0.36,-0.06 -0.27,-0.26 -0.06,-0.4 0.14,-0.4',
    '-0.4,0.1 -0.41,0.3 -0.36,0.42 -0.35,0.26 -0.37,0.08',
  ],
  bob: [
    '0.2,-0.46 0,-0.51 -0.22,-0.43 -0.36,-0.2 -0.33,-0.1 -0.24,-0.3 -0.04,-0.42 0.16,-0.4',
    '-0.34,0.06 -0.3,0.2 -0.18,0.27 -0.24,0.16 -0.28,0.02',
  ],
  drawn: ['0.2,-0.44 0,-0.49 -0.2,-0.41 -0.33,-0.2 -0.31,-0.1 -0.2,-0.3 -0.02,-0.41 0.16,-0.4'],
  combed: [
    '0.22,-0.46 0,-0.51 -0.2,-0.44 -0.31,-0.28 -0.28,-0.2 -0.16,-0.36 0.02,-0.44 0.18,-0.42',
  ],
} as const;

const STRANDS = {
  waves: [
    '0.26,-0.4 0,-0.47 -0.26,-0.36 -0.38,-0.1 -0.34,0.14 -0.4,0.4',
    '0.24,-0.44 -0.02,-0.53 -0.32,-0.4 -0.43,-0.1 -0.385,0.16 -0.43,0.4',
    '0.25,-0.34 0.06,-0.4 -0.18,-0.31 -0.31,-0.1 -0.28,0.08',
  ],
  bob: [
    '0.24,-0.44 0,-0.52 -0.26,-0.42 -0.37,-0.1 -0.3,0.2 -0.1,0.3',
    '0.3,-0.3 0.08,-0.34 -0.18,-0.3',
    '0.2,-0.5 -0.06,-0.56 -0.34,-0.4 -0.43,-0.08 -0.36,0.24',
  ],
  drawn: [
    '0.27,-0.36 0.04,-0.43 -0.2,-0.34 -0.35,-0.1 -0.42,0.06',
    '0.24,-0.43 0,-0.51 -0.26,-0.4 -0.4,-0.1',
    '0.24,-0.32 0.08,-0.37 -0.14,-0.3 -0.29,-0.1 -0.36,0.1',
  ],
  combed: [
    '0.28,-0.36 0.04,-0.44 -0.2,-0.38 -0.35,-0.18',
    '0.25,-0.44 0,-0.52 -0.26,-0.42 -0.38,-0.16',
    '0.27,-0.32 0.08,-0.38 -0.14,-0.33 -0.28,-0.18',
  ],
} as const;

function drawEarring(face: Turned): void {
  const { press, person, at, size } = face;
  const drop = person.hairCut === 'long' ? [-0.285, 0.2] : [-0.3, 0.19];
  const [x = 0, y = 0] = drop;
  if (person.hairCut === 'long' || person.isOld) return;
  press.fill(
    shapeOf(face, `${x},${y} ${x + 0.03},${y + 0.14} ${x},${y + 0.19} ${x - 0.03},${y + 0.14}`),
    '#e2b65a',
  );
  press.detail(circle(at(x, y), size * 0.018), '#fff1cf');
}

/** A band across the brow with a jewel and a feather. */
export function drawHeadband(face: Turned): void {
  const { press, at, size } = face;
  const plume = shapeOf(
    face,
    '-0.3,-0.2 -0.44,-0.42 -0.5,-0.66 -0.4,-0.86 -0.3,-0.7 -0.28,-0.46 -0.26,-0.24',
  );
  press.fill(plume, '#f6ecd8', {
    from: at(-0.28, -0.6),
    to: at(-0.5, -0.5),
    start: 0.4,
    end: -0.45,
  });
  press.stroke(
    shapeOf(face, '-0.28,-0.2 -0.37,-0.46 -0.41,-0.78', { isClosed: false }),
    '#b98d3e',
    size * 0.014,
  );
  const band = shapeOf(
    face,
    '0.322,-0.27 0.2,-0.3 -0.02,-0.3 -0.24,-0.24 -0.455,-0.13 -0.46,-0.21 -0.26,-0.32 -0.02,-0.38 0.2,-0.375 0.325,-0.345',
    { tension: 0.4 },
  );
  press.fill(band, '#e2b65a', { from: at(0.3, -0.3), to: at(-0.45, -0.2), start: 0.45, end: -0.4 });
  press.detail(circle(at(-0.28, -0.26), size * 0.055), '#fff6e2');
  press.detail(circle(at(-0.28, -0.26), size * 0.032), '#2f6f7d');
}
