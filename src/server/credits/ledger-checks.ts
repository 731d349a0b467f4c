import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

interface Breach {
  row: string;
  detail: string;
}

interface LedgerCheck {
  promise: string;
  /** Yields the first row that breaks the promise, or none. */
  firstBreach: RawBuilder<Breach>;
}

export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  {
    promise: 'Every entry starts where the one before it ended',
    firstBreach: sql`
      select 'credit_history ' || id as row,
        format('user %s: starts at %s, the entry before ended at %s', user_id, previous_credits, ended) as detail
      from (
        select id, seq, user_id, previous_credits,
          coalesce(lag(new_credits) over (partition by user_id order by seq), 0) as ended
        from credit_history) entries
      where previous_credits <> ended order by seq limit 1`,
  },
  {
    promise: 'Every entry adds up',
    firstBreach: sql`
      select 'credit_history ' || id as row,
        format('%s + %s is not %s', previous_credits, change_amount, new_credits) as detail
      from credit_history where previous_credits + change_amount <> new_credits order by seq limit 1`,
  },
  {
    promise: 'The entries of a user sum to the balance',
    firstBreach: sql`
      select 'profiles ' || p.id as row,
        format('user %s: balance %s, entries sum to %s', p.user_id, p.credits, coalesce(e.total, 0)) as detail
      from profiles p
      left join (select user_id, sum(change_amount) as total from credit_history group by user_id) e
        using (user_id)
      where p.credits <> coalesce(e.total, 0) order by p.created_at, p.id limit 1`,
  },
  {
    promise: 'What is held is what open generations cost, within the balance',
    firstBreach: sql`
      select 'profiles ' || p.id as row,
        format('user %s: held %s of %s, open generations cost %s', p.user_id, p.held, p.credits, coalesce(g.cost, 0)) as detail
      from profiles p
      left join (
        select user_id, sum(cost) as cost from generations where finished_at is null group by user_id) g
        using (user_id)
      where p.held <> coalesce(g.cost, 0) or p.held > p.credits or p.held < 0
      order by p.created_at, p.id limit 1`,
  },
  {
    promise: 'Every capture belongs to a generation that succeeded, at its price',
    firstBreach: sql`
      select 'credit_history ' || h.id as row,
        format('%s of %s for user %s; the generation is %s', h.reference, h.change_amount, h.user_id,
          coalesce(g.state, 'missing')) as detail
      from credit_history h
      left join generations g on g.id = case when h.reference ~ '^capture:[0-9a-f-]{36}$'
        then substr(h.reference, length('capture:') + 1)::uuid end
      where h.reference like 'capture:%' and (g.state is distinct from 'succeeded'
        or g.user_id <> h.user_id or g.cost <> -h.change_amount)
      order by h.seq limit 1`,
  },
  {
    promise:
      'Every generation that succeeded was captured, and its picture is there unless deleted',
    firstBreach: sql`
      select 'generations ' || g.id as row,
        case when h.id is null then 'no capture' else 'no picture' end as detail
      from generations g
      left join credit_history h on h.reference = 'capture:' || g.id
      left join generated_images i on i.generation_id = g.id
      where g.state = 'succeeded'
        and (h.id is null or (i.id is null and g.image_deleted_at is null))
      order by g.created_at, g.id limit 1`,
  },
  {
    promise: 'Every picture was captured, for its owner',
    firstBreach: sql`
      select 'generated_images ' || i.id as row,
        format('user %s, generation %s is %s', i.user_id, coalesce(i.generation_id::text, 'none'),
          coalesce(g.state, 'missing')) as detail
      from generated_images i left join generations g on g.id = i.generation_id
      where g.state is distinct from 'succeeded' or g.user_id <> i.user_id
      order by i.created_at, i.id limit 1`,
  },
];
