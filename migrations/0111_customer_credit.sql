-- What the payment provider owes a customer (a switch to a cheaper plan): the next invoice uses it up.
alter table billing_accounts add column credit_cents integer not null default 0
  check (credit_cents >= 0);
