-- A refund that an admin asked for. The row is the order: written with its job before the provider is
-- asked, so that what was begun is brought to an end whoever dies on the way.
create table refund_orders (
  -- The sender's own key: the same order sent twice is one order.
  id uuid primary key,
  payment_id uuid not null references payment_transactions (id),
  user_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- At least so many are taken back; what a refund takes by rule may be more.
  credits_back integer not null check (credits_back >= 0),
  -- What refunds of this payment had taken before.
  clawed_before integer not null,
  reason text not null,
  actor jsonb not null,
  actor_email text not null,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- The provider refused: nothing has changed.
  refused_at timestamptz,
  credits_taken integer check (credits_taken >= 0)
);
create index refund_orders_payment_idx on refund_orders (payment_id);
create index refund_orders_open_idx on refund_orders (created_at)
  where done_at is null and refused_at is null;

-- When a payment first failed and when it came after all: what was nearly lost, and was not.
alter table payment_transactions
  add column failed_at timestamptz,
  add column recovered_at timestamptz;
update payment_transactions set failed_at = booked_at where status = 'failed';
create index payment_transactions_recovered_idx on payment_transactions (recovered_at)
  where recovered_at is not null;

create or replace function book_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.booked_at := least(new.created_at, clock_timestamp());
  end if;
  if new.status = 'failed' and new.failed_at is null then
    new.failed_at := clock_timestamp();
  end if;
  if new.failed_at is not null and new.recovered_at is null and is_paid(new.status) then
    new.recovered_at := clock_timestamp();
  end if;
  return new;
end $$;
drop trigger payment_transactions_booked on payment_transactions;
create trigger payment_transactions_booked before insert or update of status on payment_transactions
  for each row execute function book_payment();

-- The few of the many whose money is in question; User Management filters by them.
create index profiles_past_due_idx on profiles (created_at, id)
  where subscription_status = 'past_due' and erased_at is null;
create index payment_transactions_disputed_idx on payment_transactions (user_id)
  where status = 'disputed';

-- Who left in a month.
create index subscriptions_ended_idx on subscriptions (ended_at) where ended_at is not null;

-- A bulk grant can be stopped on its way, and one that is over can be taken back entry by entry.
alter table bulk_grants
  add column cancelled_at timestamptz,
  add column cancelled_by text,
  add column reversal_of uuid references bulk_grants (id),
  add column reversed_by uuid references bulk_grants (id),
  -- What a reversal really took: who has spent it has nothing left to take.
  add column taken bigint not null default 0;
alter table bulk_grants drop constraint finished_is_whole;
alter table bulk_grants add constraint finished_is_whole
  check (finished_at is null or granted + skipped = members or cancelled_at is not null);
create unique index bulk_grants_reversal_idx on bulk_grants (reversal_of) where reversal_of is not null;

-- Names in the order of the language: Émile stands beside Emil, not after Zoé.
drop index profiles_name_idx;
create index profiles_name_idx on profiles ((display_name collate "und-x-icu"), id)
  where erased_at is null;
