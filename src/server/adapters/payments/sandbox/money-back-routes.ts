import { list, need, take } from './api-request.ts';
import type { ApiRequest } from './api-request.ts';
import { missing, withCustomer } from './customer-account.ts';
import { textAt } from './form-body.ts';
import { closeDispute, refund } from './refunds.ts';
import { createStore } from './store.ts';

export async function listDisputes({ db, form }: ApiRequest): Promise<object> {
  const charge = need(form, 'charge');
  const disputes = await createStore(db).list('dispute');
  return list(disputes.filter((dispute) => dispute.charge === charge));
}

/** Stripe's own way to try the end of a dispute: what the evidence says decides it. */
export async function answerDispute({ db, id, form }: ApiRequest): Promise<object> {
  const { charge } = await take(db, 'dispute', id);
  const { customer } = await take(db, 'charge', charge);
  const isWon = textAt(form, 'evidence', 'uncategorized_text') === 'winning_evidence';
  return withCustomer(db, customer, async (account) => {
    const raised = await account.find('dispute', id);
    if (!raised) throw missing('dispute');
    return closeDispute(account, raised, isWon ? 'won' : 'lost');
  });
}

export async function createRefund({ db, form }: ApiRequest): Promise<object> {
  const paymentIntent = need(form, 'payment_intent');
  const charges = await createStore(db).list('charge');
  const charge = charges.find(({ payment_intent }) => payment_intent === paymentIntent);
  if (!charge) throw missing('payment_intent');
  const amount = textAt(form, 'amount');
  const order = textAt(form, 'metadata', 'order');
  return withCustomer(db, charge.customer, (account) =>
    refund(account, {
      paymentIntent,
      amount: amount === null ? null : Number(amount),
      ...(order !== null && { metadata: { order } }),
    }),
  );
}

export async function listRefunds({ db, form }: ApiRequest): Promise<object> {
  const paymentIntent = need(form, 'payment_intent');
  const refunds = await createStore(db).list('refund');
  return list(refunds.filter(({ payment_intent }) => payment_intent === paymentIntent));
}
