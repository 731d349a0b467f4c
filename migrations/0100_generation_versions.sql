-- Counts the changes of a generation: whoever holds two snapshots knows which is the newer one, by
-- whatever way and in whatever order they came.
alter table generations add column version integer not null default 1;

create function count_generation_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger generations_changed before update on generations
  for each row execute function count_generation_change();
