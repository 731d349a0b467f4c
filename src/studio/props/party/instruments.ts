import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { metal } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import {
  addBall,
  addBox,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';

const varnish = (kit: Kit, key: string, tone: number[]): number =>
  textured(
    kit,
    `varnish ${key}`,
    {
      painter: 'planks',
      params: { seed: 8, tone, planks: 1, gap: 0.001, wear: 0.1 },
      share: 0.35,
      bump: 0.3,
      wrap: 'clamp',
    },
    { coat: 1, rough: 0.1 },
  );

/** Two bouts and a waist; the waist is the narrower the larger `pinch`. */
const body = (length: number, upper: number, lower: number, pinch: number): Vec2[] =>
  around(64, () => 1).map(([c, s]): Vec2 => {
    const t = (c + 1) / 2;
    const wide = upper * t + lower * (1 - t) - pinch * Math.exp(-(((t - 0.54) / 0.15) ** 2));
    return [c * (length / 2), Math.sign(s) * Math.abs(s) ** 0.72 * wide];
  });

export const makeGuitar: MakeThing = (kit, place) => {
  const stand = within(startModel(kit, place, 'guitar'), [0, 25, 0], { x: -0.16 });
  const model = within(within(stand, [0, 0, 0], { x: Math.PI / 2 }), [0, 0, 0], { y: Math.PI / 2 });
  const top = varnish(kit, 'guitar', [206, 146, 78]);
  const side = varnish(kit, 'guitar side', [110, 56, 28]);
  addPanel(model, {
    outline: body(48, 14, 19, 5.2),
    thickness: 10,
    material: top,
    side,
    at: [0, -5, 0],
  });
  addPanel(model, {
    outline: around(40, () => 5),
    thickness: 0.1,
    material: paint(kit, '#120a06'),
    at: [6, 5.05, 0],
  });
  addTube(
    model,
    Array.from({ length: 41 }, (_, i): Vec3 => [
      6 + Math.cos((i / 40) * 6.283) * 5.6,
      5.1,
      Math.sin((i / 40) * 6.283) * 5.6,
    ]),
    { radius: 0.5, material: paint(kit, '#3a2010') },
  );
  const dark = varnish(kit, 'fingerboard', [46, 28, 20]);
  addBox(model, { at: [35, 5, 0], half: [24, 0.9, 2.6] }, dark);
  addBox(model, { at: [65, 4.4, 0], half: [7, 0.9, 3.4] }, side);
  addBox(model, { at: [-13, 5.6, 0], half: [1.4, 0.7, 7] }, dark);
  const steel = metal(kit, [0.7, 0.69, 0.66], 0.15);
  for (let i = 0; i < 12; i++)
    addBox(model, { at: [16 + i * 3.5, 6, 0], half: [0.16, 0.1, 2.6] }, steel);
  for (let k = 0; k < 6; k++) {
    const z = -2.1 + k * 0.84;
    addTube(
      model,
      [
        [-13, 6.5, z * 1.5],
        [59, 6.4, z],
        [66, 5.6, z * 1.2],
      ],
      { radius: 0.11, material: steel, sides: 5 },
    );
    const s = k < 3 ? -1 : 1;
    addBall(
      model,
      [61.5 + (k % 3) * 3.4, 4.6, s * 4.6],
      0.95,
      paint(kit, '#efe8d8', { coat: 0.8 }),
    );
  }
};

export const makeViolin: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'violin'), [0, 0, 0], { y: 0.35 });
  const top = varnish(kit, 'violin', [176, 84, 34]);
  const side = varnish(kit, 'violin side', [110, 44, 18]);
  addPanel(model, {
    outline: body(35, 8, 10.2, 4.1),
    thickness: 3.4,
    material: top,
    side,
    at: [0, 0.3, 0],
  });
  const ebony = paint(kit, '#15100d', { coat: 0.9, rough: 0.15 });
  addBox(model, { at: [18, 4.6, 0], half: [13.4, 0.5, 1.3] }, ebony);
  addBox(model, { at: [-11, 4.5, 0], half: [5.4, 0.45, 1.6], turn: { z: -0.04 } }, ebony);
  addBox(model, { at: [-3.4, 5, 0], half: [0.3, 1.4, 2.1] }, paint(kit, '#d9b06a'));
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [-0.4, 3.8, s * 3.2],
        [-2, 3.8, s * 4.4],
        [-4.6, 3.8, s * 4],
        [-6.4, 3.8, s * 5.4],
      ]),
      { radius: 0.26, material: paint(kit, '#0e0805') },
    );
  addTube(
    model,
    curve(
      [
        [28, 3.6, 0],
        [34, 4.4, 0],
        [37.6, 3.4, 0],
        [37.2, 1.6, 0],
        [35.4, 2, 0],
        [35.6, 3, 0],
      ],
      5,
    ),
    { radius: (t) => 1.15 - 0.5 * t, material: side },
  );
  for (let k = 0; k < 4; k++) {
    const s = k % 2 ? -1 : 1;
    addTube(
      model,
      [
        [-7, 5.2, (k - 1.5) * 0.4],
        [-3.4, 6.4, (k - 1.5) * 0.9],
        [31, 5.1, (k - 1.5) * 0.45],
      ],
      { radius: 0.09, material: metal(kit, [0.75, 0.74, 0.7], 0.15), sides: 5 },
    );
    addTube(
      model,
      [
        [31 + k * 1.1, 4.2, 0],
        [31 + k * 1.1, 4.4, s * 3.4],
      ],
      { radius: (t) => 0.3 + 0.35 * t, material: ebony },
    );
  }
  addBox(model, { at: [-15.5, 5, 4.6], half: [2.6, 0.5, 2.4] }, ebony);
  // The bow lies before it.
  addTube(
    model,
    curve([
      [-30, 0.8, 14],
      [0, 1.6, 14.4],
      [34, 0.9, 14],
    ]),
    { radius: 0.4, material: side },
  );
  addTube(
    model,
    [
      [-29, 0.5, 15.2],
      [33, 0.5, 15.2],
    ],
    { radius: 0.22, material: paint(kit, '#efe6d2'), sides: 5 },
  );
  addBox(model, { at: [-28, 0.9, 14.7], half: [1.8, 0.8, 0.7] }, ebony);
};
