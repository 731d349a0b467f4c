import { crystal, metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBox,
  addSurface,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A fluted shell lying on its back. */
export const makeSeashell: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'seashell'), [0, 2.2, 0], {
    x: 0.75,
    y: random.range(-0.5, 0.5),
  });
  addSurface(model, {
    columns: 54,
    rows: 12,
    material: paint(kit, '#e2b79a', { coat: 0.4, rough: 0.3 }),
    point: (u, v) => {
      const a = (u - 0.5) * 2.5;
      const r = v * 5 * (1 + 0.035 * Math.cos(u * Math.PI * 22));
      return [
        Math.sin(a) * r,
        1.9 * Math.sin(Math.PI * v * 0.92) + 0.2 * Math.cos(u * Math.PI * 22) * v,
        -Math.cos(a) * r + 2,
      ];
    },
  });
};

/** A string of pearls laid in curls. */
export const makePearls: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'pearl_necklace');
  const pearl = paint(kit, '#f1e9df', { coat: 1, rough: 0.12 });
  for (let i = 0; i < 64; i++) {
    const t = (i / 64) * 6.283;
    const r = 6.4 + 1.6 * Math.sin(t * 3);
    addBall(model, [Math.cos(t) * r, 0.42, Math.sin(t) * r * 0.7], 0.42, pearl);
  }
};

/** A gold ring with a stone. */
export const makeRing: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'ring'), [0, 1.5, 0], { x: 1.25, y: 0.4 });
  addRing(model, { radius: 1.3, thickness: 0.18 }, metal(kit, [0.92, 0.68, 0.3], 0.1));
  addTurned(model, '0 -.4, .55 0, .4 .3, 0 .32', crystal(kit), {
    at: [0, 0, -1.7],
    turn: { x: -Math.PI / 2 },
  });
};

/** A flacon with a ground stopper. */
export const makePerfume: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'perfume');
  addBox(model, { at: [0, 3.4, 0], half: [3, 3.4, 1.5] }, crystal(kit));
  addBox(
    model,
    { at: [0, 2.4, 0], half: [2.6, 2, 1.1] },
    paint(kit, colour ?? '#d9a45c', { coat: 1, rough: 0.05, translucency: 0.6 }),
  );
  addDrum(model, { radius: 0.9, height: 1, at: [0, 6.8, 0] }, metal(kit, [0.86, 0.66, 0.3], 0.15));
  addBox(model, { at: [0, 8.8, 0], half: [1.2, 1.1, 1.2] }, crystal(kit));
};
