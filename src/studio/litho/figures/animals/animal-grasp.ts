import type { AskedThing } from '#studio/things/asked-thing.ts';
import { capsule } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook } from '#studio/litho/things/drawn-thing.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import { drawUpperArm } from '#studio/litho/figures/acts/upper-arm.ts';

interface Grasp {
  held: AskedThing;
  centre: Point;
  size: number;
  person: Person;
}

/** How a thing is in its paws: where it is held, how it leans, and how high above that it begins. */
interface Held {
  at: Point;
  leans: number;
  heightPx: number;
  below: number;
}

/** What an animal holds, or nothing where that cannot be drawn. */
function drawHeld(
  press: LithoPress,
  held: AskedThing,
  { look, place }: { look: DrawnLook; place: (height: number) => Held },
): boolean {
  const maker = look.maker(held.thing);
  if (!maker) return false;
  const { at, leans, heightPx, below } = place(maker.height);
  const own = { ...look, isAloft: true, colour: held.colour?.hex ?? null, fill: held.fill };
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(at, leans, 1, () => maker.draw(press, { base: [0, below], heightPx }, own)),
    ),
  );
  return true;
}

/** Against the cheek, with both paws about it. */
export function drawHugged(
  press: LithoPress,
  { held, centre, size, person }: Grasp,
  look: DrawnLook,
): void {
  const at = (u: number, v: number): Point => [centre[0] + u * size, centre[1] + v * size];
  const place = (height: number): Held => ({
    at: at(0.3, 1.14),
    leans: 0.09,
    heightPx: size * Math.max(0.95, height * 1.18),
    below: 0,
  });
  if (!drawHeld(press, held, { look, place })) return;
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

interface Straw {
  from: Point;
  to: Point;
  wide: number;
}

/** White, with red rings. */
function drawStraw(press: LithoPress, { from, to, wide }: Straw): void {
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  press.apart(() =>
    press.named('drinking_straw', () => {
      press.fill(capsule(from, to, wide / 2), '#fbf6ea');
      for (let i = 0; i < 6; i++)
        press.detail(capsule(on(i / 6 + 0.03), on(i / 6 + 0.08), wide * 0.42), '#d8142c');
    }),
  );
}

/** The glass before the muzzle: to smell at it and to drink from it. */
export function drawHeldGlass(
  press: LithoPress,
  { held, centre, size, person }: Grasp,
  look: DrawnLook,
  { side = 1, hasStraw = false }: { side?: 1 | -1; hasStraw?: boolean } = {},
): void {
  const grip: Point = [
    centre[0] + side * size * (hasStraw ? 0.5 : 0.52),
    centre[1] + size * (hasStraw ? 0.98 : 0.74),
  ];
  const tall = (height: number) => size * Math.min(1.1, height * 1.1);
  const place = (height: number): Held => {
    const heightPx = tall(height);
    return { at: grip, leans: hasStraw ? 0 : side * -0.5, heightPx, below: heightPx * 0.2 };
  };
  const maker = look.maker(held.thing);
  if (!maker) return;
  drawUpperArm(press, person, { centre, size, side });
  if (hasStraw)
    drawStraw(press, {
      // From the wine up to the muzzle.
      from: [grip[0], grip[1] - tall(maker.height) * 0.42],
      to: [centre[0] + side * size * 0.04, centre[1] + size * 0.31],
      wide: size * 0.05,
    });
  drawHeld(press, held, { look, place });
  drawRaisedHand(press, {
    grip,
    unitPx: size * 0.0029,
    side: side > 0 ? -1 : 1,
    skin: person.skin,
    sleeve: person.top,
    cuff: person.wear === 'suit' ? '#fbf6ea' : person.top,
    nail: null,
    sleeveShare: 0.3,
  });
}
