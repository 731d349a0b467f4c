-- Billing: what Stripe last told us (a copy of its truth), what we gave for it, and what was paid.
alter table profiles add column stripe_customer_id text unique;

-- One row per customer: whose sync has been applied last, and when to look again without a hint.
create table billing_accounts (
  user_id text primary key references profiles (user_id),
  syncs_begun bigint not null default 0,
  sync_applied bigint not null default 0,
  -- A test clock may run ahead of ours; zero for everyone who pays with money.
  clock_ahead_ms bigint not null default 0,
  next_check_at timestamptz,
  synced_at timestamptz
);
create index billing_accounts_next_check_idx on billing_accounts (next_check_at)
  where next_check_at is not null;

create table subscriptions (
  id text primary key,
  user_id text not null references profiles (user_id),
  -- Null where the price is none of ours: such a subscription grants nothing.
  plan_id text check (plan_id in ('pro_monthly', 'pro_yearly')),
  stripe_status text not null,
  started_at timestamptz not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at timestamptz,
  ended_at timestamptz,
  past_due_since timestamptz,
  updated_at timestamptz not null default now()
);
create index subscriptions_user_idx on subscriptions (user_id);

-- One grant per subscription and month, whatever was granted: also a month that needed nothing.
create table plan_grants (
  subscription_id text not null,
  month_start timestamptz not null,
  user_id text not null references profiles (user_id),
  invoice_id text not null,
  amount integer not null check (amount >= 0),
  -- Position in the ledger when it was given: what was spent after it was spent from it.
  after_seq bigint not null,
  created_at timestamptz not null default now(),
  primary key (subscription_id, month_start)
);
create index plan_grants_invoice_idx on plan_grants (invoice_id);

create table payment_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references profiles (user_id),
  type text not null default 'subscription',
  amount integer not null check (amount >= 0),
  currency text not null,
  status text not null
    check (status in ('succeeded', 'pending', 'failed', 'refunded', 'partially_refunded', 'disputed')),
  plan_type text not null,
  credits_purchased integer not null check (credits_purchased >= 0),
  stripe_invoice_id text not null unique,
  stripe_subscription_id text,
  invoice_number text,
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  clawed_back integer not null default 0 check (clawed_back >= 0),
  receipt_url text,
  covers_from timestamptz,
  covers_to timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_transactions_user_idx on payment_transactions (user_id, created_at desc, id desc);
create index payment_transactions_created_idx on payment_transactions (created_at desc, id desc);

-- Hints from Stripe. The unique id makes a replay harmless; a row without processed_at is looked at again.
create table stripe_events (
  id text primary key,
  type text not null,
  customer_id text,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index stripe_events_open_idx on stripe_events (received_at) where processed_at is null;
create index stripe_events_customer_idx on stripe_events (customer_id) where processed_at is null;

-- The checkout a user has open: a double click or a second tab comes back to the same one.
create table checkout_sessions (
  id text primary key,
  user_id text not null references profiles (user_id),
  plan_id text not null check (plan_id in ('pro_monthly', 'pro_yearly')),
  url text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index checkout_sessions_user_idx on checkout_sessions (user_id, created_at desc);

-- Letters, written down in the transaction that is their reason and posted by a job; one per key.
create table letters (
  key text primary key,
  user_id text not null references profiles (user_id),
  recipient text not null,
  content jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz
);
create index letters_open_idx on letters (created_at) where sent_at is null;

-- How far a periodic job has read.
create table job_cursors (
  name text primary key,
  position bigint not null
);

-- The payment sandbox: its own little Stripe, used only where no Stripe key is set.
create table sandbox_objects (
  id text primary key,
  kind text not null,
  customer_id text,
  body jsonb not null,
  seq bigint generated always as identity
);
create index sandbox_objects_kind_idx on sandbox_objects (kind, customer_id, seq desc);

create table sandbox_requests (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);

create table sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references sandbox_objects (id),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index sandbox_deliveries_due_idx on sandbox_deliveries (due_at) where delivered_at is null;
