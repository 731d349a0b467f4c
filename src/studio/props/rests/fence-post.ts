import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const POST = { height: 40, half: 8.5 } as const;
/** Rails go on beyond any frame. */
const RAIL = { reach: 150, half: 5.2, depth: 1.7, heights: [27, 8] } as const;

/** A weathered post of a field fence, sawn flat on top, and the rails that it bears. */
export const makeFencePost: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'fence_post');
  const grey = oak(kit, [186, 168, 146]);
  const paler = oak(kit, [206, 188, 162]);
  const { height, half } = POST;
  addBox(model, { at: [0, height / 2 - 1, 0], half: [half, height / 2 - 1, half] }, grey);
  // The sawn top stands a little over, its edges worn.
  addBox(model, { at: [0, height - 1, 0], half: [half - 0.4, 1, half - 0.4] }, paler);
  // Several stand on the board that caps the whole fence.
  if (states.includes('wide'))
    addBox(model, { at: [0, height - 1.6, 0], half: [RAIL.reach, 1.6, half + 1.5] }, paler);
  for (const y of RAIL.heights)
    addBox(
      model,
      {
        at: [0, y, -half - RAIL.depth + 2.4],
        half: [RAIL.reach, RAIL.half, RAIL.depth],
        turn: { z: random.range(-0.018, 0.018) },
      },
      grey,
    );
};
