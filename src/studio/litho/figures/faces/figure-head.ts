import type { Body } from '#studio/litho/figures/figure-body.ts';
import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import { drawBackOfHead } from './back-of-head.ts';
import { drawHat, drawVeil } from './figure-hats.ts';

export function drawLongHair({ press, person, at }: Body): void {
  press.fill(
    smooth(
      [
        at(-0.07, 0.95),
        at(0.07, 0.95),
        at(0.085, 0.82),
        at(0.06, 0.74),
        at(-0.06, 0.74),
        at(-0.085, 0.82),
      ],
      true,
      0.4,
    ),
    person.hair,
  );
}

/** Neck, face with eyes, nose and mouth, hair and hat; of who is turned away the back of the head. */
export function drawHead(body: Body): void {
  const { press, person, at, unit, shade } = body;
  if (person.isFromBehind) return drawBackOfHead(body);
  const skinLight = shade(at(-0.065, 0), at(0.065, 0));
  press.fill(
    polygon([at(-0.026, 0.86), at(0.026, 0.86), at(0.034, 0.815), at(-0.034, 0.815)]),
    darken(person.skin, 0.16),
  );
  if (person.hairCut === 'bun') press.fill(circle(at(0, 1.0), unit * 0.032), person.hair);
  press.fill(ellipse(at(0, 0.915), unit * 0.058, unit * 0.07), person.skin, skinLight);
  for (const side of [-1, 1]) {
    press.fill(ellipse(at(side * 0.058, 0.91), unit * 0.011, unit * 0.017), person.skin);
    if (person.face === 'open' || person.isChild)
      press.fill(ellipse(at(side * 0.022, 0.922), unit * 0.0075, unit * 0.009), '#241a18');
    else drawEye(body, side);
    press.stroke(
      smooth([at(side * 0.034, 0.942), at(side * 0.022, 0.947), at(side * 0.01, 0.942)], false),
      person.hair,
      unit * 0.006,
    );
    press.veil(ellipse(at(side * 0.034, 0.895), unit * 0.013, unit * 0.009), '#d9604a', 0.35);
  }
  press.stroke(
    smooth([at(0.002, 0.925), at(0.011, 0.902), at(-0.003, 0.899)], false),
    darken(person.skin, 0.34),
    unit * 0.005,
  );
  if (person.hasBeard) {
    press.fill(
      smooth(
        [
          at(-0.056, 0.91),
          at(-0.03, 0.888),
          at(0.03, 0.888),
          at(0.056, 0.91),
          at(0.044, 0.862),
          at(0, 0.838),
          at(-0.044, 0.862),
        ],
        true,
        0.4,
      ),
      person.hair,
    );
  }
  drawMouth(body);
  drawHair(body);
  drawHat(body);
  if (person.hat === 'veil') drawVeil(body, 0.045);
}

/** Open, under a lid with a lash at its outer end: seen small, an eye without a lid is a bead. */
function drawEye({ press, person, at, unit }: Body, side: number): void {
  const ink = '#241a18';
  press.fill(ellipse(at(side * 0.023, 0.919), unit * 0.006, unit * 0.0072), ink);
  const lid = [at(side * 0.037, 0.922), at(side * 0.024, 0.929), at(side * 0.011, 0.923)];
  press.stroke(smooth(lid, false), ink, unit * (person.isWoman ? 0.0055 : 0.0045));
  if (!person.isWoman) return;
  press.stroke(
    smooth([at(side * 0.035, 0.923), at(side * 0.044, 0.927)], false),
    ink,
    unit * 0.005,
  );
}

/** Shouting, sulking or laughing: seen from head to foot, the mouth alone tells it. */
function drawMouth({ press, person, at, unit }: Body): void {
  const ink = '#8a2a34';
  if (person.face === 'open') {
    press.fill(ellipse(at(0, 0.872), unit * 0.017, unit * 0.022), '#3a1016');
    press.stroke(ellipse(at(0, 0.872), unit * 0.017, unit * 0.022), ink, unit * 0.005);
    return;
  }
  if (person.face === 'laugh') {
    const mouth = [at(-0.027, 0.884), at(0.027, 0.884), at(0.014, 0.862), at(-0.014, 0.862)];
    press.fill(smooth(mouth, true, 0.3), '#3a1016');
    press.fill(polygon([at(-0.02, 0.883), at(0.02, 0.883), at(0, 0.876)]), '#fbf6ea');
    return;
  }
  if (person.isWoman && !person.isChild && person.face !== 'down') {
    press.fill(ellipse(at(0, 0.8745), unit * 0.016, unit * 0.0085), '#c01f38');
    return;
  }
  const bend = person.face === 'down' ? -0.009 : 0.009;
  press.stroke(
    smooth(
      [at(-0.02, 0.8745 + bend / 2), at(0, 0.8745 - bend / 2), at(0.02, 0.8745 + bend / 2)],
      false,
    ),
    ink,
    unit * 0.008,
  );
}

function drawHair({ press, person, at }: Body): void {
  if (person.hairCut === 'bald') return;
  const fringe = person.isWoman ? 0.95 : 0.958;
  press.fill(
    smooth(
      [
        at(-0.062, 0.925),
        at(-0.066, 0.965),
        at(-0.035, 0.995),
        at(0.03, 0.998),
        at(0.066, 0.965),
        at(0.062, 0.925),
        at(0.046, fringe),
        at(0.004, fringe + 0.012),
        at(-0.044, fringe),
      ],
      true,
      0.36,
    ),
    person.hair,
    { from: at(-0.06, 0.95), to: at(0.06, 0.99), start: -0.2, end: 0.35 },
  );
}
