import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import { addRing } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A desk calendar: spiral on top, a red head, the days in their rows. */
export const makeCalendar: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'calendar'), [0, 0, 0], { x: -0.3, y: 0.15 });
  addBox(
    model,
    { at: [0, 9, 0], half: [10, 9, 0.3] },
    paint(kit, '#f7f3e8', { coat: 0.1, rough: 0.6 }),
  );
  const print = apart(model, 'print');
  addBox(
    print,
    { at: [0, 15.4, 0.32], half: [10, 2.2, 0.04] },
    paint(kit, colour ?? '#b3202c', { coat: 0.2 }),
  );
  const ink = paint(kit, '#3b3a38', { coat: 0, rough: 0.8 });
  for (let row = 0; row < 5; row++)
    for (let day = 0; day < 7; day++)
      addBox(
        print,
        { at: [-7.8 + day * 2.6, 11.4 - row * 2.4, 0.32], half: [0.75, 0.7, 0.04] },
        row === 2 && day === 4 ? paint(kit, '#b3202c') : ink,
      );
  for (let i = 0; i < 9; i++)
    addRing(
      print,
      { radius: 0.8, thickness: 0.12, at: [-8 + i * 2, 18, 0], turn: { z: Math.PI / 2 } },
      ink,
    );
};
