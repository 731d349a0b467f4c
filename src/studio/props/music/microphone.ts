import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addRod } from '#studio/props/making/joinery.ts';
import { addBlob, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A chrome stage microphone of the fifties on a short stand. */
export const makeMicrophone: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'microphone');
  const chrome = metal(kit, [0.76, 0.75, 0.73], 0.16);
  const dark = metal(kit, [0.1, 0.1, 0.1], 0.4);
  addDrum(model, { radius: 7, top: 6, height: 1.4 }, dark);
  addRod(
    model,
    [
      [0, 1, 0],
      [0, 16, 0],
    ],
    { radius: 0.7, material: chrome, sides: 12 },
  );
  const head = within(model, [0, 22, 0], { x: -0.25 });
  addBlob(head, { radii: [4, 6.2, 3.4], material: dark });
  for (let i = -4; i <= 4; i++) {
    const x = i * 0.85;
    const k = Math.sqrt(Math.max(0, 1 - (x / 4.3) ** 2));
    addRing(
      within(head, [x, 0, 0], { z: Math.PI / 2 }),
      { radius: 5 * k + 0.6, thickness: 0.28 },
      chrome,
    );
  }
  for (const y of [-2, 2]) addRing(head, { radius: 3.9, thickness: 0.5, at: [0, y, 0] }, chrome);
};
