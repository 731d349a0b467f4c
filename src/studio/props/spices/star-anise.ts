import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, paint, startModel, within } from '#studio/props/making/model.ts';

/** Eight pods round a middle, a shining seed in each; a little larger than life. */
export const makeStarAnise: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'star_anise'), [0, 0.35, 0], {
    y: random.range(0, 3),
    x: random.range(0.05, 0.3),
  });
  const pod = paint(kit, '#6e3d1c', { coat: 0.2, rough: 0.6 });
  const seed = paint(kit, '#b8742c', { coat: 1, rough: 0.05 });
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    for (const up of [0, 0.35])
      addLeafBlade(model, {
        from: [c * 0.2, 0.1 + up * 0.2, s * 0.2],
        to: [c * 2.5, 0.5, s * 2.5],
        width: 1.05 - up,
        material: pod,
        cup: up ? -0.2 : 0.5,
      });
    addBlob(model, {
      at: [c * 1.25, 0.42, s * 1.25],
      radii: [0.42, 0.3, 0.28],
      turn: { y: -a },
      material: seed,
      rings: 7,
      sides: 10,
    });
  }
};
