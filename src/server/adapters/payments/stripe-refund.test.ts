import { expect, test } from 'vitest';

import { RefundRefused } from '#server/ports/payments.ts';
import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import type { ProviderCall } from '#server/testing/outside/fake-provider.ts';

import { createStripePayments } from './stripe-payments.ts';

const ORDER = { invoiceId: 'in_1', amountCents: 700, idempotencyKey: 'refund:order-1' };
const list = (data: object[]) => ({ object: 'list', url: '/v1', has_more: false, data });

const paymentOf = (intent: string, status: string) => ({
  object: 'invoice_payment',
  status,
  payment: { type: 'payment_intent', payment_intent: intent },
});

/** Stripe with one invoice, which keeps what it answered under each key until it forgets. */
async function openStripe(payments: object[] = [paymentOf('pi_1', 'paid')]) {
  const provider = await startFakeProvider();
  const refunds: { payment_intent: string; amount: number; metadata: object }[] = [];
  const answers = new Map<string, { status: number; body: object }>();
  let faults = 0;
  const refund = (form: Record<string, string>) => {
    if (faults > 0) {
      faults -= 1;
      return { status: 500, body: { error: { type: 'api_error', message: 'Sorry.' } } };
    }
    const made = {
      object: 'refund',
      status: 'succeeded',
      payment_intent: form['payment_intent'] ?? '',
      amount: Number(form['amount']),
      metadata: { order: form['metadata[order]'] },
    };
    refunds.push(made);
    return { status: 200, body: made };
  };
  provider.answer((call: ProviderCall, res) => {
    const { pathname } = new URL(call.path, provider.url);
    if (pathname === '/v1/invoices/in_1')
      return json(200, { id: 'in_1', object: 'invoice', payments: list(payments) })(call, res);
    if (call.method === 'GET') return json(200, list(refunds))(call, res);
    const key = String(call.headers['idempotency-key']);
    const known = answers.get(key);
    const answer = known ?? refund(call.body as Record<string, string>);
    answers.set(key, answer);
    const headers = known ? { 'Idempotent-Replayed': 'true' } : {};
    return json(answer.status, answer.body, headers)(call, res);
  });
  const { hostname, port } = new URL(provider.url);
  const stripe = createStripePayments({
    apiKey: 'sk_live_x',
    settings: { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false },
    webhookSecret: 'whsec_x',
    priceIds: { pro_monthly: 'price_monthly', pro_yearly: 'price_yearly' },
  });
  return {
    refund: () => stripe.refund(ORDER),
    refunds,
    forgetKeys: () => answers.clear(),
    failNext: (times: number) => void (faults = times),
  };
}

test('a refund that Stripe has forgotten the key of is not made again', async () => {
  const stripe = await openStripe();
  await stripe.refund();
  stripe.forgetKeys();
  await stripe.refund();
  expect(stripe.refunds).toHaveLength(1);
});

test('the payment that brought the money is refunded, not the tries before it', async () => {
  const stripe = await openStripe([
    paymentOf('pi_declined', 'canceled'),
    paymentOf('pi_open', 'open'),
    paymentOf('pi_paid', 'paid'),
  ]);
  await stripe.refund();
  expect(stripe.refunds).toMatchObject([{ payment_intent: 'pi_paid', amount: 700 }]);
});

test('an invoice that nobody has paid is refused', async () => {
  const stripe = await openStripe([paymentOf('pi_open', 'open')]);
  await expect(stripe.refund()).rejects.toBeInstanceOf(RefundRefused);
});

test('a fault of Stripe’s own, kept under the key for a day, is got past with the next key', async () => {
  const stripe = await openStripe();
  stripe.failNext(2);
  await expect(stripe.refund()).rejects.toThrow('could not be reached');
  await expect(stripe.refund()).rejects.toThrow('could not be reached');
  await stripe.refund();
  await stripe.refund();
  expect(stripe.refunds).toHaveLength(1);
});
