-- Which installation this database belongs to. The picture store carries the same mark, so that a sweep
-- with the wrong database, or on somebody else's store, removes nothing.
create table installation (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);
create unique index installation_only_one on installation ((true));
insert into installation default values;

-- The nightly comparison of rows and files goes through the store by the beginning of its keys.
create index generated_images_storage_prefix_idx on generated_images (storage_key text_pattern_ops);
