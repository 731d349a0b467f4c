-- Whoever listens to events must not hear one more after the session ended, whichever way it ended.
-- Told in the same order as the changes themselves (same channel), so nothing slips in between.
-- Expired sessions are swept without a word: their listeners have left by themselves.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('generation_changed', 'session-ended ' || old.id || ' ' || old."userId");
  return null;
end $$;

create trigger auth_sessions_tell_end after delete on auth_sessions
  for each row when (old."expiresAt" > now()) execute function tell_session_end();
