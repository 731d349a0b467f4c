import type { Held } from '#studio/litho/figures/held.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { drawVeilBefore, drawVeilBehind } from './bridal-veil.ts';
import { drawEyewear, drawHat } from '#studio/litho/figures/faces/face-wear.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { drawNeckWear } from '#studio/litho/figures/dress/neck-wear.ts';
import type { NeckWear } from '#studio/litho/figures/dress/neck-wear.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { isGentle } from '#studio/litho/figures/faces/poster-face.ts';
import { drawComicEyes, drawComicMouth } from './comic-features.ts';
import { drawBasketArms } from './basket-arms.ts';
import { drawBottleAtLips, drawHeldUp } from './held-up.ts';
import { drawPouringArm } from './pouring-arm.ts';
import type { Turned } from './turned.ts';
import { drawTurnedBody } from './turned-clothes.ts';
import { drawHairBefore, drawHairBehind, drawHeadband } from './turned-hair.ts';
import {
  drawLoweredEyes,
  drawTurnedBeard,
  drawTurnedMoustache,
  drawTurnedMouth,
  drawTurnedSkull,
} from './turned-head.ts';

export interface ElegantWish {
  held: Held | null;
  /** 1 looks to the right, at what the hand on that side holds. */
  side: 1 | -1;
  mood: Mood;
  neck: NeckWear | null;
  isDrinking: boolean;
  /** With its feather, as the twenties wore it. */
  hasHeadband: boolean;
  /** Printed with black outlines: with open eyes, or in tears. */
  isComic: boolean;
  /** Tips the bottle over a glass. */
  isPouring: boolean;
  /** Drinks from the bottle. */
  isSwigging: boolean;
  /** What the other hand holds up. */
  other: Held | null;
  cast: (look: DrawnLook) => Person;
}

/** From the top of what is worn down to the eyes, and from there to the edge below, in heads. */
const ABOVE: Partial<Record<Person['hat'], number>> = {
  none: 0.68,
  top: 1.04,
  chef: 1.06,
  beanie: 1.14,
  santa: 1.06,
  felt: 0.94,
};
const BELOW = 1.62;
/** Comics come closer. */
const BELOW_IN_COMICS = 1.34;

const belowOf = ({ isComic, isPouring, held }: ElegantWish): number =>
  isComic && !isPouring && held?.thing !== 'basket' ? BELOW_IN_COMICS : BELOW;

/** A half figure as posters of the twenties drew them: turned aside, the lids lowered, a long neck and a slim hand. */
export function elegantBust(wish: ElegantWish): DrawnThing {
  return {
    aspect: (wish.isPouring ? 1.2 : wish.held ? 0.86 : 0.76) * (wish.isComic ? 1.13 : 1),
    height: 1.5,
    isTurned: true,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const person = wish.cast(look);
      const above = ABOVE[person.hat] ?? 0.86;
      const size = heightPx / (above + belowOf(wish));
      const centre: Point = [
        x -
          wish.side *
            size *
            (wish.isPouring ? 0.5 : wish.held && wish.held.thing !== 'basket' ? 0.16 : 0),
        y - heightPx + size * above,
      ];
      const within = rectangle({ x: 0, y: 0, width: press.width, height: y });
      press.clipped(within, () => drawWhole(press, { wish, person, centre, size }, look));
    },
  };
}

interface Whole {
  wish: ElegantWish;
  person: Person;
  centre: Point;
  size: number;
}

function drawWhole(
  press: LithoPress,
  { wish, person, centre, size }: Whole,
  look: DrawnLook,
): void {
  const { side, mood, neck, held } = wish;
  const at = (x: number, y: number): Point => [centre[0] + side * x * size, centre[1] + y * size];
  const turned: Turned = { press, person, mood, size, isComic: wish.isComic, at };
  const isVeiled = person.hat === 'veil';
  if (isVeiled) drawVeilBehind(turned);
  drawHairBehind(turned);
  drawTurnedBody(turned);
  if (neck) drawNeckWear(press, neck, { centre: at(-0.05, 0.13), size });
  drawTurnedSkull(turned);
  if (person.hasBeard) drawTurnedBeard(turned);
  const isPlayed = wish.isComic || !isGentle(mood);
  const drawMouth = isPlayed ? drawComicMouth : drawTurnedMouth;
  (isPlayed ? drawComicEyes : drawLoweredEyes)(turned);
  if (person.lips) press.apart(() => press.named('lips', () => drawMouth(turned)));
  else drawMouth(turned);
  if (person.hasMoustache) drawTurnedMoustache(turned);
  drawHairBefore(turned);
  if (isVeiled) drawVeilBefore(turned);
  if (wish.hasHeadband && person.isWoman && person.hat === 'none') drawHeadband(turned);
  drawEyewear(press, at(0.1, -0.03), { size: size * 0.9, wear: person });
  if (person.hat !== 'none') drawHat(press, at(-0.05, -0.1), size * 0.98, person);
  if (wish.isPouring) drawPouringArm(turned, { side, below: belowOf(wish) }, look);
  else if (wish.isSwigging) drawBottleAtLips(turned, side, look);
  else if (held?.thing === 'basket') drawBasketArms(turned, { held, below: belowOf(wish) }, look);
  else if (held) drawHeldUp(turned, { held, side, isDrinking: wish.isDrinking }, look);
  if (!wish.other) return;
  const mirrored: Turned = { ...turned, at: (x, y) => at(-x - 0.14, y) };
  const other = { held: wish.other, side: side > 0 ? -1 : 1, isDrinking: false } as const;
  drawHeldUp(mirrored, other, look);
}
