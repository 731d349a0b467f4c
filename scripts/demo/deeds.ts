import { DAY_MS } from '#shared/rules/days.ts';

import type { Deed } from './audit-trail.ts';
import type { Dice } from './dice.ts';
import type { Account } from './rows.ts';

const BAN_REASONS = [
  'Violation of terms',
  'Chargeback after use',
  'Automated sign-ups from one network',
  'Repeated prompts against the content rules',
];
const BAN_SHARE = 0.018;

/** Bans some of them, in their rows and in the log. */
export function banSome(dice: Dice, accounts: readonly Account[], adminId: string): Deed[] {
  return accounts
    .filter(({ life }) => life.plan === null && dice.isLucky(BAN_SHARE))
    .map(({ profile, life }) => {
      const seen = life.seenAt.getTime();
      const at = new Date(
        seen + Math.min(dice.between(1, 9) * DAY_MS, (Date.now() - seen) * dice.next()),
      );
      const reason = dice.pick(BAN_REASONS);
      Object.assign(profile, { banned: true, ban_date: at, ban_reason: reason });
      return {
        at,
        actorId: adminId,
        action: 'ban_user',
        targetType: 'user',
        targetId: profile.user_id,
        reason,
        before: { banned: false },
        after: { banned: true, ban_reason: reason },
      };
    });
}

const GRANT_REASONS = [
  'Free credits granted by admin',
  'Admin credit bonus',
  'Apology for a slow evening',
  'Thank you for the feedback',
];
const GRANT_SHARE = 0.12;
const GRANT_SIZES = [10, 10, 10, 25, 50];

/** Gives some of them credits: an entry at the end of their ledger, and a row in the log. */
export function thankSome(
  dice: Dice,
  accounts: readonly Account[],
  admin: { id: string; email: string },
): Deed[] {
  return accounts
    .filter(({ profile }) => !profile.banned && dice.isLucky(GRANT_SHARE))
    .map((account) => {
      const last = account.entries.at(-1)?.created_at.getTime() ?? 0;
      const wait = Math.min(dice.between(0.1, 4) * DAY_MS, (Date.now() - last) * dice.next());
      const at = new Date(last + wait);
      const [amount, reason] = [dice.pick(GRANT_SIZES), dice.pick(GRANT_REASONS)];
      const before = account.profile.credits ?? 0;
      account.profile.credits = before + amount;
      account.entries.push({
        user_id: account.profile.user_id,
        change_reason: reason,
        change_amount: amount,
        previous_credits: before,
        new_credits: before + amount,
        admin_email: admin.email,
        reference: `demo-grant:${account.profile.user_id}`,
        created_at: at,
      });
      return {
        at,
        actorId: admin.id,
        action: 'adjust_user_credits',
        targetType: 'user',
        targetId: account.profile.user_id,
        reason,
        before: { credits: before },
        after: { credits: before + amount },
      };
    });
}
