-- One order of many pictures. Its pictures are ordinary generations: each holds its credit until it ends.
create table picture_sets (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references profiles (user_id),
  -- The same key and body find the same order.
  idempotency_key text not null,
  request_hash text not null,
  kind text not null,
  wines integer not null check (wines between 1 and 200),
  -- Counts the times that failed pictures were asked for again.
  retries integer not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index picture_sets_list_idx on picture_sets (user_id, created_at desc, id desc);

alter table generations add column set_id uuid references picture_sets (id) on delete set null;
-- Which picture of its set this is, and what the prompt alone does not say: ground, pixels, side.
alter table generations add column shot jsonb;
create index generations_set_idx on generations (set_id, created_at, variation)
  where set_id is not null;
