import {
  addBox,
  addSurface,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addDrum } from '#studio/props/making/joinery.ts';
import { addCushion } from '#studio/props/furniture/upholstery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A piano accordion standing upright, its bellows drawn open. */
export const makeAccordion: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'accordion'), [0, 0, 0], { y: 0.25 });
  const shell = paint(kit, colour ?? '#9c1420', { coat: 1, rough: 0.12 });
  addCushion(model, { at: [-13, 18, 0], half: [5.4, 18, 9] }, shell);
  addCushion(model, { at: [13, 18, 0], half: [5.4, 18, 9] }, shell);
  const rest = apart(model, 'bellows and keys');
  addSurface(rest, {
    columns: 48,
    rows: 28,
    material: paint(kit, '#23201f', { coat: 0.2, rough: 0.6 }),
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const square = (Math.cos(a) ** 8 + Math.sin(a) ** 8) ** (-1 / 8);
      const fold = Math.round(v * 28) % 2 === 0 ? 1 : 0.86;
      return [-9 + v * 18, 18 + Math.cos(a) * square * 16 * fold, Math.sin(a) * square * 8 * fold];
    },
  });
  for (let i = 0; i < 14; i++) {
    addBox(
      rest,
      { at: [-19.4, 4 + i * 2.1, 4.4], half: [2.6, 0.95, 4.6] },
      paint(kit, '#f5f0e2', { coat: 0.7 }),
    );
    if (i % 7 !== 2 && i % 7 !== 6)
      addBox(
        rest,
        { at: [-20, 5 + i * 2.1, 7.4], half: [1.6, 0.5, 2.2] },
        paint(kit, '#151313', { coat: 0.8 }),
      );
  }
  for (let x = 0; x < 3; x++)
    for (let y = 0; y < 9; y++)
      addDrum(
        rest,
        {
          radius: 0.75,
          height: 0.7,
          at: [11 + x * 2.2, 5 + y * 3.2, 8.9],
          turn: { x: Math.PI / 2 },
        },
        paint(kit, '#f5f0e2', { coat: 0.7 }),
      );
};
