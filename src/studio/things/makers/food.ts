import { makeClams } from '#studio/props/still/clams.ts';
import { addBread } from '#studio/props/food/bread.ts';
import { addSalami } from '#studio/props/food/charcuterie.ts';
import { addHam } from '#studio/props/food/ham.ts';
import { addCheese } from '#studio/props/food/cheese.ts';
import type { CheeseKind } from '#studio/props/food/cheese-kinds.ts';
import { addChocolate } from '#studio/props/food/sweets/chocolate.ts';
import { makeBaguette } from '#studio/props/food/baguette.ts';
import { makeCake } from '#studio/props/food/sweets/cake.ts';
import { makeCracker } from '#studio/props/food/cracker.ts';
import { makeCroissant } from '#studio/props/food/croissant.ts';
import { makeIceCream } from '#studio/props/food/sweets/ice-cream.ts';
import { makeMacaron } from '#studio/props/food/sweets/macaron.ts';
import { makePaella } from '#studio/props/food/paella.ts';
import { makePasta } from '#studio/props/food/pasta.ts';
import { makePizza } from '#studio/props/food/pizza.ts';
import { makeRoastChicken } from '#studio/props/food/roast-chicken.ts';
import { makeSalad } from '#studio/props/food/salad.ts';
import { makeSoup } from '#studio/props/food/soup.ts';
import { makeSteak } from '#studio/props/food/steak.ts';
import { makeTurkey } from '#studio/props/food/roast-chicken.ts';
import { makeFish } from '#studio/props/food/seafood/fish.ts';
import { makeOyster } from '#studio/props/food/seafood/oyster.ts';
import { makePrawn } from '#studio/props/food/seafood/prawn.ts';
import { makeSalmon } from '#studio/props/food/seafood/salmon.ts';
import { makeSushi, serveSushi } from '#studio/props/food/seafood/sushi.ts';
import { serveSeafood } from '#studio/props/food/seafood/seafood-platter.ts';
import { serveOysters } from '#studio/props/food/seafood/oyster.ts';
import { makeCaviar } from '#studio/props/food/seafood/caviar.ts';
import { makeChocolateTruffle } from '#studio/props/food/sweets/chocolate-truffle.ts';
import { addHoneyJar } from '#studio/props/food/sweets/honey-jar.ts';
import { addMortadella } from '#studio/props/food/mortadella.ts';
import { makeShrimpCocktail } from '#studio/props/food/seafood/shrimp-cocktail.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { onOnePlate } from './on-one-plate.ts';
import { add } from '#studio/vector.ts';

/** What is eaten with wine. */
export const FOOD_MAKERS = {
  clams: { make: makeClams, brings: 'bowl', isMany: true },
  oyster: {
    make: makeOyster,
    usual: 6,
    serve: (kit, place, look, count) =>
      (SEAFOOD.test(look.word) ? serveSeafood : serveOysters)(kit, place, look, count),
  },
  prawn: { make: makePrawn, usual: 4, serve: onOnePlate(makePrawn, 7) },
  shrimp_cocktail: { make: makeShrimpCocktail },
  salmon: { make: makeSalmon, brings: 'plate' },
  fish: { make: makeFish, brings: 'plate' },
  sushi: { make: makeSushi, usual: 10, serve: serveSushi },
  steak: { make: makeSteak, brings: 'plate' },
  roast_chicken: { make: makeRoastChicken, brings: 'plate' },
  turkey: { make: makeTurkey, brings: 'plate' },
  ham: {
    make: onPlate((kit, place, { random }) => addHam(kit, place, random)),
    isMany: true,
    brings: 'plate',
  },
  salami: {
    make: onPlate((kit, place, { random }) => addSalami(kit, place, random)),
    isMany: true,
    brings: 'plate',
  },
  mortadella: {
    make: onPlate((kit, place, { random }) => addMortadella(kit, place, random)),
    isMany: true,
    brings: 'plate',
  },
  paella: { make: makePaella, isMany: true },
  pizza: { make: makePizza },
  pasta: { make: makePasta, isMany: true, brings: 'plate' },
  soup: { make: makeSoup, isMany: true, brings: 'bowl' },
  salad: { make: makeSalad, isMany: true, brings: 'bowl' },
  bread: {
    make: (kit, place, { random, states }) =>
      addBread(kit, place, random, { isTorn: states.includes('torn') }),
  },
  baguette: { make: makeBaguette },
  croissant: { make: makeCroissant, usual: 2 },
  cracker: { make: makeCracker, usual: 5 },
  hard_cheese: { make: cheese('hard') },
  blue_cheese: { make: cheese('blue') },
  soft_cheese: { make: cheese('soft') },
  chocolate: {
    make: onPlate((kit, place, { random }) => addChocolate(kit, place, random)),
    isMany: true,
    brings: 'plate',
  },
  cake: { make: makeCake, brings: 'plate' },
  macaron: { make: makeMacaron, usual: 5, serve: onOnePlate(makeMacaron, 5) },
  ice_cream: { make: makeIceCream },
  caviar: { make: makeCaviar },
  chocolate_truffle: {
    make: makeChocolateTruffle,
    usual: 6,
    serve: onOnePlate(makeChocolateTruffle, 4),
  },
  honey: { make: (kit, { position }) => addHoneyJar(kit, position) },
} satisfies Partial<Record<ThingId, PhotoMaker>>;

/** A wedge, or the wheel that was said to be whole. */
function cheese(kind: CheeseKind): MakeThing {
  return (kit, place, { word, states }) =>
    addCheese(kit, place, kind, { word, isWhole: states.includes('whole') });
}

/** A platter of it is more than oysters. */
const SEAFOOD = /seafood|shellfish|fruits? de mer|marisco|frutti di mare|meeresfr/;

/** What nobody lays on the bare table. */
function onPlate(make: MakeThing): MakeThing {
  return (kit, place, look) => {
    plateUnder(kit, place, look, 10.4);
    make(kit, { ...place, position: add(place.position, [0, 0.5, 0]) }, look);
  };
}
