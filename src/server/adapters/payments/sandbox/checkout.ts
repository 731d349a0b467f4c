import { payPresent } from './cards.ts';
import type { Outcome } from './cards.ts';
import { missing, SandboxError } from './customer-account.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { Bill } from './invoices.ts';
import type { Card, CheckoutSession } from './objects.ts';
import { subscribe } from './subscriptions.ts';

/** What happened when the buyer pressed Pay; an authentication is a question, not yet an answer. */
export type PaymentResult =
  | { kind: 'paid'; redirect: string }
  | { kind: 'refused'; outcome: Exclude<Outcome, 'succeeded' | 'requires_action'> }
  | { kind: 'authenticate' };

/** Once the price is paid or expired, a session never opens again. */
export async function payCheckout(
  account: CustomerAccount,
  payment: {
    sessionId: string;
    card: Card;
    isAuthenticated: boolean;
    invoiceUrl: Bill['invoiceUrl'];
  },
): Promise<PaymentResult> {
  const session = await account.find('checkout.session', payment.sessionId);
  if (!session) throw missing('checkout.session');
  if (session.status === 'complete') return { kind: 'paid', redirect: successUrl(session) };
  if (session.status === 'expired' || session.expires_at < Date.now() / 1000)
    throw new SandboxError(400, 'This checkout has expired.');
  const outcome = payPresent(payment.card);
  if (outcome === 'requires_action' && !payment.isAuthenticated) return { kind: 'authenticate' };
  if (outcome !== 'succeeded' && outcome !== 'requires_action') return { kind: 'refused', outcome };

  account.customer.card = payment.card;
  await account.put(account.customer);
  const subscription = await subscribe(account, session.price, payment.invoiceUrl);
  const done: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    url: null,
  };
  await account.put(done);
  await account.emit('checkout.session.completed', done);
  return { kind: 'paid', redirect: successUrl(done) };
}

export function successUrl(session: CheckoutSession): string {
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
}
