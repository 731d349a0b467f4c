import type { AskedThing } from '#studio/things/asked-thing.ts';
import { circle, ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten } from '#studio/litho/mix-colours.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { fromOutline } from './outlines/cut-outline.ts';
import type { DrawnLook, DrawnThing } from './drawn-thing.ts';

const mouth = fromOutline({ icon: 'mouth', height: 0.4 });

/** Lips with something between the teeth. */
export function lipsBiting(morsel: AskedThing): DrawnThing {
  return {
    get aspect() {
      return mouth.aspect;
    },
    height: 0.9,
    draw: (press, { base, heightPx }, look) => {
      mouth.draw(press, { base, heightPx }, look);
      const at: Point = [base[0], base[1] - heightPx * 0.43];
      const size = heightPx * 0.52;
      press.apart(() =>
        press.named(morsel.thing, () => {
          if (morsel.thing === 'grapes') drawBerry(press, { at, size, look, morsel });
          else
            look
              .maker(morsel.thing)
              ?.draw(
                press,
                { base: [at[0], at[1] + size * 0.5], heightPx: size },
                { ...look, isAloft: true, colour: morsel.colour?.hex ?? null },
              );
        }),
      );
    },
  };
}

function drawBerry(
  press: LithoPress,
  { at, size, look, morsel }: { at: Point; size: number; look: DrawnLook; morsel: AskedThing },
): void {
  const isPale = look.wine === 'white' || look.wine === 'sparkling';
  const ink = morsel.colour?.hex ?? (isPale ? '#a9c44a' : '#5b2a72');
  press.fill(circle(at, size * 0.44), ink, {
    centre: [at[0] - size * 0.14, at[1] - size * 0.16],
    radius: size * 0.6,
    start: 0.5,
    end: -0.5,
  });
  press.detail(
    ellipse([at[0] - size * 0.15, at[1] - size * 0.17], size * 0.09, size * 0.06, -0.6),
    lighten(ink, 0.75),
  );
}

/** Lips above a glass, with a straw down into the wine or at the rim itself. */
export function lipsSipping(drink: AskedThing, hasStraw: boolean): DrawnThing {
  return {
    aspect: 0.74,
    height: 1.5,
    draw: (press, { base, heightPx }, look) => {
      const [x, y] = base;
      const glassHeight = heightPx * (hasStraw ? 0.62 : 0.68);
      const lipsHeight = Math.min(heightPx * 0.36, (heightPx * 0.6) / mouth.aspect);
      const lips: Point = [x - heightPx * 0.05, y - heightPx * (hasStraw ? 0.66 : 0.6)];
      const from: Point = [lips[0] + heightPx * 0.02, lips[1] - lipsHeight * 0.42];
      const to: Point = [x + heightPx * 0.1, y - glassHeight * 0.52];
      const drawMouth = () =>
        mouth.draw(press, { base: lips, heightPx: lipsHeight }, { ...look, isAloft: true });
      if (!hasStraw) drawMouth();
      press.apart(() =>
        press.named(drink.thing, () =>
          look
            .maker(drink.thing)
            ?.draw(
              press,
              { base: [x + heightPx * 0.1, y], heightPx: glassHeight },
              { ...look, colour: drink.colour?.hex ?? null, fill: drink.fill ?? 'full' },
            ),
        ),
      );
      if (!hasStraw) return;
      drawMouth();
      press.apart(() => press.named('drinking_straw', () => drawStraw(press, from, to, look)));
    },
  };
}

/** Striped, from the mouth down into the wine. */
export function drawStraw(press: LithoPress, from: Point, to: Point, { wine }: DrawnLook): void {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.075;
  press.stroke(polygon([from, to], false), '#fffaf0', width);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = Math.atan2(dx, -dy);
  for (let i = 1; i < 9; i++) {
    const at: Point = [from[0] + (dx * i) / 9, from[1] + (dy * i) / 9];
    press.placed(at, turn, 1, () =>
      press.detail(
        rectangle({ x: -width * 0.42, y: -width * 0.2, width: width * 0.84, height: width * 0.4 }),
        '#d9344a',
      ),
    );
  }
  press.veil(circle(to, width * 0.7), WINE_INKS[wine].body, 0.6);
}
