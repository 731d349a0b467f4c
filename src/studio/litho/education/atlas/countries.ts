import type { Area } from './area.ts';
import { NEW_WORLD } from './countries-new-world.ts';
import { OLD_WORLD } from './countries-old-world.ts';
import { FURTHER_COUNTRIES } from './further-countries.ts';

/** Wine countries with their regions; marks stand where the vines are densest. */
export const COUNTRIES: readonly Area[] = [...OLD_WORLD, ...NEW_WORLD, ...FURTHER_COUNTRIES];
