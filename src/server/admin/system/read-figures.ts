import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

/** Pictures are looked at from their order on: none takes this long unless something is wrong. */
const RECENT = sql.lit('15 minutes');

interface FigureKind {
  help: string;
  labels: readonly string[];
}

/** What the database tells of the house at this moment. */
export const FIGURES = {
  queue_jobs: {
    help: 'Jobs by queue: due, put off, active, or failed for good in the last hour',
    labels: ['queue', 'state'],
  },
  queue_oldest_seconds: { help: 'How long the oldest due job has waited', labels: ['queue'] },
  generations_recent: {
    help: 'Pictures ordered in the last 15 minutes, by how they stand now',
    labels: ['state'],
  },
  credits_held: { help: 'Credits set aside for pictures that are being made', labels: [] },
  credits_recent: {
    help: 'Credits captured and released for pictures ordered in the last 15 minutes',
    labels: ['move'],
  },
  webhooks_waiting: { help: 'Hints of the payment provider not yet looked into', labels: [] },
  webhook_lag_seconds: { help: 'Age of the oldest of them', labels: [] },
  mails_waiting: { help: 'Mails not yet posted', labels: [] },
  mails_oldest_seconds: { help: 'Age of the oldest of them', labels: [] },
} as const satisfies Record<string, FigureKind>;

export interface Figure {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** One statement on small indexes, whatever the size of the house. */
export async function readFigures(db: Db): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    with jobs as materialized (
      select name, case when state = 'active' then 'active' when state = 'failed' then 'failed'
          when start_after <= now() then 'due' else 'put off' end as state,
        extract(epoch from now() - start_after) as age
      from pgboss.job where state not in ('completed', 'cancelled')),
    recent as materialized (
      select state, count(*) as pictures, sum(cost) as cost from generations
      where created_at > now() - interval ${RECENT} group by state)
    select 'queue_jobs' as name, jsonb_build_object('queue', name, 'state', state) as labels,
      count(*)::float8 as value
    from jobs group by name, state
    union all
    select 'queue_oldest_seconds', jsonb_build_object('queue', name), max(age)::float8
    from jobs where state = 'due' group by name
    union all
    select 'generations_recent', jsonb_build_object('state', state), pictures::float8 from recent
    union all
    select 'credits_recent', jsonb_build_object('move', move), sum(cost)::float8
    from recent, lateral (select case when state = 'succeeded' then 'captured' else 'released' end) as t (move)
    where state not in ('queued', 'running', 'storing') group by move
    union all
    select 'credits_held', '{}', coalesce(sum(cost), 0)::float8
    from generations where finished_at is null
    union all
    select figure.name, '{}', figure.value
    from (select count(*)::float8 as open, ${age('received_at')} as oldest
        from stripe_events where processed_at is null) hints,
      lateral (values ('webhooks_waiting', open), ('webhook_lag_seconds', oldest)) figure (name, value)
    union all
    select figure.name, '{}', figure.value
    from (select count(*)::float8 as open, ${age('created_at')} as oldest
        from mails where sent_at is null and given_up_at is null) waiting,
      lateral (values ('mails_waiting', open), ('mails_oldest_seconds', oldest)) figure (name, value)`.execute(
    db,
  );
  return rows;
}

const age = (column: string) =>
  sql`coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float8`;
