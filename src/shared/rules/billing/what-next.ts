import type { SubscriptionStatus } from '#shared/rules/account.ts';
import { addDays, daysUntil } from '#shared/rules/days.ts';
import { addMonths, monthsSince } from './months.ts';
import { BILLING, PLANS } from './plans.ts';
import type { PaidPlanId, PlanId } from './plans.ts';

/** How an account stands: what its badge says, and what is told first. */
export const STANDINGS = [
  'free',
  'active',
  /** Cancelled, and paid for until a day to come. */
  'ending',
  /** A payment did not go through. */
  'unpaid',
  /** The money of the running month was taken back by the bank, or given back by us. */
  'disputed',
  'refunded',
  /** Pro without a subscription: nothing is charged and nothing renews. */
  'granted',
  'operator',
  /** In the days of grace before the account is erased. */
  'leaving',
] as const;
export type Standing = (typeof STANDINGS)[number];

export const COUNTDOWNS = ['renewal', 'credits', 'end', 'grace', 'deletion'] as const;

export interface AccountFacts {
  /** The customer's present: a test clock may run ahead of ours. */
  now: Date;
  status: SubscriptionStatus;
  /** When the free allowance comes next. */
  allowanceDate: Date;
  /** One mailbox, one allowance: a second account of it gets none. */
  hasAllowance: boolean;
  deletionDate: Date | null;
  subscription: LiveSubscription | null;
  /** What the provider owes the customer; the next invoice uses it up. */
  creditCents: number;
  /** The last plan that is over. */
  ended: EndedPlan<Date> | null;
}

export interface LiveSubscription {
  planId: PaidPlanId;
  startedAt: Date;
  periodEnd: Date;
  cancelAt: Date | null;
  owing: { since: Date; amountCents: number } | null;
  /** The payment of the running month, where its money is gone again. */
  takenBack: { how: 'disputed' | 'refunded'; amountCents: number } | null;
}

interface EndedPlan<Moment> {
  planId: PaidPlanId;
  date: Moment;
  why: 'cancelled' | 'unpaid';
}

/** Dates are ISO text: it travels. Words for it are in say-what-next.ts. */
export interface WhatNext {
  standing: Standing;
  /** The plan that the account lives on. */
  planId: PlanId;
  /** The day that matters first, as the settings' header counts to it. */
  countdown: { to: (typeof COUNTDOWNS)[number]; days: number } | null;
  /** The next payment, after what is in credit. */
  charge: { date: string; amountCents: number; fromCreditCents: number } | null;
  /** The balance is filled up to this. */
  credits: { date: string; upTo: number } | null;
  /** When a cancelled plan, or the account itself, ends. */
  endsAt: string | null;
  /** What has to be paid, and until when Pro waits for it. */
  owing: { amountCents: number; until: string; isOver: boolean } | null;
  takenBackCents: number | null;
  ended: EndedPlan<string> | null;
  creditCents: number;
}

/** The one place that decides what comes for an account: dates, amounts, credits, or what ended and why. */
export function whatNext(facts: AccountFacts): WhatNext {
  if (facts.deletionDate) return leaving(facts, facts.deletionDate);
  if (facts.subscription) return subscribed(facts, facts.subscription);
  return unsubscribed(facts);
}

function blank({ creditCents }: AccountFacts): Omit<WhatNext, 'standing' | 'planId'> {
  return {
    countdown: null,
    charge: null,
    credits: null,
    endsAt: null,
    owing: null,
    takenBackCents: null,
    ended: null,
    creditCents,
  };
}

/** Whoever goes is charged nothing more, whatever a subscription says for the moment. */
function leaving(facts: AccountFacts, date: Date): WhatNext {
  return {
    ...blank(facts),
    standing: 'leaving',
    planId: whatNext({ ...facts, deletionDate: null }).planId,
    countdown: { to: 'deletion', days: daysUntil(date, facts.now) },
    endsAt: date.toISOString(),
  };
}

function subscribed(facts: AccountFacts, subscription: LiveSubscription): WhatNext {
  const { planId, owing, takenBack, cancelAt } = subscription;
  if (owing) return unpaid(facts, subscription, owing);
  const base = { ...blank(facts), planId, credits: planCredits(facts, subscription) };
  const days = daysUntil(cancelAt ?? subscription.periodEnd, facts.now);
  const going = cancelAt
    ? { countdown: { to: 'end', days } as const, endsAt: cancelAt.toISOString() }
    : { countdown: { to: 'renewal', days } as const, charge: nextCharge(facts, subscription) };
  if (takenBack)
    return { ...base, ...going, standing: takenBack.how, takenBackCents: takenBack.amountCents };
  return { ...base, ...going, standing: cancelAt ? 'ending' : 'active' };
}

/** Pro waits for a missed payment some days (design §6); then it is over until the payment comes. */
function unpaid(
  facts: AccountFacts,
  { planId }: LiveSubscription,
  owing: { since: Date; amountCents: number },
): WhatNext {
  const until = addDays(owing.since, BILLING.graceDays);
  const isOver = facts.now >= until;
  return {
    ...blank(facts),
    standing: 'unpaid',
    planId: isOver ? 'free' : planId,
    countdown: isOver ? null : { to: 'grace', days: daysUntil(until, facts.now) },
    credits: isOver ? allowance(facts) : null,
    owing: { amountCents: owing.amountCents, until: until.toISOString(), isOver },
  };
}

function unsubscribed(facts: AccountFacts): WhatNext {
  const { status, ended } = facts;
  if (status === 'admin') return { ...blank(facts), standing: 'operator', planId: 'pro_monthly' };
  if (status !== 'free' && status !== 'cancelled')
    return { ...blank(facts), standing: 'granted', planId: 'pro_monthly' };
  const credits = allowance(facts);
  return {
    ...blank(facts),
    standing: 'free',
    planId: 'free',
    credits,
    countdown: credits && { to: 'credits', days: daysUntil(new Date(credits.date), facts.now) },
    ended: ended && { ...ended, date: ended.date.toISOString() },
  };
}

function allowance({ hasAllowance, allowanceDate, now }: AccountFacts): WhatNext['credits'] {
  if (!hasAllowance) return null;
  // One that is due comes with the job's next round.
  const date = allowanceDate < now ? now : allowanceDate;
  return { date: date.toISOString(), upTo: PLANS.free.imagesPerMonth };
}

/** Months count from the first day of the subscription; a year brings its credits month by month. */
function planCredits(
  { now }: AccountFacts,
  { planId, startedAt, cancelAt, takenBack, periodEnd }: LiveSubscription,
): WhatNext['credits'] {
  const nextMonth = addMonths(startedAt, Math.max(0, monthsSince(startedAt, now)) + 1);
  const date = takenBack && periodEnd > nextMonth ? periodEnd : nextMonth;
  const isPaidFor = cancelAt === null || addDays(date, 1) < cancelAt;
  return isPaidFor && !(takenBack && cancelAt)
    ? { date: date.toISOString(), upTo: PLANS[planId].imagesPerMonth }
    : null;
}

function nextCharge(
  { creditCents }: AccountFacts,
  { planId, periodEnd }: LiveSubscription,
): WhatNext['charge'] {
  const { priceCents } = PLANS[planId];
  const fromCreditCents = Math.min(creditCents, priceCents);
  const amountCents = priceCents - fromCreditCents;
  return { date: periodEnd.toISOString(), amountCents, fromCreditCents };
}
