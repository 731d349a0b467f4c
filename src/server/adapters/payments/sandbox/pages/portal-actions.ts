import { readCard } from '#server/adapters/payments/sandbox/cards.ts';
import { sandboxPriceIds } from '#server/adapters/payments/sandbox/catalogue.ts';
import { moveClock, retry } from '#server/adapters/payments/sandbox/clock.ts';
import { missing, SandboxError } from '#server/adapters/payments/sandbox/desk.ts';
import type { Desk } from '#server/adapters/payments/sandbox/desk.ts';
import type { Bill } from '#server/adapters/payments/sandbox/invoices.ts';
import type { Invoice, Subscription } from '#server/adapters/payments/sandbox/objects.ts';
import { chargeOf, dispute, refund } from '#server/adapters/payments/sandbox/refunds.ts';
import {
  isLive,
  itemOf,
  setCancelAtPeriodEnd,
  switchPlan,
} from '#server/adapters/payments/sandbox/subscriptions.ts';
import { addMonths } from '#shared/rules/months.ts';
import { isPaidPlan } from '#shared/rules/plans.ts';

const DAY_S = 86_400;

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
  mischief: 'Saved.',
};

/** What no real provider offers its customers. */
export function isBenchAction(form: URLSearchParams): boolean {
  return /^(clock|mischief)(:|$)/.test(form.get('action') ?? '');
}

type InvoiceUrl = Bill['invoiceUrl'];

/** Does what the pressed button says; answers with the key of the notice. */
export async function runPortalAction(
  desk: Desk,
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
      return saveCard(desk, form.get('card') ?? '');
    case 'switch':
      return switchTo(desk, argument, invoiceUrl);
    case 'cancel':
      await setCancelAtPeriodEnd(desk, await liveOf(desk), true);
      return 'cancelled';
    case 'resume':
      await setCancelAtPeriodEnd(desk, await liveOf(desk), false);
      return 'resumed';
    case 'pay':
      return (await retry(desk, await invoiceOf(desk, form))) ? 'paid' : 'not-paid';
    case 'refund':
    case 'dispute':
      return takeBack(desk, await invoiceOf(desk, form), action);
    case 'clock':
      await moveClock(desk, await targetOf(desk, argument), invoiceUrl);
      return 'moved';
    case 'mischief':
      desk.customer.mischief = {
        duplicate: form.has('duplicate'),
        reorder: form.has('reorder'),
        drop: form.has('drop'),
      };
      await desk.put(desk.customer);
      return 'mischief';
    default:
      throw new SandboxError(400, 'There is no such action.');
  }
}

async function liveOf(desk: Desk): Promise<Subscription> {
  const live = (await desk.list('subscription')).find(isLive);
  if (!live) throw missing('subscription');
  return live;
}

async function invoiceOf(desk: Desk, form: URLSearchParams): Promise<Invoice> {
  const id = form.get('invoice');
  const invoice = (await desk.list('invoice')).find((candidate) => candidate.id === id);
  if (!invoice) throw missing('invoice');
  return invoice;
}

/** A good new card also settles what is open, as Stripe's portal does. */
async function saveCard(desk: Desk, typed: string): Promise<string> {
  const card = readCard(typed);
  if (!card) throw new SandboxError(400, 'Choose one of the test cards.');
  desk.customer.card = card;
  await desk.put(desk.customer);
  await desk.emit('customer.updated', desk.customer);
  for (const invoice of await desk.list('invoice'))
    if (invoice.status === 'open') await retry(desk, invoice);
  return 'card';
}

async function switchTo(desk: Desk, planId: string, invoiceUrl: InvoiceUrl): Promise<string> {
  if (!isPaidPlan(planId)) throw missing('price');
  await switchPlan(desk, await liveOf(desk), { priceId: sandboxPriceIds[planId], invoiceUrl });
  return 'switched';
}

async function takeBack(desk: Desk, invoice: Invoice, how: 'refund' | 'dispute'): Promise<string> {
  const charge = await chargeOf(desk, invoice);
  if (!charge) throw missing('charge');
  if (how === 'dispute') await dispute(desk, charge);
  else await refund(desk, { paymentIntent: charge.payment_intent, amount: null });
  return how === 'dispute' ? 'disputed' : 'refunded';
}

async function targetOf(desk: Desk, step: string): Promise<number> {
  if (step === 'day') return desk.now + DAY_S;
  if (step === 'month') return addMonths(new Date(desk.now * 1000), 1).getTime() / 1000;
  return itemOf(await liveOf(desk)).current_period_end;
}
