import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, addPanel, around, paint, startModel } from '#studio/props/model.ts';
import { addPot, POT_FILL } from '#studio/props/holders/pot.ts';
import { skinOf } from '#studio/props/skins.ts';
import { fbm } from '#studio/textures/noise.ts';

/** Meat, carrots and mushrooms in dark sauce, in its pot. */
export const makeStew: MakeThing = (kit, place, { random, plate }) => {
  addPot(kit, place, { colour: plate });
  const model = startModel(kit, place, 'stew');
  addPanel(model, {
    outline: around(40, () => 9.4),
    thickness: 0.3,
    at: [0, POT_FILL + 0.6, 0],
    material: paint(kit, '#5c2413', { coat: 1, rough: 0.06 }),
  });
  const meat = skinOf(
    kit,
    '#5f3018',
    [
      ['#3a1a0c', 6, 0.45, 0.7, 0.8],
      ['#8a5230', 9, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.8,
      rough: 0.2,
      bump: 1,
    },
  );
  const carrot = paint(kit, '#d9691c', { coat: 0.8, rough: 0.15 });
  const onion = paint(kit, '#ead9b0', { coat: 0.8, rough: 0.15 });
  for (let i = 0; i < 30; i++) {
    const [a, r] = [i * 2.4, 8 * Math.sqrt((i + 0.4) / 30)];
    const kind = i % 5;
    const seed = random.range(0, 9);
    addBlob(model, {
      at: [Math.cos(a) * r, POT_FILL + 1.1, Math.sin(a) * r],
      radii: kind < 3 ? [1.7, 1.2, 1.4] : kind === 3 ? [1, 0.6, 1] : [0.9, 0.8, 0.9],
      turn: { y: random.range(0, 6) },
      material: kind < 3 ? meat : kind === 3 ? carrot : onion,
      swell: ([x, y, z]) => (kind < 3 ? 0.8 + 0.4 * fbm(x + seed, y + z, 2, 3) : 1),
      rings: 8,
      sides: 12,
    });
  }
  const green = paint(kit, '#3f8a36', { translucency: 0.3 });
  for (let i = 0; i < 12; i++) {
    const [a, r] = [i * 2.4, 6 * Math.sqrt(i / 12)];
    addLeafBlade(model, {
      from: [Math.cos(a) * r, POT_FILL + 2.2, Math.sin(a) * r],
      to: [Math.cos(a) * r + 1, POT_FILL + 2.6, Math.sin(a) * r + 0.5],
      width: 0.8,
      material: green,
    });
  }
};
