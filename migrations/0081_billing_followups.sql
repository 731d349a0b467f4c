-- When a hint that got stuck was last asked about: it is asked again after a while, not every minute.
alter table stripe_events add column asked_at timestamptz;

-- We stopped the renewal because the account is to be deleted; whoever stays gets it back.
alter table subscriptions add column stopped_for_deletion boolean not null default false;
