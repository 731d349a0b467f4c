import {
  addBlob,
  addPanel,
  addTube,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import { addPlate } from '#studio/props/tableware.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A layer cake with cream, berries on top and a piece cut out. */
export const makeCake: MakeThing = (kit, place, { random }) => {
  addPlate(kit, place.position, { radius: 11.6, tone: 'white' });
  const model = within(startModel(kit, place, 'cake'), [0, 0.5, 0], { y: Math.PI - 0.2 });
  const cream = paint(kit, '#f7efe2', { coat: 0.3, rough: 0.35 });
  const sponge = textured(
    kit,
    'sponge',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [222, 178, 104],
        marks: [
          { tone: [178, 126, 62], cells: 26, from: 0.56, to: 0.66, amount: 0.8, height: -0.5 },
        ],
      },
      bump: 1.4,
    },
    { coat: 0.02 },
  );
  const jam = paint(kit, '#a01d2c', { coat: 0.8, rough: 0.15 });
  const wedge = (r: number) => [
    [0, 0] as const,
    ...Array.from({ length: 45 }, (_, i) => {
      const a = -(1.85 + (i / 44) * 5.35);
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  ];
  const layer = (from: number, height: number, material: number, r = 9.4): void =>
    addPanel(model, { outline: wedge(r), thickness: height, material, at: [0, from, 0] });
  layer(0, 2, sponge);
  layer(2, 0.4, jam);
  layer(2.4, 0.7, cream);
  layer(3.1, 2, sponge);
  layer(5.1, 0.4, jam);
  layer(5.5, 0.9, cream, 9.7);
  // The iced side, all but the cut.
  addTube(
    model,
    Array.from({ length: 60 }, (_, i): Vec3 => {
      const a = 1.85 + (i / 59) * 5.35;
      return [Math.cos(a) * 9.6, 6.2, -Math.sin(a) * 9.6];
    }),
    { radius: (t) => 0.85 + 0.25 * Math.sin(t * 140), material: cream, sides: 8 },
  );
  for (let i = 0; i < 9; i++) {
    const a = 2.1 + i * 0.58;
    addBlob(model, {
      at: [Math.cos(a) * 7.2, 7.2, -Math.sin(a) * 7.2],
      radii: [1.15, 1.35, 1.15],
      material: paint(kit, random.pick(['#b3101f', '#c4182a']), { coat: 1, rough: 0.12 }),
      swell: ([, y]) => 1 - 0.25 * Math.max(0, y),
    });
    addBlob(model, {
      at: [Math.cos(a + 0.29) * 7.1, 6.9, -Math.sin(a + 0.29) * 7.1],
      radii: [0.95, 0.8, 0.95],
      material: cream,
    });
  }
};
