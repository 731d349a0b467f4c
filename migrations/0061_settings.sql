-- What an operator may change while the product runs. One row.
create table app_settings (
  is_only boolean primary key default true check (is_only),
  -- Counted up with every change: nobody overwrites what they have not seen.
  version integer not null default 1,
  sign_ups_open boolean not null default true,
  -- Shown on every page; null where there is nothing to say.
  maintenance_notice text check (maintenance_notice <> ''),
  announcement text check (announcement <> ''),
  announcement_link text check (announcement_link <> ''),
  updated_at timestamptz not null default now(),
  constraint link_has_announcement check (announcement_link is null or announcement is not null)
);
insert into app_settings default values;
