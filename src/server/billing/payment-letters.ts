import type { Transaction } from 'kysely';

import type { Profile, Schema } from '#server/db/schema.ts';
import type { Letter } from '#server/ports/mailer.ts';
import { writeLetters } from '#server/profiles/write-letter.ts';
import type { KeyedLetter } from '#server/profiles/write-letter.ts';
import { dayText } from '#shared/rules/days.ts';
import { BILLING, formatCents, PLANS } from '#shared/rules/plans.ts';

import type { PaymentChange } from './payment-rows.ts';

/** Payments older than this were known to the customer before they were known to us. */
const NEWS_MS = 3 * 86_400_000;

/** A receipt for each new payment, a word for each that failed. */
export async function writePaymentLetters(
  trx: Transaction<Schema>,
  context: { profile: Profile; payments: readonly PaymentChange[]; asOf: Date; appUrl: string },
): Promise<void> {
  const { profile, asOf } = context;
  const news = context.payments.filter(
    ({ invoice }) => asOf.getTime() - invoice.createdAt.getTime() < NEWS_MS,
  );
  const letters = news.flatMap((change): KeyedLetter[] => {
    const letter = letterFor(change, context);
    const key = `${change.status}:${change.invoice.id}`;
    return letter ? [{ key, letter, userId: profile.user_id, recipient: profile.email }] : [];
  });
  await writeLetters(trx, letters);
}

function letterFor(
  change: PaymentChange,
  { profile, appUrl }: { profile: Profile; appUrl: string },
): Letter | null {
  if (change.before?.status === change.status) return null;
  if (change.status === 'succeeded') return receipt(change, profile);
  return change.status === 'failed' ? paymentFailed(change, { profile, appUrl }) : null;
}

function receipt({ invoice }: PaymentChange, profile: Profile): Letter {
  const plan = invoice.planId === null ? null : PLANS[invoice.planId];
  return {
    subject: `Your receipt: ${formatCents(invoice.amountCents)}`,
    greeting: profile.display_name,
    lines: ['Thank you. Here is the receipt for your plan.'],
    facts: [
      ...(plan ? [['Plan', plan.label] as const] : []),
      ['Amount', formatCents(invoice.amountCents)],
      ['Date', dayText(invoice.createdAt, 'UTC')],
      ...(invoice.covers
        ? [
            [
              'Period',
              `${dayText(invoice.covers.from, 'UTC')} to ${dayText(invoice.covers.to, 'UTC')}`,
            ] as const,
          ]
        : []),
      ...(invoice.number ? [['Invoice', invoice.number] as const] : []),
    ],
    ...(invoice.receiptUrl && { action: { label: 'Open the receipt', url: invoice.receiptUrl } }),
  };
}

function paymentFailed(
  { invoice }: PaymentChange,
  { profile, appUrl }: { profile: Profile; appUrl: string },
): Letter {
  return {
    subject: 'Your payment did not go through',
    greeting: profile.display_name,
    lines: [
      `We could not collect ${formatCents(invoice.amountCents)} for your plan. Your card may have expired or been declined.`,
      `Your Pro plan stays open for ${BILLING.graceDays} days. Update your card within that time and nothing is lost.`,
    ],
    action: { label: 'Update my card', url: `${appUrl}/settings?tab=billing` },
  };
}
