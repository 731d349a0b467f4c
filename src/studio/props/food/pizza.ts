import {
  addBlob,
  addBox,
  addLeafBlade,
  addPanel,
  addTube,
  around,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Dough with a blistered rim, sauce, melting mozzarella, basil; cut in eight. */
export const makePizza: MakeThing = (kit, place, look) => {
  const { random, word, plated } = look;
  const model = startModel(kit, place, 'pizza');
  const leaves = asSide(model, look, 'herbs');
  // Alsace's own: cream, bacon and onions instead of tomato and cheese.
  const isWhite = /flamm|flamb/.test(word);
  const crust = textured(
    kit,
    'pizza crust',
    {
      painter: 'mottled',
      params: {
        seed: 4,
        tone: [222, 172, 104],
        marks: [
          { tone: [164, 100, 46], cells: 8, from: 0.48, to: 0.7, amount: 0.8 },
          { tone: [54, 30, 18], cells: 16, from: 0.68, to: 0.76, amount: 0.85, height: 0.4 },
        ],
      },
      bump: 1.8,
      scale: [1, 9],
    },
    { coat: 0.12, rough: 0.6 },
  );
  const sauce = textured(
    kit,
    `pizza sauce ${isWhite}`,
    {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: isWhite ? [244, 232, 204] : [186, 44, 22],
        marks: [
          {
            tone: isWhite ? [226, 190, 130] : [222, 92, 36],
            cells: 7,
            from: 0.5,
            to: 0.7,
            amount: 0.7,
          },
          {
            tone: isWhite ? [186, 92, 70] : [246, 226, 176],
            cells: isWhite ? 16 : 6,
            from: 0.56,
            to: 0.66,
            amount: 0.9,
            height: 0.7,
          },
          {
            tone: isWhite ? [140, 74, 40] : [120, 20, 12],
            cells: 20,
            from: 0.7,
            to: 0.8,
            amount: 0.6,
          },
        ],
      },
      share: 0.5,
      bump: 1.6,
      wrap: 'clamp',
    },
    { coat: 0.7, rough: 0.22 },
  );
  const arc = Array.from({ length: 61 }, (_, i) => (i / 60) * Math.PI * 2);
  addPanel(model, { outline: around(60, () => 14), thickness: 0.8, material: sauce, side: crust });
  addTube(
    model,
    arc.map((a): Vec3 => [Math.cos(a) * 14.1, 0.85, -Math.sin(a) * 14.1]),
    {
      radius: (t) => 1.2 + 0.16 * Math.sin(t * 6.283 * 5) + 0.12 * Math.sin(t * 6.283 * 11 + 1),
      material: crust,
      sides: 12,
    },
  );
  // Cut in eight, as it comes to the table.
  for (let i = 0; i < 4; i++)
    addBox(
      model,
      { at: [0, 0.8, 0], half: [14.6, 0.04, 0.07], turn: { y: 0.4 + (i * Math.PI) / 4 } },
      paint(kit, '#6e3a18'),
    );
  const cheese = paint(kit, isWhite ? '#a8503c' : '#f4e6bf', {
    coat: 0.7,
    rough: 0.25,
    translucency: 0.2,
  });
  const basil = paint(kit, isWhite ? '#ead9c8' : '#3c7d2c', {
    coat: 0.5,
    rough: 0.3,
    translucency: 0.3,
  });
  for (let i = 0; i < 15; i++) {
    const a = i * 2.4;
    const r = 2.6 + 9.2 * Math.sqrt((i + 0.5) / 15);
    const at: Vec3 = [Math.cos(a) * r, 0.85, Math.sin(a) * r];
    if (i % 3 === 2) {
      // Where toppings are named, only they lie on the cheese.
      if (plated && leaves === model) continue;
      for (const k of [-0.7, 0.5])
        addLeafBlade(leaves, {
          from: at,
          to: [at[0] + Math.cos(a + k) * 3, 1.5, at[2] + Math.sin(a + k) * 3],
          width: 1.9,
          material: basil,
          bend: 0.5,
        });
      continue;
    }
    const wobble = random.range(0, 6);
    addBlob(model, {
      at,
      radii: isWhite ? [1.5, 0.4, 0.6] : [1.9, 0.42, 1.7],
      material: cheese,
      swell: ([x, , z]) => 0.9 + 0.14 * Math.sin(Math.atan2(z, x) * 3 + wobble),
      rings: 8,
    });
  }
};
