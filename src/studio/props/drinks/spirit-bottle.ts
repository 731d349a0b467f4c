import { addDrum, addTurned, profileOf } from '#studio/props/making/joinery.ts';
import { addLathe, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, drink } from './vessel.ts';

interface Spirit {
  words: RegExp;
  /** What it swallows of the light. */
  absorption: Vec3;
  label: string;
  band: string;
}

const CLEAR: Vec3 = [0.004, 0.002, 0.001];
const AMBER: Vec3 = [0.02, 0.13, 0.5];

/** By its name: most are clear or amber; the label is paper with a band, and claims no estate. */
const SPIRITS: readonly Spirit[] = [
  { words: /gin/, absorption: CLEAR, label: '#e9efe9', band: '#2f6b57' },
  { words: /[vw]od[ck]a/, absorption: CLEAR, label: '#eef1f5', band: '#33507d' },
  {
    words: /tequila|mezcal|pisco|grappa|schnaps|kirsch/,
    absorption: CLEAR,
    label: '#f3ecd9',
    band: '#a9772c',
  },
  { words: /limoncello/, absorption: [0.004, 0.03, 0.7], label: '#fbf6de', band: '#e0b316' },
  { words: /./, absorption: AMBER, label: '#efe4c8', band: '#5b2a14' },
];

/** Broad shoulders and a short neck: no bottle of wine has this outline. */
const OUTLINE: readonly Vec2[] = [
  [4.1, 0.1],
  [4.6, 0.7],
  [4.6, 15.4],
  [4.3, 17.6],
  [2.6, 19.4],
  [1.55, 20.4],
  [1.5, 22.4],
  [1.7, 24.2],
];

/** Clear glass, square shoulders, a wide stopper. */
export const makeSpiritBottle: MakeThing = (kit, place, { word, fill }) => {
  const model = startModel(kit, place, 'spirit_bottle');
  const { absorption, label, band } = SPIRITS.find(({ words }) => words.test(word))!;
  const level = fill === 'empty' ? 1.6 : fill === 'half' ? 9 : 18;
  addTumbler(model, { outer: OUTLINE, wall: 0.3, level, medium: drink(kit, absorption) });
  const paper = apart(model, 'label');
  addLathe(paper, profileOf('4.65 4, 4.65 12.6'), paint(kit, label, { coat: 0.2, rough: 0.5 }), {
    isSharp: true,
  });
  const ink = paint(kit, band, { coat: 0.3, rough: 0.4 });
  addLathe(paper, profileOf('4.68 7.2, 4.68 9.6'), ink, { isSharp: true });
  for (const y of [4.5, 11.9])
    addLathe(paper, profileOf(`4.68 ${y}, 4.68 ${y + 0.25}`), ink, { isSharp: true });
  const stopper = apart(model, 'stopper');
  addTurned(
    stopper,
    '0 24, 1.95 24, 2.1 24.3, 2.1 26.4, 1.9 26.7, 0 26.7',
    paint(kit, '#20201f', { coat: 0.6, rough: 0.3 }),
  );
  addDrum(stopper, { radius: 2.12, height: 0.4, at: [0, 24.5, 0] }, ink);
};
