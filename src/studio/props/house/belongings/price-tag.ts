import { addInscription } from '#studio/props/making/inscription.ts';
import {
  addBox,
  addPanel,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addRing, pathOf } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A card tag on a string, propped up, with an eyelet and a written price. */
export const makePriceTag: MakeThing = (kit, place, { colour, text, states }) => {
  const model = within(startModel(kit, place, 'price_tag'), [0, 3.4, 0], { x: 1.15, y: 0.2 });
  addPanel(model, {
    outline: [
      [-5, -2.6],
      [-5, 2.6],
      [3.4, 2.6],
      [5.4, 1],
      [5.4, -1],
      [3.4, -2.6],
    ],
    thickness: 0.16,
    material: paint(kit, colour ?? '#e6d3a8', { coat: 0.05, rough: 0.7 }),
  });
  const rest = apart(model, 'string and ink');
  addRing(
    rest,
    { radius: 0.6, thickness: 0.16, at: [4, 0.2, 0] },
    paint(kit, '#a97f2e', { coat: 0.6, rough: 0.3 }),
  );
  addTube(rest, curve(pathOf('4 .2 0, 6.4 .6 -1, 8 0 1.4, 9.6 -.4 -.6')), {
    radius: 0.13,
    material: paint(kit, '#8a5c34'),
  });
  if (text) {
    addInscription(model, {
      text,
      at: [-0.9, 0.17, 0],
      size: [7.6, 4.8],
      turn: { x: -Math.PI / 2 },
      face: 'playfairItalic',
      ink: '#2a211a',
      maxLines: 2,
    });
    return;
  }
  if (states.includes('blank')) return;
  const ink = paint(kit, '#2a211a', { coat: 0, rough: 0.8 });
  addBox(rest, { at: [-3.2, 0.17, 0], half: [0.25, 0.04, 1.4] }, ink);
  for (const x of [-1.6, 0.6])
    addRing(rest, { radius: 0.75, thickness: 0.16, at: [x, 0.17, 0] }, ink);
};
