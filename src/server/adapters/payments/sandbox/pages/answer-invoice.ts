import { missing } from '#server/adapters/payments/sandbox/customer-account.ts';
import { createStore } from '#server/adapters/payments/sandbox/store.ts';

import { invoicePage } from './invoice-page.ts';
import type { PageAnswer, PageDeps, PageRequest } from './page-types.ts';

export async function answerInvoice(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  const store = createStore(deps.db);
  const invoice = await store.find('invoice', request.id);
  const customer = invoice && (await store.find('customer', invoice.customer));
  if (!invoice || !customer) throw missing('invoice');
  const intent = invoice.payments.data[0]?.payment.payment_intent;
  const charges = await store.list('charge', customer.id);
  const charge = charges.find(({ payment_intent }) => payment_intent === intent);
  return { html: invoicePage({ invoice, customer, charge }) };
}
