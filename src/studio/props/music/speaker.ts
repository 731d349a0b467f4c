import { oak } from '#studio/props/cellar/oak.ts';
import { addDrum, addRing, addTurned } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A hi-fi loudspeaker: a large cone under a small one. */
export const makeSpeaker: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'speaker'), [0, 0, 0], { y: -0.35 });
  const box = colour ? paint(kit, colour, { coat: 0.6, rough: 0.25 }) : oak(kit, [112, 70, 40]);
  const black = paint(kit, '#171615', { coat: 0.3, rough: 0.5 });
  addBox(model, { at: [0, 21, 0], half: [12.5, 21, 12] }, box);
  const front = apart(model, 'cones');
  addBox(front, { at: [0, 21, 12.02], half: [11.6, 20.2, 0.1] }, black);
  const turn = { x: Math.PI / 2 };
  for (const [y, r] of [
    [14, 9],
    [33, 4.4],
  ] as const) {
    addRing(
      front,
      { radius: r, thickness: 0.7, at: [0, y, 12.3], turn },
      paint(kit, '#3a3836', { coat: 0.7, rough: 0.25 }),
    );
    addTurned(
      front,
      `${r} .4, ${r * 0.4} -1.6, 0 -1.8`,
      paint(kit, '#c9c4b8', { coat: 0.1, rough: 0.6 }),
      { at: [0, y, 14], turn },
    );
    addDrum(front, { radius: r * 0.34, top: r * 0.1, height: 1, at: [0, y, 12.4], turn }, black);
  }
};
