import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Scales in spirals and a crown of blades. */
export const makePineapple: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'pineapple');
  const scale = skinOf(
    kit,
    '#c68a25',
    [
      ['#8a5a18', 5, 0.5, 0.7, 0.7],
      ['#9a9a3a', 8, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.4,
      rough: 0.4,
    },
  );
  addBlob(model, {
    at: [0, 8, 0],
    radii: [4.6, 8, 4.6],
    material: paint(kit, '#6b4514'),
    sides: 26,
  });
  for (let row = 0; row < 11; row++) {
    const y = 1.4 + row * 1.3;
    const r = 4.75 * Math.sqrt(Math.max(0.05, 1 - ((y - 8) / 8.3) ** 2));
    const count = Math.max(5, Math.round(r * 2.6));
    for (let i = 0; i < count; i++) {
      const a = ((i + (row % 2) * 0.5) / count) * 6.283;
      addBlob(model, {
        at: [Math.cos(a) * r, y, Math.sin(a) * r],
        radii: [1.15, 0.95, 1.15],
        material: scale,
        rings: 6,
        sides: 8,
      });
    }
  }
  const green = paint(kit, '#54793a', { translucency: 0.2 });
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4;
    const out = 5.2 * (1 - i / 40);
    addLeafBlade(model, {
      from: [Math.cos(a) * 1.2, 15.2, Math.sin(a) * 1.2],
      to: [Math.cos(a) * out, 18.4 + i * 0.24 + random.range(0, 0.6), Math.sin(a) * out],
      width: 1.3,
      material: green,
      bend: 0.5,
    });
  }
};
