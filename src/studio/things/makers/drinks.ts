import { makeMulledWine } from '#studio/props/drinks/mulled-wine.ts';
import { makeCoffee, makeHotChocolate } from '#studio/props/drinks/coffee.ts';
import { makeTeapot } from '#studio/props/drinks/teapot.ts';
import { makePlasticCup } from '#studio/props/drinks/plastic-cup.ts';
import { makeBeer } from '#studio/props/drinks/beer.ts';
import { makeTumbler } from '#studio/props/drinks/spirit.ts';
import { makeDrinkingStraw } from '#studio/props/drinks/straw.ts';
import {
  makeBeerBottle,
  makeCiderBottle,
  makeJuiceBottle,
} from '#studio/props/drinks/capped-bottles.ts';
import { makeSakeCup, makeSakeFlask } from '#studio/props/drinks/sake.ts';
import { makeSpiritBottle } from '#studio/props/drinks/spirit-bottle.ts';
import { makeCocktail } from '#studio/props/drinks/cocktail.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What is drunk besides wine. */
export const DRINK_MAKERS = {
  mulled_wine: { make: makeMulledWine },
  coffee: { make: makeCoffee },
  teapot: { make: makeTeapot },
  beer: { make: makeBeer },
  plastic_cup: { make: makePlasticCup },
  tumbler: { make: makeTumbler },
  cocktail: { make: makeCocktail },
  drinking_straw: { make: makeDrinkingStraw },
  beer_bottle: { make: makeBeerBottle },
  cider_bottle: { make: makeCiderBottle },
  juice_bottle: { make: makeJuiceBottle },
  sake_flask: { make: makeSakeFlask },
  sake_cup: { make: makeSakeCup },
  hot_chocolate: { make: makeHotChocolate },
  spirit_bottle: { make: makeSpiritBottle },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
