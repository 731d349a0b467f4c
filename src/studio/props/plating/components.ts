import { BIRDS } from './components/meat/birds.ts';
import { BREADS } from './components/breads.ts';
import { COLD_MEATS } from './components/meat/meats-cold.ts';
import { CHOPS } from './components/meat/chops.ts';
import { CUTLETS } from './components/meat/cutlets.ts';
import { SKEWERS } from './components/meat/skewers.ts';
import { DIPS } from './components/dips.ts';
import { FLAT_BREADS } from './components/flat-breads.ts';
import { RACLETTE } from './components/raclette.ts';
import { EGGS } from './components/eggs.ts';
import { FISH } from './components/fish.ts';
import { GARNISH } from './components/greens/garnish.ts';
import { GRAINS } from './components/grains.ts';
import { HERBS } from './components/greens/herbs.ts';
import { IN_GLASS } from './components/in-glass.ts';
import { SAUCES } from './components/sauces.ts';
import { SOUPS } from './components/soups.ts';
import { STEWS } from './components/stews.ts';
import { PASTA } from './components/pasta.ts';
import { POTATOES } from './components/greens/potatoes.ts';
import { ROASTS } from './components/meat/roasts.ts';
import { SEA } from './components/sea.ts';
import { SNACKS } from './components/snacks.ts';
import { SWEETS } from './components/sweets.ts';
import { VEGETABLES } from './components/greens/vegetables.ts';
import { CAKES } from './components/cakes.ts';
import { GREENS } from './components/greens/greens.ts';
import { LEGUMES } from './components/greens/legumes.ts';
import { PASTRIES } from './components/pastries.ts';
import { SOUTHERN } from './components/southern.ts';
import { TOPPINGS } from './components/toppings.ts';
import { TARTS } from './components/tarts.ts';
import type { Component } from './component.ts';
import type { ComponentId } from './component-id.ts';

/** How each part of a dish is laid. */
export const COMPONENTS: Readonly<Record<ComponentId, Component>> = {
  ...BIRDS,
  ...BREADS,
  ...COLD_MEATS,
  ...CHOPS,
  ...CUTLETS,
  ...SKEWERS,
  ...DIPS,
  ...EGGS,
  ...RACLETTE,
  ...FLAT_BREADS,
  ...FISH,
  ...GARNISH,
  ...GRAINS,
  ...HERBS,
  ...IN_GLASS,
  ...SOUPS,
  ...STEWS,
  ...SAUCES,
  ...PASTA,
  ...POTATOES,
  ...ROASTS,
  ...SEA,
  ...SNACKS,
  ...SWEETS,
  ...VEGETABLES,
  ...CAKES,
  ...GREENS,
  ...LEGUMES,
  ...PASTRIES,
  ...SOUTHERN,
  ...TARTS,
  ...TOPPINGS,
};
