import { addRing } from '#studio/props/making/joinery.ts';
import { addBox, addPanel, apart, paint, startModel } from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** How large a mat must be for the glasses that stand on it, and where each of them stands. */
export const matState = (length: number, depth: number, feet: readonly number[]): string =>
  `mat ${Math.round(Math.max(42, length + 4))}x${Math.round(Math.max(24, depth + 9))} ${feet.map((x) => x.toFixed(1)).join()}`;

interface MatRoom {
  length: number;
  depth: number;
  /** Middle of each glass along the mat. */
  feet: readonly number[];
}

function roomOf(states: readonly string[], usual: MatRoom): MatRoom {
  const told = states.flatMap((state) => {
    const [, length, depth, feet] = /^mat (\d+)x(\d+) (.*)$/.exec(state) ?? [];
    return feet === undefined
      ? []
      : [{ length: Number(length), depth: Number(depth), feet: feet.split(',').map(Number) }];
  });
  return told[0] ?? usual;
}

/** A woven mat for one place, or for all the glasses that stand on it. */
export const makePlacemat: MakeThing = (kit, place, { colour, states }) => {
  const model = startModel(kit, place, 'placemat');
  const { length, depth } = roomOf(states, { length: 42, depth: 30, feet: [] });
  addPanel(model, {
    outline: roundedRect(length, depth, 2),
    thickness: 0.3,
    material: paint(kit, colour ?? '#b39a6c', { coat: 0, rough: 0.9 }),
  });
  const seams = apart(model, 'weave');
  const last = depth / 2 - 2;
  for (let z = -last; z <= last; z += 2)
    addBox(
      seams,
      { at: [0, 0.32, z], half: [length / 2 - 0.6, 0.05, 0.25] },
      paint(kit, '#8d7448', { coat: 0 }),
    );
};

const SIX = [-20, -12, -4, 4, 12, 20];

/** A sheet of paper, printed with a ring for every glass and lines for a note before it. */
export const makeTastingMat: MakeThing = (kit, place, { states, colour }) => {
  const model = startModel(kit, place, 'tasting_mat');
  const isWide = states.includes('wide');
  const usual = { length: isWide ? 60 : 50, depth: 24, feet: SIX };
  const { length, depth, feet } = roomOf(states, usual);
  addPanel(model, {
    outline: roundedRect(length, depth, 0.6),
    thickness: 0.1,
    material: paint(kit, colour ?? '#efe9db', { coat: 0.04, rough: 0.8 }),
  });
  const print = apart(model, 'print');
  const ink = paint(kit, '#7a1f2e', { coat: 0 });
  const pale = paint(kit, '#b9a795', { coat: 0 });
  const note = depth / 2 - 4.6;
  const height = 0.1;
  for (const x of feet) {
    addRing(print, { radius: 4.3, thickness: 0.11, at: [x, height, 0] }, ink);
    addBox(print, { at: [x, height + 0.01, note], half: [2.4, 0.02, 0.16] }, ink);
    for (const line of [1.3, 2.3])
      addBox(print, { at: [x, height + 0.01, note + line], half: [3.2, 0.02, 0.06] }, pale);
  }
};
