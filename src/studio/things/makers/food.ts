import { addBread } from '#studio/props/bread.ts';
import { addHam, addSalami } from '#studio/props/charcuterie.ts';
import { addCheese } from '#studio/props/cheese.ts';
import { addChocolate } from '#studio/props/chocolate.ts';
import {
  makeBaguette,
  makeCake,
  makeCracker,
  makeCroissant,
  makeIceCream,
  makeMacaron,
} from '#studio/props/food/baked.ts';
import {
  makePaella,
  makePasta,
  makePizza,
  makeRoastChicken,
  makeSalad,
  makeSoup,
  makeSteak,
  makeTurkey,
} from '#studio/props/food/hot.ts';
import {
  makeFish,
  makeOyster,
  makePrawn,
  makeSalmon,
  makeSushi,
  serveOysters,
} from '#studio/props/food/seafood.ts';
import { addHoneyJar } from '#studio/props/honey-jar.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What is eaten with wine. */
export const FOOD_MAKERS = {
  oyster: { make: makeOyster, usual: 6, serve: serveOysters },
  prawn: { make: makePrawn, usual: 4 },
  salmon: { make: makeSalmon },
  fish: { make: makeFish },
  sushi: { make: makeSushi, usual: 6 },
  steak: { make: makeSteak },
  roast_chicken: { make: makeRoastChicken },
  turkey: { make: makeTurkey },
  ham: { make: (kit, place, { random }) => addHam(kit, place, random) },
  salami: { make: (kit, place, { random }) => addSalami(kit, place, random) },
  paella: { make: makePaella },
  pizza: { make: makePizza },
  pasta: { make: makePasta },
  soup: { make: makeSoup },
  salad: { make: makeSalad },
  bread: { make: (kit, place, { random }) => addBread(kit, place, random) },
  baguette: { make: makeBaguette },
  croissant: { make: makeCroissant, usual: 2 },
  cracker: { make: makeCracker, usual: 5 },
  hard_cheese: { make: (kit, place) => addCheese(kit, place, 'hard') },
  blue_cheese: { make: (kit, place) => addCheese(kit, place, 'blue') },
  soft_cheese: { make: (kit, place) => addCheese(kit, place, 'soft') },
  chocolate: { make: (kit, place, { random }) => addChocolate(kit, place, random) },
  cake: { make: makeCake },
  macaron: { make: makeMacaron, usual: 5 },
  ice_cream: { make: makeIceCream },
  honey: { make: (kit, { position }) => addHoneyJar(kit, position) },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
