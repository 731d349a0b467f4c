import { readCard } from '#server/adapters/payments/sandbox/cards.ts';
import { sandboxPriceIds } from '#server/adapters/payments/sandbox/catalogue.ts';
import { moveClock, retry } from '#server/adapters/payments/sandbox/clock.ts';
import { missing, SandboxError } from '#server/adapters/payments/sandbox/customer-account.ts';
import type { CustomerAccount } from '#server/adapters/payments/sandbox/customer-account.ts';
import type { Bill } from '#server/adapters/payments/sandbox/invoices.ts';
import type { Invoice, Subscription } from '#server/adapters/payments/sandbox/objects.ts';
import { chargeOf, dispute, refund } from '#server/adapters/payments/sandbox/refunds.ts';
import {
  isLive,
  itemOf,
  setCancelAtPeriodEnd,
  switchPlan,
} from '#server/adapters/payments/sandbox/subscriptions.ts';
import { addMonths } from '#shared/rules/billing/months.ts';
import { isPaidPlan } from '#shared/rules/billing/plans.ts';
import { DAY_S } from '#shared/rules/days.ts';

/** What the page says after an action; the address carries only the key. */
export const NOTICES: Record<string, string> = {
  card: 'Your card was updated.',
  switched: 'Your plan was changed.',
  cancelled: 'Your subscription will end with the paid period.',
  resumed: 'Your subscription goes on.',
  paid: 'The invoice is paid.',
  'not-paid': 'Your card was declined. Update it and try again.',
  refunded: 'The payment was refunded.',
  disputed: 'The payment was disputed.',
  moved: 'Time has passed.',
  faults: 'Saved.',
};

/** What no real provider offers its customers. */
export function isBenchAction(form: URLSearchParams): boolean {
  return /^(clock|faults)(:|$)/.test(form.get('action') ?? '');
}

type InvoiceUrl = Bill['invoiceUrl'];

/** Does what the pressed button says; answers with the key of the notice. */
export async function runPortalAction(
  account: CustomerAccount,
  form: URLSearchParams,
  invoiceUrl: InvoiceUrl,
): Promise<string> {
  const [action = '', argument = ''] = (form.get('action') ?? '').split(':');
  switch (action) {
    case 'ask-cancel':
    case 'keep':
      return action;
    case 'ask-switch':
      return `ask-switch:${argument}`;
    case 'card':
      return saveCard(account, form.get('card') ?? '');
    case 'switch':
      return switchTo(account, argument, invoiceUrl);
    case 'cancel':
      await setCancelAtPeriodEnd(account, await liveOf(account), true);
      return 'cancelled';
    case 'resume':
      await setCancelAtPeriodEnd(account, await liveOf(account), false);
      return 'resumed';
    case 'pay':
      return (await retry(account, await invoiceOf(account, form))) ? 'paid' : 'not-paid';
    case 'refund':
    case 'dispute':
      return takeBack(account, await invoiceOf(account, form), action);
    case 'clock':
      await moveClock(account, await targetOf(account, argument), invoiceUrl);
      return 'moved';
    case 'faults':
      account.customer.delivery_faults = {
        duplicate: form.has('duplicate'),
        reorder: form.has('reorder'),
        drop: form.has('drop'),
      };
      await account.put(account.customer);
      return 'faults';
    default:
      throw new SandboxError(400, 'There is no such action.');
  }
}

async function liveOf(account: CustomerAccount): Promise<Subscription> {
  const live = (await account.list('subscription')).find(isLive);
  if (!live) throw missing('subscription');
  return live;
}

async function invoiceOf(account: CustomerAccount, form: URLSearchParams): Promise<Invoice> {
  const id = form.get('invoice');
  const invoice = (await account.list('invoice')).find((candidate) => candidate.id === id);
  if (!invoice) throw missing('invoice');
  return invoice;
}

/** A good new card also settles what is open, as Stripe's portal does. */
async function saveCard(account: CustomerAccount, typed: string): Promise<string> {
  const card = readCard(typed);
  if (!card) throw new SandboxError(400, 'Choose one of the test cards.');
  account.customer.card = card;
  await account.put(account.customer);
  await account.emit('customer.updated', account.customer);
  for (const invoice of await account.list('invoice'))
    if (invoice.status === 'open') await retry(account, invoice);
  return 'card';
}

async function switchTo(
  account: CustomerAccount,
  planId: string,
  invoiceUrl: InvoiceUrl,
): Promise<string> {
  if (!isPaidPlan(planId)) throw missing('price');
  await switchPlan(account, await liveOf(account), {
    priceId: sandboxPriceIds[planId],
    invoiceUrl,
  });
  return 'switched';
}

async function takeBack(
  account: CustomerAccount,
  invoice: Invoice,
  how: 'refund' | 'dispute',
): Promise<string> {
  const charge = await chargeOf(account, invoice);
  if (!charge) throw missing('charge');
  if (how === 'dispute') await dispute(account, charge);
  else await refund(account, { paymentIntent: charge.payment_intent, amount: null });
  return how === 'dispute' ? 'disputed' : 'refunded';
}

async function targetOf(account: CustomerAccount, step: string): Promise<number> {
  if (step === 'day') return account.now + DAY_S;
  if (step === 'month') return addMonths(new Date(account.now * 1000), 1).getTime() / 1000;
  return itemOf(await liveOf(account)).current_period_end;
}
