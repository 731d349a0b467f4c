-- AVIF takes seconds and comes after the picture was delivered.
alter table generated_images add column has_avif boolean not null default false;

-- Files whose picture is gone for good, whoever deleted the row; the upkeep removes them within a minute.
create table removed_pictures (
  storage_key text primary key,
  removed_at timestamptz not null default now()
);

create function remember_removed_pictures() returns trigger language plpgsql as $$
begin
  insert into removed_pictures (storage_key) select storage_key from removed on conflict do nothing;
  return null;
end $$;
create trigger generated_images_files_removed after delete on generated_images
  referencing old table as removed
  for each statement execute function remember_removed_pictures();
