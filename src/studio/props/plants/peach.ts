import { addBlob, startModel, textured } from '#studio/props/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Round with one crease, velvet instead of varnish. */
export const makePeach: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'peach');
  const velvet = textured(
    kit,
    'peach velvet',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [244, 176, 88],
        marks: [
          { tone: [206, 62, 48], cells: 3, from: 0.36, to: 0.64, amount: 0.9 },
          { tone: [250, 220, 170], cells: 70, from: 0.5, to: 0.9, amount: 0.25 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.05, rough: 0.8, translucency: 0.1 },
  );
  addBlob(model, {
    at: [0, 3.2, 0],
    radii: [3.5, 3.3, 3.5],
    material: velvet,
    turn: { y: random.range(0.6, 1.6), z: random.range(-0.2, 0.2) },
    swell: ([x, y, z]) =>
      1 -
      0.13 * Math.exp(-((z / 0.09) ** 2)) * Math.max(0, x + 0.3) -
      0.2 * Math.exp(-((1 - y) / 0.06)),
    rings: 22,
    sides: 34,
  });
};
