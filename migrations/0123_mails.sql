-- The outbox holds mails, and is called so.
alter table letters rename to mails;
alter table mails rename constraint letters_pkey to mails_pkey;
alter index letters_open_idx rename to mails_open_idx;
alter index letters_user_idx rename to mails_user_idx;

-- Rounds of the former name would wait for a worker for ever.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'letters';
  end if;
end $$;
