import type { Body } from '#studio/litho/figures/figure-body.ts';
import { HIP } from '#studio/litho/figures/figure-body.ts';
import { circle, polygon, smooth } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';

export function drawSkirt({ press, person, pose, at, shade }: Body): void {
  const hem = person.isLongDressed ? 0.02 : 0.2;
  // Thrown out and up by a turn.
  const fly = pose.swing ?? 0;
  const [out, back] = fly > 0 ? [fly, 0] : [0, -fly];
  const skirt = smooth(
    [
      at(-0.068, 0.58),
      at(0.068, 0.58),
      at(0.12 + out * 0.03, 0.4),
      at(0.17 + out * 0.09, hem + out * 0.07),
      ...(fly === 0 ? [] : [at(0.07, hem - 0.005), at(-0.07, hem - 0.005)]),
      at(-0.17 - back * 0.09, hem + back * 0.07),
      at(-0.12 - back * 0.03, 0.4),
    ],
    true,
    0.2,
  );
  press.fill(skirt, person.top, shade(at(-0.16, 0), at(0.16, 0)));
  press.fill(
    polygon([at(-0.069, 0.595), at(0.069, 0.595), at(0.072, 0.565), at(-0.072, 0.565)]),
    darken(person.top, 0.3),
  );
}

export function drawSuit({ press, at }: Body): void {
  press.fill(polygon([at(-0.032, 0.835), at(0.032, 0.835), at(0, 0.66)]), '#f4ead6');
  press.fill(
    polygon([at(-0.008, 0.815), at(0.008, 0.815), at(0.014, 0.71), at(0, 0.68), at(-0.014, 0.71)]),
    '#8a1f33',
  );
  press.fill(
    polygon([at(-0.032, 0.835), at(-0.062, 0.82), at(-0.052, 0.74), at(0, 0.65)]),
    '#2a2f3c',
  );
  press.fill(polygon([at(0.032, 0.835), at(0.062, 0.82), at(0.052, 0.74), at(0, 0.65)]), '#343a48');
}

/** Seen from behind: the seam of a coat, the strings of an apron, the straps of overalls. */
export function drawBack(body: Body): void {
  const { press, person, at, unit } = body;
  const line = (points: Parameters<typeof polygon>[0], ink: string, wide: number): void =>
    press.stroke(polygon(points, false), ink, unit * wide);
  if (person.wear === 'suit' || person.wear === 'robe') {
    press.fill(
      polygon([at(-0.04, 0.838), at(0.04, 0.838), at(0.05, 0.818), at(-0.05, 0.818)]),
      darken(person.top, 0.25),
    );
    line([at(0, 0.81), at(0, HIP)], darken(person.top, 0.3), 0.005);
  }
  if (person.wear === 'apron' || person.wear === 'chef') {
    const cloth = person.apron ?? (person.wear === 'chef' ? '#fbf3e2' : '#4a3a34');
    line([at(-0.06, 0.81), at(0.075, 0.6)], cloth, 0.012);
    line([at(0.06, 0.81), at(-0.075, 0.6)], cloth, 0.012);
    line([at(-0.085, 0.59), at(0.085, 0.59)], cloth, 0.016);
  }
  if (person.wear !== 'overalls') return;
  line([at(-0.06, 0.81), at(0.05, 0.58)], person.bottom, 0.02);
  line([at(0.06, 0.81), at(-0.05, 0.58)], person.bottom, 0.02);
  press.fill(
    polygon([at(-0.095, 0.58), at(0.095, 0.58), at(0.1, HIP - 0.02), at(-0.1, HIP - 0.02)]),
    person.bottom,
  );
}

export function drawApron({ press, person, at, shade }: Body): void {
  const cloth = person.apron ?? (person.wear === 'chef' ? '#fbf3e2' : '#4a3a34');
  const apron = polygon([
    at(-0.055, 0.76),
    at(0.055, 0.76),
    at(0.082, 0.6),
    at(0.1, 0.28),
    at(-0.1, 0.28),
    at(-0.082, 0.6),
  ]);
  press.fill(apron, cloth, shade(at(-0.1, 0), at(0.1, 0)));
  for (const side of [-1, 1]) {
    press.stroke(
      polygon([at(side * 0.05, 0.76), at(side * 0.04, 0.832)], false),
      cloth,
      press.unit * 4,
    );
  }
}

export function drawOveralls({ press, person, at, shade }: Body): void {
  const bib = polygon([
    at(-0.06, 0.74),
    at(0.06, 0.74),
    at(0.098, 0.56),
    at(0.1, HIP - 0.02),
    at(-0.1, HIP - 0.02),
    at(-0.098, 0.56),
  ]);
  press.fill(bib, person.bottom, shade(at(-0.1, 0), at(0.1, 0)));
  for (const side of [-1, 1]) {
    press.stroke(
      polygon([at(side * 0.05, 0.74), at(side * 0.06, 0.825)], false),
      person.bottom,
      press.unit * 7,
    );
    press.fill(circle(at(side * 0.048, 0.73), press.unit * 4), '#d8ae78');
  }
}
