import { sleeveOf } from '#studio/litho/figures/acts/upper-arm.ts';
import type { Held } from '#studio/litho/figures/held.ts';
import { capsule, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { DrawnLook } from '#studio/litho/things/drawn-thing.ts';
import type { Turned } from './turned.ts';

/** A basket before the chest, a hand at each of its sides. */
export function drawBasketArms(
  turned: Turned,
  { held, below }: { held: Held; below: number },
  look: DrawnLook,
): void {
  const { press, at, size } = turned;
  const maker = held.maker ?? look.maker(held.thing);
  for (const side of [-1, 1] as const) drawArm(turned, side);
  press.apart(() =>
    press.named(held.thing, () =>
      maker?.draw(
        press,
        { base: at(-0.05, below + 0.04), heightPx: size * 0.98 },
        { ...look, isAloft: true, colour: held.asked?.colour?.hex ?? null },
      ),
    ),
  );
  for (const side of [-1, 1] as const) drawFingers(turned, side);
}

function drawArm({ press, person, at }: Turned, side: 1 | -1): void {
  const on = (x: number, y: number): Point => at(side * x - 0.06, y);
  const flesh = person.wear === 'dress' ? person.skin : sleeveOf(person);
  const shoulder = person.isWoman ? 0.6 : 0.82;
  const arm = smooth(
    [
      on(shoulder - 0.16, 0.88),
      on(shoulder + 0.04, 0.9),
      on(shoulder + 0.2, 1.2),
      on(shoulder + 0.18, 1.5),
      on(0.62, 1.6),
      on(0.42, 1.52),
      on(0.5, 1.38),
      on(shoulder - 0.1, 1.3),
    ],
    true,
    0.35,
  );
  press.fill(arm, darken(flesh, 0.05), {
    from: on(shoulder - 0.1, 1),
    to: on(shoulder + 0.2, 1.4),
    start: 0.3,
    end: -0.35,
  });
}

function drawFingers({ press, person, at, size }: Turned, side: 1 | -1): void {
  const wide = person.isWoman ? 0.036 : 0.046;
  for (let i = 0; i < 4; i++) {
    const y = 1.22 + i * 0.078;
    const from = at(side * 0.6 - 0.05, y + 0.03);
    const to = at(side * (0.44 - (i % 2) * 0.015) - 0.05, y);
    press.detail(capsule(from, to, size * wide), person.skin, {
      from: [from[0], from[1] - size * wide],
      to: [from[0], from[1] + size * wide],
      start: 0.35,
      end: -0.4,
    });
  }
}
