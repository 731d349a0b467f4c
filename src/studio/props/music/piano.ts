import { metal } from '#studio/props/making/kit.ts';
import { addDrum, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, addPanel, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The bent side of a grand, seen from above; the keys are along the near edge. */
const OUTLINE: readonly Vec2[] = [
  [-72, 60],
  [72, 60],
  [72, 10],
  [66, -16],
  [44, -42],
  [24, -76],
  [-6, -104],
  [-40, -112],
  [-64, -100],
  [-72, -80],
];

/** A grand piano with its lid up, or down where something stands on it. */
export const makePiano: MakeThing = (kit, place, { colour, states }) => {
  const model = within(startModel(kit, place, 'piano'), [0, 0, 0], { y: -0.45 });
  const lacquer = paint(kit, colour ?? '#100e0e', { coat: 1, rough: 0.06 });
  const gold = metal(kit, [0.78, 0.56, 0.2], 0.25);
  const white = paint(kit, '#f5f0e2', { coat: 0.7, rough: 0.15 });
  addPanel(model, { outline: OUTLINE, thickness: 26, at: [0, 66, 0], material: lacquer });
  const inside = OUTLINE.map(([x, z]): Vec2 => [x * 0.94, z * 0.94 - 6]);
  addPanel(apart(model, 'frame'), {
    outline: inside,
    thickness: 0.4,
    at: [0, 92, 0],
    material: gold,
  });
  addPanel(within(model, [-72, 93, 0], { z: states.includes('holding') ? 0 : 0.75 }), {
    outline: OUTLINE.map(([x, z]): Vec2 => [x + 72, Math.min(z, 26)]),
    thickness: 2.4,
    material: lacquer,
  });
  const keys = apart(model, 'keys');
  addBox(model, { at: [0, 70, 66], half: [72, 3, 10] }, lacquer);
  addBox(keys, { at: [0, 74, 67], half: [62, 1.2, 8] }, white);
  for (let i = 0; i < 36; i++)
    if (i % 7 !== 2 && i % 7 !== 6)
      addBox(
        keys,
        { at: [-60 + i * 3.45, 75.6, 63.5], half: [0.9, 0.8, 4.6] },
        paint(kit, '#141212', { coat: 0.8 }),
      );
  for (const s of SIDES) addBox(model, { at: [s * 68, 76, 66], half: [4.6, 8, 10] }, lacquer);
  if (!states.includes('holding'))
    addBox(model, { at: [0, 104, 34], half: [34, 11, 0.8], turn: { x: -0.25 } }, lacquer);
  for (const [x, z] of [
    [-60, 48],
    [60, 48],
    [-44, -88],
  ] as const) {
    addDrum(model, { radius: 4, top: 6, height: 62, at: [x, 5, z] }, lacquer);
    addDrum(apart(model, 'castor'), { radius: 3, height: 5, at: [x, 0, z] }, gold);
  }
};
