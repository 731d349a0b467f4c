import type { Connection } from '#server/db/connect.ts';

import type { Sizes } from './sizes.ts';

export interface Database extends Connection {
  url: string;
}

export interface Bench extends Database {
  folder: string;
  sizes: Sizes;
}

/** False where a budget was missed. */
export type Measure = (bench: Bench) => Promise<boolean>;
