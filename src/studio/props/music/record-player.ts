import { metal } from '#studio/props/making/kit.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import {
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A turntable in a wooden plinth with a record on it and its arm down. */
export const makeRecordPlayer: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'record_player'), [0, 0, 0], { y: -0.2 });
  const steel = metal(kit, [0.75, 0.74, 0.72], 0.22);
  addBox(model, { at: [0, 4.4, 0], half: [22, 3.4, 17.5] }, oak(kit, [150, 98, 56]));
  const deck = apart(model, 'deck');
  addBox(
    deck,
    { at: [0, 7.9, 0], half: [21, 0.2, 16.6] },
    paint(kit, '#23211f', { coat: 0.6, rough: 0.3 }),
  );
  addDrum(deck, { radius: 15.6, height: 1.2, at: [-4.5, 8, 0] }, steel);
  addDrum(
    deck,
    { radius: 15, height: 0.4, at: [-4.5, 9.2, 0] },
    paint(kit, '#0d0c0c', { coat: 1, rough: 0.14 }),
  );
  for (let i = 0; i < 6; i++)
    addRing(
      deck,
      { radius: 6.6 + i * 1.4, thickness: 0.12, at: [-4.5, 9.6, 0] },
      paint(kit, '#1c1a1a', { coat: 1, rough: 0.1 }),
    );
  addDrum(
    deck,
    { radius: 4.8, height: 0.1, at: [-4.5, 9.6, 0] },
    paint(kit, '#b3202c', { coat: 0.3 }),
  );
  addDrum(deck, { radius: 0.3, height: 1.4, at: [-4.5, 9.6, 0] }, steel);
  addDrum(deck, { radius: 3, height: 3, at: [16, 8, -11] }, steel);
  addTube(deck, curve(pathOf('17 11.6 -14, 16 11.6 -8, 14 11.4 2, 7.4 10.6 8')), {
    radius: 0.45,
    material: steel,
  });
  addBox(
    deck,
    { at: [6.4, 10.4, 9], half: [1, 0.6, 1.8], turn: { y: -0.7 } },
    paint(kit, '#191715'),
  );
  for (const z of [6, 12]) addDrum(deck, { radius: 1.3, height: 1.2, at: [17.4, 8, z] }, steel);
};
