import { NEW_WORLD } from './regions-new-world.ts';
import { OLD_WORLD } from './regions-old-world.ts';
import type { WineCountry } from './wine-country.ts';

export const COUNTRIES: readonly WineCountry[] = [...OLD_WORLD, ...NEW_WORLD];
