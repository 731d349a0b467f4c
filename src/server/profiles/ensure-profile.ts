import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { displayNameOf } from '#shared/rules/identity.ts';

import { changeBalance } from '#server/credits/change-balance.ts';
import { isFirstOperator } from './first-operator.ts';
import type { OperatorRules } from './first-operator.ts';
import { hadFirstGrant, isWithinLimits, originOf } from './grant-origin.ts';
import type { SignedInUser } from '#server/sessions/signed-in-user.ts';
import type { GrantLimits, GrantOrigin } from './grant-origin.ts';

export interface ProfileRules {
  db: Db;
  /** Keys the fingerprint of an address that has had its free credits. */
  secret: string;
  /** Where mail really goes out, free credits wait for a verified address (design §7.13). */
  isVerificationRequired: boolean;
  operator: OperatorRules;
  grantLimits: GrantLimits;
}

/** The user's profile, made on first sight. Any number of first requests may race: one row, one grant. */
export async function ensureProfile(rules: ProfileRules, user: SignedInUser): Promise<Profile> {
  return inTransaction(rules.db, async (trx) => {
    await insertProfile(trx, user);
    // The row lock makes racing first requests take turns through the grants below.
    const profile = await trx
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!profile.welcome_pending || !needsBootstrap(rules, user, profile)) return profile;
    if (await isFirstOperator(trx, rules.operator, user)) return makeOperator(trx, profile);
    return grantWelcome(trx, rules, { user, profile });
  });
}

/** Whether this request must go through ensureProfile: no profile yet, or free credits still waiting. */
export function needsBootstrap(
  rules: Pick<ProfileRules, 'isVerificationRequired'>,
  user: SignedInUser,
  profile: Profile | null,
): boolean {
  if (!profile) return true;
  return profile.welcome_pending && (user.emailVerified || !rules.isVerificationRequired);
}

async function insertProfile(trx: Transaction<Schema>, user: SignedInUser): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({
      user_id: user.id,
      email: user.email,
      display_name: displayNameOf({ name: user.name, username: user.email.split('@')[0] ?? null }),
      avatar_url: user.image,
      last_login: new Date(),
      credits_reset_date: new Date(Date.now() + CREDITS.resetPeriodMs),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

async function grantWelcome(
  trx: Transaction<Schema>,
  rules: ProfileRules,
  { user, profile }: { user: SignedInUser; profile: Profile },
): Promise<Profile> {
  const origin = await originOf(trx, rules.secret, user);
  if (!(await isWithinLimits(trx, origin, rules.grantLimits)))
    return openLedger(trx, profile, {
      amount: 0,
      reason: 'No welcome credits: too many were given to this domain or network',
    });
  const isKnown = await hadFirstGrant(trx, rules.secret, user.email);
  const inserted = await trx
    .insertInto('welcome_grants')
    .values({ ...origin, user_id: user.id })
    .onConflict((conflict) => conflict.column('address_hmac').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  const granted = inserted !== undefined && !isKnown;
  if (!inserted) await inheritGrant(trx, origin, user);
  return openLedger(trx, profile, {
    amount: granted ? CREDITS.welcomeGrant : 0,
    reason: granted ? 'Welcome credits' : 'Welcome credits were already given to this address',
  });
}

/** Where the account that had the grant is gone, its successor takes the monthly allowance over. */
async function inheritGrant(
  trx: Transaction<Schema>,
  { address_hmac }: GrantOrigin,
  user: SignedInUser,
): Promise<void> {
  await trx
    .updateTable('welcome_grants')
    .set({ user_id: user.id })
    .where('address_hmac', '=', address_hmac)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth_users')
            .select('id')
            .whereRef('auth_users.id', '=', 'welcome_grants.user_id'),
        ),
      ),
    )
    .execute();
}

async function makeOperator(trx: Transaction<Schema>, profile: Profile): Promise<Profile> {
  const promoted = await trx
    .updateTable('profiles')
    .set({ is_admin: true, admin_role: 'super_admin', subscription_status: 'admin' })
    .where('user_id', '=', profile.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const amount = Math.max(0, CREDITS.operatorGrant - promoted.credits);
  return openLedger(trx, promoted, { amount, reason: 'Operator account' });
}

async function openLedger(
  trx: Transaction<Schema>,
  profile: Profile,
  grant: { amount: number; reason: string },
): Promise<Profile> {
  await changeBalance(trx, {
    userId: profile.user_id,
    amount: grant.amount,
    reason: grant.reason,
    reference: `welcome:${profile.user_id}`,
  });
  return trx
    .updateTable('profiles')
    .set({ welcome_pending: false })
    .where('user_id', '=', profile.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
