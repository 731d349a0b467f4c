import { carryOutRefund } from '#server/admin/payments/carry-out-refund.ts';
import { listPayments } from '#server/admin/payments/list-payments.ts';
import { listPlans } from '#server/admin/payments/list-plans.ts';
import { orderRefund } from '#server/admin/payments/order-refund.ts';
import { previewRefund } from '#server/admin/payments/preview-refund.ts';
import { announceAccount } from '#server/db/change-feed.ts';
import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { AppError } from '#shared/errors.ts';

export function adminPaymentsRoutes(os: Implementer, { db, billing }: ApiDeps) {
  const calls = os.adminPayments;
  return {
    list: calls.list.handler(({ input }) => listPayments(db, input)),
    plans: calls.plans.handler(({ input }) => listPlans(db, input)),
    previewRefund: calls.previewRefund.handler(({ input }) =>
      previewRefund(billing, { ...input, amountCents: input.amountCents }),
    ),
    refund: calls.refund.handler(async ({ input, context }) => {
      const adminEmail = theMember(context).user.email;
      const ordered = await orderRefund(billing, {
        request: input,
        actor: actorOf(context),
        adminEmail,
      });
      const done = await carryOutRefund(billing, ordered.id).catch(sayItWaits);
      await announceAccount(db, input.userId);
      return { amountCents: done.amount_cents, creditsTaken: done.credits_taken ?? 0 };
    }),
  };
}

/** The order stands, and its job goes on: to say that it failed would be untrue. */
function sayItWaits(error: unknown): never {
  if (error instanceof PaymentsUnavailable) throw new AppError('REFUND_WAITS');
  throw error;
}
