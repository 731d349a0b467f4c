import type { Area } from './area.ts';
import { COUNTRIES } from './countries.ts';
import { EUROPE } from './europe.ts';
import { FURTHER_REGIONS } from './further-regions.ts';
import { REGIONS_EUROPE } from './regions-europe.ts';
import { REGIONS_OVERSEAS } from './regions-overseas.ts';
import { VILLAGES } from './villages.ts';
import { VILLAGES_GERMAN } from './villages-german.ts';
import { WORLD } from './world.ts';

/** Every map there is: regions first, so that 'Rioja in Spain' finds Rioja. */
export const AREAS: readonly Area[] = [
  ...VILLAGES,
  ...VILLAGES_GERMAN,
  ...REGIONS_EUROPE,
  ...REGIONS_OVERSEAS,
  ...FURTHER_REGIONS,
  ...COUNTRIES,
  EUROPE,
  WORLD,
];

export const findArea = (id: string | null): Area | null =>
  AREAS.find((area) => area.id === id) ?? null;
