import type { Body } from '#studio/litho/figures/figure-body.ts';
import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import { drawHat, drawVeil } from './figure-hats.ts';

/** Neck, ears and hair of somebody whose face is turned away. */
export function drawBackOfHead(body: Body): void {
  const { press, person, at, unit, shade } = body;
  const isBald = person.hairCut === 'bald' || person.hairCut === 'tonsure';
  press.fill(
    polygon([at(-0.03, 0.88), at(0.03, 0.88), at(0.036, 0.815), at(-0.036, 0.815)]),
    darken(person.skin, 0.1),
  );
  for (const side of [-1, 1])
    press.fill(ellipse(at(side * 0.059, 0.91), unit * 0.011, unit * 0.017), person.skin);
  const light = shade(at(-0.065, 0), at(0.065, 0));
  press.fill(ellipse(at(0, 0.918), unit * 0.058, unit * 0.07), person.skin, light);
  if (!isBald)
    // Down to the nape, where it is cut.
    press.fill(
      smooth(
        [
          at(-0.062, 0.93),
          at(-0.06, 0.965),
          at(-0.03, 0.997),
          at(0.03, 0.997),
          at(0.06, 0.965),
          at(0.062, 0.93),
          at(0.048, 0.876),
          at(0, 0.866),
          at(-0.048, 0.876),
        ],
        true,
        0.36,
      ),
      person.hair,
      light,
    );
  if (person.hairCut === 'long') drawFall(body);
  if (person.hairCut === 'bun') {
    press.fill(circle(at(0, 0.955), unit * 0.036), darken(person.hair, 0.18));
    press.fill(circle(at(0, 0.957), unit * 0.028), lighten(person.hair, 0.06));
  }
  drawHat(body);
  if (person.hat === 'veil') drawVeil(body, 0);
}

/** Long hair over the shoulders. */
function drawFall({ press, person, at, unit, shade }: Body): void {
  const hair = [at(-0.062, 0.95), at(0.062, 0.95), at(0.078, 0.84), at(0.06, 0.7), at(0, 0.685)];
  press.fill(
    smooth([...hair, at(-0.06, 0.7), at(-0.078, 0.84)], true, 0.36),
    person.hair,
    shade(at(-0.08, 0), at(0.08, 0)),
  );
  for (const x of [-0.028, 0.006, 0.034])
    press.stroke(
      smooth([at(x, 0.94), at(x * 1.25, 0.83), at(x * 1.1, 0.72)], false),
      darken(person.hair, 0.22),
      unit * 0.004,
    );
}
