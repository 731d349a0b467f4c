import { breedDog } from '#studio/litho/figures/animals/breed-dog.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { bouquetFor } from './cuts/bouquets.ts';
import type { DrawnThing } from './drawn-thing.ts';
import { gobletFor } from './goblet.ts';
import { laidTable } from './laid-table.ts';
import { slicedFor } from './states/sliced.ts';

/** What the customer's own word tells of a thing beyond its kind: a chalice, a breed, slices, the flowers of a bunch, for how many a table is laid. */
export const asCalled = (asked: AskedThing): DrawnThing | null =>
  gobletFor(asked) ?? breedDog(asked) ?? slicedFor(asked) ?? bouquetFor(asked) ?? laidTable(asked);
