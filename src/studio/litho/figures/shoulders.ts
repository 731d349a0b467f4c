import { circle, polygon, smooth } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { Face } from './faces/face-shape.ts';

/** Shoulders and what they wear, down to the edge of the picture. */
export function drawShoulders(face: Face): void {
  const { press, person, at } = face;
  const wide = person.isWoman ? 0.62 : 0.74;
  const body = smooth(
    [
      at(-0.16, 0.4),
      at(-wide * 0.68, 0.5),
      at(-wide * 0.96, 0.74),
      at(-wide, 1.6),
      at(wide, 1.6),
      at(wide * 0.96, 0.74),
      at(wide * 0.68, 0.5),
      at(0.16, 0.4),
    ],
    true,
    0.3,
  );
  const light = { from: at(-0.7, 0.5), to: at(0.7, 1), start: 0.3, end: -0.4 } as const;
  press.fill(body, person.wear === 'chef' ? '#fbf3e2' : person.top, light);
  drawNeck(face);
  const draw = CLOTHES[person.wear];
  draw?.(face);
}

function drawNeck({ press, person, at }: Face): void {
  press.fill(
    polygon([at(-0.15, 0.2), at(0.15, 0.2), at(0.2, 0.48), at(0, 0.6), at(-0.2, 0.48)]),
    darken(person.skin, 0.14),
  );
}

const CLOTHES: Readonly<Record<Face['person']['wear'], ((face: Face) => void) | null>> = {
  casual: ({ press, person, at }) =>
    press.fill(
      smooth([
        at(-0.22, 0.42),
        at(0, 0.62),
        at(0.22, 0.42),
        at(0.26, 0.5),
        at(0, 0.7),
        at(-0.26, 0.5),
      ]),
      darken(person.top, 0.2),
    ),
  dress: ({ press, person, at }) =>
    press.fill(
      smooth(
        [at(-0.3, 0.46), at(0.3, 0.46), at(0.2, 0.72), at(0, 0.84), at(-0.2, 0.72)],
        true,
        0.3,
      ),
      person.skin,
      { from: at(0, 0.44), to: at(0, 0.84), start: -0.3, end: 0.1 },
    ),
  suit: ({ press, person, at, size }) => {
    press.fill(polygon([at(-0.2, 0.44), at(0.2, 0.44), at(0, 1.2)]), '#fbf6ea');
    press.fill(
      polygon([at(-0.05, 0.58), at(0.05, 0.58), at(0.07, 0.95), at(0, 1.05), at(-0.07, 0.95)]),
      '#8a1f33',
    );
    press.fill(
      polygon([at(-0.06, 0.54), at(0.06, 0.54), at(0.04, 0.63), at(-0.04, 0.63)]),
      '#6d1327',
    );
    for (const side of [-1, 1]) {
      const lapel = [
        at(side * 0.19, 0.43),
        at(side * 0.34, 0.5),
        at(side * 0.3, 0.72),
        at(side * 0.36, 0.76),
        at(0, 1.3),
      ];
      press.fill(polygon(lapel), darken(person.top, side > 0 ? 0.1 : 0.25));
    }
    press.detail(circle(at(-0.33, 0.86), size * 0.03), '#d6a84f');
  },
  chef: ({ press, at, size }) => {
    for (const side of [-1, 1])
      for (const y of [0.8, 0.98, 1.16])
        press.detail(circle(at(side * 0.14, y), size * 0.03), '#2a2f3c');
  },
  // The hood lies in folds round the neck, the cord of the habit is below the edge.
  robe: ({ press, person, at }) => {
    for (const [grow, shade] of [
      [0.1, 0.28],
      [0, 0.12],
    ] as const)
      press.fill(
        smooth(
          [
            at(-0.3 - grow, 0.36),
            at(-0.16, 0.42),
            at(0, 0.56 + grow * 0.5),
            at(0.16, 0.42),
            at(0.3 + grow, 0.36),
            at(0.36 + grow, 0.56 + grow),
            at(0, 0.82 + grow * 1.6),
            at(-0.36 - grow, 0.56 + grow),
          ],
          true,
          0.4,
        ),
        darken(person.top, shade),
        { from: at(0.3, 0.4), to: at(-0.3, 0.8), start: 0.2, end: -0.3 },
      );
  },
  apron: ({ press, person, at, size }) => {
    const cloth = person.apron ?? person.bottom;
    for (const side of [-1, 1])
      press.stroke(
        polygon([at(side * 0.2, 0.44), at(side * 0.26, 0.8)], false),
        cloth,
        size * 0.06,
      );
    press.fill(polygon([at(-0.34, 0.78), at(0.34, 0.78), at(0.42, 1.6), at(-0.42, 1.6)]), cloth);
  },
  overalls: ({ press, person, at, size }) => {
    for (const side of [-1, 1])
      press.stroke(
        polygon([at(side * 0.28, 0.46), at(side * 0.26, 0.9)], false),
        person.bottom,
        size * 0.1,
      );
    press.fill(
      polygon([at(-0.36, 0.86), at(0.36, 0.86), at(0.46, 1.6), at(-0.46, 1.6)]),
      person.bottom,
    );
    for (const side of [-1, 1]) press.detail(circle(at(side * 0.27, 0.92), size * 0.04), '#d8ae78');
  },
};
