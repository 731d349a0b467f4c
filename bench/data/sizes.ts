import type { Db } from '#server/db/connect.ts';

import { median, reportAtMost } from '../report.ts';
import type { Database } from './database.ts';
import { createDatabase } from './fill.ts';

export interface Sized extends Database {
  rows: number;
}

export type Fill = (db: Db, rows: number) => Promise<void>;

/** A thousand rows, and up to a million: one database each, which all parts share. */
export interface Sizes {
  /** Smallest first; each table is filled once, by whoever needs it first. */
  filled(...fills: Fill[]): Promise<Sized[]>;
  close(): Promise<void>;
}

const FEWEST = 1000;
const POOL_SIZE = 4;

export function openSizes(admin: Database, most: number): Sizes {
  const sizes = [...new Set([FEWEST, Math.max(FEWEST, most / 10), most])];
  const done = new Set<Fill>();
  let opened: Sized[] | undefined;
  const open = async (): Promise<Sized[]> => {
    const databases = [];
    for (const rows of sizes)
      databases.push({
        rows,
        ...(await createDatabase(admin, { name: `rows_${rows}`, poolSize: POOL_SIZE })),
      });
    return databases;
  };
  return {
    async filled(...fills) {
      opened ??= await open();
      for (const fill of fills) {
        if (done.has(fill)) continue;
        for (const { db, rows } of opened) await fill(db, rows);
        done.add(fill);
      }
      return opened;
    },
    async close() {
      for (const database of opened ?? []) await database.close();
    },
  };
}

export interface Page {
  what: string;
  /** The how-many-th call this is, so that not everybody asks for the same. */
  read(db: Db, call: number): Promise<unknown>;
  /** How much longer than among the fewest rows, and than one lookup by key, it may take. */
  budget: { byFewest?: number; byLookup?: number };
  calls?: number;
}

const CALLS = 100;
const WARM_UP = 20;

/** Call by call in turns, so that whatever else the machine does falls on all of them. */
export async function measurePage(sizes: readonly Sized[], page: Page): Promise<boolean> {
  const times = sizes.map(() => ({ page: [] as number[], lookup: [] as number[] }));
  for (let call = -WARM_UP; call < (page.calls ?? CALLS); call += 1)
    for (const [index, { db }] of sizes.entries()) {
      const pageMs = await timeOf(() => page.read(db, call + WARM_UP));
      const lookupMs = await timeOf(() => lookUp(db, call + WARM_UP));
      if (call < 0) continue;
      times[index]?.page.push(pageMs);
      times[index]?.lookup.push(lookupMs);
    }
  const figures = times.map((time) => ({ page: median(time.page), lookup: median(time.lookup) }));
  console.log(
    `        ${figures.map((figure, i) => `${figure.page.toFixed(2)} ms among ${sizes[i]?.rows} (a lookup ${figure.lookup.toFixed(2)})`).join(', ')}`,
  );
  return judge(sizes, page, figures);
}

function judge(
  sizes: readonly Sized[],
  { what, budget }: Page,
  figures: readonly { page: number; lookup: number }[],
): boolean {
  const fewest = figures[0]?.page ?? Number.NaN;
  return sizes
    .flatMap(({ rows }, index) => {
      const { page, lookup } = figures[index] ?? { page: Number.NaN, lookup: Number.NaN };
      const { byFewest, byLookup } = budget;
      return [
        byLookup === undefined ||
          reportAtMost(`${what} among ${rows}, by a lookup`, page / lookup, byLookup),
        byFewest === undefined ||
          index === 0 ||
          reportAtMost(`${what} among ${rows}, by ${sizes[0]?.rows}`, page / fewest, byFewest),
      ];
    })
    .every(Boolean);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function lookUp(db: Db, call: number): Promise<unknown> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', `bench-${1 + (call % FEWEST)}`)
    .executeTakeFirstOrThrow();
}
