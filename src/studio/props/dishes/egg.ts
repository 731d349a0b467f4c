import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addPanel, around, paint, startModel } from '#studio/props/making/model.ts';

/** In its shell, lying or on its end in a cup; fried, if the prompt says so. */
export const makeEgg: MakeThing = (kit, place, { random, states, colour }) => {
  const model = startModel(kit, place, 'egg');
  if (states.includes('fried')) {
    addPanel(model, {
      outline: around(44, (a) => 5 + 0.7 * Math.sin(a * 3 + 1) + 0.35 * Math.sin(a * 7)),
      thickness: 0.45,
      material: paint(kit, '#f8f5ec', { coat: 0.8, rough: 0.15 }),
    });
    addBlob(model, {
      at: [0.4, 0.7, 0],
      radii: [2, 1.15, 2],
      material: paint(kit, '#f2a516', { coat: 1, rough: 0.06 }),
    });
    return;
  }
  const isInCup = states.includes('in_cup');
  addBlob(model, {
    at: [0, isInCup ? 2.9 : 2.15, 0],
    radii: [2.9, 2.15, 2.15],
    turn: isInCup ? { z: Math.PI / 2 } : { y: random.range(-1, 1) },
    material: paint(kit, colour ?? random.pick(['#d9a87c', '#e2bd98', '#c98f62']), {
      coat: 0.25,
      rough: 0.45,
    }),
    swell: ([x]) => 1 - 0.06 * x,
  });
};
