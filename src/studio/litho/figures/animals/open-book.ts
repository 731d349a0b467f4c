import { capsule, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';

/** A book held open before the chest, its cover to us, a paw on either side. */
export function drawOpenBook(
  press: LithoPress,
  { held, centre, size, person }: { held: AskedThing; centre: Point; size: number; person: Person },
): void {
  const at = (u: number, v: number): Point => [centre[0] + u * size, centre[1] + v * size];
  const cover = held.colour?.hex ?? '#8a1f33';
  press.apart(() =>
    press.named(held.thing, () => {
      press.fill(
        smooth(
          [at(-0.5, 0.58), at(-0.25, 0.52), at(0, 0.6), at(0.25, 0.52), at(0.5, 0.58)],
          true,
          0.3,
        ),
        '#fbf3e2',
      );
      for (const side of [-1, 1])
        press.fill(
          polygon([at(0, 0.62), at(side * 0.52, 0.56), at(side * 0.5, 1.1), at(0, 1.16)]),
          cover,
          { from: at(0, 0.6), to: at(side * 0.5, 1.1), start: 0.3, end: -0.4 },
        );
      press.fill(capsule(at(0, 0.63), at(0, 1.14), size * 0.02), '#fbf3e2');
      press.fill(
        polygon([at(0.12, 0.72), at(0.4, 0.69), at(0.4, 0.76), at(0.12, 0.79)]),
        '#e8c75a',
      );
    }),
  );
  for (const side of [-1, 1])
    for (const v of [0.86, 0.93, 1])
      press.fill(
        capsule(at(side * 0.56, v), at(side * 0.43, v - 0.02), size * 0.045),
        person.skin,
        {
          from: at(side * 0.56, v - 0.05),
          to: at(side * 0.43, v + 0.05),
          start: 0.35,
          end: -0.4,
        },
      );
}
