import {
  addLeafBlade,
  addSurface,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A fillet on a plate: orange flesh with pale lines, a sprig of dill. */
export const makeSalmon: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 10.4);
  const { random } = look;
  const model = startModel(kit, place, 'salmon');
  const flesh = textured(
    kit,
    'salmon flesh',
    {
      painter: 'stripes',
      params: {
        seed: 6,
        tone: [236, 116, 70],
        stripe: [248, 186, 150],
        count: 8,
        share: 0.14,
        waver: 0.22,
      },
      share: 0.35,
      bump: 0.6,
    },
    { coat: 0.7, rough: 0.22, translucency: 0.2 },
  );
  addSurface(model, {
    columns: 30,
    rows: 14,
    material: flesh,
    point: (u, v) => {
      const x = (u - 0.5) * 15;
      const half = 3.6 * (1 - 0.25 * u) * Math.min(1, Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 8)));
      const a = Math.PI * (1 - v);
      return [
        x,
        0.7 + 2.3 * Math.sin(a) ** 0.55 * (1 - 0.3 * u),
        Math.cos(a) * half + 0.9 * Math.sin(u * 3),
      ];
    },
  });
  const dill = paint(kit, '#4f7f34', { translucency: 0.2 });
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const from: Vec3 = [-3 + t * 6, 3.1, 0.6];
    addLeafBlade(model, {
      from,
      to: [
        from[0] + random.range(-0.3, 0.9),
        3.3 + random.range(0, 0.6),
        0.6 + random.range(-1.5, 1.5),
      ],
      width: 0.16,
      material: dill,
    });
  }
};
