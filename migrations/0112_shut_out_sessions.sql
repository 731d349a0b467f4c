-- Sessions that a ban ended, by their fingerprint: whoever comes with one is told why it is over.
create table shut_out_sessions (
  token text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  shut_out_at timestamptz not null default now()
);
