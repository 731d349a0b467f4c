-- A file that was asked for and may be fetched for a few minutes, by whoever asked.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  actor_id text not null,
  dataset text not null,
  format text not null,
  -- Date range, and for users the filter. Not in the audit log: a search may hold an address.
  query jsonb not null,
  created_at timestamptz not null default now()
);
create index data_exports_created_idx on data_exports (created_at);

-- Exports by date read a range, not the table.
create index generated_images_created_idx on generated_images (created_at desc, id desc);
