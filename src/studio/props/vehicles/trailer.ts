import { metal } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import { addRod, SIDES } from '#studio/props/joinery.ts';
import { addBox, addBall, modelOf, paint, startModel, within } from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { addThing } from '#studio/props/place.ts';
import type { Place } from '#studio/props/place.ts';
import { grapeSkins } from '#studio/props/grapes/grapes.ts';
import { patch } from '#studio/props/plating/heap-up.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';
import { addCarWheel } from './hull.ts';
import { addTractor } from './tractor.ts';

/** Half its length and width, and where its floor is. */
const [LONG, WIDE, FLOOR] = [92, 58, 62] as const;
const WALL = 46;

/** A tipping trailer with sloped walls, heaped with bunches; the bar before it reaches to +x. */
function addTrailer(model: Model, { wine, random, colour }: ThingLook): void {
  const { kit } = model;
  const sheet = paint(kit, colour ?? '#3d6b46', { coat: 0.6, rough: 0.3 });
  const iron = metal(kit, [0.2, 0.2, 0.2], 0.4);
  addBox(model, { at: [0, FLOOR, 0], half: [LONG, 3, WIDE] }, sheet);
  for (const s of SIDES) {
    addBox(
      model,
      {
        at: [0, FLOOR + WALL / 2, s * (WIDE + 3)],
        half: [LONG + 4, WALL / 2, 2],
        turn: { x: s * 0.12 },
      },
      sheet,
    );
    addBox(
      model,
      {
        at: [s * (LONG + 3), FLOOR + WALL / 2, 0],
        half: [2, WALL / 2, WIDE + 4],
        turn: { z: -s * 0.12 },
      },
      sheet,
    );
    for (let i = -2; i <= 2; i++)
      addBox(
        model,
        { at: [i * 40, FLOOR + WALL / 2, s * (WIDE + 6)], half: [3, WALL / 2, 2] },
        sheet,
      );
    addCarWheel(
      model,
      { at: [-12, 34, s * (WIDE + 2)], radius: 34, width: 20 },
      { tyre: paint(kit, '#1f1d1b', { coat: 0.1, rough: 0.7 }), disc: sheet, cap: iron },
    );
    addRod(
      model,
      [
        [LONG, FLOOR - 6, s * 30],
        [LONG + 62, 52, 0],
      ],
      { radius: 4, material: iron },
    );
  }
  addRod(
    model,
    [
      [-12, 34, -WIDE],
      [-12, 34, WIDE],
    ],
    { radius: 4, material: iron },
  );
  const heap = { ...model, object: addThing(kit, 'grapes') };
  const skins = grapeSkins(kit, wine);
  patch(420, 1).forEach(({ x, z, r }) =>
    addBall(
      heap,
      [
        x * (LONG + 2) + random.range(-2, 2),
        FLOOR + WALL - 8 + 20 * (1 - r * r) + random.range(-2, 2),
        z * (WIDE + 2) + random.range(-2, 2),
      ],
      random.range(5.4, 6.8),
      random.pick(skins),
    ),
  );
  addBox(heap, { at: [0, FLOOR + WALL - 14, 0], half: [LONG, 8, WIDE] }, skins[0]!);
}

const TURN = -0.5;

export const makeTrailer: MakeThing = (kit, place, look) =>
  addTrailer(within(startModel(kit, place, 'trailer'), [0, 0, 0], { y: TURN }), look);

/** The tractor before it, coupled. */
export const makeTractorTrailer: MakeThing = (kit: Kit, place: Place, look) => {
  const model = within(modelOf(kit, place, addThing(kit, 'tractor_trailer')), [0, 0, 0], {
    y: TURN,
  });
  addTractor(within(model, [150, 0, 0]), null);
  addTrailer(within(model, [-130, 0, 0]), look);
};
