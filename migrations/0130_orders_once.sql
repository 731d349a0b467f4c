-- Of two checkouts that were begun at one moment the later takes the place of the earlier, which must
-- be closed before anybody is sent to the new one.
alter table checkout_sessions add column superseded_at timestamptz;

-- A new wine whose answer was lost is found again by the key of its first request.
alter table wines add column request_key uuid;
create unique index wines_request_key_idx on wines (user_id, request_key) where request_key is not null;
