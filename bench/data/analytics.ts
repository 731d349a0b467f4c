import { readAnalytics } from '#server/admin/analytics/read-analytics.ts';
import type { Db } from '#server/db/connect.ts';

import type { Bench } from './bench.ts';
import { fillOrders } from './fill-tables.ts';
import { fillUsers } from './fill-users.ts';
import { measurePage } from './sizes.ts';
import { DAY_MS } from '#shared/rules/days.ts';

const CALLS = 40;
const BUDGET = { byFewest: 3 };
const RANGES = { '30 days': 30, 'a year': 364 };

/** The Analytics page on a thousand pictures and on a million, a year of them. */
export async function measureAnalytics({ sizes }: Bench): Promise<boolean> {
  const databases = await sizes.filled(fillUsers, fillOrders);
  let areKept = true;
  for (const [name, days] of Object.entries(RANGES)) {
    const read = (db: Db) => readAnalytics(db, { from: dayAgo(days), to: dayAgo(0) });
    const what = `analytics of ${name}`;
    areKept =
      (await measurePage(databases, { what, read, budget: BUDGET, calls: CALLS })) && areKept;
  }
  return areKept;
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
