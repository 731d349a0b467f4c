import { addBread } from '#studio/props/bread.ts';
import { addHam, addSalami } from '#studio/props/charcuterie.ts';
import { addCheese } from '#studio/props/cheese.ts';
import { addChocolate } from '#studio/props/chocolate.ts';
import { addHoneyJar } from '#studio/props/honey-jar.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What is eaten with wine. */
export const FOOD_MAKERS = {
  bread: { make: (kit, place, { random }) => addBread(kit, place, random) },
  hard_cheese: { make: (kit, place) => addCheese(kit, place, 'hard') },
  blue_cheese: { make: (kit, place) => addCheese(kit, place, 'blue') },
  soft_cheese: { make: (kit, place) => addCheese(kit, place, 'soft') },
  ham: { make: (kit, place, { random }) => addHam(kit, place, random) },
  salami: { make: (kit, place, { random }) => addSalami(kit, place, random) },
  chocolate: { make: (kit, place, { random }) => addChocolate(kit, place, random) },
  honey: { make: (kit, { position }) => addHoneyJar(kit, position) },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
