import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A serving trolley: two shelves in a brass frame on castors. */
export const makeTrolley: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'trolley'), [0, 0, 0], { y: -0.3 });
  const brass = metal(kit, [0.72, 0.52, 0.22], 0.22);
  const shelf = colour
    ? paint(kit, colour, { coat: 0.6, rough: 0.2 })
    : skinOf(kit, '#6b4426', [['#4a2c16', 9, 0.5, 0.7, 0.5]], { coat: 0.8, rough: 0.15 });
  for (const y of [26, 72]) {
    addBox(model, { at: [0, y, 0], half: [38, 1.2, 22] }, shelf);
    for (const s of SIDES) {
      addRod(
        model,
        [
          [-38, y + 6, s * 22],
          [38, y + 6, s * 22],
        ],
        { radius: 0.7, material: brass },
      );
      addRod(
        model,
        [
          [s * 38, y + 6, -22],
          [s * 38, y + 6, 22],
        ],
        { radius: 0.7, material: brass },
      );
    }
  }
  for (const s of SIDES) {
    for (const t of SIDES) {
      addRod(
        model,
        [
          [s * 38, 7, t * 22],
          [s * 38, 82, t * 22],
        ],
        { radius: 1.3, material: brass },
      );
      addRing(
        model,
        { radius: 3, thickness: 1.4, at: [s * 38, 4.4, t * 22], turn: { x: Math.PI / 2 } },
        paint(kit, '#1b1a19'),
      );
    }
    addRod(
      model,
      [
        [s * 38, 82, -22],
        [s * 38, 82, 22],
      ],
      { radius: 1.3, material: brass },
    );
  }
};
