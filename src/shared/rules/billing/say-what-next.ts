import { dayText, daysText } from '#shared/rules/days.ts';
import { formatCents, PLANS } from './plans.ts';
import type { WhatNext } from './what-next.ts';

export interface Reader {
  /** What can be spent now: it decides how many credits really arrive. */
  credits: number;
  /** The reader's own where none is named. */
  timeZone?: string | undefined;
}

/** What the account lives on, by its one name. */
export function planName({ standing, planId }: Pick<WhatNext, 'standing' | 'planId'>): string {
  return standing === 'operator' ? 'Operator' : PLANS[planId].label;
}

/** The state of the plan in a badge; the specification's own words where they are true. */
export function standingText(next: WhatNext): { label: string; tone: BadgeTone } {
  switch (next.standing) {
    case 'free':
      return { label: 'FREE PLAN', tone: 'neutral' };
    case 'active':
    case 'granted':
      return { label: 'ACTIVE', tone: 'good' };
    case 'ending':
      return { label: `Ends ${dayText(next.endsAt ?? '')}`, tone: 'amber' };
    case 'unpaid':
      return { label: 'Payment issue', tone: 'danger' };
    case 'disputed':
      return { label: 'Payment disputed', tone: 'danger' };
    case 'refunded':
      return { label: 'Payment refunded', tone: 'amber' };
    case 'operator':
      return { label: 'OPERATOR', tone: 'neutral' };
    case 'leaving':
      return { label: 'To be deleted', tone: 'danger' };
  }
}
export type BadgeTone = 'neutral' | 'good' | 'amber' | 'danger';

const COUNTED = {
  renewal: 'until renewal',
  credits: 'until new credits',
  end: 'until it ends',
  grace: 'left to pay',
  deletion: 'until deletion',
} as const;

/** 'Nd until renewal' (spec §2.7), or whatever else is waited for. */
export function countdownText({ countdown, credits }: WhatNext, balance: number): string | null {
  // Who has more than they are filled up to waits for none.
  if (countdown?.to === 'credits' && credits && balance > credits.upTo) return null;
  return countdown && `${countdown.days}d ${COUNTED[countdown.to]}`;
}

/** What happens next in whole sentences, the most important one first; for the member and for staff. */
export function sayWhatNext(next: WhatNext, reader: Reader): string[] {
  const day = (date: string) => dayText(date, reader.timeZone);
  const said = [trouble(next, day), ended(next, day), ...coming(next, reader)];
  return said.filter((sentence) => sentence !== null);
}

type Day = (date: string) => string;

function trouble(next: WhatNext, day: Day): string | null {
  const { standing, owing, takenBackCents } = next;
  if (standing === 'leaving')
    return `On ${day(next.endsAt ?? '')} the account is deleted. Until then nothing is charged, and no plan renews.`;
  if (owing) return unpaidText(owing, day);
  if (takenBackCents === null) return null;
  const amount = formatCents(takenBackCents);
  return standing === 'disputed'
    ? `The payment of ${amount} is disputed at the bank. Until that is settled it brings no credits.`
    : `The payment of ${amount} was refunded, so it brings no more credits.`;
}

function unpaidText({ amountCents, until, isOver }: Owing, day: Day): string {
  const missed = `The payment of ${formatCents(amountCents)} did not go through.`;
  return isOver
    ? `${missed} Pro ended on ${day(until)}, and is back as soon as it is paid.`
    : `${missed} Pro stays until ${day(until)}: paid by then, nothing is lost.`;
}
type Owing = NonNullable<WhatNext['owing']>;

function ended({ ended: last }: WhatNext, day: Day): string | null {
  if (!last) return null;
  const why = last.why === 'unpaid' ? 'because its payment was not made' : 'as it was cancelled';
  return `${PLANS[last.planId].label} ended on ${day(last.date)}, ${why}.`;
}

function coming(next: WhatNext, reader: Reader): string[] {
  const { charge, credits, standing } = next;
  const day = (date: string) => dayText(date, reader.timeZone);
  if (standing === 'operator' || standing === 'granted')
    return ['Nothing is charged, and no credits arrive by themselves.'];
  if (standing === 'leaving' || (standing === 'unpaid' && !credits)) return [];
  if (charge && credits && day(charge.date) === day(credits.date))
    return [
      `On ${day(charge.date)} ${chargeText(next)}, and ${creditsText(credits.upTo, reader)}.`,
    ];
  return [
    ...(next.endsAt ? [endText(next.endsAt, next, day)] : []),
    ...(credits
      ? [`On ${day(credits.date)} ${creditsText(credits.upTo, reader)}.`]
      : standing === 'free'
        ? ['No free credits come: another account of the same mailbox has them.']
        : []),
    ...(charge ? [`On ${day(charge.date)} ${chargeText(next)}.`] : []),
  ];
}

function endText(endsAt: string, { planId }: WhatNext, day: Day): string {
  return `${PLANS[planId].label} ends on ${day(endsAt)}, and nothing more is charged. Credits that are left stay.`;
}

function chargeText({ charge }: WhatNext): string {
  if (!charge) return 'nothing is charged';
  const { amountCents, fromCreditCents } = charge;
  if (fromCreditCents === 0) return `${formatCents(amountCents)} is charged`;
  const full = `${formatCents(amountCents + fromCreditCents)} less ${formatCents(fromCreditCents)} in credit`;
  return amountCents === 0
    ? `nothing is charged: ${formatCents(fromCreditCents)} comes from the credit`
    : `${formatCents(amountCents)} is charged (${full})`;
}

function creditsText(upTo: number, { credits }: Reader): string {
  const arriving = Math.max(0, upTo - credits);
  if (arriving === 0) return `credits are filled up to ${upTo}, if there are fewer by then`;
  return `${arriving === 1 ? '1 credit arrives' : `${arriving} credits arrive`}, up to ${upTo}`;
}

/** The same in a few words, where there is room for one line. */
export function sayShortly(next: WhatNext): string {
  const { standing, charge, credits, owing, endsAt, countdown } = next;
  if (owing && countdown) return `Payment failed, ${daysText(countdown.days)} to pay`;
  if (owing) return 'Payment failed, Pro has ended';
  if (standing === 'leaving') return `Deleted on ${dayText(endsAt ?? '')}`;
  if (standing === 'disputed') return 'Payment disputed, no new credits';
  if (endsAt) return `${planName(next)}, ends ${dayText(endsAt)}`;
  if (charge)
    return `${planName(next)}, ${formatCents(charge.amountCents)} on ${dayText(charge.date)}`;
  if (credits) return `${planName(next)}, new credits on ${dayText(credits.date)}`;
  return planName(next);
}
