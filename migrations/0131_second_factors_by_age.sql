-- When a second step was set up: one that is younger than a change of address goes when the old address
-- takes the account back. Those that were there before belong to their owners.
alter table auth_two_factors add column "setUpAt" timestamptz not null default '-infinity';
alter table auth_two_factors alter column "setUpAt" set default now();

create function note_second_factor() returns trigger language plpgsql as $$
begin
  if new.secret is distinct from old.secret then new."setUpAt" := now(); end if;
  return new;
end $$;
create trigger auth_two_factors_set_up before update on auth_two_factors
  for each row execute function note_second_factor();
