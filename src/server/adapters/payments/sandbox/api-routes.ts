import type { Db } from '#server/db/connect.ts';

import { planOfPrice, priceObject, productObject } from './catalogue.ts';
import { moveClock, retry } from './clock.ts';
import { atDesk, missing, nowOf, SandboxError } from './desk.ts';
import type { Desk } from './desk.ts';
import { textAt } from './form-body.ts';
import type { FormTree } from './form-body.ts';
import type { Customer, Kind, ObjectOf } from './objects.ts';
import { refund } from './refunds.ts';
import type { SandboxLinks } from './links.ts';
import { createStore, newId } from './store.ts';
import { end, itemOf, setCancelAtPeriodEnd, switchPlan } from './subscriptions.ts';

interface ApiRequest {
  db: Db;
  links: SandboxLinks;
  /** From the path. */
  id: string;
  /** Query or body. */
  form: FormTree;
}

type Handler = (request: ApiRequest) => Promise<object>;

const CHECKOUT_LIFETIME_S = 86_400;

/** The calls of Stripe's API that the app makes, and no more. */
export const API_ROUTES: readonly [method: string, path: RegExp, handle: Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/([^/]+)$/, ({ db, id }) => take(db, 'customer', id)],
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
  ['GET', /^\/v1\/invoices\/([^/]+)$/, ({ db, id }) => take(db, 'invoice', id)],
  ['POST', /^\/v1\/invoices\/([^/]+)\/pay$/, payInvoice],
  ['GET', /^\/v1\/charges$/, (request) => listOf(request, 'charge')],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/events$/, listEvents],
  ['GET', /^\/v1\/test_helpers\/test_clocks\/clock_([^/]+)$/, readClock],
  ['POST', /^\/v1\/test_helpers\/test_clocks\/clock_([^/]+)\/advance$/, advanceClock],
];

async function take<K extends Kind>(db: Db, kind: K, id: string): Promise<ObjectOf<K>> {
  const found = await createStore(db).find(kind, id);
  if (!found) throw missing(kind);
  return found;
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

async function listOf({ db, form }: ApiRequest, kind: Kind): Promise<object> {
  const customer = need(form, 'customer');
  return list(await createStore(db).list(kind, customer));
}

function need(form: FormTree, ...path: string[]): string {
  const value = textAt(form, ...path);
  if (value === null) throw new SandboxError(400, `Missing required param: ${path.join('.')}`);
  return value;
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
    mischief: { duplicate: false, reorder: false, drop: false },
  };
  await createStore(db).put(customer);
  return customer;
}

async function createCheckout({ db, form, links }: ApiRequest): Promise<object> {
  const price = need(form, 'line_items', '0', 'price');
  planOfPrice(price);
  return atDesk(db, need(form, 'customer'), async (desk) => {
    const id = newId('cs');
    const created = Math.floor(Date.now() / 1000);
    const session = {
      id,
      object: 'checkout.session',
      customer: desk.customer.id,
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
    await desk.put(session);
    return session;
  });
}

async function expireCheckout({ db, id }: ApiRequest): Promise<object> {
  const { customer } = await take(db, 'checkout.session', id);
  return atDesk(db, customer, async (desk) => {
    const session = await take(db, 'checkout.session', id);
    if (session.status !== 'open')
      throw new SandboxError(400, 'Only an open session can be expired.');
    const expired = { ...session, status: 'expired', url: null } as const;
    await desk.put(expired);
    await desk.emit('checkout.session.expired', expired);
    return expired;
  });
}

/** At the desk of whoever owns the subscription. */
async function withSubscription(
  { db, id }: ApiRequest,
  work: (desk: Desk, subscription: ObjectOf<'subscription'>) => Promise<void>,
): Promise<object> {
  const { customer } = await take(db, 'subscription', id);
  return atDesk(db, customer, async (desk) => {
    const subscription = await desk.find('subscription', id);
    if (!subscription) throw missing('subscription');
    await work(desk, subscription);
    return subscription;
  });
}

function updateSubscription(request: ApiRequest): Promise<object> {
  const { form, links } = request;
  return withSubscription(request, async (desk, subscription) => {
    const cancels = textAt(form, 'cancel_at_period_end');
    if (cancels !== null) await setCancelAtPeriodEnd(desk, subscription, cancels === 'true');
    const priceId = textAt(form, 'items', '0', 'price');
    if (priceId !== null && priceId !== itemOf(subscription).price.id)
      await switchPlan(desk, subscription, { priceId, invoiceUrl: links.invoice });
  });
}

function endSubscription(request: ApiRequest): Promise<object> {
  return withSubscription(request, async (desk, subscription) => {
    if (subscription.status !== 'canceled') await end(desk, subscription);
  });
}

async function payInvoice({ db, id }: ApiRequest): Promise<object> {
  const { customer } = await take(db, 'invoice', id);
  return atDesk(db, customer, async (desk) => {
    const invoice = await desk.find('invoice', id);
    if (!invoice) throw missing('invoice');
    if (invoice.status === 'open') await retry(desk, invoice);
    return invoice;
  });
}

async function listDisputes({ db, form }: ApiRequest): Promise<object> {
  const charge = need(form, 'charge');
  const disputes = await createStore(db).list('dispute');
  return list(disputes.filter((dispute) => dispute.charge === charge));
}

async function createRefund({ db, form }: ApiRequest): Promise<object> {
  const paymentIntent = need(form, 'payment_intent');
  const charges = await createStore(db).list('charge');
  const charge = charges.find(({ payment_intent }) => payment_intent === paymentIntent);
  if (!charge) throw missing('payment_intent');
  const amount = textAt(form, 'amount');
  return atDesk(db, charge.customer, (desk) =>
    refund(desk, { paymentIntent, amount: amount === null ? null : Number(amount) }),
  );
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
  const events = await createStore(db).list('event');
  return list(events.filter((event) => event.created >= since));
}

async function readClock({ db, id }: ApiRequest): Promise<object> {
  const customer = await take(db, 'customer', id);
  return { id: `clock_${id}`, object: 'test_helpers.test_clock', frozen_time: nowOf(customer) };
}

async function advanceClock(request: ApiRequest): Promise<object> {
  const to = Number(need(request.form, 'frozen_time'));
  if (!Number.isSafeInteger(to)) throw new SandboxError(400, 'frozen_time must be a time.');
  await atDesk(request.db, request.id, (desk) => moveClock(desk, to, request.links.invoice));
  return readClock(request);
}
