-- Identity: the tables of the sign-in library, as it expects them (a test compares the two).
create table auth_users (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);

create table auth_sessions (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_users (id) on delete cascade
);
create index "auth_sessions_userId_idx" on auth_sessions ("userId");

create table auth_accounts (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth_users (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index "auth_accounts_userId_idx" on auth_accounts ("userId");

create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index "auth_verifications_identifier_idx" on auth_verifications (identifier);

create table auth_rate_limits (
  id text primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);

-- Profiles: one per user. No foreign key to auth_users: an erased account leaves a pseudonymous ledger.
create table profiles (
  id uuid primary key default gen_random_uuid(),
  user_id text not null unique,
  email text not null,
  display_name text not null,
  avatar_url text,
  credits integer not null default 0 check (credits >= 0),
  held integer not null default 0 check (held >= 0),
  subscription_status text not null default 'free'
    check (subscription_status in ('free', 'active', 'cancelled', 'past_due', 'pro', 'admin')),
  subscription_tier text not null default 'free'
    check (subscription_tier in ('free', 'premium', 'pro', 'pro_monthly', 'pro_yearly')),
  subscription_end_date timestamptz,
  is_admin boolean not null default false,
  admin_role text check (admin_role in ('support', 'admin', 'super_admin')),
  banned boolean not null default false,
  ban_reason text,
  ban_date timestamptz,
  last_login timestamptz,
  credits_reset_date timestamptz not null,
  -- True until the free credits were given or refused for this profile.
  welcome_pending boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint held_within_credits check (held <= credits),
  constraint admin_has_role check (is_admin = (admin_role is not null)),
  constraint ban_has_date check (banned = (ban_date is not null))
);
create index profiles_created_at_idx on profiles (created_at desc, id desc);

-- The free credits are given once per address; the address itself is not kept, so erasure can be complete.
create table welcome_grants (
  address_hmac text primary key,
  user_id text not null,
  granted_at timestamptz not null default now()
);

-- The ledger: append-only, chained per user by previous/new, idempotent by reference.
create table credit_history (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  user_id text not null references profiles (user_id),
  change_reason text not null,
  change_amount integer not null,
  previous_credits integer not null check (previous_credits >= 0),
  new_credits integer not null check (new_credits >= 0),
  admin_email text,
  reference text not null unique,
  created_at timestamptz not null default now(),
  constraint entry_adds_up check (new_credits = previous_credits + change_amount)
);
create index credit_history_user_idx on credit_history (user_id, seq desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'credit_history is append-only';
end $$;
create trigger credit_history_append_only before update or delete on credit_history
  for each row execute function refuse_ledger_change();

-- Counters of attempts, shared by all instances.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
