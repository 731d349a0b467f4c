create extension if not exists pg_trgm;

-- A request for one picture, and the hold on its credit: a row that is not finished holds `cost` credits.
create table generations (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references profiles (user_id),
  -- The same key and body get the same answer; variations of one request share its key.
  idempotency_key text not null,
  variation smallint not null default 0 check (variation >= 0),
  request_hash text not null,
  prompt text not null,
  style_id text not null,
  size text not null,
  seed bigint,
  cost integer not null default 1 check (cost > 0),
  state text not null default 'queued'
    check (state in ('queued', 'running', 'storing', 'succeeded', 'failed', 'cancelled', 'expired')),
  -- Fences a run: only the newest attempt may write.
  attempt integer not null default 0 check (attempt >= 0),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- Counts the previews an engine has shown; the newest one is kept beside.
  preview_version integer not null default 0,
  error_code text,
  -- Past this moment the sweeper ends the generation and releases the hold.
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  -- Set by a trigger when its picture is deleted for good: the capture stays explained.
  image_deleted_at timestamptz,
  unique (user_id, idempotency_key, variation),
  constraint finished_has_date check (
    (finished_at is not null) = (state in ('succeeded', 'failed', 'cancelled', 'expired'))),
  constraint failure_has_code check (
    (error_code is not null) = (state in ('failed', 'expired')))
);
create index generations_list_idx on generations (user_id, created_at desc, id desc);
create index generations_open_idx on generations (user_id) where finished_at is null;
create index generations_deadline_idx on generations (deadline_at) where finished_at is null;
create index generations_finished_idx on generations (finished_at desc) where state = 'succeeded';

-- The newest preview of a running generation. Worth nothing after a crash, so it skips the log.
create unlogged table generation_previews (
  generation_id uuid primary key,
  version integer not null,
  mime text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- A delivered picture. Exists if and only if its credit was captured.
create table generated_images (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references profiles (user_id),
  generation_id uuid unique references generations (id),
  prompt text not null,
  -- Sort key of 'Name A-Z': prompts may be longer than an index entry.
  prompt_key text not null generated always as (lower(left(prompt, 80))) stored,
  image_url text not null,
  storage_key text not null unique,
  mime text not null,
  bytes integer not null check (bytes > 0),
  size text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbhash text not null,
  style_id text not null,
  wine_style text not null
    check (wine_style in ('red', 'white', 'sparkling', 'rose', 'vintage', 'other')),
  seed bigint,
  -- What the engine understood, for 'a glass of red, vineyard, sunset'.
  scene jsonb,
  api text not null,
  is_favorite boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index generated_images_recent_idx on generated_images (user_id, created_at desc, id desc)
  where deleted_at is null;
create index generated_images_favourites_idx
  on generated_images (user_id, is_favorite desc, created_at desc, id desc) where deleted_at is null;
create index generated_images_style_idx
  on generated_images (user_id, wine_style, created_at desc, id desc) where deleted_at is null;
create index generated_images_name_idx on generated_images (user_id, prompt_key, id)
  where deleted_at is null;
create index generated_images_trash_idx on generated_images (user_id, deleted_at desc, id desc)
  where deleted_at is not null;
create index generated_images_purge_idx on generated_images (deleted_at) where deleted_at is not null;
create index generated_images_prompt_idx on generated_images using gin (prompt gin_trgm_ops);

create function mark_generation_image_deleted() returns trigger language plpgsql as $$
begin
  update generations set image_deleted_at = now() where id = old.generation_id;
  return null;
end $$;
create trigger generated_images_deleted after delete on generated_images
  for each row execute function mark_generation_image_deleted();

-- Due allowances are found without reading every profile.
create index profiles_reset_due_idx on profiles (credits_reset_date);
create index welcome_grants_user_idx on welcome_grants (user_id);
create index rate_limits_window_idx on rate_limits (window_start);
