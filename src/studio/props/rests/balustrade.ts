import { addBox, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const BALUSTRADE = { height: 40, half: 120, depth: 11 } as const;
const RAIL = 5;
const STEP = 13;

/** A stone rail on its balusters, wider than any frame. */
export const makeBalustrade: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'balustrade');
  const stone = skinOf(
    kit,
    '#d9ccb4',
    [
      ['#b5a588', 9, 0.52, 0.68, 0.5, -0.3],
      ['#ece2cd', 22, 0.6, 0.72, 0.4, 0.2],
    ],
    { bump: 1.4, scale: [1 / 30, 1 / 30], coat: 0.03, rough: 0.8 },
  );
  const { height, half, depth } = BALUSTRADE;
  addBox(model, { at: [0, height - RAIL / 2, 0], half: [half, RAIL / 2, depth] }, stone);
  addBox(model, { at: [0, 2, 0], half: [half, 2, depth * 0.9] }, stone);
  // Each swells below its middle, as turned stone does: five drums of their own width.
  for (let x = -half + STEP / 2; x < half; x += STEP)
    for (const [from, to, wide] of DRUMS)
      addBox(model, { at: [x, (from + to) / 2, 0], half: [wide, (to - from) / 2, wide] }, stone);
};

const DRUMS = [
  [4, 7, 4.2],
  [7, 11, 2.6],
  [11, 19, 4],
  [19, 24, 3.2],
  [24, 32, 2.1],
  [32, 35, 3.8],
] as const;
