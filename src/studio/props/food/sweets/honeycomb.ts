import { addPanel, apart, around, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Half the width of a cell, and how many stand across the piece. */
const CELL = 0.92;
const ROWS = 5;
const HEIGHT = 2.2;

/** A cut piece of comb: six-sided cells of wax, honey in each, and a pool of it below. */
export const makeHoneycomb: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'honeycomb');
  const wax = paint(kit, '#d99a26', { coat: 0.3, rough: 0.4, translucency: 0.3 });
  const honey = paint(kit, '#b8660c', { coat: 1, rough: 0.06, translucency: 0.4 });
  const hexagon = (r: number) => around(6, () => r);
  const step = CELL * 1.74;
  for (let row = 0; row < ROWS; row++)
    for (let k = 0; k < 7; k++) {
      const at = [(k - 3) * step + (row % 2) * step * 0.5, 0, (row - 2) * step * 0.87] as const;
      addPanel(model, {
        outline: hexagon(CELL * 1.06),
        thickness: HEIGHT,
        material: wax,
        at: [...at],
        turn: { y: Math.PI / 6 },
      });
      addPanel(apart(model, 'honey'), {
        outline: hexagon(CELL * 0.72),
        thickness: 0.08,
        material: honey,
        at: [at[0], HEIGHT, at[2]],
        turn: { y: Math.PI / 6 },
      });
    }
  addPanel(apart(model, 'honey'), {
    outline: around(40, (a) => 7.4 * (1 + 0.06 * Math.sin(a * 3)), 0.66),
    thickness: 0.12,
    material: honey,
  });
};
