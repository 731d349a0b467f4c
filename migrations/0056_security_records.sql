-- Sign-ins that failed, kept for 30 days. What was typed is not kept: not the password, and of the
-- address only a fingerprint, which tells tries at one address from tries at many.
create table failed_sign_ins (
  id uuid primary key default gen_random_uuid(),
  failed_at timestamptz not null default now(),
  -- The account with that address, where there is one.
  user_id text,
  address_hmac text not null,
  reason text not null check (reason in ('wrong_password', 'unknown_address', 'unverified', 'banned')),
  ip text,
  user_agent text
);
create index failed_sign_ins_recent_idx on failed_sign_ins (failed_at desc, id desc);
create index failed_sign_ins_user_idx on failed_sign_ins (user_id) where user_id is not null;
create index failed_sign_ins_address_idx on failed_sign_ins (address_hmac);

-- Requests that a limit turned away, counted by hour: an attack must not fill a table.
create table rate_limit_hits (
  hour timestamptz not null,
  scope text not null,
  count integer not null check (count > 0),
  primary key (hour, scope)
);

create index auth_sessions_recent_idx on auth_sessions ("createdAt" desc, id desc);
create index profiles_ban_date_idx on profiles (ban_date desc, id desc) where banned;
