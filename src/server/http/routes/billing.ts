import { createCheckout } from '#server/billing/checkout/create-checkout.ts';
import { listInvoices } from '#server/billing/invoices.ts';
import { openPortal } from '#server/billing/checkout/open-portal.ts';
import { readOverview } from '#server/billing/overview.ts';
import { acceptSwitch, offerSwitch } from '#server/billing/checkout/switch-plan.ts';
import { readCheckout } from '#server/billing/checkout/read-checkout.ts';
import { syncSubscription } from '#server/billing/sync-subscription.ts';
import type { RateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import type { Member } from '#server/http/guard/access.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { enforceLimit } from '#server/http/guard/enforce-limit.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { AppError } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { BILLING, PLANS } from '#shared/rules/billing/plans.ts';

export function billingRoutes(os: Implementer, { billing: deps, rateLimiter }: ApiDeps) {
  const calls = os.billing;
  const overview = (userId: string) => readOverview(deps, userId);
  return {
    createCheckout: calls.createCheckout.handler(async ({ input, context }) => {
      const member = theMember(context);
      refuseForeign(member, { ...input, planName: input.planName ?? PLANS[input.priceId].label });
      const { profile } = member;
      await limitBillingCalls(rateLimiter, member);
      return orFail('CHECKOUT_FAILED', () =>
        createCheckout(deps, { profile, planId: input.priceId }),
      );
    }),
    manageSubscription: calls.manageSubscription.handler(async ({ input, context }) => {
      const member = theMember(context);
      refuseForeign(member, input);
      const intent = input.intent ?? 'manage';
      const failure = intent === 'cancel' ? 'CANCELLATION_FAILED' : 'PORTAL_FAILED';
      const { profile } = member;
      await limitBillingCalls(rateLimiter, member);
      const url = await orFail(failure, () => openPortal(deps, { profile, intent }));
      return { success: true as const, url };
    }),
    overview: calls.overview.handler(({ context }) => overview(theMember(context).user.id)),
    sync: calls.sync.handler(async ({ context }) => {
      const member = theMember(context);
      const { id } = member.user;
      await limitBillingCalls(rateLimiter, member);
      await orFail('SYNC_FAILED', () => syncSubscription(deps, id));
      return overview(id);
    }),
    checkout: calls.checkout.handler(async ({ input, context }) => {
      const member = theMember(context);
      await limitBillingCalls(rateLimiter, member);
      const status = await orFail('SYNC_FAILED', () =>
        readCheckout(deps, { userId: member.user.id, id: input.id }),
      );
      return { status };
    }),
    offerSwitch: calls.offerSwitch.handler(async ({ input, context }) => {
      const member = theMember(context);
      await limitBillingCalls(rateLimiter, member);
      return orFail('SWITCH_FAILED', () =>
        offerSwitch(deps, { profile: member.profile, planId: input.planId }),
      );
    }),
    acceptSwitch: calls.acceptSwitch.handler(async ({ input, context }) => {
      const member = theMember(context);
      const offer = { ...input, at: new Date(input.at) };
      await limitBillingCalls(rateLimiter, member);
      await orFail('SWITCH_FAILED', () => acceptSwitch(deps, { profile: member.profile, offer }));
      return overview(member.user.id);
    }),
    invoices: calls.invoices.handler(({ context }) =>
      listInvoices(deps.db, theMember(context).user.id),
    ),
  };
}

/** Whoever sends another account's id or address, or a plan under another name, gets nothing. */
function refuseForeign(
  { user, profile }: Member,
  input: {
    userId?: string | undefined;
    userEmail?: string | undefined;
    priceId?: keyof typeof PLANS;
    planName?: string;
  },
): void {
  const fields: Record<string, string> = {};
  if (input.userId !== undefined && input.userId !== user.id)
    fields['userId'] = 'This is not your account';
  const own = [user.email, profile.email].map((email) => email.toLowerCase());
  if (input.userEmail !== undefined && !own.includes(input.userEmail))
    fields['userEmail'] = 'This is not your account';
  const plan = input.priceId && PLANS[input.priceId];
  if (plan && input.planName !== plan.label && input.planName !== plan.family)
    fields['planName'] = 'There is no such plan';
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** Every such call makes us call the provider, whose patience is not ours to spend. */
async function limitBillingCalls(rateLimiter: RateLimiter, { user }: Member): Promise<void> {
  const attempt = { key: `billing:user:${user.id}`, limit: BILLING.callsPerMinute, windowS: 60 };
  await enforceLimit(rateLimiter, attempt);
}

/** The provider's silence becomes the words of spec §8; nothing is guessed from it. */
async function orFail<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new AppError(code, { cause: error });
    throw error;
  }
}
