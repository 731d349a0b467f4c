import {
  addBox,
  addLathe,
  addPanel,
  addTube,
  around,
  paint,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { WornPart } from '#studio/things/photo-maker.ts';
import type { Brim } from './garnish.ts';
import { addTumbler, drink } from './vessel.ts';
import { FLUTE, BALLOON, TALL, ROCKS } from './mixing-glasses.ts';
import type { Glass } from './mixing-glasses.ts';

interface Mix {
  words: RegExp;
  glass: Glass;
  /** What it swallows of the light. */
  absorption: Vec3;
  /** Peel and flesh of the slice on its rim. */
  slice?: readonly [peel: string, flesh: string];
  hasIce?: boolean;
  /** Pulp that no light goes through. */
  pulp?: string;
  /** A stalk of celery or a sprig of mint. */
  hasStalk?: boolean;
}

const ORANGE = ['#e8801a', '#f5a83c'] as const;
const LEMON = ['#e8c21c', '#f4e07a'] as const;
const LIME = ['#5d9a2a', '#cfe08a'] as const;

/** Drinks by the name everybody knows them by, each in its own glass. */
const MIXES: readonly Mix[] = [
  // Half of it is juice: nobody sees through.
  {
    words: /mimosa|buck.?s fizz/,
    glass: FLUTE,
    absorption: [0.004, 0.09, 0.7],
    slice: ORANGE,
    pulp: '#f9a51f',
  },
  {
    words: /negroni/,
    glass: ROCKS,
    absorption: [0.03, 0.75, 1.1],
    slice: ORANGE,
    hasIce: true,
  },
  {
    words: /old fashioned/,
    glass: ROCKS,
    absorption: [0.03, 0.2, 0.85],
    slice: ORANGE,
    hasIce: true,
  },
  {
    words: /verm|werm/,
    glass: ROCKS,
    absorption: [0.09, 0.6, 1],
    slice: ORANGE,
    hasIce: true,
  },
  { words: /bellini/, glass: FLUTE, absorption: [0.004, 0.12, 0.26], pulp: '#f3a583' },
  { words: /kir/, glass: FLUTE, absorption: [0.02, 0.5, 0.34] },
  // Before any other spritz.
  {
    words: /hugo/,
    glass: BALLOON,
    absorption: [0.01, 0.012, 0.05],
    slice: LIME,
    hasIce: true,
    hasStalk: true,
  },
  {
    words: /campari|americano/,
    glass: BALLOON,
    absorption: [0.008, 0.46, 0.6],
    slice: ORANGE,
    hasIce: true,
  },
  {
    words: /spritz|aperol/,
    glass: BALLOON,
    absorption: [0.003, 0.19, 0.8],
    slice: ORANGE,
    hasIce: true,
  },
  { words: /gin/, glass: BALLOON, absorption: [0.006, 0.005, 0.005], slice: LIME, hasIce: true },
  {
    words: /sangria|sangría|tinto de verano/,
    glass: BALLOON,
    absorption: [0.05, 0.7, 0.6],
    slice: ORANGE,
    hasIce: true,
  },
  {
    words: /bloody/,
    glass: TALL,
    absorption: [0.3, 4, 4],
    slice: ['#f2c414', '#f4dc52'],
    hasStalk: true,
  },
  {
    words: /mojito|caipir/,
    glass: TALL,
    absorption: [0.02, 0.008, 0.06],
    slice: LIME,
    hasIce: true,
    hasStalk: true,
  },
];

/** Without alcohol or with little, all in the tall glass. */
const LONG_DRINKS: readonly Mix[] = [
  // Cloudy with water.
  {
    words: /pastis|ricard/,
    glass: TALL,
    absorption: [0.01, 0.05, 0.5],
    hasIce: true,
    pulp: '#efe2a4',
  },
  { words: /toni[ck]|tonique/, glass: TALL, absorption: [0.004, 0.003, 0.003], hasIce: true },
  {
    words: /spritzer|schorle/,
    glass: BALLOON,
    absorption: [0.006, 0.014, 0.07],
    hasIce: true,
  },
  { words: /ginger/, glass: TALL, absorption: [0.006, 0.03, 0.16], hasIce: true },
  { words: /cola|soda/, glass: TALL, absorption: [0.5, 1.5, 2.6], hasIce: true },
  {
    words: /tea|the glace|te freddo|te helado|eistee/,
    glass: TALL,
    absorption: [0.03, 0.16, 0.6],
    slice: LEMON,
    hasIce: true,
  },
  {
    words: /orange|arancia|naranja/,
    glass: TALL,
    absorption: [0.004, 0.2, 2],
    slice: ORANGE,
    pulp: '#f7a21e',
  },
  { words: /grape|raisin|uva|trauben|mosto/, glass: TALL, absorption: [0.06, 1.4, 1] },
  {
    words: /apple|pomme|mela|manzana|apfel|cid|sidr/,
    glass: TALL,
    absorption: [0.006, 0.04, 0.32],
  },
  {
    words: /lemon|citron|limon/,
    glass: TALL,
    absorption: [0.006, 0.012, 0.09],
    slice: LEMON,
    hasIce: true,
  },
];

/** What the customer puts in the glass takes the place of what it comes with. */
export const withoutOwn = (mix: Mix, wears: readonly WornPart[]): Mix => {
  const has = (things: ReadonlySet<ThingId>): boolean =>
    wears.some(({ thing }) => things.has(thing));
  const { slice, ...rest } = mix;
  return {
    ...rest,
    ...(slice && !has(RIM_FRUIT) && { slice }),
    hasIce: (mix.hasIce ?? false) && !has(ICE_ONLY),
    hasStalk: (mix.hasStalk ?? false) && !has(GREENS),
  };
};
const RIM_FRUIT: ReadonlySet<ThingId> = new Set<ThingId>([
  'orange',
  'lemon',
  'lime',
  'grapefruit',
  'cherry',
  'strawberry',
  'cucumber',
]);
const ICE_ONLY: ReadonlySet<ThingId> = new Set<ThingId>(['ice_cube']);
const GREENS: ReadonlySet<ThingId> = new Set<ThingId>(['herbs']);

export const longDrinkOf = (word: string): Mix =>
  LONG_DRINKS.find(({ words }) => words.test(word)) ?? {
    words: /juice/,
    glass: TALL,
    absorption: [0.01, 0.3, 1.6],
  };

export const mixOf = (word: string): Mix | undefined => MIXES.find(({ words }) => words.test(word));

/** How its glass is filled and where its rim is, for what is put in it or on it. */
export function addMixedDrink(
  model: Model,
  { glass, absorption, slice, hasIce, hasStalk, pulp }: Mix,
): Brim {
  const { kit } = model;
  const { bowl, level, foot, rim } = glass;
  const top = bowl.at(-1)![1];
  if (foot > 0) addFoot(model, foot, bowl[0]![1]);
  addTumbler(model, { outer: bowl, wall: 0.16, level, medium: drink(kit, absorption) });
  if (pulp) addPulp(model, glass, pulp);
  if (hasIce)
    for (const [x, y, z, turn] of [
      [-1.2, level + 0.1, 0.6, 0.4],
      [1.3, level - 0.1, 0.9, 1.1],
      [0.2, level + 0.2, -1.2, 0.7],
    ] as const)
      addBox(
        model,
        { at: [x, y, z], half: [1.05, 0.9, 1.05], turn: { y: turn, z: 0.3 } },
        ICE(model),
      );
  // Its slit on the rim, its face to us.
  if (slice) addSlice(within(model, [rim, top + 0.2, 0], { x: Math.PI / 2, z: 0.25 }), slice);
  if (hasStalk)
    addTube(
      model,
      [
        [-0.6, level - 6, 0],
        [-1.4, level + 1, -0.2],
        [-2.2, top + 4.5, -0.4],
      ],
      { radius: 0.4, material: paint(kit, '#8fb552', { coat: 0.5, translucency: 0.3 }) },
    );
  const radius = bowl.find(([, y]) => y >= level)?.[0] ?? rim;
  return { level, radius: radius - 0.3, rim, height: top };
}

/** Fills the glass to just below its level, a hair inside the wall. */
function addPulp(model: Model, { bowl, level }: Glass, colour: string): void {
  const wall = bowl.filter(([, y]) => y < level).map(([r, y]): Vec2 => [r - 0.3, y + 0.7]);
  const top = (wall.at(-1)?.[0] ?? 3) + 0.2;
  addLathe(
    model,
    [
      [0.001, wall[0]![1]],
      ...wall.map(([r, y]): Vec2 => [r, Math.min(y, level - 0.2)]),
      [top, level - 0.12],
      [0.001, level - 0.1],
    ],
    paint(model.kit, colour, { coat: 0.3, translucency: 0.35 }),
    { isSharp: true },
  );
}

const ICE = ({ kit }: Model): number =>
  paint(kit, '#eef5f8', { coat: 1, rough: 0.08, translucency: 0.6 });

function addFoot(model: Model, foot: number, high: number): void {
  addLathe(
    model,
    [
      [0.001, 0.05],
      [foot, 0.05],
      [foot, 0.22],
      [1.2, 0.5],
      [0.42, 1.4],
      [0.36, high * 0.7],
      [0.55, high + 0.1],
    ],
    crystal(model.kit),
  );
}

function addSlice(part: Model, [peel, flesh]: readonly [string, string]): void {
  const { kit } = part;
  addPanel(part, {
    outline: around(28, () => 2.2),
    thickness: 0.4,
    material: paint(kit, '#f7efd0', { coat: 0.4 }),
    side: paint(kit, peel, { coat: 0.5 }),
  });
  addPanel(part, {
    outline: around(28, (a) => 1.85 - 0.12 * Math.abs(Math.sin(a * 4))),
    thickness: 0.46,
    material: paint(kit, flesh, { coat: 0.7, translucency: 0.3 }),
    at: [0, -0.03, 0],
  });
}
