-- The operator of a hosted identity: the first verified sign-in with the named address, or the named
-- subject, binds issuer and subject for good.
create table operator_identity (
  is_only boolean primary key default true check (is_only),
  account_id text not null,
  bound_at timestamptz not null default now()
);
