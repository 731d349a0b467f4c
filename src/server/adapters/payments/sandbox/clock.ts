import type { CustomerAccount } from './customer-account.ts';
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
  account: CustomerAccount,
  until: number,
  invoiceUrl: Bill['invoiceUrl'],
): Promise<void> {
  for (;;) {
    const due = (await dueOf(account, invoiceUrl))
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at)[0];
    if (!due) break;
    account.now = due.at;
    await due.act();
  }
  account.now = until;
}

/** Moves the customer's clock; it never runs backwards. */
export async function moveClock(
  account: CustomerAccount,
  to: number,
  invoiceUrl: Bill['invoiceUrl'],
): Promise<void> {
  await passTime(account, Math.max(to, account.now), invoiceUrl);
  account.customer.ahead_s = account.now - Math.floor(Date.now() / 1000);
  account.customer.test_clock = `clock_${account.customer.id}`;
  await account.put(account.customer);
  await account.emit('test_helpers.test_clock.ready', { customer: account.customer.id });
}

async function dueOf(account: CustomerAccount, invoiceUrl: Bill['invoiceUrl']): Promise<Due[]> {
  const subscriptions = (await account.list('subscription')).filter(isLive);
  const invoices = await account.list('invoice');
  return [
    ...subscriptions.map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      act: () => renew(account, subscription, invoiceUrl),
    })),
    ...invoices
      .filter((invoice) => invoice.status === 'open' && invoice.next_payment_attempt !== null)
      .map((invoice) => ({
        at: invoice.next_payment_attempt ?? 0,
        act: () => retry(account, invoice),
      })),
  ];
}

/** Tries an open invoice again; when nothing is left to try, the subscription ends. */
export async function retry(account: CustomerAccount, invoice: Invoice): Promise<boolean> {
  const isPaid = await collect(account, invoice);
  const id = invoice.parent.subscription_details.subscription;
  const subscription = await account.find('subscription', id);
  if (!subscription || !isLive(subscription)) return isPaid;
  if (isPaid) await update(account, { ...subscription, status: 'active' });
  else if (invoice.next_payment_attempt === null) await end(account, subscription);
  return isPaid;
}
