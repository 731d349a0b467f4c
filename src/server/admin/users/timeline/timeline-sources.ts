import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { TimelineKind } from '#shared/rules/admin/admin.ts';

/** Where each kind of entry comes from: id, kind, at and the facts that its line is made of. */
export const SOURCES: Record<TimelineKind, (userId: string) => RawBuilder<unknown>> = {
  payment: (userId) => sql`
    select 'payment:' || id as id, 'payment' as kind, booked_at as at, jsonb_build_object(
      'plan', plan_type, 'cents', amount, 'refundedCents', refunded_amount, 'status', status) as facts
    from payment_transactions where user_id = ${userId}`,
  // Pictures have lines of their own, with what they cost.
  credits: (userId) => sql`
    select 'credits:' || id as id, 'credits' as kind, created_at as at, jsonb_build_object(
      'reason', change_reason, 'amount', change_amount, 'balance', new_credits) as facts
    from credit_history
    where user_id = ${userId} and change_amount <> 0 and reference not like 'capture:%'`,
  picture: (userId) => sql`
    select 'picture:' || id as id, 'picture' as kind, created_at as at, jsonb_build_object(
      'prompt', left(prompt, 200), 'state', state) as facts
    from generations where user_id = ${userId}`,
  sign_in: (userId) => sql`
    select 'session:' || id as id, 'sign_in' as kind, "createdAt" as at, jsonb_build_object(
      'ip', "ipAddress", 'userAgent', "userAgent") as facts
    from auth_sessions where "userId" = ${userId}
    union all
    select 'failed:' || id, 'sign_in', failed_at, jsonb_build_object(
      'ip', ip, 'userAgent', user_agent, 'failure', reason)
    from failed_sign_ins where user_id = ${userId}`,
  mail: (userId) => sql`
    select 'mail:' || md5(key) as id, 'mail' as kind, created_at as at, jsonb_build_object(
      'subject', content ->> 'subject', 'isSent', sent_at is not null,
      'isGivenUp', given_up_at is not null) as facts
    from mails where user_id = ${userId}`,
  admin: (userId) => sql`
    select 'admin:' || a.id as id, 'admin' as kind, a.created_at as at, jsonb_build_object(
      'action', a.action, 'reason', a.reason, 'by', coalesce(p.email, 'Vignette itself'),
      'before', a.before, 'after', a.after) as facts
    from admin_audit_log a left join profiles p on p.user_id = a.actor_id
    where a.target_type = 'user' and a.target_id = ${userId}`,
};
