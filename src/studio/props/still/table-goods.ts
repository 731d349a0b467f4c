import { crystal, metal } from '#studio/props/making/kit.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { addRod, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { madeOf, metalOf } from '#studio/props/making/made-of.ts';
import {
  addBall,
  addBlob,
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import { once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A straight mug with a handle; of metal it is a tankard. */
export const makeMug: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'mug');
  const glaze = madeOf(kit, look, { colour: '#d9d2c4', coat: 0.8, rough: 0.18 });
  addTurned(model, '0 .05, 3.7 .05, 4 .5, 4 9, 4.1 9.4, 3.8 9.4, 3.7 1, 0 .9', glaze);
  addTube(model, curve(pathOf('3.8 7.8 0, 6.6 7.8 0, 6.9 4 0, 3.8 2.4 0')), {
    radius: 0.55,
    material: glaze,
  });
  if (look.fill !== 'empty')
    addTurned(
      model,
      '0 8.2, 3.7 8.2',
      paint(kit, /tee|tea|the|te\b/.test(look.word) ? '#8a4a18' : '#3a1c0e', {
        coat: 1,
        rough: 0.05,
      }),
      { isSharp: true },
    );
};

/** A plate on a high foot. */
export const makeCakeStand: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'cake_stand');
  const china =
    look.material === 'glass'
      ? crystal(kit, look.colour)
      : madeOf(kit, look, { colour: '#efece4', coat: 0.9, rough: 0.12 });
  addTurned(
    model,
    '0 .05, 6.4 .1, 6 .6, 2 1.6, 1.3 4, 1.6 7.6, 4 8.6, 13 9.2, 14 10.2, 13.7 10.4, 12.6 9.7, 0 9.7',
    china,
  );
};

/** A bell of glass or silver over a plate. */
export const makeCloche: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'cloche');
  const bell =
    metalOf(kit, look.material) ??
    (look.material === 'glass' ? crystal(kit) : metal(kit, [0.84, 0.84, 0.86], 0.1));
  addTurned(
    apart(model, 'plate'),
    '0 .05, 12 .05, 15 1.2, 14.8 1.4, 12 .5, 0 .46',
    look.material === 'glass'
      ? paint(kit, '#7a5230', { coat: 0.4, rough: 0.4 })
      : paint(kit, '#efece4', { coat: 0.8 }),
  );
  // A pane has two faces: a single one would be a solid lens.
  const pane = look.material === 'glass' ? '0 13.7, 4.9 12.9, 9.8 9.8, 12.3 5, 12.9 1.2, ' : '';
  addTurned(model, `${pane}13 1.2, 13.2 1.6, 12.6 5, 10 10, 5 13.2, 0 14`, bell);
  addBall(model, [0, 15, 0], 1.3, bell);
};

/** Clear cubes, melting. */
export const makeIceCubes: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'ice_cube');
  const ice = once(kit, 'table ice', () => {
    const inside = addMedium(kit.scene, {
      absorption: [0.02, 0.008, 0.006],
      refractiveIndex: 1.31,
    });
    return addMaterial(kit.scene, { kind: 'glass', inside });
  });
  addBox(
    model,
    {
      at: [0, 1.5, 0],
      half: [1.6, 1.45, 1.6],
      turn: { y: random.range(0, 1.5), z: random.range(-0.06, 0.06) },
    },
    ice,
  );
};

export const makeRollingPin: MakeThing = (kit, place, look) => {
  const model = within(startModel(kit, place, 'rolling_pin'), [0, 3, 0], {
    y: 0.25,
    z: Math.PI / 2,
  });
  const wood = madeOf(kit, { ...look, material: look.material ?? 'wood' }, { colour: '#b98a52' });
  addTurned(
    model,
    '0 -21, 1.2 -20, 1.3 -16, .9 -14.4, 3 -13.6, 3 13.6, .9 14.4, 1.3 16, 1.2 20, 0 21',
    wood,
  );
};

/** A balloon of wires on a handle. */
export const makeWhisk: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'whisk'), [0, 2.6, 0], { y: 0.3 });
  const steel = metal(kit, [0.74, 0.74, 0.76], 0.15);
  addRod(
    model,
    [
      [-14, 0, 0],
      [-2, 0, 0],
    ],
    { radius: 0.8, material: steel },
  );
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI;
    const at = (x: number, r: number): Vec3 => [x, Math.cos(a) * r, Math.sin(a) * r];
    addTube(
      model,
      curve(
        [at(-2, 0.5), at(5, 2.4), at(11, 2.2), at(13, 0), at(11, -2.2), at(5, -2.4), at(-2, -0.5)],
        6,
      ),
      { radius: 0.12, material: steel, sides: 5 },
    );
  }
};

/** A can with its rose. */
export const makeWateringCan: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'watering_can');
  const tin =
    metalOf(kit, look.material) ??
    (look.colour ? paint(kit, look.colour, { coat: 0.7 }) : metal(kit, [0.5, 0.53, 0.54], 0.34));
  addTurned(model, '0 .1, 8.4 .1, 8.6 .5, 8 16, 7.4 16.2, 0 16', tin);
  addTube(model, curve(pathOf('7.6 4 0, 13 9 0, 19 17 0')), {
    radius: (t) => 1.5 - 0.5 * t,
    material: tin,
  });
  addTurned(model, '0 0, .9 0, 3 2.4, 3 2.8, 0 3', tin, {
    at: [18.6, 16.6, 0],
    turn: { z: -0.75 },
  });
  addTube(model, curve(pathOf('-7 14 0, -12 17 0, -10 22 0, 0 23 0, 5 16 0')), {
    radius: 0.7,
    material: tin,
  });
};

/** Spread out on the sand, broad stripes across it. */
function spreadTowel(kit: Kit, place: Place, colour: Vec3 | null): void {
  const model = within(startModel(kit, place, 'towel'), [0, 0, 0], { y: 0.12 });
  const [wide, deep] = BEACH_TOWEL;
  const bands = 9;
  const cloth = paint(kit, colour ?? '#2f7f9e', { coat: 0, rough: 1 });
  const white = paint(kit, '#f4efe4', { coat: 0, rough: 1 });
  for (let i = 0; i < bands; i++) {
    const x = ((i + 0.5) / bands - 0.5) * wide;
    const part = i % 2 ? apart(model, 'stripe') : model;
    addBox(
      part,
      { at: [x, 0.45, 0], half: [wide / bands / 2, 0.45, deep / 2] },
      i % 2 ? white : cloth,
    );
  }
}
/** Centimetres, for what is laid on it to find room. */
const BEACH_TOWEL = [50, 34] as const;
const ON_SAND = /beach|plage|mare|playa|bade|strand/;

/** Three of them folded and laid on each other, soft at their edges; at the beach one is spread. */
export const makeTowel: MakeThing = (kit, place, { colour, word, states }) => {
  if (ON_SAND.test(word) || states.includes('holding')) return spreadTowel(kit, place, colour);
  const model = within(startModel(kit, place, 'towel'), [0, 0, 0], { y: 0.2 });
  const cloth = colour
    ? paint(kit, colour, { coat: 0, rough: 1 })
    : skinOf(kit, '#f1eee6', [['#dcd6ca', 60, 0.4, 0.7, 0.5, 0.4]], { bump: 2, coat: 0, rough: 1 });
  for (let k = 0; k < 3; k++)
    for (const fold of [0, 1])
      addBlob(model, {
        at: [k * 0.3 - 0.3, 1.25 + k * 4.6 + fold * 2.2, fold * 0.25],
        radii: [14 - k * 0.4, 1.35, 9 - fold * 0.3],
        turn: { y: (k - 1) * 0.05 },
        material: cloth,
        // A ball pressed into a box.
        swell: ([x, y, z]) => (x ** 6 + y ** 6 + z ** 6) ** (-1 / 6),
        rings: 20,
        sides: 40,
      });
};
