-- A mail is given up for what the mail server said of it, not for the outages it lived through.
alter table mails add column refusals integer not null default 0;
