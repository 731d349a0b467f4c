import { addDrum } from '#studio/props/making/joinery.ts';
import { addBox, addPanel, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { cardboard } from './cardboard.ts';

const BANDS: Readonly<Record<WineColour, string>> = {
  red: '#7a1428',
  rose: '#e08a92',
  white: '#c9b24a',
  orange: '#d08a3a',
  sparkling: '#c9b24a',
  sparkling_rose: '#e08a92',
};

/** Three litres in a carton: printed front, carrying slot, tap at the foot. */
export const makeBagInBox: MakeThing = (kit, place, { colour, wine }) => {
  const model = within(startModel(kit, place, 'bag_in_box'), [0, 0, 0], { y: -0.35 });
  const carton = colour ? paint(kit, colour, { coat: 0.1, rough: 0.6 }) : cardboard(kit);
  const print = paint(kit, BANDS[wine], { coat: 0.3, rough: 0.4 });
  const dark = paint(kit, '#17130f', { coat: 0.5, rough: 0.3 });
  addBox(model, { at: [0, 12, 0], half: [9.5, 12, 5.4] }, carton);
  const front = apart(model, 'print');
  addBox(front, { at: [0, 14.4, 5.42], half: [9.5, 3.8, 0.05] }, print);
  addBox(front, { at: [0, 19.6, 5.42], half: [6, 0.5, 0.06] }, dark);
  addBox(front, { at: [0, 14.4, 5.46], half: [5, 1.3, 0.06] }, paint(kit, '#f1e7d2'));
  addPanel(front, {
    outline: roundedRect(6.5, 2, 0.9),
    thickness: 0.2,
    at: [0, 23.9, 0],
    material: dark,
  });
  addDrum(front, { radius: 1.7, height: 0.8, at: [0, 4.4, 5.4], turn: { x: Math.PI / 2 } }, dark);
  addDrum(
    front,
    { radius: 1, height: 3.4, at: [0, 4.4, 5.4], turn: { x: Math.PI / 2 } },
    paint(kit, '#d9d6cf', { coat: 0.6, rough: 0.2 }),
  );
  addDrum(front, { radius: 0.8, height: 2.2, at: [0, 2.4, 8] }, dark);
  addBox(
    front,
    { at: [0, 5.7, 8.2], half: [2.1, 0.35, 0.7] },
    paint(kit, '#b3202c', { coat: 0.6, rough: 0.2 }),
  );
};
