import {
  addBall,
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { madeOf, skinOf } from '#studio/props/making/made-of.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';

/** Among the states of flowers: they fill a basket. */
export const IN_BASKET = 'in_basket';
/** A few of them stand in the neck of a bottle. */
export const IN_BOTTLE = 'in_bottle';

export interface Bunch {
  tones: readonly string[];
  count: number;
  bloom: (model: Model, petal: number, random: ThingLook['random']) => void;
}

interface Flower extends Bunch {
  words: RegExp;
}

/** Flowers by the name they were asked for; any other name gives a mixed bunch. */
const FLOWERS: readonly Flower[] = [
  {
    words:
      /peon|pivoin|pfingstrose|camell|kameli|dahli|ranuncul|renoncul|carnat|oeillet|nelke|garofan/,
    tones: ['#e58aa2', '#f2b8c2', '#d9607f'],
    count: 7,
    bloom: addPeony,
  },
  {
    words: /hydrang|hortens|ortens/,
    tones: ['#6f8fd0', '#8fa8de', '#a894d2'],
    count: 5,
    bloom: addHydrangea,
  },
  {
    words: /dais|margue|margher|margar|ganseblum|kamill|camomil/,
    tones: ['#f6f3ea'],
    count: 11,
    bloom: addDaisy,
  },
  {
    words: /lil(y|ies)|lys|gigli|lirio|lilie|orchid|orquid/,
    tones: ['#f3ece2', '#eab9c6'],
    count: 6,
    bloom: addLily,
  },
  {
    words: /daffod|narciss|narzis|jonquil|jonquille|osterglock/,
    tones: ['#f2c822', '#f6d94a'],
    count: 8,
    bloom: addDaffodil,
  },
];
const MIXED: Flower = {
  words: /./,
  tones: ['#d9607f', '#f3ece2', '#e9b7c3', '#c8486a', '#f0d9a0'],
  count: 10,
  bloom: (model, petal, random) => (random.chance(0.6) ? addPeony : addDaisy)(model, petal),
};

/** A full bunch in a vase: of the flowers, the colour and the vase that were asked for. */
export const makeBouquet: MakeThing = (kit, place, look) => {
  const kind = FLOWERS.find(({ words }) => words.test(look.word)) ?? MIXED;
  addBunch(startModel(kit, place, 'flowers'), kind, look);
};

/** A bunch of one kind that has a name of its own. */
export const bunchOf =
  (thing: ThingId, kind: Bunch): MakeThing =>
  (kit, place, look) =>
    addBunch(startModel(kit, place, thing), kind, look);

function addBunch(model: Model, kind: Bunch, look: ThingLook): void {
  const { kit } = model;
  const { random, colour } = look;
  if (!look.states.includes('in_vase')) addVase(model, look);
  const green = apart(model, 'stems and leaves');
  const leaf = paint(kit, '#4d7a3c', { translucency: 0.35, coat: 0.25 });
  // A basket is filled from rim to rim.
  const [wide, count] = look.states.includes(IN_BASKET)
    ? [1.75, Math.round(kind.count * 2.6)]
    : look.states.includes(IN_BOTTLE)
      ? [0.72, Math.ceil(kind.count * 0.6)]
      : [1, kind.count];
  for (let i = 0; i < count; i++) {
    const a = i * 2.4 + random.range(-0.2, 0.2);
    const out = 7.2 * wide * Math.sqrt((i + 0.15) / count);
    const head: Vec3 = [
      Math.cos(a) * out,
      22.5 - (out / wide) * 0.75 + random.range(-0.6, 0.6),
      Math.sin(a) * out,
    ];
    addTube(green, curve([[0, 9, 0], [head[0] * 0.4, 15, head[2] * 0.4], head], 5), {
      radius: 0.22,
      material: leaf,
      sides: 5,
    });
    const petal = paint(kit, colour ?? kind.tones[i % kind.tones.length]!, {
      translucency: 0.35,
      coat: 0.1,
    });
    kind.bloom(within(model, head, { x: head[2] * 0.07, z: -head[0] * 0.07, y: a }), petal, random);
  }
  for (let i = 0; i < 13 * wide; i++) {
    const a = i * 2.4 + 0.9;
    const out = random.range(5.4, 8.6) * Math.min(wide, 1.3);
    addLeafBlade(green, {
      from: [Math.cos(a) * 2, random.range(12, 15), Math.sin(a) * 2],
      to: [Math.cos(a) * out, random.range(13, 19), Math.sin(a) * out],
      width: random.range(2, 3),
      material: leaf,
      bend: 0.8,
    });
  }
}

function addVase(model: Model, { wears }: ThingLook): void {
  const { kit } = model;
  const asked = wears.find(({ thing }) => thing === 'vase');
  const vase = asked ? { ...model, object: addThing(kit, 'vase') } : apart(model, 'vase');
  const look = { material: asked?.material ?? null, colour: asked?.colour ?? null };
  const glaze =
    skinOf(kit, look) ?? madeOf(kit, look, { colour: '#e4e0d6', coat: 0.7, rough: 0.2 });
  addTurned(
    vase,
    '0 .05, 3 .1, 4.6 3, 4.4 6.6, 2.6 9.6, 2.5 11, 3.1 12, 2.7 12, 2 10.6, 0 9.8',
    glaze,
  );
}

/** A ball of cupped petals. */
function addPeony(model: Model, petal: number): void {
  addBlob(model, { radii: [1.7, 1.6, 1.7], material: petal, rings: 7, sides: 10 });
  for (const [n, out, up, size] of [
    [6, 1.1, 0.5, 1.35],
    [8, 1.9, -0.1, 1.6],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283 + out;
      addBlob(model, {
        at: [Math.cos(a) * out, up, Math.sin(a) * out],
        radii: [size * 0.4, size, size * 0.9],
        turn: { y: -a, z: 0.5 },
        material: petal,
        rings: 6,
        sides: 8,
      });
    }
}

/** Many small florets on a dome. */
function addHydrangea(model: Model, petal: number): void {
  for (let i = 0; i < 46; i++) {
    const y = 1 - (i / 45) * 1.35;
    const r = Math.sqrt(Math.max(0, 1 - y * y));
    const a = i * 2.4;
    addBlob(model, {
      at: [Math.cos(a) * r * 3.5, y * 2.9, Math.sin(a) * r * 3.5],
      radii: [0.95, 0.4, 0.95],
      turn: { z: -Math.cos(a) * r, x: Math.sin(a) * r, y: a },
      material: petal,
      swell: ([x, , z]) => 0.78 + 0.3 * Math.abs(Math.cos(2 * Math.atan2(z, x))),
      rings: 4,
      sides: 12,
    });
  }
}

function addDaisy(model: Model, petal: number): void {
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * 6.283;
    addLeafBlade(model, {
      from: [Math.cos(a) * 0.4, 0, Math.sin(a) * 0.4],
      to: [Math.cos(a) * 2.2, 0.3, Math.sin(a) * 2.2],
      width: 0.9,
      material: petal,
    });
  }
  addBlob(model, {
    at: [0, 0.15, 0],
    radii: [0.75, 0.45, 0.75],
    material: paint(model.kit, '#e2a81c'),
    rings: 6,
    sides: 10,
  });
}

/** Six long petals that bend back. */
function addLily(model: Model, petal: number): void {
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283;
    addLeafBlade(model, {
      from: [0, -0.6, 0],
      to: [Math.cos(a) * 3.5, 1.3, Math.sin(a) * 3.5],
      width: i % 2 ? 1.7 : 2.1,
      material: petal,
      bend: 0.9,
    });
    addBall(model, [Math.cos(a) * 0.9, 1.9, Math.sin(a) * 0.9], 0.2, paint(model.kit, '#9c5a1a'));
  }
}

function addDaffodil(model: Model, petal: number): void {
  const cup = within(model, [0, 0, 0], { x: 0.5 });
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283;
    addLeafBlade(cup, {
      from: [0, 0, 0],
      to: [Math.cos(a) * 2.3, 0.2, Math.sin(a) * 2.3],
      width: 1.5,
      material: petal,
    });
  }
  addTurned(
    cup,
    '.4 0, .8 .8, 1 1.6, 1.3 2, 1.1 1.9, .8 1.4, .3 .3',
    paint(model.kit, '#e88a14', { translucency: 0.3 }),
  );
}
