import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A fan of five cards before the rest of the pack. */
export const makePlayingCards: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'playing_cards');
  const card = paint(kit, '#f8f5ec', { coat: 0.4, rough: 0.3 });
  const marks = apart(model, 'pips');
  for (let i = 0; i < 5; i++) {
    const at = [(i - 2) * 3.2, 0.1 + i * 0.12, 2 + Math.abs(i - 2) * 0.5] as const;
    const turn = { y: -(i - 2) * 0.2 };
    addBox(model, { at, half: [2.9, 0.04, 4.2], turn }, card);
    const ink = paint(kit, i % 2 === 0 ? '#b3202c' : '#191715', { coat: 0.2 });
    for (const [x, z] of [
      [-2, -3],
      [0, -1.2],
      [0, 1.4],
    ] as const)
      addBox(
        within(marks, [...at], turn),
        { at: [x, 0.06, z], half: [0.5, 0.02, 0.5], turn: { y: Math.PI / 4 } },
        ink,
      );
  }
  addBox(model, { at: [-8, 1, -3.4], half: [2.9, 1, 4.2], turn: { y: 0.4 } }, card);
  addBox(
    marks,
    { at: [-8, 2.02, -3.4], half: [2.4, 0.03, 3.7], turn: { y: 0.4 } },
    paint(kit, '#8e1424', { coat: 0.4 }),
  );
};
