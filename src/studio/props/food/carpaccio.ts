import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLeafBlade, addPanel, around, paint, startModel, within } from '#studio/props/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';

/** Thin raw slices overlapping round the plate, rocket and shavings of cheese in the middle. */
export const makeCarpaccio: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 13);
  const model = within(startModel(kit, place, 'carpaccio'), [0, 0.75, 0]);
  const meat = skinOf(
    kit,
    '#b03038',
    [
      ['#d98a86', 7, 0.62, 0.7, 0.7],
      ['#8c2028', 5, 0.5, 0.7, 0.5],
    ],
    {
      coat: 0.7,
      rough: 0.25,
    },
  );
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.283;
    addPanel(model, {
      outline: around(24, (t) => 3.4 + 0.3 * Math.sin(t * 3 + i), 0.86),
      thickness: 0.1,
      material: meat,
      at: [Math.cos(a) * 5.4, 0.1 + i * 0.03, Math.sin(a) * 5.4],
      turn: { y: -a, z: 0.06 },
    });
  }
  const rocket = paint(kit, '#4a8a34', { translucency: 0.3 });
  const cheese = paint(kit, '#efdda6', { coat: 0.2 });
  for (let i = 0; i < 26; i++) {
    const [a, r] = [i * 2.4, 3.4 * Math.sqrt(i / 26)];
    addLeafBlade(model, {
      from: [Math.cos(a) * r, 0.5, Math.sin(a) * r],
      to: [Math.cos(a) * r + Math.cos(a * 2) * 2.4, 1.6, Math.sin(a) * r + Math.sin(a * 2) * 2.4],
      width: i % 4 ? 1 : 1.8,
      material: i % 4 ? rocket : cheese,
      bend: 0.4,
    });
  }
};
