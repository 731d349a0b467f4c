import type { MakeThing } from '#studio/things/photo-maker.ts';
import { fbm } from '#studio/textures/noise.ts';
import {
  paint,
  startModel,
  addBlob,
  addBall,
  addLathe,
  textured,
  within,
  around,
  addPanel,
} from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';

/** A wrinkled shell with the seam round it. */
export const makeWalnut: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'walnut');
  const shell = textured(
    kit,
    'walnut shell',
    {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: [178, 130, 78],
        marks: [
          { tone: [122, 80, 42], cells: 16, from: 0.48, to: 0.62, amount: 0.6, height: -0.7 },
        ],
      },
      bump: 2,
    },
    { coat: 0.15, rough: 0.5 },
  );
  addBlob(model, {
    at: [0, 1.65, 0],
    radii: [2, 1.65, 1.75],
    turn: { y: random.range(0, 3), x: random.range(-0.4, 0.4) },
    material: shell,
    swell: ([x, y, z]) => {
      const seam = Math.exp(-((z / 0.07) ** 2));
      const wrinkle = Math.abs(fbm(x * 2.6 + 9, y * 2.6 + z * 2 + 5, 2, 4) - 0.5);
      return 0.9 + 0.3 * Math.min(0.25, wrinkle) + 0.14 * seam;
    },
    rings: 40,
    sides: 60,
  });
};

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

const OLIVES = ['#6d7a25', '#828c34', '#5c6a22', '#2c1c28'] as const;

/** An olive with the hole of its stone. */
export const makeOlive: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'olive');
  const isBlack = colour !== null && Math.max(...colour) < 0.08;
  const tone = isBlack ? '#1d141c' : random.pick(colour ? OLIVES.slice(0, 3) : OLIVES);
  const lean = { z: Math.PI / 2 - 0.2, y: random.range(-1, 1) };
  addBlob(model, {
    at: [0, 0.92, 0],
    radii: [0.92, 1.2, 0.92],
    turn: lean,
    material: paint(kit, tone, { coat: 1, rough: 0.12, translucency: 0.1 }),
  });
};

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
        tone: isWhite ? [206, 178, 128] : [38, 30, 26],
        marks: [
          {
            tone: isWhite ? [164, 130, 84] : [14, 11, 10],
            cells: 26,
            from: 0.45,
            to: 0.6,
            amount: 0.9,
            height: -0.6,
          },
          {
            tone: isWhite ? [226, 206, 160] : [72, 58, 46],
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
        tone: isWhite ? [196, 150, 104] : [58, 40, 32],
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

/** A cep: brown cap over a stout pale foot. */
export const makeMushroom: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'mushroom'), [0, 0, 0], {
    z: random.range(-0.12, 0.12),
    x: random.range(-0.1, 0.1),
  });
  addLathe(
    model,
    [
      [AXIS, 0],
      [1.5, 0.1],
      [1.9, 1.2],
      [1.5, 2.8],
      [1.1, 4.4],
      [1, 5],
    ],
    paint(kit, '#e2d2b4', { coat: 0.05 }),
  );
  addLathe(
    model,
    [
      [0.9, 4.5],
      [2.4, 4.3],
      [3.5, 4.6],
      [3.7, 5.1],
      [3.1, 6.4],
      [1.6, 7.2],
      [AXIS, 7.4],
    ],
    textured(
      kit,
      'mushroom cap',
      {
        painter: 'mottled',
        params: {
          seed: 3,
          tone: [140, 88, 46],
          marks: [{ tone: [92, 52, 26], cells: 7, from: 0.45, to: 0.7, amount: 0.7 }],
        },
        bump: 0.6,
      },
      { coat: 0.35, rough: 0.35 },
    ),
  );
  addBall(model, [0, 4.7, 0], 0.9, paint(kit, '#d8c79a'));
};
