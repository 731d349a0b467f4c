import { metal } from '#studio/props/making/kit.ts';
import { addDrum } from '#studio/props/making/joinery.ts';
import { addFlameLight } from '#studio/props/candle.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A climate cabinet: black frame, lit shelves, the ends of bottles in their rows. */
export const makeWineFridge: MakeThing = (kit, place, { states }) => {
  const model = within(startModel(kit, place, 'wine_fridge'), [0, 0, 0], { y: -0.25 });
  const black = paint(kit, '#151414', { coat: 0.8, rough: 0.15 });
  const turn = { x: Math.PI / 2 };
  for (const s of [-1, 1]) addBox(model, { at: [s * 28.5, 60, 0], half: [1.5, 60, 28] }, black);
  for (const y of [2, 118]) addBox(model, { at: [0, y, 0], half: [30, 2, 28] }, black);
  const inside = apart(model, 'bottles');
  addBox(inside, { at: [0, 60, -26], half: [28, 58, 1] }, paint(kit, '#6d6a64', { coat: 0.1 }));
  for (let row = 0; row < 6; row++) {
    const y = 12 + row * 18;
    addBox(
      inside,
      { at: [0, y - 5.4, 0], half: [27, 0.7, 24] },
      paint(kit, '#a9804e', { coat: 0.2 }),
    );
    for (let i = 0; i < 5; i++) {
      const x = (i - 2) * 10.6;
      addDrum(
        inside,
        { radius: 4, height: 30, at: [x, y, -20], turn },
        paint(kit, '#16241a', { coat: 1, rough: 0.06 }),
      );
      addDrum(
        inside,
        { radius: 1.5, height: 14, at: [x, y, 8], turn },
        paint(kit, row % 2 === 0 ? '#7d1a2e' : '#b98a2e', { coat: 0.7 }),
      );
    }
  }
  const door = within(model, [-30, 0, 29], states.includes('open') ? { y: -1.9 } : {});
  for (const x of [2, 58]) addBox(door, { at: [x, 60, 0], half: [2, 60, 1.2] }, black);
  for (const y of [2, 118]) addBox(door, { at: [30, y, 0], half: [30, 2, 1.2] }, black);
  addBox(door, { at: [55, 60, 2], half: [0.9, 22, 0.9] }, metal(kit, [0.75, 0.74, 0.72], 0.2));
  for (const y of [36, 72, 108]) addFlameLight(kit.scene, model.put([0, y, 22]), 900);
};
