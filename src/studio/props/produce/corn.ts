import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBall, addLeafBlade, paint, startModel, within } from '#studio/props/making/model.ts';

/** A cob in its opened husk. */
export const makeCorn: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'corn'), [0, 2.2, 0], { y: random.range(-0.4, 0.4) });
  const yellows = ['#edbc2e', '#f4cf56', '#e2a91c'].map((c) =>
    paint(kit, c, { coat: 0.7, rough: 0.2 }),
  );
  for (let ring = 0; ring < 24; ring++) {
    const x = -7 + ring * 0.62;
    const r = 2 * Math.sqrt(Math.max(0.08, 1 - Math.max(0, (x + 2) / 10.6) ** 2));
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.283;
      const at: Vec3 = [x, Math.cos(a) * r, Math.sin(a) * r];
      if (at[1] > -1.6) addBall(model, at, 0.46, yellows[(i * 7 + ring * 3) % 3]!);
    }
  }
  for (let i = 0; i < 6; i++) {
    const z = (i - 2.5) * 1.3;
    addLeafBlade(model, {
      from: [-9.5, -0.6, z * 0.3],
      to: [4 - (i % 2) * 3, -1.5 + Math.abs(z) * 0.3, z * 1.5],
      width: 3.2,
      material: paint(kit, i % 2 ? '#9ab35c' : '#7f9c48', { translucency: 0.3 }),
      bend: 0.4,
    });
  }
};
