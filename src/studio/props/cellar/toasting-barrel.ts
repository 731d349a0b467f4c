import { addFlameLight } from '#studio/props/candle.ts';
import { metal, once } from '#studio/props/making/kit.ts';
import { addRing } from '#studio/props/making/joinery.ts';
import {
  addBox,
  addLathe,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Vec2 } from '#studio/scene-graph.ts';

const STAVES = 22;
const HEIGHT = 62;

/** Without its head, over the cooper's fire: the staves are charred inside, flames come out of them. */
export const makeToastingBarrel: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'toasting_barrel');
  const outside: Vec2[] = Array.from({ length: 12 }, (_, i) => {
    const t = (i / 11) * 2 - 1;
    return [24 + 5 * (1 - t * t), ((t + 1) / 2) * HEIGHT];
  });
  const staves = textured(
    kit,
    'toasted staves',
    {
      painter: 'barrel-side',
      params: { seed: 5, staves: 28, stain: 0.2 },
      share: 0.75,
      bump: 2.2,
    },
    { coat: 0.2, rough: 0.5 },
  );
  addLathe(model, outside, staves);
  const charred = paint(kit, '#1a100a', { coat: 0.1, rough: 0.9 });
  addLathe(
    apart(model, 'inside'),
    outside.map(([r, y]): Vec2 => [r - 2.2, y]).toReversed(),
    charred,
  );
  for (let i = 0; i < STAVES; i++) {
    const a = (i / STAVES) * Math.PI * 2;
    addBox(
      model,
      {
        at: [Math.cos(a) * 23, HEIGHT, Math.sin(a) * 23],
        half: [1.3, 0.8 + 0.3 * (i % 2), 2.9],
        turn: { y: -a },
      },
      charred,
    );
  }
  const iron = metal(kit, [0.36, 0.33, 0.3], 0.4);
  for (const y of [5, 16, 46, 57]) {
    const t = (y / HEIGHT) * 2 - 1;
    addRing(
      apart(model, 'hoop'),
      { radius: 24.2 + 5 * (1 - t * t), thickness: 1, at: [0, y, 0] },
      iron,
    );
  }
  const fire = once(kit, 'open fire', () =>
    addMaterial(kit.scene, {
      kind: 'emissive',
      radiance: [2.4, 0.8, 0.12],
      falloff: 1.6,
      sides: 'through',
    }),
  );
  for (let i = 0; i < 11; i++) {
    const [a, r] = [i * 2.4, 15 * Math.sqrt((i + 0.3) / 11)];
    const [x, z, tall] = [Math.cos(a) * r, Math.sin(a) * r, random.range(16, 30)];
    addTube(
      apart(model, 'fire'),
      curve([
        [x, HEIGHT - 14, z],
        [x + random.range(-1, 1), HEIGHT - 14 + tall * 0.5, z],
        [x + random.range(-2.4, 2.4), HEIGHT - 14 + tall, z],
      ]),
      { radius: (t) => 3.4 * (1 - t) ** 0.7 + 0.1, material: fire, sides: 12 },
    );
  }
  addFlameLight(kit.scene, model.put([0, HEIGHT - 6, 0]), 420);
};
