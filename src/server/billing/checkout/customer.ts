import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { Payments } from '#server/ports/payments.ts';
import { forgetUnknownCustomer } from '#server/billing/unknown-customer.ts';

interface Deps {
  db: Db;
  payments: Pick<Payments, 'createCustomer'>;
}

/** The provider's customer for this profile, made on first need; racing requests get the same one. */
export async function ensureCustomer(
  { db, payments }: Deps,
  profile: Profile,
  insteadOf: string | null = null,
): Promise<string> {
  if (profile.stripe_customer_id) return profile.stripe_customer_id;
  const created = await payments.createCustomer({
    userId: profile.user_id,
    email: profile.email,
    name: profile.display_name,
    insteadOf,
  });
  await db
    .updateTable('profiles')
    .set({ stripe_customer_id: created })
    .where('user_id', '=', profile.user_id)
    .where('stripe_customer_id', 'is', null)
    .execute();
  const kept = await db
    .selectFrom('profiles')
    .select('stripe_customer_id')
    .where('user_id', '=', profile.user_id)
    .executeTakeFirstOrThrow();
  return kept.stripe_customer_id ?? created;
}

/** Another one, in the place of one that the provider does not know. */
export async function replaceCustomer(deps: Deps, profile: Profile, unknown: string) {
  await forgetUnknownCustomer(deps.db, { userId: profile.user_id, customerId: unknown });
  return ensureCustomer(deps, { ...profile, stripe_customer_id: null }, unknown);
}
