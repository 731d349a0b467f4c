import type { Body } from '#studio/litho/figures/figure-body.ts';
import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import { drawBeanie, drawFelt, drawHeadscarf, drawSantaHat } from './soft-hats.ts';
import type { SoftHat } from './soft-hats.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';

/** Tulle from the crown of the head over the shoulders; `face` is what it leaves open at either side. */
export function drawVeil({ press, at }: Pick<Body, 'press' | 'at'>, face: number): void {
  if (face === 0) {
    const fall = [at(-0.06, 0.99), at(0.06, 0.99), at(0.125, 0.7), at(0.15, 0.36)];
    press.fill(smooth([...fall, at(-0.15, 0.36), at(-0.125, 0.7)], true, 0.2), '#fffaf0', {
      from: at(-0.12, 0.5),
      to: at(0.12, 0.5),
      start: -0.22,
      end: 0.1,
    });
    return;
  }
  for (const side of [-1, 1])
    press.fill(
      smooth(
        [
          at(0, 1.005),
          at(side * 0.06, 0.99),
          at(side * 0.1, 0.84),
          at(side * 0.13, 0.6),
          at(side * 0.07, 0.62),
          at(side * (face + 0.018), 0.86),
          at(side * face, 0.965),
        ],
        true,
        0.3,
      ),
      '#fffaf0',
    );
}

/** From the measure of a head to that of a whole figure. */
const HEAD_WIDE = 0.16;
const HEAD_TALL = 0.15;
const BROW = 0.965;
const BRIM = 0.34;
const SOFT: Partial<Record<Body['person']['hat'], (hat: SoftHat) => void>> = {
  beanie: drawBeanie,
  santa: drawSantaHat,
  felt: drawFelt,
  headscarf: drawHeadscarf,
};

export function drawHat({ press, person, at, unit }: Body): void {
  if (person.hat === 'straw') {
    const draw = () => drawStraw({ press, person, at, unit });
    if (person.isHatAsked) press.apart(() => press.named('straw_hat', draw));
    else draw();
  }
  const soft = SOFT[person.hat];
  if (soft)
    soft({
      press,
      at: (x, y) => at(x * HEAD_WIDE, BROW - (y + BRIM) * HEAD_TALL),
      size: unit * HEAD_WIDE,
      ink: person.hatColour,
    });
  if (person.hat === 'chef') {
    press.fill(
      polygon([at(-0.055, 0.96), at(0.055, 0.96), at(0.06, 1.01), at(-0.06, 1.01)]),
      '#fbf3e2',
    );
    for (const x of [-0.045, 0, 0.045]) press.fill(circle(at(x, 1.03), unit * 0.042), '#fffaf0');
  }
  if (person.hat === 'vine' || person.hat === 'blossom') {
    const inks = person.hat === 'vine' ? ['#5c8a3c', '#5a2a72'] : ['#f0a9bd', '#f2c53d'];
    const beads = [-0.055, -0.033, -0.011, 0.011, 0.033, 0.055];
    press.apart(() =>
      press.named(person.hat === 'vine' ? 'grapes' : 'flowers', () =>
        beads.forEach((x, i) =>
          press.fill(circle(at(x, 0.995 - x * x * 9), unit * 0.014), inks[i % 2]!),
        ),
      ),
    );
  }
  if (person.hat === 'crown') {
    const peaks = [-0.06, -0.03, 0, 0.03, 0.06].map((x, i) => at(x, i % 2 ? 0.99 : 1.035));
    press.fill(polygon([at(-0.055, 0.955), ...peaks, at(0.055, 0.955)]), '#e0b23c');
    for (const x of [-0.03, 0, 0.03]) press.fill(circle(at(x, 0.972), unit * 0.007), '#a3182c');
  }
  if (person.hat === 'cap' || person.hat === 'beret') {
    const ink = person.hat === 'beret' ? '#22304a' : lighten('#5e6b2c', 0.1);
    press.fill(
      smooth(
        [at(-0.07, 0.962), at(-0.05, 1.005), at(0.03, 1.01), at(0.075, 0.975), at(0.06, 0.958)],
        true,
        0.4,
      ),
      ink,
    );
    if (person.hat === 'cap')
      press.fill(ellipse(at(0.05, 0.96), unit * 0.05, unit * 0.011), darken(ink, 0.25));
  }
}

function drawStraw({
  press,
  person,
  at,
  unit,
}: Pick<Body, 'press' | 'person' | 'at' | 'unit'>): void {
  const ink = person.hatColour ?? '#f0d48c';
  press.fill(ellipse(at(0, 0.965), unit * 0.115, unit * 0.026), darken(ink, 0.1));
  press.fill(
    smooth([at(-0.06, 0.968), at(-0.05, 1.02), at(0.05, 1.02), at(0.06, 0.968)], true, 0.3),
    ink,
  );
  press.fill(
    polygon([at(-0.06, 0.972), at(0.06, 0.972), at(0.058, 0.988), at(-0.058, 0.988)]),
    '#8a1f33',
  );
}
