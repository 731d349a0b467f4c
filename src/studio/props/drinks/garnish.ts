import { addPeel, PEEL } from './peel.ts';
import { addStraw } from './straw.ts';
import { addMint, addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import { addCitrusWheel, LEMON, LIME, ORANGE } from '#studio/props/plants/fruit/citrus-cut.ts';
import { addStrawberry } from '#studio/props/plants/fruit/strawberry.ts';
import type { Citrus } from '#studio/props/plants/fruit/citrus-cut.ts';
import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addBox,
  addPanel,
  addTube,
  around,
  curve,
  modelOf,
  paint,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ThingLook, WornPart } from '#studio/things/photo-maker.ts';

/** Where a drink ends and its glass: all that is put in it swims at its level or sits on the rim. */
export interface Brim {
  level: number;
  /** Of the drink at its level. */
  radius: number;
  rim: number;
  height: number;
  /** Slices swim in it, as in a jug, rather than sit on the rim. */
  isDeep?: boolean;
}

/** Among the states of a part: it sits on the rim. */
export const ON_RIM = 'on rim';
/** The name of what sits there. */
export const RIM_NAME = 'on the rim';

/** Ice, sprigs and fruit in a drink or on the rim of its glass. */
export function addGarnish(
  kit: Kit,
  place: Place,
  { wears, random }: Pick<ThingLook, 'wears' | 'random'>,
  brim: Brim,
): void {
  const shown = wears.filter(({ thing }) => GARNISHES[thing]);
  for (const [i, part] of shown.entries()) {
    const isOnRim = part.states.includes(ON_RIM);
    const start = (): Model => {
      const name = isOnRim ? RIM_NAME : part.thing;
      const object = addObject(kit.scene, { role: 'prop', name, thing: part.thing });
      return modelOf(kit, place, object);
    };
    GARNISHES[part.thing]!({ start, part, brim, nth: i, random: random.fork(`garnish ${i}`) });
  }
}

interface Garnish {
  /** A further piece, counted by itself. */
  start: () => Model;
  part: WornPart;
  brim: Brim;
  /** Several of them stand on different sides. */
  nth: number;
  random: ThingLook['random'];
}
type Put = (garnish: Garnish) => void;

/** Among the states of ice: one block as large as its glass allows. */
export const ONE_BLOCK = 'one block';

const putIce: Put = ({ start, part, brim: { level, radius } }) => {
  if (part.states.includes(ONE_BLOCK)) {
    const model = start();
    const ice = paint(model.kit, '#eef5f8', { coat: 1, rough: 0.06, translucency: 0.7 });
    const half = radius * 0.6;
    addBox(
      model,
      { at: [0, level - half * 0.35, 0], half: [half, half, half], turn: { y: 0.5, z: 0.06 } },
      ice,
    );
    return;
  }
  const s = Math.min(1.3, radius * 0.36);
  for (const [a, out, up] of [
    [0.9, 0.42, 0.1],
    [2.6, 0.46, -0.15],
    [4.4, 0.4, 0.2],
  ] as const) {
    const model = start();
    const ice = paint(model.kit, '#eef5f8', { coat: 1, rough: 0.08, translucency: 0.6 });
    const at = [Math.cos(a) * radius * out, level + up * s, Math.sin(a) * radius * out] as const;
    addBox(model, { at, half: [s, s * 0.85, s], turn: { x: 0.2, y: a * 1.7, z: 0.3 } }, ice);
  }
};

const putSprig: Put = ({ start, part, brim, random }) => {
  const { level, radius, height } = brim;
  const model = start();
  const sprig = /rosemary|romarin|rosmarin|romero|thym|timo|tomillo/.test(part.word)
    ? addRosemary
    : addMint;
  const length = Math.max(7, height - level + 6);
  for (const [x, z, lean] of [
    [-0.5, 0.3, 0.22],
    [-0.35, -0.2, 0.02],
  ] as const) {
    // Sprigs are made lying along x: turned up, and out over the rim.
    const stem = within(model, [x * radius, level + length * 0.3, z * radius], {
      z: Math.PI / 2 + lean,
    });
    sprig(stem, { length, random });
  }
};

/** A wheel on the rim with its face to us, or swimming against the wall of a jug. */
const putWheel =
  (citrus: Citrus): Put =>
  ({ start, part, brim: { level, radius, rim, height, isDeep }, nth }) => {
    const model = start();
    if (PEEL.test(part.word)) {
      addPeel(model, [rim * (nth % 2 ? -1 : 1), height, 0.4], citrus.peel);
      return;
    }
    const size = Math.min(citrus.radius, Math.max(2, rim * 0.62));
    if (isDeep && !part.states.includes(ON_RIM)) {
      const a = 1.57 + (nth % 2 ? -0.5 : 0.45);
      const wheel = within(
        model,
        [Math.cos(a) * radius * 0.84, level - 3, Math.sin(a) * radius * 0.84],
        {
          x: Math.PI / 2,
          y: 0.1,
        },
      );
      addCitrusWheel(wheel, citrus, size);
      return;
    }
    const side = nth % 2 ? -1 : 1;
    const slot = within(model, [rim * side, height + size * 0.2, 0], { x: Math.PI / 2, z: 0.2 });
    addCitrusWheel(slot, citrus, size);
  };

const GRAPEFRUIT: Citrus = {
  ...ORANGE,
  thing: 'grapefruit',
  peel: '#f0a850',
  flesh: [232, 92, 84],
};

const putCucumber: Put = ({ start, brim: { rim, height }, nth }) => {
  const model = start();
  const { kit } = model;
  const side = nth % 2 ? -1 : 1;
  const slot = within(model, [rim * side, height + 0.4, 0], { x: Math.PI / 2, z: 0.2 });
  const [skin, flesh] = [
    paint(kit, '#2f6b2a', { coat: 0.6 }),
    paint(kit, '#d6e6ae', { coat: 0.7, translucency: 0.3 }),
  ];
  addPanel(slot, { outline: around(28, () => 2.1), thickness: 0.4, material: flesh, side: skin });
};

/** Fruit with a stalk or a collar: one on the rim, or a few afloat. */
const putFruit =
  (add: (model: Model, at: readonly [number, number, number]) => void, few: number): Put =>
  ({ start, part, brim: { level, radius, rim, height }, nth }) => {
    if (part.states.includes(ON_RIM)) {
      add(start(), [rim * (nth % 2 ? -1 : 1), height + 0.5, 0.2]);
      return;
    }
    for (let i = 0; i < (part.count ?? few); i++) {
      const a = 0.6 + i * 2.3 + nth;
      const out = radius * (i === 0 ? 0.3 : 0.62);
      add(start(), [Math.cos(a) * out, level + 0.25, Math.sin(a) * out]);
    }
  };

const berry = putFruit((model, at) => {
  const skin = paint(model.kit, '#b01c34', { coat: 0.6, rough: 0.3, translucency: 0.2 });
  // A raspberry is a ball of small ones.
  for (let i = 0; i < 16; i++) {
    const y = 1 - (i + 0.5) / 8;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.4];
    addBall(
      model,
      [at[0] + Math.cos(a) * r * 0.62, at[1] + y * 0.7, at[2] + Math.sin(a) * r * 0.62],
      0.36,
      skin,
    );
  }
}, 4);

const strawberry = putFruit(
  // Its tip down.
  (model, at) => addStrawberry(within(model, [at[0], at[1] + 0.6, at[2]], { x: Math.PI, z: 0.3 })),
  2,
);

const cherry = putFruit((model, at) => {
  addBall(model, at, 1.15, paint(model.kit, '#a00d1c', { coat: 1, rough: 0.08 }));
  addTube(
    model,
    curve([
      [at[0], at[1] + 1, at[2]],
      [at[0] + 0.6, at[1] + 2.8, at[2]],
      [at[0] + 1.8, at[1] + 4, at[2]],
    ]),
    {
      radius: 0.08,
      material: paint(model.kit, '#6f7f2c'),
    },
  );
}, 2);

const olive = putFruit((model, at) => {
  addBlob(model, {
    at: [...at],
    radii: [1, 0.85, 0.85],
    material: paint(model.kit, '#7d8a35', { coat: 0.9, rough: 0.15 }),
  });
}, 2);

/** Two rings on the bottom of the bowl. */
const putRings: Put = ({ start, part, brim: { level, radius } }) => {
  for (let i = 0; i < (part.count ?? 2); i++) {
    const model = start();
    const gold = metal(model.kit, [0.9, 0.66, 0.28], 0.12);
    const size = Math.min(1.1, radius * 0.55);
    const at = [(i - 0.5) * size * 0.9, level - 4.4, 0.2 * i] as const;
    const ring = Array.from({ length: 25 }, (_, k): Vec3 => {
      const a = (k / 24) * Math.PI * 2;
      return [
        at[0] + Math.cos(a) * size,
        at[1] + Math.sin(a) * size,
        at[2] + Math.cos(a) * 0.4 * (i ? 1 : -1),
      ];
    });
    addTube(model, ring, { radius: 0.16, material: gold, sides: 8 });
  }
};

const STRIPES = ['#c8202f', '#2c6fc0'] as const;

/** From the bottom of the drink, leaning out over the rim. */
const putStraw: Put = ({ start, part, brim: { level, rim, height } }) => {
  for (let i = 0; i < Math.min(2, part.count ?? 1); i++) {
    const model = start();
    const side = i ? -1 : 1;
    const foot: Vec3 = [-0.4 * side * rim, Math.max(0.8, level - 4), 0.2];
    const bend: Vec3 = [0.8 * side * rim, height + 3.4, 0];
    const mouth: Vec3 = [side * (rim + 2.2), height + 5, 0.2];
    addStraw(model, [foot, bend, mouth], STRIPES[i]!);
  }
};

const GARNISHES: Partial<Record<ThingId, Put>> = {
  ice_cube: putIce,
  drinking_straw: putStraw,
  ring: putRings,
  herbs: putSprig,
  orange: putWheel(ORANGE),
  lemon: putWheel(LEMON),
  lime: putWheel(LIME),
  grapefruit: putWheel(GRAPEFRUIT),
  cucumber: putCucumber,
  berry,
  strawberry,
  cherry,
  olive,
};
export const isGarnish = (thing: ThingId): boolean => GARNISHES[thing] !== undefined;
