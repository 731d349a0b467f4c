import type { ComponentId } from '#studio/props/plating/component-id.ts';
import type { Plating } from '#studio/props/plating/plating.ts';
import { DISHES } from './catalogue/dishes/all.ts';
import type { Dish } from './catalogue/dishes/dish.ts';
import type { ThingId } from './catalogue.ts';

/** Food with a shape of its own that is plated as soon as something lies beside it. */
const MAINS: Partial<Record<ThingId, Plating>> = {
  steak: { vessel: 'plate', parts: ['steak', 'gravy'], sliced: ['slicedSteak'] },
  salmon: { vessel: 'plate', parts: ['salmonFillet'] },
  fish: { vessel: 'platter', parts: ['wholeFish'] },
  roast_chicken: { vessel: 'platter', parts: ['roastBird'] },
  roast_joint: { vessel: 'plate', parts: ['roastBeef', 'gravy'] },
  sausage: { vessel: 'plate', parts: ['sausages'] },
  asparagus: { vessel: 'platter', parts: ['whiteAsparagus'], green: ['greenAsparagus'] },
  pasta: { vessel: 'deep_plate', parts: ['spaghetti'] },
  popcorn: { vessel: 'bowl', parts: ['popcorn'] },
  hot_dog: { vessel: 'plate', parts: ['hotDog'] },
  pancakes: { vessel: 'plate', parts: ['pancakeStack'] },
};

/** Food that lies beside other food as this part of the plate. */
const BESIDE: Partial<Record<ThingId, ComponentId>> = {
  fries: 'fries',
  potato: 'roastPotatoes',
  mushroom: 'mushrooms',
  asparagus: 'greenAsparagus',
  carrot: 'carrots',
  tomato: 'tomatoes',
  salad: 'leaves',
  corn: 'corn',
  onion: 'onions',
  herbs: 'rosemary',
  truffle: 'truffleSlices',
  lemon: 'lemonWedge',
  lime: 'limeWedge',
  berry: 'berries',
  strawberry: 'strawberryHalves',
};
/** On the plate of another dish only where the prompt says 'with': alone each is a thing of its own. */
const BESIDE_IF_WITH: Partial<Record<ThingId, ComponentId>> = {
  // Nibbled from a bowl of their own, unless a dish is said to come with them.
  olive: 'olives',
  ham: 'hamFolds',
  prawn: 'prawns',
  egg: 'friedEgg',
  mussels: 'mussels',
  clams: 'clams',
  bacon: 'bacon',
  salami: 'chorizoSlices',
  scallops: 'scallops',
  salmon: 'salmonTartare',
  meatballs: 'meatballs',
  vegetarian_plate: 'grilledVegetables',
  burrata: 'burrata',
  foie_gras: 'foieGras',
  orange: 'orangeSlices',
  butter: 'meltedButter',
  ice_cream: 'vanillaScoop',
  fig: 'figHalves',
  walnut: 'walnutHalves',
  almond: 'almonds',
  pistachio: 'pistachios',
  peanut: 'peanuts',
  hard_cheese: 'cheeseShavings',
  blue_cheese: 'blueCrumbs',
  soft_cheese: 'goatRounds',
  avocado: 'avocadoSlices',
  pomegranate: 'pomegranateSeeds',
  pear: 'pearSlices',
  grapes: 'grapesLoose',
  cherry: 'cherriesLoose',
  peach: 'peachWedges',
  apricot: 'peachWedges',
  apple: 'pearSlices',
  garlic: 'garlicCloves',
  chilli: 'chilliRings',
  gherkin: 'pickles',
  bread_cubes: 'croutons',
  honey: 'honeyThread',
  chocolate: 'chocolateShards',
};

/** 'Corn on the cob', 'Maiskolben': the cob, and not its grains. */
const COB = /\bcobs?\b|[eé]pis? de ma[iï]s|pannocchi|mazorca|kolben/i;
/** The very herb that was named; a twig where none was. */
const HERBS: readonly (readonly [RegExp, ComponentId])[] = [
  [/basil|albahaca|mint|menthe|menta|minze|sage|sauge|salvia|salbei/i, 'basil'],
  [/dill|aneth|aneto|eneldo|fennel|fenouil|finocch|hinojo|fenchel/i, 'dill'],
  [/parsley|persil|prezzemolo|perejil|petersilie|coriander|cilantro|coriandre|chervil/i, 'parsley'],
  [/chive|ciboulette|cipollina|cebollino|schnittlauch/i, 'chives'],
];
/** What its word says more nearly than its thing. */
export const namedPart = (thing: ThingId, word: string): ComponentId | undefined =>
  thing === 'herbs'
    ? HERBS.find(([words]) => words.test(word))?.[1]
    : thing === 'corn' && COB.test(word)
      ? 'cornCobs'
      : undefined;

/** Parts of a dish that are such a thing already: bacon on a tarte flambée is drawn once. */
const SHOWN_BY: Partial<Record<ComponentId, readonly ThingId[]>> = {
  strewnBacon: ['ham', 'bacon'],
  lardons: ['ham', 'bacon'],
  strewnOnions: ['onion'],
  eggYolk: ['egg'],
  salmonCubes: ['salmon'],
  boiledPotatoes: ['potato', 'boiled_potatoes'],
  potatoSlices: ['potato', 'boiled_potatoes'],
  friedCubes: ['potato', 'roast_potatoes'],
  redBerries: ['cranberries', 'cranberry_sauce'],
  basil: ['herbs'],
  dill: ['herbs'],
  chives: ['herbs'],
  parsley: ['herbs'],
  gratedCheese: ['hard_cheese'],
};

const BY_ID = new Map<ThingId, Dish<ThingId>>(DISHES.map((dish) => [dish.id, dish]));

export const isDish = (thing: ThingId): boolean => BY_ID.has(thing);

/** How it is plated; nothing for what is no dish. */
export const platingOf = (thing: ThingId): Plating | undefined =>
  BY_ID.get(thing)?.plating ?? MAINS[thing];

/** As what it lies beside another dish. */
export const sideOf = (thing: ThingId): ComponentId | undefined =>
  BY_ID.get(thing)?.side ?? BESIDE[thing];
/** The same, where the prompt joins the two. */
export const sideIfWith = (thing: ThingId): ComponentId | undefined =>
  sideOf(thing) ?? BESIDE_IF_WITH[thing];

/** Whether this part of a dish is that thing: it needs no second helping. */
export const isShownBy = (part: ComponentId, thing: ThingId): boolean =>
  sideIfWith(thing) === part || (SHOWN_BY[part]?.includes(thing) ?? false);
