import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface SoftHat {
  press: LithoPress;
  /** Heads from the middle between brow and mouth: the brow is at -0.3, the crown at -0.6. */
  at: (x: number, y: number) => Point;
  /** The height of a head's unit. */
  size: number;
  ink: string | null;
}

/** Knitted, with its edge folded up and a bobble. */
export function drawBeanie({ press, at, size, ink }: SoftHat): void {
  const wool = ink ?? '#a8323a';
  press.fill(circle(at(0, -0.88), size * 0.14), lighten(wool, 0.45));
  press.fill(
    smooth(
      [
        at(-0.41, -0.3),
        at(-0.38, -0.6),
        at(-0.2, -0.82),
        at(0.2, -0.82),
        at(0.38, -0.6),
        at(0.41, -0.3),
      ],
      true,
      0.4,
    ),
    wool,
    { from: at(-0.4, -0.8), to: at(0.4, -0.3), start: 0.2, end: -0.25 },
  );
  for (const x of [-0.2, 0, 0.2])
    press.detail(
      smooth([at(x * 1.3, -0.46), at(x * 1.1, -0.62), at(x * 0.6, -0.78)], false),
      darken(wool, 0.16),
    );
  press.fill(
    smooth(
      [
        at(-0.44, -0.44),
        at(0, -0.5),
        at(0.44, -0.44),
        at(0.45, -0.25),
        at(0, -0.31),
        at(-0.45, -0.25),
      ],
      true,
      0.25,
    ),
    lighten(wool, 0.22),
  );
}

/** Red, with white fur and its tip hanging to one side. */
export function drawSantaHat({ press, at, size }: SoftHat): void {
  press.fill(
    smooth(
      [
        at(-0.4, -0.3),
        at(-0.3, -0.66),
        at(0.04, -0.94),
        at(0.46, -0.78),
        at(0.56, -0.42),
        at(0.36, -0.56),
        at(0.4, -0.3),
      ],
      true,
      0.35,
    ),
    '#c01f38',
    { from: at(-0.4, -0.8), to: at(0.4, -0.3), start: 0.15, end: -0.25 },
  );
  press.fill(circle(at(0.56, -0.36), size * 0.11), '#fffaf0');
  press.fill(
    smooth(
      [
        at(-0.45, -0.44),
        at(0, -0.5),
        at(0.45, -0.44),
        at(0.46, -0.25),
        at(0, -0.31),
        at(-0.46, -0.25),
      ],
      true,
      0.3,
    ),
    '#fffaf0',
  );
}

/** A felt hat with its ribbon. */
export function drawFelt({ press, at, size, ink }: SoftHat): void {
  const felt = ink ?? '#5b4634';
  press.fill(
    smooth(
      [
        at(-0.33, -0.38),
        at(-0.3, -0.72),
        at(-0.08, -0.8),
        at(0, -0.74),
        at(0.08, -0.8),
        at(0.3, -0.72),
        at(0.33, -0.38),
      ],
      true,
      0.3,
    ),
    felt,
  );
  press.fill(
    polygon([at(-0.335, -0.5), at(0.335, -0.5), at(0.34, -0.39), at(-0.34, -0.39)]),
    darken(felt, 0.4),
  );
  press.fill(ellipse(at(0, -0.36), size * 0.56, size * 0.1), darken(felt, 0.1));
}

/** A kerchief round the hair, knotted below the chin in the manner of the fields. */
export function drawHeadscarf({ press, at, ink }: SoftHat): void {
  const cloth = ink ?? '#b0453f';
  press.fill(
    smooth(
      [
        at(-0.46, 0.02),
        at(-0.46, -0.4),
        at(-0.22, -0.68),
        at(0.22, -0.68),
        at(0.46, -0.4),
        at(0.46, 0.02),
        at(0.34, -0.28),
        at(0, -0.4),
        at(-0.34, -0.28),
      ],
      true,
      0.3,
    ),
    cloth,
    { from: at(-0.4, -0.7), to: at(0.4, 0), start: 0.15, end: -0.2 },
  );
}
