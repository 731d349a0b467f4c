-- What a member prefers. Null: the product's own default.
alter table profiles
  add column email_notices boolean not null default true,
  add column default_style_id text,
  add column default_size text;

-- The way out of an account: asked for, begun after the days of grace, done (design §6).
alter table profiles
  add column deletion_requested_at timestamptz,
  add column erasing_since timestamptz,
  add column erased_at timestamptz;
alter table profiles
  add constraint erasing_was_requested check (erasing_since is null or deletion_requested_at is not null),
  add constraint erased_was_begun check (erased_at is null or erasing_since is not null);
create index profiles_deletion_idx on profiles (deletion_requested_at)
  where deletion_requested_at is not null and erased_at is null;
