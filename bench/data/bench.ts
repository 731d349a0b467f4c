import type { Database } from './database.ts';
import type { Sizes } from './sizes.ts';

export interface Bench extends Database {
  folder: string;
  sizes: Sizes;
}

/** False where a budget was missed. */
export type Measure = (bench: Bench) => Promise<boolean>;
