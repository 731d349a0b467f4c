import {
  addLeafBlade,
  addPanel,
  around,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import { addPlate } from '#studio/props/tableware.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A thick cut, browned outside with grill marks, pink where slices lean against it. */
export const makeSteak: MakeThing = (kit, place) => {
  addPlate(kit, place.position, { radius: 11.6, tone: 'dark' });
  const model = within(startModel(kit, place, 'steak'), [0, 0.8, 0]);
  const brown = textured(
    kit,
    'steak crust',
    {
      painter: 'stripes',
      params: {
        seed: 5,
        tone: [106, 58, 34],
        stripe: [34, 18, 12],
        count: 6,
        share: 0.2,
        waver: 0.03,
      },
      share: 0.35,
      bump: 1.6,
    },
    { coat: 0.7, rough: 0.25 },
  );
  const pink = textured(
    kit,
    'steak inside',
    {
      painter: 'mottled',
      params: {
        seed: 4,
        tone: [186, 62, 58],
        marks: [
          { tone: [214, 120, 104], cells: 9, from: 0.52, to: 0.66, amount: 0.7, stretch: 2 },
          { tone: [140, 30, 34], cells: 14, from: 0.6, to: 0.7, amount: 0.5 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.7, rough: 0.2 },
  );
  const cut = (a: number): number => 6 + 0.9 * Math.sin(a * 2 + 0.6) + 0.4 * Math.sin(a * 3);
  addPanel(model, {
    outline: around(40, cut, 0.72),
    thickness: 2.6,
    material: brown,
    side: textured(
      kit,
      'steak edge',
      {
        painter: 'mottled',
        params: {
          seed: 8,
          tone: [96, 50, 30],
          marks: [{ tone: [226, 196, 150], cells: 4, from: 0.56, to: 0.7, amount: 0.7 }],
        },
        bump: 1,
      },
      { coat: 0.5 },
    ),
    at: [-3.4, 0, 0],
  });
  for (let i = 0; i < 3; i++)
    addPanel(model, {
      outline: around(26, (a) => 3.7 + 0.3 * Math.sin(a * 2 + i), 0.36),
      thickness: 1,
      material: pink,
      side: paint(kit, '#5b2f1c', { coat: 0.6, rough: 0.3 }),
      at: [3.8 + i * 1.9, 1.3, 0.4 + i * 0.5],
      turn: { x: Math.PI / 2, y: 1.2, z: 0.5 },
    });
  const green = paint(kit, '#4e6b3a');
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const at: Vec3 = [-7 + t * 7, 2.9, -0.6 + t * 1.6];
    addLeafBlade(model, {
      from: at,
      to: [at[0] + 0.7, 3.4, at[2] + (i % 2 ? 1.1 : -1.1)],
      width: 0.22,
      material: green,
    });
  }
};
