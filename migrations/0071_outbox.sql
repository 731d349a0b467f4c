-- Every letter goes through the outbox, those of people without a profile (and to addresses of
-- nobody, so that asking tells nothing) included.
alter table letters drop constraint letters_user_id_fkey;
alter table letters alter column user_id drop not null;
alter table letters
  -- A letter that could not be posted waits; a mail server that is down loses none.
  add column next_attempt_at timestamptz,
  -- The mail server refused this one for good.
  add column given_up_at timestamptz;
drop index letters_open_idx;
create index letters_open_idx on letters (created_at) where sent_at is null and given_up_at is null;
create index letters_user_idx on letters (user_id);

-- An address that was changed can be taken back from the old one for a while.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  old_email text not null,
  new_email text not null,
  changed_at timestamptz not null default now(),
  undone_at timestamptz
);
create index email_changes_user_idx on email_changes (user_id);
