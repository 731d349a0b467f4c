import {
  addBlob,
  addSurface,
  addTube,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { HERBS } from '#studio/props/plating/components/greens/herbs.ts';
import { addPatch, lobed } from '#studio/props/plating/poured.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Dough with a blistered rim, sauce, melting mozzarella, basil. */
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
        tone: [224, 190, 138],
        marks: [
          { tone: [176, 118, 62], cells: 7, from: 0.46, to: 0.66, amount: 0.75 },
          { tone: [240, 220, 186], cells: 11, from: 0.6, to: 0.74, amount: 0.6 },
          // Blistered and blackened where the dough touched the fire.
          { tone: [116, 70, 38], cells: 8, from: 0.66, to: 0.74, amount: 0.8, height: 0.3 },
          { tone: [40, 27, 20], cells: 8, from: 0.73, to: 0.8, amount: 0.9, height: 0.5 },
        ],
      },
      bump: 1.8,
      scale: [1, 9],
    },
    { coat: 0.12, rough: 0.6 },
  );
  const topping = textured(
    kit,
    `pizza topping ${isWhite}`,
    {
      painter: 'melted',
      params: {
        seed: 9,
        sauce: isWhite ? [236, 214, 170] : [138, 36, 18],
        cheese: isWhite ? [246, 236, 212] : [240, 216, 158],
        browned: isWhite ? [196, 140, 76] : [196, 122, 50],
        cover: isWhite ? 0.7 : 0.5,
      },
      share: 0.6,
      bump: 2.4,
      wrap: 'clamp',
    },
    { coat: 0.75, rough: 0.2 },
  );
  // 'With one slice missing': the gap looks at us.
  const gap = look.states.includes('cut_into') ? SLICE : 0;
  const arc = Array.from(
    { length: 61 },
    (_, i) => -Math.PI / 2 + gap + (i / 60) * (Math.PI * 2 - 2 * gap),
  );
  // Higher than it sinks in the middle, and never quite round.
  const reach = (a: number): number =>
    14 * (1 + 0.016 * Math.sin(a * 3 + 1) + 0.01 * Math.sin(a * 7));
  const height = (out: number, x: number, z: number): number =>
    0.75 + 0.3 * out ** 4 + 0.5 * (fbm(x * 0.45 + 3, z * 0.45 + 8, 3, 5) - 0.5) * (1 - out ** 8);
  if (gap > 0) addSector(model, { gap, height, topping, crust });
  else
    addPatch(model, {
      reach: 14,
      edge: (a) => reach(a) / 14,
      height,
      material: topping,
      cells: 40,
    });
  addTube(
    model,
    arc.map((a): Vec3 => [Math.cos(a) * reach(a), 0.95, -Math.sin(a) * reach(a)]),
    {
      radius: (t) =>
        1.25 +
        0.26 * Math.sin(t * 6.283 * 5) +
        0.16 * Math.sin(t * 6.283 * 11 + 1) +
        0.1 * Math.sin(t * 6.283 * 19),
      material: crust,
      sides: 14,
    },
  );
  const cheese = isWhite
    ? paint(kit, '#8e4030', { coat: 0.7, rough: 0.25 })
    : skinOf(
        kit,
        '#f0dcae',
        [
          ['#fff4dc', 4, 0.45, 0.7, 0.8],
          ['#e3b878', 7, 0.6, 0.74, 0.55],
          ['#9a5f2a', 13, 0.72, 0.8, 0.6, 0.2],
        ],
        {
          coat: 0.75,
          rough: 0.22,
          bump: 1.2,
        },
      );
  const onion = paint(kit, '#ead9c8', { coat: 0.5, rough: 0.3, translucency: 0.3 });
  for (let i = 0; i < 15; i++) {
    const a = i * 2.4;
    const r = 2.2 + 9.2 * Math.sqrt((i + 0.5) / 15);
    const at: Vec3 = [Math.cos(a) * r, 0.92, Math.sin(a) * r];
    if (gap > 0 && at[2] > 0 && Math.abs(Math.atan2(at[0], at[2])) < gap + 2.2 / r) continue;
    if (i % 3 === 2) {
      // Where toppings are named, only they lie on the cheese.
      if (plated && leaves === model) continue;
      if (isWhite) addOnion(within(leaves, at, { y: a }), onion);
      else HERBS.basil.lay(within(leaves, at, { y: a }), { random, reach: 2.4 });
      continue;
    }
    const seed = random.range(0, 20);
    if (isWhite)
      addBlob(model, { at, radii: [1.3, 0.4, 0.5], turn: { y: a }, material: cheese, rings: 8 });
    else
      addPatch(within(model, at), {
        // Molten it runs: wide, low and thin at its edge.
        reach: random.range(2, 3.2),
        edge: lobed(seed, 0.3),
        height: (out, x, z) =>
          -0.5 + 0.66 * (1 - out ** 2.2) + 0.5 * (fbm(x * 0.8 + seed, z * 0.8, 3, 3) - 0.4),
        material: cheese,
        cells: 14,
      });
  }
};

/** Half the angle of an eighth. */
const SLICE = 0.39;

/** All but a slice: the topping round to both cuts, and the dough that is seen there. */
function addSector(
  model: Model,
  {
    gap,
    height,
    topping,
    crust,
  }: {
    gap: number;
    height: (out: number, x: number, z: number) => number;
    topping: MaterialRef;
    crust: MaterialRef;
  },
): void {
  const pointAt = (a: number, out: number): Vec3 => {
    const [x, z] = [Math.sin(a) * out * 14, Math.cos(a) * out * 14];
    return [x, height(out, x, z), z];
  };
  const angleAt = (u: number): number => gap + u * (Math.PI * 2 - 2 * gap);
  addSurface(model, {
    columns: 60,
    rows: 16,
    material: topping,
    point: (u, v) => pointAt(angleAt(u), Math.max(0.002, v)),
  });
  for (const side of [0, 1])
    addSurface(model, {
      columns: 16,
      rows: 2,
      material: crust,
      point: (u, v) => {
        const [x, y, z] = pointAt(angleAt(side), u);
        return [x, y * v, z];
      },
    });
}

/** A ring cut open. */
const addOnion = (model: Model, material: MaterialRef): void =>
  addTube(
    model,
    Array.from({ length: 9 }, (_, i): Vec3 => [
      Math.cos(i * 0.45) * 1.6,
      0.25,
      Math.sin(i * 0.45) * 1.2,
    ]),
    { radius: 0.16, material, sides: 5 },
  );
