import type { Mail } from '#server/ports/mailer.ts';
import { dayText } from '#shared/rules/days.ts';
import { formatCents, PLANS } from '#shared/rules/billing/plans.ts';

import type { MailContext, NewMail } from './mail-context.ts';
import type { PaymentChange } from '#server/billing/payment-rows.ts';

export function paymentMail(change: PaymentChange, context: MailContext): NewMail[] {
  const { invoice, status } = change;
  const key = `${status}:${invoice.id}`;
  switch (status) {
    case 'succeeded':
      return [{ key, mail: receipt(change, context) }];
    case 'failed':
      return [{ key, mail: paymentFailed(change, context) }];
    case 'refunded':
    case 'partially_refunded':
      return [{ key: `${key}:${invoice.refundedCents}`, mail: refunded(change, context) }];
    case 'disputed':
      return [{ key, mail: disputed(change, context) }];
    case 'pending':
      return [];
  }
}

function receipt({ invoice }: PaymentChange, { profile }: MailContext): Mail {
  const plan = invoice.planId === null ? null : PLANS[invoice.planId];
  const day = (date: Date) => dayText(date, 'UTC');
  return {
    subject: `Your receipt: ${formatCents(invoice.amountCents)}`,
    greeting: profile.display_name,
    lines: ['Thank you. Here is the receipt for your plan.'],
    facts: [
      ...(plan ? [['Plan', plan.label] as const] : []),
      ['Amount', formatCents(invoice.amountCents)],
      ['Date', day(invoice.createdAt)],
      ...(invoice.covers
        ? [['Period', `${day(invoice.covers.from)} to ${day(invoice.covers.to)}`] as const]
        : []),
      ...(invoice.number ? [['Invoice', invoice.number] as const] : []),
    ],
    ...(invoice.receiptUrl && { action: { label: 'Open the receipt', url: invoice.receiptUrl } }),
  };
}

const billingPage = (appUrl: string) => `${appUrl}/settings?tab=billing`;

function paymentFailed({ invoice }: PaymentChange, { profile, appUrl, next }: MailContext): Mail {
  return {
    subject: 'Your payment did not go through',
    greeting: profile.display_name,
    lines: [
      `We could not collect ${formatCents(invoice.amountCents)} for your plan. Your card may have expired or been declined.`,
      ...next,
    ],
    action: { label: 'Update my card', url: billingPage(appUrl) },
  };
}

function refunded({ invoice }: PaymentChange, { profile, appUrl, next }: MailContext): Mail {
  const amount = formatCents(invoice.refundedCents);
  return {
    subject: `Your refund: ${amount}`,
    greeting: profile.display_name,
    lines: [
      `${amount} of your payment of ${dayText(invoice.createdAt, 'UTC')} goes back to your card; banks take some days for it. Credits of that payment that were not spent have been taken back.`,
      ...next,
    ],
    action: { label: 'See your plan', url: billingPage(appUrl) },
  };
}

function disputed({ invoice }: PaymentChange, { profile, appUrl, next }: MailContext): Mail {
  return {
    subject: 'Your payment is disputed',
    greeting: profile.display_name,
    lines: [
      `Your bank has told us that your payment of ${formatCents(invoice.amountCents)} is disputed. Credits of it that were not spent have been taken back until that is settled.`,
      ...next,
    ],
    action: { label: 'See your plan', url: billingPage(appUrl) },
    footnote: 'If you did not dispute it, please tell your bank.',
  };
}
