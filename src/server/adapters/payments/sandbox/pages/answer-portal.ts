import {
  missing,
  withCustomer,
  nowOf,
  SandboxError,
} from '#server/adapters/payments/sandbox/customer-account.ts';
import type { PortalSession } from '#server/adapters/payments/sandbox/objects.ts';
import { createStore } from '#server/adapters/payments/sandbox/store.ts';
import { isLive, switchLines } from '#server/adapters/payments/sandbox/subscriptions.ts';
import { sandboxPriceIds } from '#server/adapters/payments/sandbox/catalogue.ts';
import { reckon } from '#server/adapters/payments/sandbox/invoices.ts';
import type { Db } from '#server/db/connect.ts';
import { isPaidPlan } from '#shared/rules/billing/plans.ts';

import type { PageAnswer, PageDeps, PageRequest } from './page-types.ts';
import { isBenchAction, NOTICES, runPortalAction } from './portal-actions.ts';
import { portalPage } from './portal-page.ts';
import type { PortalView } from './portal-page.ts';

const LIFETIME_S = 3600;

export async function answerPortal(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  const session = await createStore(deps.db).find('billing_portal.session', request.id);
  if (!session) throw missing('portal session');
  if (session.created + LIFETIME_S < Date.now() / 1000)
    throw new SandboxError(410, 'This page has expired. Open it again from your settings.');
  if (!request.form) return show(deps, session, request.query);
  const { form } = request;
  if (!deps.hasTestBench && isBenchAction(form))
    throw new SandboxError(403, 'There is no test bench on this server.');
  const said = await withCustomer(deps.db, session.customer, (account) =>
    runPortalAction(account, form, deps.links.invoice),
  );
  return { redirect: `${deps.links.portal(session.id)}?said=${said}` };
}

async function show(
  { db, hasTestBench }: PageDeps,
  session: PortalSession,
  query: URLSearchParams,
): Promise<PageAnswer> {
  const store = createStore(db);
  const customer = await store.find('customer', session.customer);
  if (!customer) throw missing('customer');
  const subscriptions = await store.list('subscription', customer.id);
  const said = query.get('said');
  const subscription = subscriptions.find(isLive) ?? null;
  const html = portalPage({
    session,
    hasTestBench,
    customer,
    now: nowOf(customer),
    subscription,
    switching: await switchingOf(db, session, said),
    invoices: await store.list('invoice', customer.id),
    charges: await store.list('charge', customer.id),
    notice: said !== null && Object.hasOwn(NOTICES, said) ? (NOTICES[said] ?? null) : null,
    isCancelling: said === 'ask-cancel' || (said === null && session.cancels !== null),
  });
  return { html };
}

async function switchingOf(
  db: Db,
  session: PortalSession,
  said: string | null,
): Promise<PortalView['switching']> {
  const planId = said?.startsWith('ask-switch:') ? said.slice('ask-switch:'.length) : null;
  if (!isPaidPlan(planId)) return null;
  return withCustomer(db, session.customer, async (account) => {
    const live = (await account.list('subscription')).find(isLive);
    if (!live) return null;
    const lines = switchLines(account, live, { priceId: sandboxPriceIds[planId] });
    const { due, balance } = reckon(lines, account.customer.balance);
    return { planId, dueCents: due, creditCents: Math.max(0, -balance) };
  });
}
