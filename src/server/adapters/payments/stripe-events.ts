import { Stripe } from 'stripe';
import { z } from 'zod';

import type { PaymentEvent } from '#server/ports/payments.ts';
import { BILLING } from '#shared/rules/billing/plans.ts';
import { parseJson } from '#shared/parse-json.ts';

/** As much of an event as is read; whatever else is signed with our secret is none. */
const eventSchema = z.object({
  id: z.string().regex(/^[!-~]{1,255}$/),
  type: z.string().regex(/^[!-~]{1,255}$/),
  created: z.int().min(0).max(253_402_300_799),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
type KnownEvent = z.infer<typeof eventSchema>;

/** The event of a webhook, or null where Stripe did not send it or it is no event. */
export async function readEvent(
  { stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string },
  body: Buffer,
  signature: string | undefined,
): Promise<PaymentEvent | null> {
  if (!signature || !isSigned({ stripe, webhookSecret }, body, signature)) return null;
  const event = eventSchema.safeParse(parseJson(body.toString('utf8')));
  return event.success ? eventOf(stripe, event.data) : null;
}

function isSigned(
  { stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string },
  body: Buffer,
  signature: string,
): boolean {
  const { webhooks } = stripe;
  try {
    return (
      webhooks.signature?.verifyHeader(body, signature, webhookSecret, BILLING.webhookToleranceS) ??
      false
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** Of an event only whom it concerns is read; what changed is asked for afterwards. */
export async function eventOf(
  stripe: Stripe,
  event: KnownEvent | Stripe.Event,
): Promise<PaymentEvent> {
  return {
    id: event.id,
    type: event.type,
    customerId: await customerOf(stripe, event.data.object),
    happenedAt: new Date(event.created * 1000),
  };
}

/** Disputes and refunds name a charge and no customer; the charge knows whose it is. */
async function customerOf(stripe: Stripe, object: object): Promise<string | null> {
  if ('object' in object && object.object === 'customer') return idAt(object, 'id');
  if ('customer' in object) return idAt(object, 'customer');
  const chargeId = idAt(object, 'charge');
  return chargeId === null ? null : customerOfCharge(stripe, chargeId);
}

/**
 * Fees and transfers name charges of other accounts, which nobody finds here: they are nobody's, and
 * must not keep what was missed before them from being looked at.
 */
async function customerOfCharge(stripe: Stripe, chargeId: string): Promise<string | null> {
  try {
    return idAt(await stripe.charges.retrieve(chargeId), 'customer');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Not where only the key is wrong: 'a similar object exists in live mode, but a test mode key was used'. */
export const isUnknownCustomer = (error: unknown): boolean =>
  isMissing(error) &&
  error instanceof Error &&
  /^no such customer/i.test(error.message) &&
  !error.message.includes('similar object exists');

/** An id, or the object that it was expanded to. */
function idAt(object: object, key: string): string | null {
  const value: unknown = key in object ? object[key as keyof typeof object] : null;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? idAt(value, 'id') : null;
}
