-- What admins did: append-only, chained by hashes. People are named by id alone, so that an erased
-- account does not live on in a log that cannot be changed.
create table admin_audit_log (
  id uuid primary key default gen_random_uuid(),
  -- Counted under the lock of the head row: no gaps, in the order in which the changes were made.
  seq bigint not null unique check (seq > 0),
  -- Milliseconds, as the hash was made from them.
  created_at timestamptz(3) not null,
  -- Null: the product itself.
  actor_id text,
  action text not null,
  target_type text not null,
  target_id text,
  reason text,
  -- What was asked for.
  details jsonb,
  before jsonb,
  after jsonb,
  ip text,
  user_agent text,
  -- A request that is sent twice is carried out once.
  idempotency_key text unique,
  previous_hash text not null,
  hash text not null unique
);
create index admin_audit_log_target_idx on admin_audit_log (target_id, seq desc);
create index admin_audit_log_actor_idx on admin_audit_log (actor_id, seq desc);
create index admin_audit_log_action_idx on admin_audit_log (action, seq desc);
create index admin_audit_log_created_idx on admin_audit_log (created_at desc, seq desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger admin_audit_log_append_only before update or delete on admin_audit_log
  for each row execute function refuse_audit_change();
create trigger admin_audit_log_no_truncate before truncate on admin_audit_log
  for each statement execute function refuse_audit_change();

-- Where the log ends: without it, rows missing at the end would leave no trace.
create table admin_audit_head (
  is_only boolean primary key default true check (is_only),
  count bigint not null,
  hash text not null
);
insert into admin_audit_head (count, hash) values (0, repeat('0', 64));

create function refuse_head_jump() returns trigger language plpgsql as $$
begin
  if new.count <> old.count + 1 then
    raise exception 'admin_audit_head moves one row at a time';
  end if;
  return new;
end $$;
create trigger admin_audit_head_moves_on before update on admin_audit_head
  for each row execute function refuse_head_jump();
create trigger admin_audit_head_stays before delete on admin_audit_head
  for each row execute function refuse_audit_change();
create trigger admin_audit_head_no_truncate before truncate on admin_audit_head
  for each statement execute function refuse_audit_change();
