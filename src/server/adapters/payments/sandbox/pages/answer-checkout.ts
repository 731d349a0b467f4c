import { readCard, REFUSAL_MESSAGES } from '#server/adapters/payments/sandbox/cards.ts';
import { payCheckout, successUrl } from '#server/adapters/payments/sandbox/checkout.ts';
import { missing, withCustomer } from '#server/adapters/payments/sandbox/customer-account.ts';
import { createStore } from '#server/adapters/payments/sandbox/store.ts';

import { authenticationPage, checkoutPage, closedPage } from './checkout-page.ts';
import type { CheckoutView } from './checkout-page.ts';
import type { PageAnswer, PageDeps, PageRequest } from './page-types.ts';

const GOOD_CARD = '4242424242424242';

export async function answerCheckout(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  const store = createStore(deps.db);
  const session = await store.find('checkout.session', request.id);
  const customer = session && (await store.find('customer', session.customer));
  if (!session || !customer) throw missing('checkout');
  if (session.status === 'complete') return { redirect: successUrl(session) };
  if (session.status === 'expired')
    return { html: closedPage('This checkout has expired.', session.cancel_url), status: 410 };
  const view = { session, customer, refusal: null, card: GOOD_CARD };
  if (!request.form) return { html: checkoutPage(view) };
  return pay(deps, request.form, view);
}

async function pay(deps: PageDeps, form: URLSearchParams, view: CheckoutView): Promise<PageAnswer> {
  const { session } = view;
  const card = readCard(form.get('card') ?? '');
  if (!card) return showAgain(view, 'Choose one of the test cards.');
  const chosen = { ...view, card: card.number };
  if (form.get('step') === 'fail') return showAgain(chosen, REFUSAL_MESSAGES.requires_action);
  const result = await withCustomer(deps.db, session.customer, (account) =>
    payCheckout(account, {
      sessionId: session.id,
      card,
      isAuthenticated: form.get('step') === 'authenticate',
      invoiceUrl: deps.links.invoice,
    }),
  );
  if (result.kind === 'paid') return { redirect: result.redirect };
  if (result.kind === 'authenticate') return { html: authenticationPage(chosen) };
  return showAgain(chosen, REFUSAL_MESSAGES[result.outcome]);
}

function showAgain(view: CheckoutView, refusal: string): PageAnswer {
  return { html: checkoutPage({ ...view, refusal }), status: 402 };
}
