import {
  addBall,
  addBlob,
  addPanel,
  addTube,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addPlatter } from '#studio/props/plate-under.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A whole fish on its plate. */
export const makeFish: MakeThing = (kit, place, look) => {
  addPlatter(kit, place, look);
  const model = within(startModel(kit, place, 'fish'), [0, 0.6, 0]);
  const skin = textured(
    kit,
    'fish skin',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [168, 176, 182],
        marks: [
          { tone: [70, 88, 104], cells: 3, from: 0.5, to: 0.75, amount: 0.7 },
          { tone: [226, 230, 232], cells: 46, from: 0.56, to: 0.66, amount: 0.6, height: 0.5 },
        ],
      },
      bump: 1,
    },
    { coat: 1, rough: 0.14 },
  );
  addBlob(model, {
    at: [0, 1.8, 0],
    radii: [12.5, 1.9, 4.6],
    material: skin,
    swell: ([x, , z]) =>
      (x > 0.55 ? 1 : 1 - 0.1 * Math.abs(z)) * (x < -0.4 ? 1 - (-0.4 - x) * 0.5 : 1),
    rings: 24,
    sides: 40,
  });
  const fin = paint(kit, '#6d7c88', { coat: 0.7, rough: 0.25, translucency: 0.3 });
  addPanel(model, {
    outline: [
      [0, 0.6],
      [-6, 4],
      [-4.4, 0],
      [-6, -4],
      [0, -0.6],
    ],
    thickness: 0.25,
    material: fin,
    at: [-9.6, 1.5, 0],
  });
  addPanel(model, {
    outline: [
      [5, 0],
      [1, -3.2],
      [-3.6, -2.2],
      [-4, 0],
    ],
    thickness: 0.2,
    material: fin,
    at: [1, 1.2, -3.2],
  });
  addPanel(model, {
    outline: [
      [2, 0],
      [0, 2.4],
      [-2.6, 2.2],
      [-2, 0],
    ],
    thickness: 0.2,
    material: fin,
    at: [2, 1.2, 3.2],
  });
  addPanel(model, {
    outline: [
      [1.6, 0],
      [-0.6, 1.5],
      [-2.4, 1],
      [-1.4, 0],
    ],
    thickness: 0.15,
    material: fin,
    at: [5.6, 2.7, 0.5],
  });
  addBall(model, [9.4, 2.25, -0.7], 0.72, paint(kit, '#f1efe4', { coat: 1, rough: 0.05 }));
  addBall(model, [9.5, 2.62, -0.7], 0.45, paint(kit, '#0c0c0c', { coat: 1, rough: 0.05 }));
  // The edge of the gill.
  addTube(
    model,
    Array.from({ length: 12 }, (_, i): Vec3 => {
      const a = -1.1 + (i / 11) * 2.2;
      return [6.6 + Math.cos(a) * 0.9, 1.5 + 1.25 * Math.cos(a), Math.sin(a) * 3];
    }),
    { radius: 0.16, material: paint(kit, '#47525c'), sides: 6 },
  );
};
