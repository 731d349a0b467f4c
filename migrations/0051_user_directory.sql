-- User Management: found by words, sorted by any column, counted without reading a million rows.
-- There is no index on credits: every credit spent would then rewrite all the others (decision 013).

-- Anywhere in the name or the address. Without the list of late entries: searches would have to read it.
create index profiles_search_idx on profiles
  using gin (lower(display_name || ' ' || email) gin_trgm_ops) with (fastupdate = off)
  where erased_at is null;
-- Tells the planner how common a word is: the index for rare ones, reading on for common ones.
create statistics profiles_words on (lower(display_name || ' ' || email)) from profiles;

-- Most searches begin like a name or an address does. What follows each beginning of a word is kept,
-- so that one range of one index finds 'keller', 'anna keller' and 'anna.kel' among a million.
create table profile_entries (
  profile_id uuid not null references profiles (id) on delete cascade,
  entry text not null,
  primary key (profile_id, entry)
);
create index profile_entries_entry_idx on profile_entries (entry text_pattern_ops, profile_id);

create function entries_of(display_name text, email text) returns setof text
language sql immutable parallel safe as $$
  select distinct left(substr(words, start), 40)
  from (values (lower(display_name)), (lower(email))) texts (words),
    -- One space in front: a word begins where a sign that is none follows a space.
    lateral (select ' ' || regexp_replace(words, '[^[:alnum:]]', ' ', 'g') as spaced) signs,
    generate_series(1, least(length(words), 100)) start
  where substr(spaced, start, 1) = ' ' and substr(spaced, start + 1, 1) <> ' '
    -- Behind the @ stands what thousands have in common.
    and (position('@' in words) = 0 or start < position('@' in words))
$$;

create function enter_profile() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from profile_entries where profile_id = new.id;
  end if;
  if new.erased_at is null then
    insert into profile_entries select new.id, entry from entries_of(new.display_name, new.email) entry;
  end if;
  return null;
end $$;
create trigger profiles_entered_insert after insert on profiles
  for each row execute function enter_profile();
create trigger profiles_entered_update after update of email, display_name, erased_at on profiles
  for each row when ((old.email, old.display_name, old.erased_at)
    is distinct from (new.email, new.display_name, new.erased_at))
  execute function enter_profile();
insert into profile_entries
select id, entry from profiles, entries_of(display_name, email) entry where erased_at is null;

create index profiles_email_idx on profiles (lower(email), id) where erased_at is null;
create index profiles_name_idx on profiles (lower(display_name), id) where erased_at is null;
create index profiles_seen_idx on profiles (coalesce(last_login, timestamptz '-infinity'), id)
  where erased_at is null;
-- The few among the many: without these a page of them would be looked for among everyone.
create index profiles_banned_idx on profiles (created_at, id) where banned and erased_at is null;
create index profiles_paying_idx on profiles (created_at, id)
  where subscription_tier <> 'free' and erased_at is null;

-- How many there are of each kind. A change adds a row and disturbs nobody; a job sums them up.
create table profile_tallies (
  banned boolean not null,
  subscription_tier text not null,
  change bigint not null
);

create function tally_profile() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.erased_at is null then
    insert into profile_tallies values (old.banned, old.subscription_tier, -1);
  end if;
  if tg_op <> 'DELETE' and new.erased_at is null then
    insert into profile_tallies values (new.banned, new.subscription_tier, 1);
  end if;
  return null;
end $$;

create trigger profiles_tallied_insert after insert or delete on profiles
  for each row execute function tally_profile();
create trigger profiles_tallied_update after update of banned, subscription_tier, erased_at on profiles
  for each row when ((old.banned, old.subscription_tier, old.erased_at)
    is distinct from (new.banned, new.subscription_tier, new.erased_at))
  execute function tally_profile();

insert into profile_tallies
select banned, subscription_tier, count(*) from profiles where erased_at is null group by 1, 2;
