import { addMonths } from '#shared/rules/billing/months.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/days.ts';

import type { Dice } from './dice.ts';

export interface Wish {
  at: Date;
  state: 'succeeded' | 'failed' | 'cancelled';
  seconds: number;
}
export interface Payment {
  at: Date;
  planId: PaidPlanId;
  status: 'succeeded' | 'failed' | 'refunded' | 'partially_refunded' | 'disputed';
}
interface Grant {
  at: Date;
  /** The balance is filled up to this; what lies above it stays. */
  upTo: number;
  reason: string;
}
interface Plan {
  id: PaidPlanId;
  since: Date;
  endedAt: Date | null;
  periodEnd: Date;
}

/** What one made-up member has done since joining. */
export interface Life {
  joinedAt: Date;
  seenAt: Date;
  plan: Plan | null;
  wishes: Wish[];
  payments: Payment[];
  grants: Grant[];
}

/** More and more join as the year goes on; some stay, some pay, most come and go. */
export function liveLife(dice: Dice, now: Date): Life {
  const joinedAt = new Date(now.getTime() - 364 * DAY_MS * dice.next() ** 1.45 - 2 * HOUR_MS);
  const plan = choosePlan(dice, joinedAt, now);
  const payments = plan ? payFor(dice, plan, now) : [];
  const wishes = makeWishes(dice, { joinedAt, plan, now });
  const grants = [
    { at: joinedAt, upTo: CREDITS.welcomeGrant, reason: 'Welcome credits' },
    ...(plan ? planGrants(plan, now) : freeGrants(joinedAt, now)),
  ];
  const seenAt = wishes.at(-1)?.at ?? joinedAt;
  return { joinedAt, seenAt, plan, wishes, payments, grants };
}

const PAYING = 0.24;
const YEARLY = 0.22;
const LEAVING = 0.3;

function choosePlan(dice: Dice, joinedAt: Date, now: Date): Plan | null {
  const since = new Date(joinedAt.getTime() + dice.between(0.1, 25) * DAY_MS);
  if (!dice.isLucky(PAYING) || since > now) return null;
  const id = dice.isLucky(YEARLY) ? 'pro_yearly' : 'pro_monthly';
  const left = new Date(since.getTime() + dice.between(40, 260) * DAY_MS);
  const isOver = id === 'pro_monthly' && dice.isLucky(LEAVING) && left < now;
  const months = id === 'pro_yearly' ? 12 : 1;
  let periods = 1;
  const last = isOver ? left : now;
  while (addMonths(since, periods * months) <= last) periods += 1;
  const periodEnd = addMonths(since, periods * months);
  return { id, since, endedAt: isOver ? periodEnd : null, periodEnd };
}

function payFor(dice: Dice, plan: Plan, now: Date): Payment[] {
  const months = plan.id === 'pro_yearly' ? 12 : 1;
  const payments: Payment[] = [];
  for (let i = 0; ; i++) {
    const at = addMonths(plan.since, i * months);
    if (at > now || at >= plan.periodEnd) return payments;
    if (dice.isLucky(0.03)) payments.push({ at, planId: plan.id, status: 'failed' });
    payments.push({
      at: new Date(at.getTime() + HOUR_MS),
      planId: plan.id,
      status: dice.isLucky(0.025)
        ? dice.pick(['refunded', 'partially_refunded', 'disputed'] as const)
        : 'succeeded',
    });
  }
}

function planGrants(plan: Plan, now: Date): Grant[] {
  const { imagesPerMonth, label } = PLANS[plan.id];
  const grants: Grant[] = [];
  for (let i = 0; addMonths(plan.since, i) < plan.periodEnd; i++) {
    const at = new Date(addMonths(plan.since, i).getTime() + 2 * HOUR_MS);
    if (at < now) grants.push({ at, upTo: imagesPerMonth, reason: `${label} credits` });
  }
  return grants;
}

function freeGrants(joinedAt: Date, now: Date): Grant[] {
  const grants: Grant[] = [];
  for (let at = joinedAt.getTime() + CREDITS.resetPeriodMs; at < now.getTime();) {
    const reason = 'Free monthly credits';
    grants.push({ at: new Date(at), upTo: PLANS.free.imagesPerMonth, reason });
    at += CREDITS.resetPeriodMs;
  }
  return grants;
}

interface Years {
  joinedAt: Date;
  plan: Plan | null;
  now: Date;
}

/** Evenings with a few pictures each; who does not pay comes back less and less. */
function makeWishes(dice: Dice, { joinedAt, plan, now }: Years): Wish[] {
  const wishes: Wish[] = [];
  const eagerness = dice.between(0.5, 1.6);
  const isCurious = dice.isLucky(0.88);
  if (!isCurious) return wishes;
  let at = joinedAt.getTime() + dice.between(0.05, 3) * HOUR_MS;
  while (at < now.getTime() - HOUR_MS) {
    const isPaying = plan !== null && at >= plan.since.getTime() && at < plan.periodEnd.getTime();
    for (let i = dice.whole(1, isPaying ? 6 : 4); i > 0; i--) {
      wishes.push(makeWish(dice, new Date(at)));
      at += dice.between(0.02, 0.4) * HOUR_MS;
    }
    if (!isPaying && dice.isLucky(0.13)) return wishes;
    at += (dice.between(1, isPaying ? 9 : 24) * DAY_MS) / eagerness;
  }
  return wishes.filter((wish) => wish.at < now);
}

function makeWish(dice: Dice, at: Date): Wish {
  const luck = dice.next();
  const state = luck < 0.955 ? 'succeeded' : luck < 0.983 ? 'failed' : 'cancelled';
  return { at, state, seconds: dice.between(3.2, 8.4) + (dice.isLucky(0.06) ? 9 : 0) };
}
