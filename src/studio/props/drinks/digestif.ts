import { crystal } from '#studio/props/making/kit.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { startModel } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, drink } from './vessel.ts';

interface Spirit {
  words: RegExp;
  bowl: readonly Vec2[];
  foot: number;
  level: number;
  /** What it swallows of the light. */
  absorption: Vec3;
}

/** A low balloon that a hand warms. */
const SNIFTER: readonly Vec2[] = [
  [0.7, 4.6],
  [3.4, 5.4],
  [4.9, 8.4],
  [4.6, 11.4],
  [3.1, 15],
];
/** A narrow tulip on a long stem. */
const TULIP: readonly Vec2[] = [
  [0.5, 9],
  [1.9, 10.2],
  [2.5, 12.6],
  [1.7, 15.6],
  [2.1, 18.4],
];
const AMBER: Vec3 = [0.03, 0.19, 0.75];
const CLEAR: Vec3 = [0.003, 0.002, 0.002];

const SPIRITS: readonly Spirit[] = [
  {
    words: /grappa|marc|eau|schnaps|obst|aguard|orujo|pisco/,
    bowl: TULIP,
    foot: 2.7,
    level: 12.6,
    absorption: CLEAR,
  },
  { words: /limoncello/, bowl: TULIP, foot: 2.7, level: 14.4, absorption: [0.004, 0.03, 1.1] },
  {
    words: /liqueur|digestif|digestivo/,
    bowl: TULIP,
    foot: 2.7,
    level: 13,
    absorption: [0.12, 0.7, 1.6],
  },
  { words: /./, bowl: SNIFTER, foot: 3.4, level: 8.2, absorption: AMBER },
];

/** Spirits in the glass that each is drunk from. */
export const makeDigestif: MakeThing = (kit, place, { word, fill }) => {
  const model = startModel(kit, place, 'digestif');
  const { bowl, foot, level, absorption } = SPIRITS.find(({ words }) => words.test(word))!;
  const [, low] = bowl[0]!;
  addTurned(
    model,
    `0 .05, ${foot} .05, ${foot} .2, 1.1 .5, .42 1.2, .36 ${low * 0.7}, .55 ${low + 0.1}`,
    crystal(kit),
  );
  const full = fill === 'empty' ? low + 0.9 : level;
  addTumbler(model, { outer: bowl, wall: 0.14, level: full, medium: drink(kit, absorption) });
};
