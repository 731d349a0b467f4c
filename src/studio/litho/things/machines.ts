import {
  capsule,
  circle,
  ellipse,
  polygon,
  rectangle,
  roundedRectangle,
  smooth,
} from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import { dropShadow } from '#studio/litho/props/table-item.ts';
import { fromOutline } from './outlines/cut-outline.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Random } from '#studio/random.ts';
import type { DrawnLook, DrawnThing } from './drawn-thing.ts';

const robotHead = fromOutline({ icon: 'robot', height: 1 });
const skullHead = fromOutline({ icon: 'skull', height: 1 });
type Place = (x: number, y: number) => Point;

/** A whole robot, with hands that could serve. */
export const robot: DrawnThing = {
  aspect: 0.62,
  height: 1.1,
  draw: (press, { base, heightPx }, look) => {
    const at: Place = (x, y) => [base[0] + x * heightPx, base[1] - y * heightPx];
    const steel = look.colour ?? '#9aa7b2';
    dropShadow(press, base, heightPx * 0.22, heightPx * 0.03);
    const light = { from: at(-0.2, 0.6), to: at(0.2, 0.1), start: 0.35, end: -0.45 } as const;
    for (const side of [-1, 1]) {
      press.fill(
        capsule(at(side * 0.08, 0.24), at(side * 0.08, 0.06), heightPx * 0.04),
        darken(steel, 0.2),
        light,
      );
      press.fill(
        ellipse(at(side * 0.1, 0.03), heightPx * 0.085, heightPx * 0.035),
        darken(steel, 0.35),
      );
      press.fill(
        capsule(at(side * 0.2, 0.52), at(side * 0.25, 0.3), heightPx * 0.034),
        darken(steel, 0.15),
        light,
      );
      press.fill(circle(at(side * 0.255, 0.27), heightPx * 0.042), darken(steel, 0.35));
    }
    const [left, top] = at(-0.18, 0.58);
    const torso = { x: left, y: top, width: heightPx * 0.36, height: heightPx * 0.36 };
    press.fill(roundedRectangle(torso, heightPx * 0.05), steel, light);
    const [px, py] = at(-0.1, 0.5);
    press.fill(
      roundedRectangle(
        { x: px, y: py, width: heightPx * 0.2, height: heightPx * 0.16 },
        heightPx * 0.02,
      ),
      lighten(steel, 0.35),
    );
    for (const [x, ink] of [
      [-0.055, '#d9604a'],
      [0, '#f0b04a'],
      [0.055, '#6f9d62'],
    ] as const)
      press.detail(circle(at(x, 0.42), heightPx * 0.02), ink);
    robotHead.draw(
      press,
      { base: at(0, 0.57), heightPx: heightPx * 0.43 },
      { ...look, isAloft: true },
    );
  },
};

/** A skeleton down to the hips. */
export const skeleton: DrawnThing = {
  aspect: 0.62,
  height: 1.15,
  draw: (press, { base, heightPx }, look) => {
    const at: Place = (x, y) => [base[0] + x * heightPx, base[1] - y * heightPx];
    const bone = look.colour ?? '#f4ecd8';
    const width = heightPx * 0.034;
    const line = (points: readonly Point[], w = width) =>
      press.stroke(smooth(points, false, 0.4), bone, w);
    dropShadow(press, base, heightPx * 0.2, heightPx * 0.03);
    for (const side of [-1, 1]) {
      line([at(side * 0.07, 0.3), at(side * 0.1, 0.16), at(side * 0.09, 0.02)]);
      line([at(side * 0.09, 0.02), at(side * 0.17, 0.015)]);
      line([at(side * 0.19, 0.66), at(side * 0.26, 0.5), at(side * 0.2, 0.36)]);
      press.fill(circle(at(side * 0.2, 0.34), heightPx * 0.032), bone);
    }
    line([at(0, 0.68), at(0, 0.3)], width * 1.2);
    line([at(-0.19, 0.66), at(0, 0.68), at(0.19, 0.66)]);
    for (const [i, y] of [0.6, 0.54, 0.48, 0.42].entries()) {
      const wide = 0.155 - i * 0.012;
      line([at(-wide, y - 0.02), at(0, y + 0.02), at(wide, y - 0.02)], width * 0.72);
    }
    press.fill(
      smooth(
        [at(-0.12, 0.33), at(0, 0.3), at(0.12, 0.33), at(0.06, 0.24), at(-0.06, 0.24)],
        true,
        0.35,
      ),
      bone,
    );
    skullHead.draw(
      press,
      { base: at(0, 0.69), heightPx: heightPx * 0.31 },
      { ...look, isAloft: true },
    );
  },
};

const LOADS = {
  grapes: ['#4a2a5e', '#5b2a72', '#3c2150'],
  barrel: ['#8a5a34'],
} as const;

/** A cart, with what it carries. */
export const loadedTrailer = (load: keyof typeof LOADS | null): DrawnThing => ({
  aspect: 1.5,
  height: 0.55,
  draw: (press, { base, heightPx }, look) => {
    const at: Place = (x, y) => [base[0] + x * heightPx, base[1] - y * heightPx];
    const wood = look.colour ?? '#a8713f';
    dropShadow(press, base, heightPx * 0.7, heightPx * 0.06);
    press.stroke(polygon([at(-0.62, 0.34), at(-0.76, 0.3)], false), '#3f3a42', heightPx * 0.05);
    if (load === 'grapes') drawGrapes(press, at, heightPx, look.random.fork('load'));
    if (load === 'barrel') drawBarrels(press, at, heightPx, look);
    const box = [at(-0.62, 0.74), at(0.62, 0.74), at(0.56, 0.32), at(-0.56, 0.32)];
    press.fill(polygon(box), wood, {
      from: at(-0.6, 0.7),
      to: at(0.6, 0.3),
      start: 0.25,
      end: -0.4,
    });
    for (const y of [0.46, 0.6])
      press.stroke(polygon([at(-0.6, y), at(0.6, y)], false), darken(wood, 0.35), heightPx * 0.012);
    for (const x of [-0.3, 0.32]) {
      press.fill(circle(at(x, 0.18), heightPx * 0.18), '#2b2730');
      press.fill(circle(at(x, 0.18), heightPx * 0.09), '#d8ae78');
    }
  },
});

function drawGrapes(press: LithoPress, at: Place, size: number, dice: Random): void {
  press.apart(() =>
    press.named('grapes', () => {
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 13 - row * 2; i++) {
          const x = (i - (12 - row * 2) / 2) * 0.092 + dice.range(-0.012, 0.012);
          press.detail(circle(at(x, 0.72 + row * 0.085), size * 0.055), dice.pick(LOADS.grapes));
        }
    }),
  );
}

function drawBarrels(press: LithoPress, at: Place, size: number, look: DrawnLook): void {
  const barrel = look.maker('barrel');
  press.apart(() => {
    for (const x of [-0.38, 0, 0.38])
      press.named('barrel', () =>
        barrel?.draw(press, { base: at(x, 0.6), heightPx: size * 0.5 }, { ...look, colour: null }),
      );
  });
}

/** A drinking straw, bent at its upper end. */
export const drinkingStraw: DrawnThing = {
  aspect: 0.35,
  height: 0.6,
  draw: (press, { base, heightPx }, look) => {
    const at: Place = (x, y) => [base[0] + x * heightPx, base[1] - y * heightPx];
    const ink = look.colour ?? '#d9344a';
    const straw = polygon([at(-0.08, 0), at(0, 0.76), at(0.16, 0.98)], false);
    press.stroke(straw, '#fbf6ea', heightPx * 0.06);
    for (let i = 0; i < 7; i++) {
      const y = 0.06 + i * 0.1;
      const x = -0.08 + (y / 0.76) * 0.08;
      press.detail(
        rectangle({
          x: at(x, 0)[0] - heightPx * 0.03,
          y: at(0, y)[1],
          width: heightPx * 0.06,
          height: heightPx * 0.035,
        }),
        ink,
      );
    }
  },
};
