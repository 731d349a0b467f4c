-- A customer's own bottle, with its labels. The facts that lists search are columns; the labels are one document.
create table wines (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references profiles (user_id),
  name text not null check (length(name) between 1 and 80),
  producer text not null default '' check (length(producer) <= 120),
  vintage smallint check (vintage between 1800 and 2100),
  grape text not null default '' check (length(grape) <= 120),
  appellation text not null default '' check (length(appellation) <= 120),
  colour text not null,
  bottle text not null,
  glass text not null,
  closure text not null,
  capsule jsonb not null,
  fill real not null check (fill between 0 and 0.95),
  labels jsonb not null,
  is_sample boolean not null default false,
  -- Counts the changes: two windows on one wine do not undo each other's work unnoticed.
  version integer not null default 1,
  -- The last picture or change, so that the wine in use comes first.
  used_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index wines_recent_idx on wines (user_id, used_at desc, id desc) where deleted_at is null;
create index wines_purge_idx on wines (deleted_at) where deleted_at is not null;
create index wines_search_idx on wines
  using gin ((name || ' ' || producer || ' ' || grape || ' ' || appellation) gin_trgm_ops);

-- A label as it was uploaded, decoded and encoded again by us. The upload itself is not kept.
create table wine_artworks (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references profiles (user_id),
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  pages integer not null default 1 check (pages > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index wine_artworks_user_idx on wine_artworks (user_id, created_at);

-- Samples are given once; who removes them does not find them again.
alter table profiles add column sample_wines_given boolean not null default false;

alter table generations add column wine_id uuid references wines (id) on delete set null;
alter table generated_images add column wine_id uuid references wines (id) on delete set null;
-- What the wine was called when the picture was made: names its files even after the wine is gone.
alter table generated_images add column wine_title text;
create index generations_wine_idx on generations (wine_id) where wine_id is not null;
create index generated_images_wine_idx
  on generated_images (wine_id, created_at desc, id desc)
  where wine_id is not null and deleted_at is null;
