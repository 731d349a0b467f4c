import type { Desk } from './desk.ts';
import { collect } from './invoices.ts';
import type { Bill } from './invoices.ts';
import type { Invoice } from './objects.ts';
import { end, isLive, itemOf, renew, update } from './subscriptions.ts';

interface Due {
  at: number;
  act(): Promise<unknown>;
}

/** Lets time pass for one customer, one due thing after the other, each at its own moment. */
export async function passTime(
  desk: Desk,
  until: number,
  invoiceUrl: Bill['invoiceUrl'],
): Promise<void> {
  for (;;) {
    const due = (await dueOf(desk, invoiceUrl))
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at)[0];
    if (!due) break;
    desk.now = due.at;
    await due.act();
  }
  desk.now = until;
}

/** Moves the customer's clock; it never runs backwards. */
export async function moveClock(
  desk: Desk,
  to: number,
  invoiceUrl: Bill['invoiceUrl'],
): Promise<void> {
  await passTime(desk, Math.max(to, desk.now), invoiceUrl);
  desk.customer.ahead_s = desk.now - Math.floor(Date.now() / 1000);
  desk.customer.test_clock = `clock_${desk.customer.id}`;
  await desk.put(desk.customer);
  await desk.emit('test_helpers.test_clock.ready', { customer: desk.customer.id });
}

async function dueOf(desk: Desk, invoiceUrl: Bill['invoiceUrl']): Promise<Due[]> {
  const subscriptions = (await desk.list('subscription')).filter(isLive);
  const invoices = await desk.list('invoice');
  return [
    ...subscriptions.map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      act: () => renew(desk, subscription, invoiceUrl),
    })),
    ...invoices
      .filter((invoice) => invoice.status === 'open' && invoice.next_payment_attempt !== null)
      .map((invoice) => ({
        at: invoice.next_payment_attempt ?? 0,
        act: () => retry(desk, invoice),
      })),
  ];
}

/** Tries an open invoice again; when nothing is left to try, the subscription ends. */
export async function retry(desk: Desk, invoice: Invoice): Promise<boolean> {
  const isPaid = await collect(desk, invoice);
  const id = invoice.parent.subscription_details.subscription;
  const subscription = await desk.find('subscription', id);
  if (!subscription || !isLive(subscription)) return isPaid;
  if (isPaid) await update(desk, { ...subscription, status: 'active' });
  else if (invoice.next_payment_attempt === null) await end(desk, subscription);
  return isPaid;
}
