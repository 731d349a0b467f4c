import type { Held } from '#studio/litho/figures/bust.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { drawEyewear, drawHat } from '#studio/litho/figures/faces/face-wear.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { drawNeckWear } from '#studio/litho/figures/neck-wear.ts';
import type { NeckWear } from '#studio/litho/figures/neck-wear.ts';
import { sleeveOf } from '#studio/litho/figures/acts/upper-arm.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { drawSlenderArm } from './slender-hand.ts';
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
  cast: (look: DrawnLook) => Person;
}

/** From the top of what is worn down to the eyes, and from there to the edge below, in heads. */
const ABOVE: Partial<Record<Person['hat'], number>> = { none: 0.68, top: 1.04, chef: 1.06 };
const BELOW = 1.62;

/** What is held by its stem. */
const STEMMED = new Set<ThingId>(['glass', 'champagne_flute', 'cocktail', 'rose']);
export const isStemmed = (thing: ThingId): boolean => STEMMED.has(thing);

/** A half figure as posters of the twenties drew them: turned aside, the lids lowered, a long neck and a slim hand. */
export function elegantBust(wish: ElegantWish): DrawnThing {
  return {
    aspect: wish.held ? 0.86 : 0.76,
    height: 1.5,
    isTurned: true,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const person = wish.cast(look);
      const above = ABOVE[person.hat] ?? 0.86;
      const size = heightPx / (above + BELOW);
      const centre: Point = [
        x - wish.side * size * (wish.held ? 0.16 : 0),
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
  const turned: Turned = { press, person, mood, size, isComic: false, at };
  drawHairBehind(turned);
  drawTurnedBody(turned);
  if (neck) drawNeckWear(press, neck, { centre: at(-0.05, 0.13), size });
  drawTurnedSkull(turned);
  if (person.hasBeard) drawTurnedBeard(turned);
  drawLoweredEyes(turned);
  if (person.lips) press.apart(() => press.named('lips', () => drawTurnedMouth(turned)));
  else drawTurnedMouth(turned);
  if (person.hasMoustache) drawTurnedMoustache(turned);
  drawHairBefore(turned);
  if (wish.hasHeadband && person.isWoman && person.hat === 'none') drawHeadband(turned);
  drawEyewear(press, at(0.1, -0.03), { size: size * 0.9, wear: person });
  if (person.hat !== 'none') drawHat(press, at(-0.05, -0.1), size * 0.98, person);
  if (held) drawHeldUp(turned, { held, side, isDrinking: wish.isDrinking }, look);
}

/** How far from the eyes a hand holds a stem: beside the face, or at the lips. */
const BESIDE: Point = [0.66, 0.62];
const AT_LIPS: Point = [0.5, 0.66];

function drawHeldUp(
  turned: Turned,
  { held, side, isDrinking }: Pick<ElegantWish, 'held' | 'side' | 'isDrinking'> & { held: Held },
  look: DrawnLook,
): void {
  const { press, person, at, size } = turned;
  const maker = held.maker ?? look.maker(held.looksAs ?? held.thing);
  if (!maker) return;
  const grip = isDrinking ? AT_LIPS : BESIDE;
  const own = held.asked;
  const heldLook: DrawnLook = {
    ...look,
    isAloft: true,
    colour: own?.colour?.hex ?? null,
    fill: own?.fill ?? null,
    states: own?.states ?? [],
  };
  const heightPx = size * (held.thing === 'rose' ? 0.9 : 0.98);
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(at(...grip), isDrinking ? -side * 0.5 : side * 0.06, 1, () =>
        maker.draw(press, { base: [0, heightPx * 0.34], heightPx }, heldLook),
      ),
    ),
  );
  const isBare = person.wear === 'dress';
  press.named('hand', () =>
    drawSlenderArm(turned, {
      grip,
      sleeve: isBare ? null : sleeveOf(person),
      cuff: isBare ? null : person.wear === 'suit' ? '#fbf6ea' : null,
    }),
  );
}
