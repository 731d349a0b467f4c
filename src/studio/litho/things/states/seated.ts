import { capsule, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { dropShadow } from '#studio/litho/props/table-item.ts';
import { fromOutline } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

interface Seated {
  /** Noto's outline of the face. */
  icon: string;
  coat: string;
  belly: string;
  paws: string;
  tail: 'brush' | 'thin' | 'none';
  tip?: string;
  height: number;
}

/** How much of the whole the head takes. */
const HEAD = 0.5;

/** An animal of which Noto draws the face alone, sitting up with a body of our own. */
export function seatedThing(animal: Seated): DrawnThing {
  const head = fromOutline({ icon: animal.icon, height: 1 });
  return {
    aspect: 0.62,
    height: animal.height,
    draw: (press, { base, heightPx }, look) => {
      const at = (x: number, y: number): Point => [base[0] + x * heightPx, base[1] - y * heightPx];
      const coat = look.colour ?? animal.coat;
      dropShadow(press, base, heightPx * 0.26, heightPx * 0.03);
      if (animal.tail !== 'none') drawTail(press, at, { ...animal, coat }, heightPx);
      drawBody(press, at, { ...animal, coat }, heightPx);
      const headHeight = Math.min(heightPx * HEAD, (heightPx * 0.58) / head.aspect);
      head.draw(
        press,
        { base: at(0, 1 - headHeight / heightPx), heightPx: headHeight },
        { ...look, isAloft: true },
      );
    },
  };
}

type Place = (x: number, y: number) => Point;

function drawTail(press: LithoPress, at: Place, { tail, coat, tip }: Seated, size: number): void {
  if (tail === 'thin') {
    press.stroke(
      smooth([at(0.14, 0.06), at(0.27, 0.08), at(0.29, 0.26)], false),
      coat,
      size * 0.035,
    );
    return;
  }
  const brush = smooth(
    [at(0.1, 0.02), at(0.24, 0.02), at(0.33, 0.18), at(0.3, 0.38), at(0.22, 0.3), at(0.18, 0.14)],
    true,
    0.4,
  );
  press.fill(brush, coat, { from: at(0.12, 0.1), to: at(0.34, 0.3), start: -0.3, end: 0.3 });
  if (tip) press.fill(smooth([at(0.31, 0.26), at(0.3, 0.4), at(0.23, 0.31)], true, 0.35), tip);
}

function drawBody(press: LithoPress, at: Place, { coat, belly, paws }: Seated, size: number): void {
  const light = { from: at(-0.2, 0.5), to: at(0.2, 0), start: 0.2, end: -0.45 } as const;
  for (const side of [-1, 1])
    press.fill(ellipse(at(side * 0.14, 0.1), size * 0.105, size * 0.1), coat, light);
  press.fill(
    smooth(
      [
        at(-0.12, 0.56),
        at(0.12, 0.56),
        at(0.18, 0.26),
        at(0.16, 0.03),
        at(-0.16, 0.03),
        at(-0.18, 0.26),
      ],
      true,
      0.35,
    ),
    coat,
    light,
  );
  press.detail(
    smooth(
      [at(-0.08, 0.5), at(0.08, 0.5), at(0.09, 0.24), at(0, 0.14), at(-0.09, 0.24)],
      true,
      0.35,
    ),
    belly,
  );
  for (const side of [-1, 1]) {
    press.fill(capsule(at(side * 0.075, 0.28), at(side * 0.075, 0.05), size * 0.044), coat, light);
    press.fill(ellipse(at(side * 0.085, 0.028), size * 0.06, size * 0.032), darken(paws, 0.02));
    press.fill(ellipse(at(side * 0.2, 0.028), size * 0.07, size * 0.032), darken(paws, 0.02));
  }
}
