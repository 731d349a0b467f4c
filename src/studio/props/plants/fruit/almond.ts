import { addBlob, startModel, textured } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const makeAlmond: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'almond');
  const skin = textured(
    kit,
    'almond skin',
    {
      painter: 'mottled',
      params: {
        seed: 2,
        tone: [166, 100, 50],
        marks: [
          {
            tone: [126, 70, 32],
            cells: 40,
            from: 0.5,
            to: 0.62,
            amount: 0.7,
            height: -0.4,
            stretch: 8,
          },
          { tone: [198, 138, 80], cells: 6, from: 0.55, to: 0.75, amount: 0.5 },
        ],
      },
      bump: 0.8,
    },
    { coat: 0.15, rough: 0.55 },
  );
  addBlob(model, {
    at: [0, 0.55, 0],
    radii: [1.7, 0.6, 0.98],
    turn: { y: random.range(0, 6), x: random.range(-0.1, 0.1) },
    material: skin,
    swell: ([x, , z]) => (x > 0 ? 1 - 0.34 * Math.abs(z) * x : 1) * (1 + 0.12 * Math.max(0, x)),
  });
};
