import type { BillingDeps } from '#server/billing/deps.ts';
import { receiveEvent } from '#server/billing/receive-event.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { AppError, ERRORS } from '#shared/errors.ts';

/**
 * Verify the bytes as they came, write the hint down, say yes. The work is a job's, so that the
 * answer is fast however slow the provider is; without a 2xx the provider sends it again.
 */
export async function answerStripeWebhook(
  deps: BillingDeps,
  request: { body: Buffer; signature: string | undefined },
): Promise<Response> {
  const event = await deps.payments
    .readEvent(request.body, request.signature)
    .catch((error: unknown) => {
      // Whose dispute it is could not be asked for: it is sent again.
      if (error instanceof PaymentsUnavailable) throw new AppError('UNAVAILABLE');
      throw error;
    });
  if (!event) {
    const { status, message } = ERRORS.WEBHOOK_REJECTED;
    return Response.json({ code: 'WEBHOOK_REJECTED', status, message }, { status });
  }
  await receiveEvent(deps, event);
  return Response.json({ received: true });
}
