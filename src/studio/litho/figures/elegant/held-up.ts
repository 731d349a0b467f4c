import type { Held } from '#studio/litho/figures/held.ts';
import { drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import { drawStraw } from '#studio/litho/things/lips.ts';
import { sleeveOf } from '#studio/litho/figures/acts/upper-arm.ts';
import { DROPS, largerOf, TINY, VESSELS } from '#studio/litho/figures/held.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { drawForearm, drawSlenderArm, drawUpperArm } from './slender-hand.ts';
import type { Turned } from './turned.ts';

/** What is held by its stem. */
const STEMMED = new Set<ThingId>(['glass', 'champagne_flute', 'cocktail', 'rose']);

/** How far from the eyes a hand holds a stem: beside the face, or at the lips. */
const BESIDE: Point = [0.66, 0.62];
const AT_LIPS: Point = [0.61, 0.75];
/** Below the mouth, for the straw to reach down. */
const UNDER_LIPS: Point = [0.52, 1.02];
/** Where the lips are, and how deep the straw goes into the bowl. */
const LIPS: Point = [0.2, 0.3];
const IN_BOWL: Point = [0.53, 0.72];

const AWAY = 1.15;

interface HeldUp {
  held: Held;
  side: 1 | -1;
  isDrinking: boolean;
}

/** A stem between the fingertips, all else in the fist. */
export function drawHeldUp(
  turned: Turned,
  { held, side, isDrinking }: HeldUp,
  look: DrawnLook,
): void {
  const { press, person, at, size } = turned;
  const maker = held.maker ?? look.maker(held.looksAs ?? held.thing);
  if (!maker) return;
  const isStemmed = STEMMED.has(held.thing);
  const grip = held.straw ? UNDER_LIPS : isDrinking ? AT_LIPS : BESIDE;
  const own = held.asked;
  const heldLook: DrawnLook = {
    ...look,
    isAloft: true,
    colour: own?.colour?.hex ?? null,
    fill: own?.fill ?? null,
    states: own?.states ?? [],
  };
  const heightPx = heightOf(held, maker) * size;
  const drop = isStemmed ? 0.34 : (DROPS[held.thing] ?? 0.3);
  // Its cork flies away from whoever holds it.
  const isPopping = held.looksAs === 'popping_bottle';
  const turn = isPopping ? side * AWAY : isDrinking && !held.straw ? -side * 0.5 : side * 0.06;
  const { wear } = person;
  const cuff = wear === 'suit' ? '#fbf6ea' : null;
  const reach = { grip, sleeve: wear === 'dress' ? null : sleeveOf(person), cuff };
  if (!isStemmed) drawUpperArm(turned, reach);
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(at(...grip), turn, 1, () =>
        maker.draw(press, { base: [0, heightPx * drop], heightPx }, heldLook),
      ),
    ),
  );
  if (held.straw)
    press.apart(() =>
      press.named('drinking_straw', () => drawStraw(press, at(...LIPS), at(...IN_BOWL), look)),
    );
  if (isStemmed) {
    press.named('hand', () => drawSlenderArm(turned, reach));
    return;
  }
  drawForearm(turned, reach, [grip[0] + 0.16, grip[1] + 0.17]);
  drawRaisedHand(press, {
    grip: at(...grip),
    unitPx: size * 0.0032,
    side: side > 0 ? -1 : 1,
    skin: person.skin,
    sleeve: sleeveOf(person),
    cuff: cuff ?? sleeveOf(person),
    nail: person.isWoman ? '#c01f38' : null,
    sleeveShare: 0,
  });
}

/** The neck at the lips, the bottle raised, the fist about its middle. */
export function drawBottleAtLips(turned: Turned, side: 1 | -1, look: DrawnLook): void {
  const { press, person, at, size } = turned;
  const bottle = look.maker('bottle');
  const [tall, turn] = [size * 1.02, 1.85];
  const mouth: Point = [0.2, 0.29];
  press.apart(() =>
    press.named('bottle', () =>
      press.placed(at(...mouth), -side * turn, 1, () =>
        bottle?.draw(press, { base: [0, tall], heightPx: tall }, { ...look, isAloft: true }),
      ),
    ),
  );
  const along = (tall / size) * 0.6;
  const grip: Point = [mouth[0] + Math.sin(turn) * along, mouth[1] + Math.cos(turn) * along];
  const reach = { grip, sleeve: person.wear === 'dress' ? null : sleeveOf(person), cuff: null };
  drawUpperArm(turned, reach);
  drawForearm(turned, reach, [grip[0] + 0.16, grip[1] + 0.17]);
  drawRaisedHand(press, {
    grip: at(...grip),
    unitPx: size * 0.0032,
    side: side > 0 ? -1 : 1,
    skin: person.skin,
    sleeve: sleeveOf(person),
    cuff: sleeveOf(person),
    nail: person.isWoman ? '#c01f38' : null,
    sleeveShare: 0,
  });
}

function heightOf(held: Held, maker: DrawnThing): number {
  if (held.thing === 'rose') return 0.9;
  const usual = maker.height * (VESSELS.has(held.thing) ? 1.24 : 1.05);
  return largerOf(held) * Math.min(1.25, Math.max(TINY[held.thing] ?? 0.5, usual));
}
