import { makeBurger } from '#studio/props/dishes/burger.ts';
import { makeFries } from '#studio/props/dishes/fries.ts';
import { makeSausage } from '#studio/props/dishes/sausage.ts';
import { makeEgg } from '#studio/props/dishes/egg.ts';
import { makePretzel } from '#studio/props/dishes/pretzel.ts';
import { makeFondue } from '#studio/props/dishes/fondue.ts';
import { makePie } from '#studio/props/dishes/pie.ts';
import { makeCupcake } from '#studio/props/dishes/cupcake.ts';
import { makeCookie } from '#studio/props/dishes/cookie.ts';
import { makeDoughnut } from '#studio/props/dishes/doughnut.ts';
import { makePancakes } from '#studio/props/dishes/pancakes.ts';
import { makeButter } from '#studio/props/dishes/butter.ts';
import { makeLobster } from '#studio/props/dishes/lobster.ts';
import { makeCrab } from '#studio/props/dishes/crab.ts';
import { makeMussels } from '#studio/props/dishes/mussels.ts';
import { makeRoastJoint } from '#studio/props/dishes/roast-joint.ts';
import { makeBruschetta } from '#studio/props/dishes/bruschetta.ts';
import { makeSandwich } from '#studio/props/dishes/sandwich.ts';
import { onOnePlate } from './on-one-plate.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Dishes of inns, bakeries and street stalls. */
export const DISH_MAKERS = {
  burger: { make: makeBurger, brings: 'plate' },
  fries: { make: makeFries, isMany: true },
  sausage: { make: makeSausage, usual: 3, serve: onOnePlate(makeSausage, 7) },
  egg: { make: makeEgg, usual: 3 },
  pretzel: { make: makePretzel },
  fondue: { make: makeFondue },
  pie: { make: makePie },
  cupcake: { make: makeCupcake, usual: 2 },
  cookie: { make: makeCookie, usual: 4, serve: onOnePlate(makeCookie, 6) },
  doughnut: { make: makeDoughnut, usual: 2 },
  pancakes: { make: makePancakes, isMany: true, brings: 'plate' },
  butter: { make: makeButter },
  lobster: { make: makeLobster, brings: 'plate' },
  crab: { make: makeCrab },
  mussels: { make: makeMussels, isMany: true, brings: 'pot' },
  roast_joint: { make: makeRoastJoint, brings: 'plate' },
  bruschetta: { make: makeBruschetta },
  sandwich: { make: makeSandwich },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
