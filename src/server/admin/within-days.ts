import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Days in UTC, both included. */
export function withinDays(
  column: RawBuilder<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): RawBuilder<boolean> {
  const conditions = [
    ...(from ? [sql`${column} >= ${from}::date::timestamp at time zone 'utc'`] : []),
    ...(to ? [sql`${column} < (${to}::date + 1)::timestamp at time zone 'utc'`] : []),
  ];
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql`true`;
}
