import { list, need, take } from './api-request.ts';
import type { ApiRequest } from './api-request.ts';
import { planOfPrice, priceObject, productObject } from './catalogue.ts';
import { moveClock, retry } from './clock.ts';
import { missing, withCustomer, nowOf, SandboxError } from './customer-account.ts';
import type { CustomerAccount } from './customer-account.ts';
import { textAt } from './form-body.ts';
import { reckon } from './invoices.ts';
import type { Customer, Kind, ObjectOf } from './objects.ts';
import { answerDispute, createRefund, listDisputes, listRefunds } from './money-back-routes.ts';
import { createStore, newId } from './store.ts';
import {
  end,
  isLive,
  itemOf,
  setCancelAtPeriodEnd,
  switchLines,
  switchPlan,
} from './subscriptions.ts';
import { DAY_S } from '#shared/rules/days.ts';

type Handler = (request: ApiRequest) => Promise<object>;

const CHECKOUT_LIFETIME_S = DAY_S;

/** The calls of Stripe's API that the app makes, and no more. */
export const API_ROUTES: readonly [method: string, path: RegExp, handle: Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/([^/]+)$/, ({ db, id }) => take(db, 'customer', id)],
  ['POST', /^\/v1\/customers\/([^/]+)$/, updateCustomer],
  ['DELETE', /^\/v1\/customers\/([^/]+)$/, deleteCustomer],
  ['GET', /^\/v1\/prices\/([^/]+)$/, async ({ id }) => priceObject(id)],
  ['GET', /^\/v1\/products\/([^/]+)$/, async ({ id }) => productObject(id)],
  ['POST', /^\/v1\/checkout\/sessions$/, createCheckout],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, ({ db, id }) => take(db, 'checkout.session', id)],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireCheckout],
  ['GET', /^\/v1\/subscriptions$/, (request) => listOf(request, 'subscription')],
  ['GET', /^\/v1\/subscriptions\/([^/]+)$/, ({ db, id }) => take(db, 'subscription', id)],
  ['POST', /^\/v1\/subscriptions\/([^/]+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, endSubscription],
  ['GET', /^\/v1\/invoices$/, (request) => listOf(request, 'invoice')],
  ['POST', /^\/v1\/invoices\/create_preview$/, previewInvoice],
  ['GET', /^\/v1\/invoices\/([^/]+)$/, ({ db, id }) => take(db, 'invoice', id)],
  ['POST', /^\/v1\/invoices\/([^/]+)\/pay$/, payInvoice],
  ['GET', /^\/v1\/charges$/, (request) => listOf(request, 'charge')],
  ['GET', /^\/v1\/charges\/([^/]+)$/, ({ db, id }) => take(db, 'charge', id)],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['POST', /^\/v1\/disputes\/([^/]+)$/, answerDispute],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/events$/, listEvents],
  ['GET', /^\/v1\/test_helpers\/test_clocks\/clock_([^/]+)$/, readClock],
  ['POST', /^\/v1\/test_helpers\/test_clocks\/clock_([^/]+)\/advance$/, advanceClock],
];

async function listOf({ db, form }: ApiRequest, kind: Kind): Promise<object> {
  const customer = need(form, 'customer');
  return list(await createStore(db).list(kind, customer));
}

async function createCustomer({ db, form }: ApiRequest): Promise<object> {
  const userId = textAt(form, 'metadata', 'user_id');
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    email: textAt(form, 'email') ?? '',
    name: textAt(form, 'name') ?? '',
    created: Math.floor(Date.now() / 1000),
    metadata: userId === null ? {} : { user_id: userId },
    test_clock: null,
    ahead_s: 0,
    balance: 0,
    card: null,
    delivery_faults: { duplicate: false, reorder: false, drop: false },
  };
  await createStore(db).put(customer);
  return customer;
}

function updateCustomer({ db, id, form }: ApiRequest): Promise<object> {
  return withCustomer(db, id, async (account) => {
    account.customer.email = textAt(form, 'email') ?? account.customer.email;
    account.customer.name = textAt(form, 'name') ?? account.customer.name;
    await account.put(account.customer);
    await account.emit('customer.updated', account.customer);
    return account.customer;
  });
}

/** What runs is ended, the person is forgotten, the payments stay: as Stripe does it. */
function deleteCustomer({ db, id }: ApiRequest): Promise<object> {
  return withCustomer(db, id, async (account) => {
    if (account.customer.deleted) throw missing('customer');
    for (const subscription of await account.list('subscription'))
      if (isLive(subscription)) await end(account, subscription);
    await account.put({
      ...account.customer,
      email: '',
      name: '',
      card: null,
      metadata: {},
      deleted: true,
    });
    return { id, object: 'customer', deleted: true };
  });
}

async function createCheckout({ db, form, links }: ApiRequest): Promise<object> {
  const price = need(form, 'line_items', '0', 'price');
  planOfPrice(price);
  return withCustomer(db, need(form, 'customer'), async (account) => {
    const id = newId('cs');
    const created = Math.floor(Date.now() / 1000);
    const session = {
      id,
      object: 'checkout.session',
      customer: account.customer.id,
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      price,
      success_url: need(form, 'success_url'),
      cancel_url: need(form, 'cancel_url'),
      client_reference_id: textAt(form, 'client_reference_id'),
      subscription: null,
      created,
      expires_at: created + CHECKOUT_LIFETIME_S,
      url: links.checkout(id),
    } as const;
    await account.put(session);
    return session;
  });
}

async function expireCheckout({ db, id }: ApiRequest): Promise<object> {
  const { customer } = await take(db, 'checkout.session', id);
  return withCustomer(db, customer, async (account) => {
    const session = await take(db, 'checkout.session', id);
    if (session.status !== 'open')
      throw new SandboxError(400, 'Only an open session can be expired.');
    const expired = { ...session, status: 'expired', url: null } as const;
    await account.put(expired);
    await account.emit('checkout.session.expired', expired);
    return expired;
  });
}

/** On the account of whoever owns the subscription. */
async function withSubscription(
  { db, id }: ApiRequest,
  work: (account: CustomerAccount, subscription: ObjectOf<'subscription'>) => Promise<void>,
): Promise<object> {
  const { customer } = await take(db, 'subscription', id);
  return withCustomer(db, customer, async (account) => {
    const subscription = await account.find('subscription', id);
    if (!subscription) throw missing('subscription');
    await work(account, subscription);
    return subscription;
  });
}

function updateSubscription(request: ApiRequest): Promise<object> {
  const { form, links } = request;
  return withSubscription(request, async (account, subscription) => {
    const cancels = textAt(form, 'cancel_at_period_end');
    if (cancels !== null) await setCancelAtPeriodEnd(account, subscription, cancels === 'true');
    const priceId = textAt(form, 'items', '0', 'price');
    const at = Number(textAt(form, 'proration_date')) || undefined;
    if (priceId !== null && priceId !== itemOf(subscription).price.id)
      await switchPlan(account, subscription, { priceId, invoiceUrl: links.invoice, at });
  });
}

/** Of all previews only that of another plan. */
async function previewInvoice({ db, form }: ApiRequest): Promise<object> {
  const details = 'subscription_details';
  const priceId = need(form, details, 'items', '0', 'price');
  const at = Number(textAt(form, details, 'proration_date')) || undefined;
  return withCustomer(db, need(form, 'customer'), async (account) => {
    const subscription = await account.find('subscription', need(form, 'subscription'));
    if (!subscription) throw missing('subscription');
    const lines = switchLines(account, subscription, { priceId, at });
    const { total, due, balance } = reckon(lines, account.customer.balance);
    return {
      object: 'invoice',
      total,
      amount_due: due,
      ending_balance: balance,
      lines: list(lines),
    };
  });
}

function endSubscription(request: ApiRequest): Promise<object> {
  return withSubscription(request, async (account, subscription) => {
    if (subscription.status !== 'canceled') await end(account, subscription);
  });
}

async function payInvoice({ db, id }: ApiRequest): Promise<object> {
  const { customer } = await take(db, 'invoice', id);
  return withCustomer(db, customer, async (account) => {
    const invoice = await account.find('invoice', id);
    if (!invoice) throw missing('invoice');
    if (invoice.status === 'open') await retry(account, invoice);
    return invoice;
  });
}

async function createPortal({ db, form, links }: ApiRequest): Promise<object> {
  const customer = await take(db, 'customer', need(form, 'customer'));
  const id = newId('bps');
  const session = {
    id,
    object: 'billing_portal.session',
    customer: customer.id,
    return_url: need(form, 'return_url'),
    created: Math.floor(Date.now() / 1000),
    url: links.portal(id),
    cancels: textAt(form, 'flow_data', 'subscription_cancel', 'subscription'),
  } as const;
  await createStore(db).put(session);
  return session;
}

async function listEvents({ db, form }: ApiRequest): Promise<object> {
  const since = Number(textAt(form, 'created', 'gte') ?? 0);
  const events = (await createStore(db).list('event')).filter((event) => event.created >= since);
  const after = events.findIndex(({ id }) => id === textAt(form, 'starting_after'));
  const page = events.slice(after + 1, after + 1 + Number(textAt(form, 'limit') ?? 10));
  return { ...list(page), has_more: page.at(-1)?.id !== events.at(-1)?.id };
}

async function readClock({ db, id }: ApiRequest): Promise<object> {
  const customer = await take(db, 'customer', id);
  return { id: `clock_${id}`, object: 'test_helpers.test_clock', frozen_time: nowOf(customer) };
}

async function advanceClock(request: ApiRequest): Promise<object> {
  const to = Number(need(request.form, 'frozen_time'));
  if (!Number.isSafeInteger(to)) throw new SandboxError(400, 'frozen_time must be a time.');
  await withCustomer(request.db, request.id, (account) =>
    moveClock(account, to, request.links.invoice),
  );
  return readClock(request);
}
