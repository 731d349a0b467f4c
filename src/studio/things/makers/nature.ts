import { growBamboo, growBonsai, growStandard } from '#studio/props/plants/potted-trees.ts';
import { BIRD_MAKERS } from '#studio/props/animals/bird-kinds.ts';
import { makeFrog, makeLizard, makeSnake, makeTurtle } from '#studio/props/animals/cold-beasts.ts';
import {
  makeHedgehog,
  makeMouse,
  makePenguin,
  makeSquirrel,
} from '#studio/props/animals/small-beasts.ts';
import {
  growAloe,
  growCactus,
  growSucculent,
  makeMoss,
} from '#studio/props/plants/fruit/fleshy.ts';
import { growFern, growIvy, growMonstera, potted } from '#studio/props/plants/potted.ts';
import {
  makeDragonFruit,
  makeFennel,
  makeMorel,
  makePapaya,
  makeSeaUrchin,
  rootOf,
} from '#studio/props/produce/roots.ts';
import {
  flatbreads,
  makeBacon,
  makeBagel,
  makeBrioche,
  makeCalzone,
  makeHalloumi,
  makeLobsterRoll,
  makeMarshmallow,
  makeWrap,
} from '#studio/props/still/breads.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

const TUB = { wide: 17, rim: 26 } as const;

/** Small animals, plants in their pots, and what the market sells besides. */
export const NATURE_MAKERS = {
  ...BIRD_MAKERS,
  squirrel: { make: makeSquirrel },
  hedgehog: { make: makeHedgehog },
  mouse: { make: makeMouse },
  frog: { make: makeFrog },
  turtle: { make: makeTurtle },
  lizard: { make: makeLizard },
  snake: { make: makeSnake },
  penguin: { make: makePenguin },
  cactus: { make: potted('cactus', growCactus) },
  succulent: { make: potted('succulent', growSucculent) },
  aloe: { make: potted('aloe', growAloe) },
  fern: { make: potted('fern', growFern) },
  ivy: { make: potted('ivy', growIvy), isMany: true },
  monstera: { make: potted('monstera', growMonstera, { wide: 9, rim: 11 }) },
  bamboo: { make: potted('bamboo', growBamboo, { wide: 8, rim: 11 }), isMany: true },
  bonsai: { make: potted('bonsai', growBonsai, { wide: 9, rim: 6 }) },
  lemon_tree: { make: potted('lemon_tree', growStandard('#f0cc28'), TUB) },
  orange_tree: { make: potted('orange_tree', growStandard('#ee8418'), TUB) },
  laurel_tree: { make: potted('laurel_tree', growStandard(null), TUB) },
  moss: { make: makeMoss, isMany: true },
  beetroot: {
    make: rootOf('beetroot', {
      profile: '0 0, .3 1.2, 1.4 3.6, 3.2 5.4, 3.6 7.6, 2.8 9.6, 1.2 10.4, 0 10.5',
      tone: '#5c1530',
      blush: '#7a2444',
      leaf: '#4a7a38',
      stem: '#8a1c44',
      green: 15,
    }),
    usual: 3,
  },
  turnip: {
    make: rootOf('turnip', {
      profile: '0 0, .25 1.2, 1.4 3, 3.4 4.8, 3.7 6.6, 2.8 8.2, 1 8.9, 0 9',
      tone: '#f0e8dc',
      blush: '#8a3f7c',
      leaf: '#5f9440',
      stem: '#8fb060',
      green: 12,
    }),
    usual: 3,
  },
  parsnip: {
    make: rootOf('parsnip', {
      profile: '0 0, .3 2, .8 7, 1.6 13, 2.5 17.4, 2.2 18.6, .8 19, 0 18.8',
      tone: '#e9d8ae',
      leaf: '#5f9440',
      stem: '#a8bf70',
      green: 5,
    }),
    usual: 3,
  },
  sweet_potato: {
    make: rootOf('sweet_potato', {
      profile: '0 0, .7 1, 2 4, 3.2 8, 3.2 11, 2 14.4, .7 16.4, 0 16.8',
      tone: '#b0583a',
      leaf: '#5f9440',
      stem: '#a8bf70',
      green: 0,
    }),
    usual: 3,
  },
  fennel: { make: makeFennel, usual: 2 },
  dragon_fruit: { make: makeDragonFruit, isMany: true },
  papaya: { make: makePapaya, isMany: true },
  morel: { make: makeMorel, usual: 5 },
  sea_urchin: { make: makeSeaUrchin, usual: 3 },
  pita: { make: flatbreads('pita', { long: 8.6, wide: 8.2, count: 4 }), isMany: true },
  naan: { make: flatbreads('naan', { long: 13.4, wide: 7.4, count: 3 }), isMany: true },
  bagel: { make: makeBagel, usual: 2 },
  brioche: { make: makeBrioche, usual: 2 },
  calzone: { make: makeCalzone, brings: 'plate' },
  wrap: { make: makeWrap, isMany: true, brings: 'plate' },
  lobster_roll: { make: makeLobsterRoll, brings: 'plate' },
  halloumi: { make: makeHalloumi, isMany: true, brings: 'plate' },
  bacon: { make: makeBacon, isMany: true, brings: 'plate' },
  marshmallow: { make: makeMarshmallow, isMany: true },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
