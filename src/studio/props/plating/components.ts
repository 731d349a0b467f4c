import * as birds from './components/birds.ts';
import * as breads from './components/breads.ts';
import * as coldMeats from './components/meats-cold.ts';
import * as cutlets from './components/cutlets.ts';
import * as eggs from './components/eggs.ts';
import * as fish from './components/fish.ts';
import * as garnish from './components/garnish.ts';
import * as grains from './components/grains.ts';
import * as inGlass from './components/in-glass.ts';
import * as liquids from './components/liquids.ts';
import * as pasta from './components/pasta.ts';
import * as potatoes from './components/potatoes.ts';
import * as roasts from './components/roasts.ts';
import * as sea from './components/sea.ts';
import * as sweets from './components/sweets.ts';
import * as vegetables from './components/vegetables.ts';
import * as cakes from './components/cakes.ts';
import * as greens from './components/greens.ts';
import * as legumes from './components/legumes.ts';
import * as pastries from './components/pastries.ts';
import * as southern from './components/southern.ts';
import * as tarts from './components/tarts.ts';
import type { Component } from './component.ts';

/** Everything a dish may be composed of, by its name in the kitchen. */
export const COMPONENTS = {
  ...birds,
  ...breads,
  ...coldMeats,
  ...cutlets,
  ...eggs,
  ...fish,
  ...garnish,
  ...grains,
  ...inGlass,
  ...liquids,
  ...pasta,
  ...potatoes,
  ...roasts,
  ...sea,
  ...sweets,
  ...vegetables,
  ...cakes,
  ...greens,
  ...legumes,
  ...pastries,
  ...southern,
  ...tarts,
} satisfies Readonly<Record<string, Component>>;

export type ComponentId = keyof typeof COMPONENTS;
