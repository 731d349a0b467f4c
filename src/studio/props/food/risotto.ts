import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, paint, startModel, within } from '#studio/props/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';

/** Creamy grains heaped on a deep plate; mushrooms or saffron by its name. */
export const makeRisotto: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12);
  const { random, word } = look;
  const model = within(startModel(kit, place, 'risotto'), [0, 0.6, 0]);
  const isSaffron = /saffron|milan|zafferano/.test(word);
  const cream = isSaffron ? '#e2ab33' : '#e7d8b2';
  addBlob(model, {
    at: [0, 0.4, 0],
    radii: [7.6, 1.7, 7.2],
    material: skinOf(kit, cream, [['#cdb483', 26, 0.5, 0.7, 0.5]], { coat: 0.6, rough: 0.25 }),
    swell: ([x, , z]) => 0.95 + 0.05 * Math.sin(x * 8) * Math.cos(z * 9),
  });
  const grains = [cream, '#f3ead0', '#dcc895'].map((tone) =>
    paint(kit, tone, { coat: 0.7, rough: 0.2 }),
  );
  for (let i = 0; i < 330; i++) {
    const [a, r] = [i * 2.4, 7 * Math.sqrt((i + 0.5) / 330)];
    addBlob(model, {
      at: [
        Math.cos(a) * r,
        0.5 + 1.62 * Math.sqrt(Math.max(0, 1 - (r / 7.6) ** 2)),
        Math.sin(a) * r,
      ],
      radii: [0.42, 0.18, 0.2],
      turn: { y: random.range(0, 6), z: random.range(-0.5, 0.5) },
      material: random.pick(grains),
      rings: 3,
      sides: 5,
    });
  }
  const brown = skinOf(kit, '#8c5f38', [['#5b3a1e', 5, 0.45, 0.7, 0.7]], { coat: 0.6, rough: 0.3 });
  const pale = paint(kit, '#e4cfa8', { coat: 0.3 });
  if (!isSaffron)
    for (let i = 0; i < 9; i++) {
      const [a, r] = [i * 2.4 + 0.6, 5 * Math.sqrt((i + 0.4) / 9)];
      const slice = within(model, [Math.cos(a) * r, 2.1 - r * 0.12, Math.sin(a) * r], {
        y: a,
        x: 0.3,
      });
      addBlob(slice, {
        at: [0, 0.2, -0.5],
        radii: [1.5, 0.42, 0.8],
        material: brown,
        rings: 7,
        sides: 14,
      });
      addBlob(slice, {
        at: [0, 0.2, 0.5],
        radii: [0.5, 0.34, 0.9],
        material: pale,
        rings: 6,
        sides: 9,
      });
    }
  const green = paint(kit, '#3f8a36', { translucency: 0.3 });
  for (let i = 0; i < 8; i++) {
    const a = i * 2.4;
    addLeafBlade(model, {
      from: [Math.cos(a) * i * 0.5, 2.5, Math.sin(a) * i * 0.5],
      to: [Math.cos(a) * i * 0.5 + 1, 2.8, Math.sin(a) * i * 0.5 + 0.5],
      width: 0.8,
      material: green,
    });
  }
};
