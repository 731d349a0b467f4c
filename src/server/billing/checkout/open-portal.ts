import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import { UnknownCustomer } from '#server/ports/payments.ts';
import type { Payments } from '#server/ports/payments.ts';

import { ensureCustomer, replaceCustomer } from './customer.ts';
import { findLiveSubscription } from './live-subscription.ts';

export const portalReturnUrl = (appUrl: string) => `${appUrl}/settings?tab=billing`;

/** The provider's page for plan, card and invoices; 'cancel' opens it at the cancellation. */
export async function openPortal(
  deps: { db: Db; payments: Payments; appUrl: string },
  { profile, intent }: { profile: Profile; intent: 'manage' | 'cancel' },
): Promise<string> {
  const customerId = await ensureCustomer(deps, profile);
  const live =
    intent === 'cancel' ? await findLiveSubscription(deps.db, profile.user_id) : undefined;
  // One that is already arranged to end has nothing to confirm: the overview offers to resume it.
  const cancels = live && live.cancel_at === null ? live.id : undefined;
  const returnUrl = portalReturnUrl(deps.appUrl);
  try {
    return await deps.payments.createPortal({
      customerId,
      returnUrl,
      ...(cancels && { cancelSubscriptionId: cancels }),
    });
  } catch (error) {
    if (!(error instanceof UnknownCustomer)) throw error;
    const known = await replaceCustomer(deps, profile, customerId);
    return deps.payments.createPortal({ customerId: known, returnUrl });
  }
}
