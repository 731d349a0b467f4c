import type { ThingId } from '#studio/things/catalogue.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawBareVine } from './acts/bare-vine.ts';
import { drawPouring } from '#studio/litho/props/pouring.ts';
import type { DrawnLook } from '#studio/litho/things/drawn-thing.ts';
import type { Prop } from './roles.ts';
import { drawVat } from './acts/vat.ts';

/** A mug in the hand, by its name. */
export function drawCup(
  press: LithoPress,
  cup: ThingId,
  { hand, tall }: Grip,
  look: DrawnLook,
): void {
  const heightPx = tall * 0.15;
  const base: Point = [hand[0], hand[1] + heightPx * 0.35];
  press.apart(() =>
    press.named(cup, () =>
      look.maker(cup)?.draw(press, { base, heightPx }, { ...look, isAloft: true }),
    ),
  );
}

const SIZES = { bottle: 0.28, grapes: 0.17, basket: 0.2, secateurs: 0.1 } as const;

export interface Grip {
  hand: Point;
  tall: number;
  /** Between the feet. */
  base?: Point;
  side?: 1 | -1;
}

/** Things in hands are pieces of their own in the inventory, so they are drawn by their name. */
export function drawProp(
  press: LithoPress,
  prop: Exclude<Prop, null>,
  { hand, tall, base = hand, side = 1 }: Grip,
  look: DrawnLook,
): void {
  if (prop === 'secateurs') drawBareVine(press, { base, tall, side });
  if (prop === 'vat') drawVat(press, { base, tall });
  else if (prop === 'pouring') drawPoured(press, { base, tall, side }, look);
  else if (prop === 'glass')
    press.apart(() =>
      drawGlass(press, {
        base: [hand[0], hand[1] + tall * 0.05],
        heightPx: tall * 0.2,
        shape: look.spec.glass,
        wine: look.wine,
        random: look.random.fork('held glass'),
        line: look.line,
        lightSide: look.lightSide,
      }),
    );
  else {
    const heightPx = tall * SIZES[prop];
    const drop =
      prop === 'grapes' ? heightPx * 0.95 : prop === 'bottle' ? heightPx * 0.55 : heightPx * 0.4;
    press.apart(() =>
      press.named(prop, () =>
        look.maker(prop)?.draw(press, { base: [hand[0], hand[1] + drop], heightPx }, look),
      ),
    );
  }
}

/** A bottle tipped over a glass that the other hand holds. */
function drawPoured(
  press: LithoPress,
  { base, tall, side }: { base: Point; tall: number; side: 1 | -1 },
  look: DrawnLook,
): void {
  drawPouring(press, {
    base: [base[0] + side * tall * 0.24, base[1] - tall * 0.5],
    glassHeight: tall * 0.17,
    bottleHeight: tall * 0.26,
    side,
    turn: 1.9,
    spec: look.spec,
    wine: look.wine,
    random: look.random.fork('poured'),
    line: look.line,
  });
}
