import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { writeMails } from '#server/mail/write-mail.ts';
import { addDays } from '#shared/rules/days.ts';
import { sayWhatNext } from '#shared/rules/billing/say-what-next.ts';

import type { MailContext } from './mail-context.ts';
import { paymentMail } from './payment-mails.ts';
import type { PaymentChange } from '#server/billing/payment-rows.ts';
import { planMails } from './plan-mails.ts';
import type { PlanChange } from './plan-mails.ts';
import { readWhatNext } from '#server/billing/entitlement/read-what-next.ts';

/** Payments older than this were known to the customer before they were known to us. */
const NEWS_DAYS = 3;

export interface BillingNews {
  userId: string;
  payments: readonly PaymentChange[];
  plans: readonly PlanChange[];
  asOf: Date;
  appUrl: string;
}

/** A word for everything that happened to payments and plan, once; all with what comes next. */
export async function writeBillingMails(
  trx: Transaction<Schema>,
  news: BillingNews,
): Promise<void> {
  const payments = news.payments.filter((change) => isNews(change, news.asOf));
  if (payments.length + news.plans.length === 0) return;
  const profile = await trx
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', news.userId)
    .executeTakeFirstOrThrow();
  const next = await readWhatNext(trx, profile);
  const context: MailContext = {
    profile,
    appUrl: news.appUrl,
    next: sayWhatNext(next, { credits: profile.credits - profile.held, timeZone: 'UTC' }),
  };
  const mails = [
    ...payments.flatMap((change) => paymentMail(change, context)),
    ...planMails(news.plans, context),
  ];
  const address = { userId: profile.user_id, recipient: profile.email };
  await writeMails(
    trx,
    mails.map((mail) => ({ ...mail, ...address })),
  );
}

/** What we knew already and has changed is news however old its invoice: one recovered after a week. */
const isNews = ({ invoice, before, status }: PaymentChange, asOf: Date) =>
  before?.status !== status && (before !== null || addDays(invoice.createdAt, NEWS_DAYS) > asOf);
