import { addTube, startModel, textured } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A crescent of rolled layers. */
export const makeCroissant: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'croissant');
  const crust = textured(
    kit,
    'croissant crust',
    {
      painter: 'stripes',
      params: {
        seed: 4,
        tone: [216, 150, 72],
        stripe: [150, 82, 32],
        count: 3,
        share: 0.35,
        waver: 0.3,
      },
      bump: 1.4,
      scale: [1, 7],
    },
    { coat: 0.5, rough: 0.28 },
  );
  const path = Array.from({ length: 90 }, (_, i): Vec3 => {
    const a = -0.35 + (i / 89) * 3.84;
    return [Math.cos(a) * 5.4, 2 - 0.9 * Math.abs(2 * (i / 89) - 1) ** 2, 2.4 - Math.sin(a) * 4.6];
  });
  addTube(model, path, {
    radius: (t) => {
      const d = Math.abs(2 * t - 1);
      const layer = (d * 5.2) % 1;
      return 3 * (1 - d ** 1.4 * 0.84) * (1.06 - 0.26 * layer ** 1.6);
    },
    material: crust,
    sides: 18,
  });
};
