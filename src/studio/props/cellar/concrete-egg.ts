import { metal } from '#studio/props/making/kit.ts';
import { addTube, apart, startModel } from '#studio/props/making/model.ts';
import { addBox, addLathe } from '#studio/props/making/model.ts';
import { addDrum, profileOf } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An egg of raw concrete as tall as a man, on its frame, with a hatch, a lid and a tap. */
export const makeConcreteEgg: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'concrete_egg');
  const concrete = skinOf(
    kit,
    '#b3aea4',
    [
      ['#928d84', 5, 0.4, 0.75, 0.6],
      ['#c9c4ba', 16, 0.55, 0.75, 0.5, 0.2],
      ['#6f6b64', 46, 0.76, 0.8, 0.7, -0.5],
    ],
    { coat: 0.05, rough: 0.8, bump: 1.2, scale: [3, 3] },
  );
  addLathe(
    model,
    profileOf('0 30, 26 33, 54 48, 72 78, 76 108, 68 146, 48 178, 24 194, 14 197, 13 198'),
    concrete,
  );
  const steel = metal(kit, [0.66, 0.66, 0.67], 0.22);
  addDrum(apart(model, 'lid'), { radius: 15, height: 5, at: [0, 197, 0] }, steel);
  // The hatch low in front, and the tap under it.
  const door = apart(model, 'hatch');
  addDrum(door, { radius: 19, height: 5, at: [0, 78, 68], turn: { x: Math.PI / 2 - 0.2 } }, steel);
  addTube(
    door,
    [
      [-17, 79, 75],
      [17, 79, 75],
    ],
    { radius: 1.6, material: steel },
  );
  addDrum(door, { radius: 3, height: 16, at: [0, 44, 50], turn: { x: Math.PI / 2 } }, steel);
  const frame = apart(model, 'stand');
  for (const x of [-44, 44])
    for (const z of [-44, 44]) addBox(frame, { at: [x, 22, z], half: [7, 22, 7] }, concrete);
  addBox(frame, { at: [0, 40, 0], half: [52, 4, 52] }, concrete);
};
