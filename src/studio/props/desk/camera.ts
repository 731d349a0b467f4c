import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addLathe, paint, startModel } from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';

/** An old viewfinder camera: leather body, bright top, a lens. */
export const makeCamera: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'camera');
  const chrome = metal(kit, [0.72, 0.71, 0.68], 0.22);
  addBox(
    model,
    { at: [0, 3.4, 0], half: [7, 2.7, 1.8] },
    paint(kit, '#2b211c', { coat: 0.3, rough: 0.5 }),
  );
  addBox(model, { at: [0, 6.9, 0], half: [7, 0.9, 1.8] }, chrome);
  addBox(model, { at: [0, 0.5, 0], half: [7, 0.4, 1.8] }, chrome);
  addBox(model, { at: [0, 8.1, 0], half: [2.2, 0.7, 1.5] }, chrome);
  for (const [x, r, h] of [
    [-5, 1.1, 1],
    [4.8, 1.3, 0.8],
    [2.9, 0.5, 1.1],
  ] as const)
    addLathe(
      model,
      [
        [AXIS, 0],
        [r, 0],
        [r, h],
        [AXIS, h],
      ],
      chrome,
      { at: [x, 7.8, 0], isSharp: true },
    );
  const turn = { x: Math.PI / 2 };
  addLathe(
    model,
    [
      [3.1, 0],
      [3.1, 1.6],
      [2.7, 1.8],
      [2.7, 3.4],
      [2.4, 3.5],
      [2.3, 2.6],
    ],
    chrome,
    { at: [0, 3.6, 1.6], turn, isSharp: true },
  );
  addLathe(
    model,
    [
      [2.35, 2.7],
      [1.4, 3.1],
      [AXIS, 3.3],
    ],
    paint(kit, '#0d1420', { coat: 1, rough: 0.03 }),
    { at: [0, 3.6, 1.6], turn },
  );
};
