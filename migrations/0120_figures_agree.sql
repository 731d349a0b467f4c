-- Erased people are nobody any more: they are neither counted among those who joined, nor as banned,
-- and nothing that was written about them is left. Payments and pictures stay: they happened.
update profiles set banned = false, ban_reason = null, ban_date = null
where erased_at is not null and (banned or ban_reason is not null);

-- The day on which a payment is counted. A test clock may date one into days to come: money
-- that is here is counted no later than we heard of it.
alter table payment_transactions add column booked_at timestamptz;
update payment_transactions set booked_at = least(created_at, now()),
  -- Days that missed one are counted again.
  updated_at = case when created_at > now() then now() else updated_at end;
alter table payment_transactions alter column booked_at set not null;
create function book_payment() returns trigger language plpgsql as $$
begin
  new.booked_at := least(new.created_at, clock_timestamp());
  return new;
end $$;
create trigger payment_transactions_booked before insert on payment_transactions
  for each row execute function book_payment();
create index payment_transactions_booked_idx on payment_transactions (booked_at desc, id desc);

create or replace function analytics_of_day(wanted date) returns analytics_days language sql stable as $$
  select row(wanted, s.signups, g.requested, g.succeeded, g.failed, g.cancelled, g.engine_ms,
    c.issued, c.spent, p.revenue_cents, p.payments, p.conversions, now())::analytics_days
  from
    (select count(*)::int as signups from profiles
      where created_at >= day_start(wanted) and created_at < day_start(wanted + 1)
        and erased_at is null) s,
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
        -- Set against those who joined: of them, too, only who is still there.
        (count(distinct paid.user_id) filter (where who.erased_at is null and not exists (
          select from payment_transactions e
          where e.user_id = paid.user_id and is_paid(e.status)
            and e.booked_at < day_start(wanted))))::int as conversions
      from payment_transactions paid join profiles who using (user_id)
      where is_paid(status)
        and paid.booked_at >= day_start(wanted) and paid.booked_at < day_start(wanted + 1)) p
$$;

-- An account that is erased takes its days with it: when it joined, and when it first paid.
create or replace function stale_analytics_days() returns setof date language sql stable as $$
  with newest as (select computed_at - interval '1 hour' as seen from analytics_days order by day desc limit 1),
    gone as (
      select user_id, created_at, erased_at from profiles
      where erased_at is not null and erased_at > (select seen from newest))
  select d::date
  from generate_series(
      (select (min(created_at) at time zone 'UTC')::date from profiles)::timestamp,
      (now() at time zone 'UTC')::date::timestamp, interval '1 day') d
    left join analytics_days a on a.day = d::date
  where a.day is null or a.computed_at < day_start(a.day + 1) + interval '15 minutes'
  union
  select (p.booked_at at time zone 'UTC')::date
  from payment_transactions p
    join analytics_days a on a.day = (p.booked_at at time zone 'UTC')::date
  -- The newest day is always counted last: what changed long before that has been seen.
  where p.updated_at > (select seen from newest)
    and p.updated_at > a.computed_at - interval '15 minutes'
  union
  select a.day
  from gone join analytics_days a on a.day = (gone.created_at at time zone 'UTC')::date
    or a.day in (select (p.booked_at at time zone 'UTC')::date from payment_transactions p
      where p.user_id = gone.user_id)
  where gone.erased_at > a.computed_at - interval '15 minutes'
$$;

create or replace function get_admin_analytics() returns table (
  total_users bigint, active_users bigint, banned_users bigint,
  total_credits_issued bigint, total_images_generated bigint, total_revenue bigint)
language sql stable as $$
  select d.signups, d.signups - b.banned, b.banned, d.issued, d.succeeded, d.revenue
  from
    (select coalesce(sum(signups), 0)::bigint as signups,
        coalesce(sum(credits_issued), 0)::bigint as issued,
        coalesce(sum(succeeded), 0)::bigint as succeeded,
        coalesce(sum(revenue_cents), 0)::bigint as revenue
      from analytics_between('-infinity', 'infinity')) d,
    (select count(*) as banned from profiles where banned and erased_at is null) b
$$;

create or replace function cohorts_of_month(wanted date) returns table (cohort date, active integer)
language sql stable as $$
  select date_trunc('month', p.created_at at time zone 'UTC')::date, count(*)::int
  from (
      select distinct user_id from generations
      where state = 'succeeded' and created_at >= day_start(wanted)
        and created_at < day_start((wanted + interval '1 month')::date)) made
    join profiles p using (user_id)
  where p.erased_at is null
  group by 1
$$;

create or replace function stale_analytics_months() returns setof date language sql stable as $$
  with gone as (
    select max(erased_at) as last, min(created_at) as first from profiles
    where erased_at > (select max(computed_at) - interval '1 hour' from analytics_months))
  select d::date
  from generate_series(
      (select date_trunc('month', min(created_at) at time zone 'UTC') from profiles),
      date_trunc('month', now() at time zone 'UTC'), interval '1 month') d
    left join analytics_months m on m.month = d::date
  where m.month is null
    or (m.computed_at < day_start((d + interval '1 month')::date) + interval '15 minutes'
      and m.computed_at < now() - interval '1 hour')
    -- Somebody of that month, or of one before it, has gone since.
    or (select last > m.computed_at and first < day_start((d + interval '1 month')::date) from gone)
$$;

-- Days that were counted before this rule are counted again.
delete from analytics_days where exists (select from profiles where erased_at is not null);
delete from analytics_cohorts where exists (select from profiles where erased_at is not null);
delete from analytics_months where exists (select from profiles where erased_at is not null);
