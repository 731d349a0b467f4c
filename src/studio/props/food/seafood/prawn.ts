import {
  addBall,
  addLeafBlade,
  addTube,
  curve,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A cooked prawn, curled, with its tail and feelers. */
export const makePrawn: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'prawn');
  const shell = textured(
    kit,
    'prawn shell',
    {
      painter: 'stripes',
      params: {
        seed: 3,
        tone: [240, 150, 110],
        stripe: [222, 92, 58],
        count: 1,
        share: 0.4,
        waver: 0.1,
      },
      hasRelief: false,
    },
    { coat: 0.8, rough: 0.18, translucency: 0.25 },
  );
  const path = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = -0.5 + (i / 39) * 4.1;
    return [Math.cos(a) * 3, 1.1, Math.sin(a) * 2.7];
  });
  addTube(model, path, {
    radius: (t) =>
      (1.2 - 0.75 * t) *
      (0.86 + 0.14 * Math.abs(Math.cos(t * Math.PI * 6))) *
      Math.min(1, t * 9 + 0.25),
    material: shell,
    sides: 14,
  });
  const pale = paint(kit, '#f0a07c', { coat: 0.7, rough: 0.2, translucency: 0.3 });
  const tail = path.at(-1)!;
  for (let k = -2; k <= 2; k++)
    addLeafBlade(model, {
      from: tail,
      to: [tail[0] + 1.7 - Math.abs(k) * 0.2, 1.1 + k * 0.25, tail[2] + 0.6 + k * 0.8],
      width: 0.9,
      material: pale,
    });
  const head = path[0]!;
  addBall(
    model,
    [head[0] - 0.1, 1.9, head[2] + 0.5],
    0.24,
    paint(kit, '#120c0a', { coat: 1, rough: 0.05 }),
  );
  const red = paint(kit, '#c9552f');
  for (const k of [-1, 1])
    addTube(
      model,
      curve([
        head,
        [head[0] + 1.6, 2.4, head[2] - 2 + k],
        [head[0] + 0.4 + k, 1.4, head[2] - 5 - random.range(0, 1)],
      ]),
      { radius: 0.06, material: red, sides: 5 },
    );
  for (let i = 0; i < 5; i++) {
    const p = path[8 + i * 5]!;
    addTube(
      model,
      curve([
        [p[0] * 0.75, 0.7, p[2] * 0.75],
        [p[0] * 0.45, 0.4, p[2] * 0.45],
        [p[0] * 0.2, 0.15, p[2] * 0.2],
      ]),
      { radius: 0.09, material: red, sides: 5 },
    );
  }
};
