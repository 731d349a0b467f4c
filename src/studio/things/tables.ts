import type { ThingId } from './catalogue.ts';

/** Tables that stand on their legs. */
export const TABLES: readonly ThingId[] = [
  'long_table',
  'picnic_table',
  'bistro_table',
  'high_table',
  'side_table',
];
/** Whatever has room between its legs. */
export const LEGGED: readonly ThingId[] = [
  ...TABLES,
  'trolley',
  'bench',
  'stool',
  'chair',
  'piano',
];

/** State of a table that wears a checked cloth. */
export const CHECKED_CLOTH = 'checked cloth';
