import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';

import { addressHmac } from './grant-origin.ts';
import { signInHmac } from '#server/sessions/record-failed-sign-in.ts';

/** What the domains above do for the erasure. Each may be repeated: a run may die anywhere. */
export interface ErasureSteps {
  endSubscriptions(userId: string): Promise<void>;
  forgetCustomer(userId: string): Promise<void>;
  eraseGenerations(userId: string): Promise<void>;
  eraseImages(userId: string): Promise<void>;
  eraseWines(userId: string): Promise<void>;
}

export interface ErasureDeps {
  db: Db;
  /** Keys the fingerprint of the address that stays behind. */
  secret: string;
  steps: ErasureSteps;
}

/**
 * Erases an account whose `erasing_since` is set (design §6). The plan goes first: nobody pays for an
 * account they cannot reach. The ledger stays, under an id that leads to nobody; so does the
 * fingerprint of the address, so that signing up again earns no new free credits.
 */
export async function eraseAccount(
  { db, secret, steps }: ErasureDeps,
  profile: Profile,
): Promise<void> {
  const { user_id: userId, email } = profile;
  await steps.endSubscriptions(userId);
  await steps.forgetCustomer(userId);
  await db.transaction().execute((trx) => removeIdentity(trx, userId));
  await steps.eraseGenerations(userId);
  await steps.eraseImages(userId);
  await steps.eraseWines(userId);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('welcome_grants')
      .values({ address_hmac: addressHmac(secret, email), user_id: userId })
      .onConflict((conflict) => conflict.column('address_hmac').doNothing())
      .execute();
    for (const table of ['mails', 'email_changes', 'checkout_sessions'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    await trx
      .updateTable('billing_accounts')
      .set({ next_check_at: null })
      .where('user_id', '=', userId)
      .execute();
    await trx
      .deleteFrom('failed_sign_ins')
      .where((eb) =>
        eb.or([eb('user_id', '=', userId), eb('address_hmac', '=', signInHmac(secret, email))]),
      )
      .execute();
    await trx.updateTable('profiles').set(NOBODY).where('user_id', '=', userId).execute();
  });
}

/** What remains of a profile when its person has gone. */
const NOBODY = {
  email: sql<string>`'erased-' || id || '@erased.invalid'`,
  display_name: 'Erased account',
  avatar_url: null,
  last_login: null,
  // What was written about the person goes as well.
  banned: false,
  ban_reason: null,
  ban_date: null,
  stripe_customer_id: null,
  subscription_status: 'free',
  subscription_tier: 'free',
  subscription_end_date: null,
  default_style_id: null,
  default_size: null,
  email_notices: false,
  erased_at: sql<Date>`now()`,
  updated_at: sql<Date>`now()`,
} as const;

/** The person, the passwords and every session: from here on nobody can sign in. */
export async function removeIdentity(trx: Transaction<Schema>, userId: string): Promise<void> {
  await sql`delete from auth_verifications where value = ${userId}`.execute(trx);
  await trx.deleteFrom('auth_users').where('id', '=', userId).execute();
}
