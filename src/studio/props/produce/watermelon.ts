import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addPanel, paint, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

const halfDisc = (r: number): Vec2[] =>
  Array.from({ length: 31 }, (_, i) => {
    const a = Math.PI - (i / 30) * Math.PI;
    return [Math.cos(a) * r, Math.sin(a) * r] as const;
  }).toReversed();

/** Two slices that lean on each other. */
export const makeWatermelon: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'watermelon');
  const flesh = skinOf(kit, '#d42a30', [['#e8565a', 5, 0.5, 0.8, 0.6]], { coat: 0.7, rough: 0.2 });
  for (const [i, x] of [-3.4, 4.2].entries()) {
    const slice = within(model, [x, 9.6, i * -3.4], { x: 1.3, y: i * 0.25 - 0.1 });
    addPanel(slice, {
      outline: halfDisc(9.6),
      thickness: 2,
      material: paint(kit, '#e9efcf'),
      side: paint(kit, '#2f6a2a', { coat: 0.6 }),
    });
    addPanel(slice, {
      outline: halfDisc(8.9),
      thickness: 2,
      at: [0, 0.1, 0],
      material: paint(kit, '#f2c9c0'),
    });
    addPanel(slice, { outline: halfDisc(8.5), thickness: 2, at: [0, 0.2, 0], material: flesh });
    for (let k = 0; k < 11; k++) {
      const a = 0.3 + (k % 6) * 0.5;
      const r = k < 6 ? 6 : 3.6;
      addBlob(slice, {
        at: [Math.cos(a) * r, 2.25, Math.sin(a) * r],
        radii: [0.32, 0.14, 0.5],
        turn: { y: -a + 1.57 },
        material: paint(kit, '#1c1210', { coat: 1, rough: 0.1 }),
        rings: 5,
        sides: 8,
      });
    }
  }
};
