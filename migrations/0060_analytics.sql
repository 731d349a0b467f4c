-- Analytics: one row a day, so that figures over years of millions of rows cost a few hundred small rows.
-- Days are days in UTC. Everything is counted on the day on which it was asked for or paid.
create index generations_created_idx on generations (created_at);
create index payment_transactions_updated_idx on payment_transactions (updated_at);
create index profiles_erased_idx on profiles (erased_at) where erased_at is not null;

create table analytics_days (
  day date primary key,
  signups integer not null,
  requested integer not null,
  succeeded integer not null,
  -- Failed or expired; what a member gave up on is counted apart.
  failed integer not null,
  cancelled integer not null,
  -- From start to delivery, of the pictures that succeeded.
  engine_ms bigint not null,
  credits_issued bigint not null,
  credits_spent bigint not null,
  -- Less what has been given back since.
  revenue_cents bigint not null,
  payments integer not null,
  -- Members who paid for the first time.
  conversions integer not null,
  computed_at timestamptz not null
);

create function day_start(wanted date) returns timestamptz language sql immutable
  return wanted::timestamp at time zone 'UTC';

create function is_paid(status text) returns boolean language sql immutable
  return status in ('succeeded', 'partially_refunded', 'refunded', 'disputed');

-- The figures of one day, from the rows themselves.
create function analytics_of_day(wanted date) returns analytics_days language sql stable as $$
  select row(wanted, s.signups, g.requested, g.succeeded, g.failed, g.cancelled, g.engine_ms,
    c.issued, c.spent, p.revenue_cents, p.payments, p.conversions, now())::analytics_days
  from
    (select count(*)::int as signups from profiles
      where created_at >= day_start(wanted) and created_at < day_start(wanted + 1)) s,
    (select count(*)::int as requested,
        (count(*) filter (where state = 'succeeded'))::int as succeeded,
        (count(*) filter (where state in ('failed', 'expired')))::int as failed,
        (count(*) filter (where state = 'cancelled'))::int as cancelled,
        coalesce(sum(extract(epoch from finished_at - started_at) * 1000)
          filter (where state = 'succeeded'), 0)::bigint as engine_ms
      from generations
      where created_at >= day_start(wanted) and created_at < day_start(wanted + 1)) g,
    (select coalesce(sum(change_amount) filter (where change_amount > 0), 0)::bigint as issued,
        coalesce(-sum(change_amount) filter (where reference like 'capture:%'), 0)::bigint as spent
      from credit_history
      where created_at >= day_start(wanted) and created_at < day_start(wanted + 1)) c,
    (select coalesce(sum(amount - refunded_amount), 0)::bigint as revenue_cents,
        count(*)::int as payments,
        (count(distinct user_id) filter (where not exists (
          select from payment_transactions e
          where e.user_id = paid.user_id and is_paid(e.status)
            and e.created_at < day_start(wanted))))::int as conversions
      from payment_transactions paid
      where is_paid(status)
        and created_at >= day_start(wanted) and created_at < day_start(wanted + 1)) p
$$;

-- Days without a row, days that were not over when theirs was written (a transaction may take a while
-- to commit), and days on which a payment has changed since.
create function stale_analytics_days() returns setof date language sql stable as $$
  select d::date
  from generate_series(
      (select (min(created_at) at time zone 'UTC')::date from profiles)::timestamp,
      (now() at time zone 'UTC')::date::timestamp, interval '1 day') d
    left join analytics_days a on a.day = d::date
  where a.day is null or a.computed_at < day_start(a.day + 1) + interval '15 minutes'
  union
  select (p.created_at at time zone 'UTC')::date
  from payment_transactions p
    join analytics_days a on a.day = (p.created_at at time zone 'UTC')::date
  -- The newest day is always counted last: what changed long before that has been seen.
  where p.updated_at > (select computed_at - interval '1 hour' from analytics_days order by day desc limit 1)
    and p.updated_at > a.computed_at - interval '15 minutes'
$$;

-- Idempotent: a day may be counted again at any time.
create function refresh_analytics_day(wanted date) returns void language sql as $$
  insert into analytics_days select (f).* from (select analytics_of_day(wanted) as f offset 0) fresh
  on conflict (day) do update set (signups, requested, succeeded, failed, cancelled, engine_ms,
      credits_issued, credits_spent, revenue_cents, payments, conversions, computed_at)
    = (excluded.signups, excluded.requested, excluded.succeeded, excluded.failed, excluded.cancelled,
      excluded.engine_ms, excluded.credits_issued, excluded.credits_spent, excluded.revenue_cents,
      excluded.payments, excluded.conversions, excluded.computed_at)
$$;

-- What was counted before, and the days since from the rows: always exact, whenever the job ran last.
create function analytics_between(first date, last date) returns setof analytics_days
language sql stable as $$
  with stale as materialized (select stale_analytics_days() as day),
    fresh as materialized (
      select analytics_of_day(day) as f from stale where day between first and last)
  select a.* from analytics_days a
  where a.day between first and last and not exists (select from stale s where s.day = a.day)
  union all
  select (f).* from fresh
$$;

-- spec §7: the six figures of the admin dashboard; revenue in cents.
create function get_admin_analytics() returns table (
  total_users bigint, active_users bigint, banned_users bigint,
  total_credits_issued bigint, total_images_generated bigint, total_revenue bigint)
language sql stable as $$
  select d.signups - e.erased, d.signups - e.erased - b.banned, b.banned,
    d.issued, d.succeeded, d.revenue
  from
    (select coalesce(sum(signups), 0)::bigint as signups,
        coalesce(sum(credits_issued), 0)::bigint as issued,
        coalesce(sum(succeeded), 0)::bigint as succeeded,
        coalesce(sum(revenue_cents), 0)::bigint as revenue
      from analytics_between('-infinity', 'infinity')) d,
    (select count(*) as erased from profiles where erased_at is not null) e,
    (select count(*) as banned from profiles where banned and erased_at is null) b
$$;

-- Retention: of those who signed up in a month, how many made a picture in each month since.
create table analytics_cohorts (
  month date not null,
  cohort date not null,
  active integer not null,
  primary key (month, cohort)
);
create table analytics_months (
  month date primary key,
  computed_at timestamptz not null
);

create function cohorts_of_month(wanted date) returns table (cohort date, active integer)
language sql stable as $$
  select date_trunc('month', p.created_at at time zone 'UTC')::date, count(*)::int
  from (
      select distinct user_id from generations
      where state = 'succeeded' and created_at >= day_start(wanted)
        and created_at < day_start((wanted + interval '1 month')::date)) made
    join profiles p using (user_id)
  group by 1
$$;

create function refresh_analytics_month(wanted date) returns void language plpgsql as $$
begin
  insert into analytics_months (month, computed_at) values (wanted, now())
    on conflict (month) do update set computed_at = excluded.computed_at;
  delete from analytics_cohorts where month = wanted;
  insert into analytics_cohorts (month, cohort, active)
    select wanted, c.cohort, c.active from cohorts_of_month(wanted) c;
end $$;

-- A month that is not over is counted again at most once an hour: it reads every picture of the month.
create function stale_analytics_months() returns setof date language sql stable as $$
  select d::date
  from generate_series(
      (select date_trunc('month', min(created_at) at time zone 'UTC') from profiles),
      date_trunc('month', now() at time zone 'UTC'), interval '1 month') d
    left join analytics_months m on m.month = d::date
  where m.month is null
    or (m.computed_at < day_start((d + interval '1 month')::date) + interval '15 minutes'
      and m.computed_at < now() - interval '1 hour')
$$;

create function cohorts_between(first date, last date)
returns table (month date, cohort date, active integer) language sql stable as $$
  with stale as materialized (select stale_analytics_months() as month)
  select c.month, c.cohort, c.active from analytics_cohorts c
  where c.month between first and last and not exists (select from stale s where s.month = c.month)
  union all
  select s.month, c.cohort, c.active from stale s, cohorts_of_month(s.month) c
  where s.month between first and last
$$;
