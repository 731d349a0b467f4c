import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBall, addBox, paint, startModel } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addCarWheel } from './hull.ts';

/** Half the length and width of its bed, and the heights of its floor and rim, in centimetres. */
const [LONG, WIDE, FLOOR, RIM] = [112, 66, 62, 122];

/** A two-wheeled trailer of boards, its drawbar towards +x. */
export function addTrailer(kit: Kit, place: Place, { colour }: { colour: Vec3 | null }): void {
  const model = startModel(kit, place, 'trailer');
  const board = colour
    ? paint(kit, colour, { coat: 0.3, rough: 0.5 })
    : paint(kit, '#8a6a45', { coat: 0, rough: 0.8 });
  const dark = paint(kit, '#5d472f', { coat: 0, rough: 0.8 });
  const iron = metal(kit, [0.22, 0.22, 0.22], 0.5);
  addBox(model, { at: [0, FLOOR, 0], half: [LONG, 4, WIDE] }, dark);
  for (const s of SIDES) {
    for (const [i, y] of [72, 91, 110].entries()) {
      addBox(model, { at: [0, y + i, s * WIDE], half: [LONG, 8.6, 2] }, board);
      addBox(model, { at: [s * LONG, y + i, 0], half: [2, 8.6, WIDE] }, board);
    }
    for (const x of [-84, -28, 28, 84])
      addBox(model, { at: [x, 92, s * (WIDE + 3)], half: [3.4, 32, 1.6] }, iron);
    addBox(model, { at: [0, RIM, s * WIDE], half: [LONG + 2, 2.4, 3.2] }, dark);
  }
  const wheels = {
    tyre: paint(kit, '#1f1d1b', { coat: 0.1, rough: 0.7 }),
    disc: paint(kit, '#b89a3a', { coat: 0.4 }),
    cap: iron,
  };
  for (const s of SIDES)
    addCarWheel(model, { at: [-10, 38, s * (WIDE + 12)], radius: 38, width: 20 }, wheels);
  const bar = (from: Vec3, to: Vec3): void =>
    addRod(model, [from, to], { radius: 4.5, material: iron });
  bar([-10, 38, -WIDE], [-10, 38, WIDE]);
  bar([LONG, 56, -40], [LONG + 92, 54, 0]);
  bar([LONG, 56, 40], [LONG + 92, 54, 0]);
  bar([-10, 40, 0], [-10, FLOOR, 0]);
}

/** The grapes that it is full of: bunches over the rim, highest in the middle. */
export function addTrailerLoad(
  kit: Kit,
  place: Place,
  { tones, random }: { tones: readonly string[]; random: Random },
): void {
  const model = startModel(kit, place, 'grapes');
  for (let x = -LONG + 10; x <= LONG - 10; x += 8)
    for (let z = -WIDE + 9; z <= WIDE - 9; z += 8) {
      const middle = (1 - (x / LONG) ** 4) * (1 - (z / WIDE) ** 4);
      const at: Vec3 = [
        x + random.range(-4, 4),
        RIM - 12 + 22 * middle + random.range(-5, 5),
        z + random.range(-4, 4),
      ];
      addBall(
        model,
        at,
        random.range(4.5, 7.5),
        paint(model.kit, random.pick(tones), { coat: 0.5 }),
      );
    }
}
