-- Of two checkouts that were begun at one moment the later takes the place of the earlier, which must
-- be closed before anybody is sent to the new one.
alter table checkout_sessions add column superseded_at timestamptz;
