import { addBlob, addPanel, around, startModel, textured } from '#studio/props/making/model.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Black and warty; the cut one shows its marbling. */
export const makeTruffle: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'truffle');
  const isWhite = colour !== null && Math.min(...colour) > 0.3;
  const rind = textured(
    kit,
    `truffle ${isWhite}`,
    {
      painter: 'mottled',
      params: {
        seed: 6,
        tone: isWhite ? [226, 208, 172] : [38, 30, 26],
        marks: [
          {
            tone: isWhite ? [190, 164, 122] : [14, 11, 10],
            cells: 26,
            from: 0.45,
            to: 0.6,
            amount: 0.9,
            height: -0.6,
          },
          {
            tone: isWhite ? [240, 228, 200] : [72, 58, 46],
            cells: 40,
            from: 0.66,
            to: 0.8,
            amount: 0.6,
            height: 0.4,
          },
        ],
      },
      bump: 3,
    },
    { coat: 0.1, rough: 0.6 },
  );
  const seed = random.int(1, 99);
  addBlob(model, {
    at: [0, 2, 0],
    radii: [2.7, 2.1, 2.4],
    material: rind,
    turn: { y: random.range(0, 6) },
    swell: ([x, y, z]) => 0.9 + 0.34 * (fbm(x * 1.7 + seed, y * 1.7 + z * 1.3 + 3, 4, seed) - 0.5),
    rings: 26,
    sides: 36,
  });
  const cut = textured(
    kit,
    `truffle cut ${isWhite}`,
    {
      painter: 'mottled',
      params: {
        seed: 12,
        tone: isWhite ? [224, 200, 164] : [58, 40, 32],
        marks: [{ tone: [236, 220, 190], cells: 12, from: 0.5, to: 0.53, amount: 0.85 }],
      },
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 0.2 },
  );
  for (let i = 0; i < 3; i++)
    addPanel(model, {
      outline: around(22, (a) => 1.9 + 0.16 * Math.sin(a * 3 + i)),
      thickness: 0.14,
      material: cut,
      side: rind,
      at: [2.6 + i * 1.3, 0.15 + i * 0.14, 2 - i * 0.4],
      turn: { z: 0.1, y: i },
    });
};
