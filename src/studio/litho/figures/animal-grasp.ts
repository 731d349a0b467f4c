import type { AskedThing } from '#studio/things/asked-thing.ts';
import { capsule, type Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook } from '#studio/litho/things/drawn-thing.ts';
import type { Person } from './figure-body.ts';
import { drawRaisedHand } from './raised-hand.ts';
import { drawUpperArm } from './upper-arm.ts';

interface Grasp {
  held: AskedThing;
  centre: Point;
  size: number;
  person: Person;
}

/** Against the cheek, with both paws about it. */
export function drawHugged(
  press: LithoPress,
  { held, centre, size, person }: Grasp,
  look: DrawnLook,
): void {
  const maker = look.maker(held.thing);
  if (!maker) return;
  const at = (u: number, v: number): Point => [centre[0] + u * size, centre[1] + v * size];
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(at(0.3, 1.14), 0.09, 1, () =>
        maker.draw(
          press,
          { base: [0, 0], heightPx: size * Math.max(0.95, maker.height * 1.18) },
          { ...look, isAloft: true, colour: held.colour?.hex ?? null, fill: held.fill },
        ),
      ),
    ),
  );
  const fur = (from: Point, to: Point, radius: number) =>
    press.fill(capsule(from, to, radius * size), person.skin, {
      from: [to[0], to[1] - radius * size],
      to: [to[0], to[1] + radius * size],
      start: 0.35,
      end: -0.5,
    });
  // The near arm lies across it, the far paw comes round its other side.
  fur(at(-0.42, 1.0), at(0.36, 0.86), 0.115);
  fur(at(0.72, 0.92), at(0.44, 0.66), 0.1);
  for (const [u, v] of [
    [0.42, 0.8],
    [0.45, 0.86],
    [0.42, 0.92],
  ] as const)
    fur(at(u - 0.06, v), at(u, v), 0.036);
}

/** The glass before the muzzle: to smell at it and to drink from it. */
export function drawHeldGlass(
  press: LithoPress,
  { held, centre, size, person }: Grasp,
  look: DrawnLook,
): void {
  const maker = look.maker(held.thing);
  if (!maker) return;
  const grip: Point = [centre[0] + size * 0.52, centre[1] + size * 0.74];
  const heightPx = size * Math.min(1.1, maker.height * 1.1);
  drawUpperArm(press, person, { centre, size, side: 1 });
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(grip, -0.5, 1, () =>
        maker.draw(
          press,
          { base: [0, heightPx * 0.2], heightPx },
          { ...look, isAloft: true, colour: held.colour?.hex ?? null, fill: held.fill },
        ),
      ),
    ),
  );
  drawRaisedHand(press, {
    grip,
    unitPx: size * 0.0029,
    side: -1,
    skin: person.skin,
    sleeve: person.top,
    cuff: person.wear === 'suit' ? '#fbf6ea' : person.top,
    nail: null,
    sleeveShare: 0.3,
  });
}
