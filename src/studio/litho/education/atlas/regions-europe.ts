import type { Area } from './area.ts';
import { REGIONS_FRANCE } from './regions-france.ts';
import { REGIONS_GERMAN } from './regions-german.ts';
import { REGIONS_IBERIA } from './regions-iberia.ts';
import { REGIONS_ITALY } from './regions-italy.ts';

/** Regions of Europe, one sheet each. */
export const REGIONS_EUROPE: readonly Area[] = [
  ...REGIONS_FRANCE,
  ...REGIONS_ITALY,
  ...REGIONS_IBERIA,
  ...REGIONS_GERMAN,
];
