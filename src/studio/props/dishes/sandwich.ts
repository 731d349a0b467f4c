import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addPanel, addSurface, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { skinOf } from '#studio/props/making/skins.ts';

const TRIANGLE: readonly Vec2[] = [
  [-6.5, 4],
  [6.5, 4],
  [0, -6],
];

/** Two triangles of toast with ham, cheese and lettuce between them. */
export const makeSandwich: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'sandwich');
  const crumb = skinOf(kit, '#ecd2a0', [['#c08a48', 8, 0.55, 0.75, 0.6]], { coat: 0.1 });
  const crust = paint(kit, '#a9692c');
  const layer = (y: number, thickness: number, colour: string): void =>
    addPanel(model, {
      outline: TRIANGLE.map(([x, z]) => [x * 1.02, z * 1.02] as const).toReversed(),
      thickness,
      at: [0, y, 0],
      material: paint(kit, colour, { coat: 0.4 }),
    });
  const bread = (y: number): void =>
    addPanel(model, {
      outline: TRIANGLE.toReversed(),
      thickness: 1.4,
      at: [0, y, 0],
      material: crumb,
      side: crust,
    });
  bread(0);
  layer(1.5, 0.5, '#e58a86');
  layer(2.1, 0.35, '#f0bf3c');
  addSurface(model, {
    columns: 40,
    rows: 2,
    material: paint(kit, '#7db544', { translucency: 0.4 }),
    point: (u, v) => [-6.8 + u * 13.6, 2.8 + 0.35 * Math.sin(u * 40), 3.2 + v * 1.4],
  });
  layer(2.6, 0.6, '#cf3a24');
  bread(3.3);
  addBox(model, { at: [0, 6.6, 0], half: [0.12, 2.6, 0.12] }, paint(kit, '#d8b478'));
};
