-- The ledger of all users, newest first, and by kind: the kind is the first word of the reference.
create index credit_history_created_idx on credit_history (created_at desc, seq desc);
create index credit_history_kind_idx
  on credit_history (split_part(reference, ':', 1), created_at desc, seq desc);

-- Credits for everyone who matched a filter. The row is the order; its members are paid in batches.
create table bulk_grants (
  -- The sender's own key: the same order sent twice is one order.
  id uuid primary key,
  actor_id text not null,
  actor_email text not null,
  filter jsonb not null,
  amount integer not null check (amount > 0),
  reason text not null,
  members integer not null check (members > 0),
  granted integer not null default 0 check (granted >= 0),
  -- Gone between the order and their turn.
  skipped integer not null default 0 check (skipped >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint nobody_twice check (granted + skipped <= members),
  constraint finished_is_whole check (finished_at is null or granted + skipped = members)
);
create index bulk_grants_created_idx on bulk_grants (created_at desc, id desc);

-- Who is still to be paid. Chosen when the order was confirmed, so that the number typed holds.
create table bulk_grant_members (
  bulk_id uuid not null references bulk_grants (id) on delete cascade,
  profile_id uuid not null,
  primary key (bulk_id, profile_id)
);

-- Runs of the ledger's verifier.
create table ledger_checks (
  id uuid primary key default gen_random_uuid(),
  -- Null: the nightly run.
  actor_id text,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  report jsonb,
  constraint finished_has_report check ((finished_at is null) = (report is null))
);
create index ledger_checks_requested_idx on ledger_checks (requested_at desc);
-- One at a time: whoever asks while one waits or runs is shown that one.
create unique index ledger_checks_open_idx on ledger_checks ((true)) where finished_at is null;
