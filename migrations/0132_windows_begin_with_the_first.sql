-- A window of turns begins with the first attempt of its key, no longer at the turn of the clock:
-- at such a turn everybody had twice as many at once. So a key has one row.
delete from rate_limits a using rate_limits b where a.key = b.key and a.window_start < b.window_start;
alter table rate_limits drop constraint rate_limits_pkey;
alter table rate_limits add primary key (key);
