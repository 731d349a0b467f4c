import { circle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { drawShoulders } from '#studio/litho/figures/shoulders.ts';
import { shapeOf } from './turned.ts';
import type { Turned } from './turned.ts';

/** Neck and shoulders with what they wear, down to the edge of the picture. */
export function drawTurnedBody(body: Turned): void {
  const { person } = body;
  if (person.wear === 'dress') return drawGown(body);
  if (person.wear === 'suit') return drawDinnerJacket(body);
  if (person.wear === 'casual') return drawOpenShirt(body);
  // Working clothes are cut the same for everybody, below a longer neck.
  const { at, ...rest } = body;
  const wide = person.isWoman ? 1.08 : 1.06;
  drawShoulders({ ...rest, at: (x, y) => at((x - 0.06) * wide, y + 0.12) });
  if (person.wear !== 'robe') drawNeck(body);
}

const NECKS = {
  woman: '-0.225,0.2 -0.2,0.42 -0.235,0.6 -0.12,0.74 0.02,0.76 0.1,0.62 0.075,0.5 0.085,0.4 0,0.2',
  man: '-0.27,0.2 -0.25,0.44 -0.27,0.56 -0.12,0.68 0.04,0.68 0.13,0.56 0.115,0.46 0.12,0.36 0,0.2',
} as const;

function drawNeck(body: Turned): void {
  const { press, person, at } = body;
  const neck = shapeOf(body, NECKS[person.isWoman ? 'woman' : 'man']);
  press.fill(neck, darken(person.skin, 0.08), {
    from: at(0.1, 0.6),
    to: at(-0.2, 0.42),
    start: 0.15,
    end: -0.45,
  });
}

const CHEST = `-0.2,0.58 -0.3,0.7 -0.55,0.8 -0.7,0.92 -0.76,1.16 -0.78,1.5 -0.8,2.4 0.66,2.4 0.64,1.5 0.62,1.16 0.56,0.92
  0.42,0.8 0.2,0.71 0.09,0.6`;

/** Bare shoulders, a bodice on thin straps and a string of pearls. */
function drawGown(body: Turned): void {
  const { press, person, at, size } = body;
  const { skin, top } = person;
  press.fill(shapeOf(body, CHEST), skin, {
    from: at(0.5, 0.8),
    to: at(-0.75, 1.3),
    start: 0.4,
    end: -0.45,
  });
  drawNeck(body);
  press.clipped(shapeOf(body, CHEST), () => {
    press.veil(
      shapeOf(body, '-0.24,0.5 0.1,0.5 0.13,0.62 0.02,0.78 -0.12,0.8 -0.24,0.66'),
      mixHex(darken(skin, 0.34), '#7a2f3a', 0.3),
      0.28,
    );
    // Collar bones.
    for (const bone of ['-0.5,0.86 -0.3,0.84 -0.12,0.9', '0.4,0.85 0.22,0.83 0.03,0.9'])
      press.stroke(shapeOf(body, bone, { isClosed: false }), darken(skin, 0.22), size * 0.014);
    // The arm at her side.
    press.stroke(
      shapeOf(body, '-0.52,1.16 -0.57,1.4 -0.55,2', { isClosed: false }),
      darken(skin, 0.3),
      size * 0.016,
    );
  });
  const bodice = shapeOf(
    body,
    '-0.4,1.0 -0.22,1.1 -0.07,1.24 0.1,1.1 0.32,0.99 0.46,1.12 0.47,1.4 0.42,2.4 -0.5,2.4 -0.55,1.4 -0.53,1.12',
    { tension: 0.4 },
  );
  for (const strap of ['-0.39,1.02 -0.38,0.9 -0.34,0.76', '0.33,1.0 0.33,0.9 0.28,0.745'])
    press.stroke(shapeOf(body, strap, { isClosed: false }), top, size * 0.034, 'butt');
  press.fill(bodice, top, { from: at(0.45, 1.1), to: at(-0.5, 1.6), start: 0.4, end: -0.5 });
  press.clipped(bodice, () => {
    const ray = lighten(top, 0.3);
    const middle: Point = at(-0.06, 1.28);
    for (let i = -4; i <= 4; i++)
      press.stroke(
        shapeOf({ at }, `-0.06,1.28 ${-0.06 + i * 0.07},1.62 ${-0.06 + i * 0.15},2.4`, {
          isClosed: false,
        }),
        i % 2 ? darken(top, 0.28) : ray,
        size * 0.013,
      );
    press.detail(circle(middle, size * 0.035), '#e2b65a');
  });
  press.stroke(
    shapeOf(body, '-0.4,1.0 -0.22,1.1 -0.07,1.24 0.1,1.1 0.32,0.99', {
      isClosed: false,
      tension: 0.4,
    }),
    '#e2b65a',
    size * 0.022,
  );
  const isRoyal = person.hat === 'crown';
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const [x, y] = [-0.255 + t * 0.37, 0.665 + Math.sin(t * Math.PI) * 0.135 - t * 0.01];
    press.detail(circle(at(x, y), size * (isRoyal ? 0.028 : 0.023)), '#fff6e2');
  }
}

const SHOULDERS = `-0.3,0.56 -0.5,0.68 -0.8,0.82 -0.94,1.04 -0.98,1.5 -1,2.4 0.9,2.4 0.86,1.5 0.82,1.04 0.7,0.82 0.42,0.68 0.14,0.56`;

/** Dinner jacket: a white front between broad lapels, and a bow. */
function drawDinnerJacket(body: Turned): void {
  const { press, person, at, size } = body;
  const { top } = person;
  drawNeck(body);
  press.fill(shapeOf(body, SHOULDERS), top, {
    from: at(0.7, 0.8),
    to: at(-0.9, 1.4),
    start: 0.3,
    end: -0.5,
  });
  drawNeck(body);
  const front = shapeOf(
    body,
    '-0.24,0.6 -0.02,0.72 0.14,0.58 0.24,0.7 0.16,1.2 0.06,1.7 -0.1,1.2 -0.3,0.72',
    {
      tension: 0.2,
    },
  );
  press.fill(front, '#fbf6ea', { from: at(0.2, 0.7), to: at(-0.3, 1), start: 0, end: -0.35 });
  for (const collar of [
    '-0.26,0.52 -0.3,0.68 -0.16,0.78 0.0,0.69',
    '0.14,0.52 0.19,0.66 0.1,0.77 0.0,0.69',
  ])
    press.fill(shapeOf(body, collar, { tension: 0.15 }), '#ffffff');
  for (const lapel of [
    '-0.34,0.6 -0.46,0.72 -0.44,0.98 -0.52,1.02 0.04,1.78 -0.06,1.2 -0.26,0.76',
    '0.2,0.58 0.34,0.7 0.36,0.96 0.43,1 0.06,1.78 0.1,1.2 0.21,0.74',
  ])
    press.fill(shapeOf(body, lapel, { tension: 0.15 }), darken(top, 0.3), {
      from: at(0.3, 0.7),
      to: at(-0.4, 1.2),
      start: 0.35,
      end: -0.2,
    });
  for (const wing of ['0.0,0.705 -0.15,0.63 -0.15,0.79', '0.0,0.705 0.13,0.63 0.13,0.79'])
    press.fill(shapeOf(body, wing, { tension: 0.1 }), '#15131a', {
      from: at(0.1, 0.62),
      to: at(-0.1, 0.8),
      start: 0.35,
      end: 0,
    });
  press.fill(circle(at(-0.005, 0.705), size * 0.034), '#15131a');
  for (const y of [0.92, 1.08]) press.detail(circle(at(0.02, y), size * 0.018), '#15131a');
  press.fill(shapeOf(body, '0.48,1.06 0.66,1.0 0.62,1.12 0.5,1.15', { tension: 0.1 }), '#fbf6ea');
}

/** A shirt with its collar open. */
function drawOpenShirt(body: Turned): void {
  const { press, person, at, size } = body;
  const { top, skin, isWoman } = person;
  const cloth = shapeOf(body, isWoman ? CHEST : SHOULDERS);
  press.fill(cloth, top, { from: at(0.7, 0.8), to: at(-0.9, 1.4), start: 0.35, end: -0.45 });
  const open = shapeOf(body, '-0.26,0.56 0.14,0.56 0.16,0.68 0.02,1.14 -0.26,0.72', {
    tension: 0.15,
  });
  press.fill(open, skin, { from: at(0.1, 0.6), to: at(-0.2, 0.9), start: 0.1, end: -0.35 });
  drawNeck(body);
  for (const wing of [
    '-0.28,0.5 -0.42,0.64 -0.26,0.98 -0.12,0.86 -0.25,0.66',
    '0.15,0.5 0.3,0.64 0.22,0.96 0.1,0.88 0.17,0.66',
  ])
    press.fill(shapeOf(body, wing, { tension: 0.12 }), lighten(top, 0.12), {
      from: at(0.2, 0.6),
      to: at(-0.4, 0.9),
      start: 0.25,
      end: -0.3,
    });
  press.stroke(
    shapeOf(body, '0.02,1.12 0.05,1.5 0.05,2.4', { isClosed: false }),
    darken(top, 0.3),
    size * 0.012,
  );
  for (const y of [1.26, 1.48]) press.detail(circle(at(0, y), size * 0.02), '#fbf6ea');
}
