-- Of a session's token only a fingerprint is kept: a copy of the database signs nobody in.
update auth_sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
-- When whoever uses the session last gave the password or a code.
alter table auth_sessions add column "confirmedAt" timestamptz not null default now();
update auth_sessions set "confirmedAt" = "createdAt";

-- Links of letters are kept as fingerprints from now on; those under way are asked for again.
delete from auth_verifications;

-- Second factors, as the sign-in library expects them.
alter table auth_users add column "twoFactorEnabled" boolean default false;
create table auth_two_factors (
  id text primary key,
  secret text not null,
  "backupCodes" text not null,
  "userId" text not null references auth_users (id) on delete cascade,
  verified boolean default true,
  "failedVerificationCount" integer default 0,
  "lockedUntil" timestamptz
);
create index "auth_two_factors_secret_idx" on auth_two_factors (secret);
create index "auth_two_factors_userId_idx" on auth_two_factors ("userId");

alter table app_settings add column admins_need_two_factor boolean not null default false;
