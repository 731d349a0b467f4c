import { describe, expect, it, test } from 'vitest';

import { DAY_MS } from '#shared/rules/days.ts';
import { countdownText, planName, sayShortly, sayWhatNext, standingText } from './say-what-next.ts';
import { whatNext } from './what-next.ts';
import type { AccountFacts, LiveSubscription } from './what-next.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const newcomer: AccountFacts = {
  now: at('2026-11-15'),
  status: 'free',
  allowanceDate: at('2026-12-01'),
  hasAllowance: true,
  deletionDate: null,
  subscription: null,
  creditCents: 0,
  ended: null,
};
const monthly: LiveSubscription = {
  planId: 'pro_monthly',
  startedAt: at('2026-10-20'),
  periodEnd: at('2026-11-20'),
  cancelAt: null,
  owing: null,
  takenBack: null,
};
const yearly: LiveSubscription = {
  ...monthly,
  planId: 'pro_yearly',
  startedAt: at('2026-09-15'),
  periodEnd: at('2027-09-15'),
};

const next = (change: Partial<AccountFacts>) => whatNext({ ...newcomer, ...change });
const pro = (part: Partial<LiveSubscription>, change: Partial<AccountFacts> = {}) =>
  next({ status: 'active', subscription: { ...monthly, ...part }, ...change });
const said = (what: ReturnType<typeof next>, credits = 10) =>
  sayWhatNext(what, { credits, timeZone: 'UTC' });

describe('a free account', () => {
  it('is told the day on which credits really come, and how many', () => {
    const free = next({});
    expect(free).toMatchObject({ standing: 'free', planId: 'free', charge: null, endsAt: null });
    expect(countdownText(free, 10)).toBe('16d until new credits');
    expect(countdownText(free, 400)).toBeNull();
    expect(said(free, 0)).toEqual(['On 1 Dec 2026 10 credits arrive, up to 10.']);
    expect(said(free, 9)).toEqual(['On 1 Dec 2026 1 credit arrives, up to 10.']);
    expect(said(free, 14)).toEqual([
      'On 1 Dec 2026 credits are filled up to 10, if there are fewer by then.',
    ]);
    expect(sayShortly(free)).toBe('Free Plan, new credits on 1 Dec 2026');
  });

  it('that is due waits for today, never for a day that is over', () => {
    const due = next({ allowanceDate: at('2026-11-01') });
    expect(due.countdown).toEqual({ to: 'credits', days: 0 });
    expect(due.credits?.date).toBe(at('2026-11-15').toISOString());
  });

  it('of a mailbox that has had its credits is promised none', () => {
    const second = next({ hasAllowance: false });
    expect(second).toMatchObject({ credits: null, countdown: null });
    expect(said(second)).toEqual([
      'No free credits come: another account of the same mailbox has them.',
    ]);
  });

  it.each([
    ['cancelled', 'as it was cancelled'],
    ['unpaid', 'because its payment was not made'],
  ] as const)('that was Pro and is %s is told so first', (why, words) => {
    const ended = { planId: 'pro_yearly', date: at('2026-11-03'), why } as const;
    expect(said(next({ status: 'cancelled', ended }), 0)).toEqual([
      `Pro Yearly ended on 3 Nov 2026, ${words}.`,
      'On 1 Dec 2026 10 credits arrive, up to 10.',
    ]);
  });
});

describe('a plan that is paid', () => {
  it('by the month renews with one payment and its credits', () => {
    const active = pro({});
    expect(standingText(active)).toEqual({ label: 'ACTIVE', tone: 'good' });
    expect(countdownText(active, 400)).toBe('5d until renewal');
    expect(said(active, 150)).toEqual([
      'On 20 Nov 2026 $22.00 is charged, and 250 credits arrive, up to 400.',
    ]);
    expect(sayShortly(active)).toBe('Pro Monthly, $22.00 on 20 Nov 2026');
  });

  it('by the year brings credits next month, and is charged in a year', () => {
    const active = pro(yearly);
    expect(active).toMatchObject({ standing: 'active', planId: 'pro_yearly' });
    expect(active.credits?.date).toBe(at('2026-12-15').toISOString());
    expect(said(active, 400)).toEqual([
      'On 15 Dec 2026 credits are filled up to 400, if there are fewer by then.',
      'On 15 Sept 2027 $220.00 is charged.',
    ]);
  });

  it.each([
    [0, 2200, '$22.00 is charged, and'],
    [300, 1900, '$19.00 is charged ($22.00 less $3.00 in credit), and'],
    [2200, 0, 'nothing is charged: $22.00 comes from the credit, and'],
    [19_873, 0, 'nothing is charged: $22.00 comes from the credit, and'],
  ])('with %i cents in credit charges %i', (creditCents, amountCents, words) => {
    const active = pro({}, { creditCents });
    expect(active.charge).toMatchObject({
      amountCents,
      fromCreditCents: Math.min(creditCents, 2200),
    });
    expect(said(active)[0]).toContain(words);
    expect(active.creditCents).toBe(creditCents);
  });

  it('and switched from another keeps its own day for credits', () => {
    const switched = pro({ startedAt: at('2026-09-28'), periodEnd: at('2026-12-10') });
    expect(said(switched, 0)).toEqual([
      'On 28 Nov 2026 400 credits arrive, up to 400.',
      'On 10 Dec 2026 $22.00 is charged.',
    ]);
  });

  it('and cancelled ends, charges nothing and brings no credits on its last day', () => {
    const ending = pro({ cancelAt: monthly.periodEnd });
    expect(ending).toMatchObject({ standing: 'ending', charge: null, credits: null });
    expect(standingText(ending)).toEqual({ label: 'Ends 20 Nov 2026', tone: 'amber' });
    expect(countdownText(ending, 400)).toBe('5d until it ends');
    expect(said(ending)).toEqual([
      'Pro Monthly ends on 20 Nov 2026, and nothing more is charged. Credits that are left stay.',
    ]);
  });

  it('for a year and cancelled still brings the credits of its months', () => {
    const ending = pro({ ...yearly, cancelAt: yearly.periodEnd });
    expect(ending.credits).toEqual({ date: at('2026-12-15').toISOString(), upTo: 400 });
    expect(said(ending, 0).at(-1)).toBe('On 15 Dec 2026 400 credits arrive, up to 400.');
  });
});

describe('a plan in trouble', () => {
  const owing = { since: at('2026-11-12'), amountCents: 2200 };

  it('is Pro for the days of grace, and says how many are left', () => {
    const unpaid = pro({ owing }, { status: 'past_due' });
    expect(unpaid).toMatchObject({
      standing: 'unpaid',
      planId: 'pro_monthly',
      charge: null,
      credits: null,
      countdown: { to: 'grace', days: 4 },
    });
    expect(said(unpaid)).toEqual([
      'The payment of $22.00 did not go through. Pro stays until 19 Nov 2026: paid by then, nothing is lost.',
    ]);
    expect(sayShortly(unpaid)).toBe('Payment failed, 4 days to pay');
    expect(countdownText(unpaid, 400)).toBe('4d left to pay');
  });

  it('is free afterwards, with the way back', () => {
    const over = pro({ owing: { ...owing, since: at('2026-11-01') } }, { status: 'cancelled' });
    expect(over).toMatchObject({ planId: 'free', countdown: null, owing: { isOver: true } });
    expect(said(over, 0)).toEqual([
      'The payment of $22.00 did not go through. Pro ended on 8 Nov 2026, and is back as soon as it is paid.',
      'On 1 Dec 2026 10 credits arrive, up to 10.',
    ]);
    expect(standingText(over).label).toBe('Payment issue');
  });

  it('disputed is not called active, and promises credits with the next payment only', () => {
    const disputed = pro({ ...yearly, takenBack: { how: 'disputed', amountCents: 22_000 } });
    expect(standingText(disputed)).toEqual({ label: 'Payment disputed', tone: 'danger' });
    expect(said(disputed)).toEqual([
      'The payment of $220.00 is disputed at the bank. Until that is settled it brings no credits.',
      'On 15 Sept 2027 $220.00 is charged, and 390 credits arrive, up to 400.',
    ]);
  });

  it('refunded and cancelled brings nothing more', () => {
    const takenBack = { how: 'refunded', amountCents: 2200 } as const;
    const refunded = pro({ takenBack, cancelAt: monthly.periodEnd });
    expect(refunded).toMatchObject({ standing: 'refunded', credits: null, charge: null });
    expect(said(refunded)[0]).toBe(
      'The payment of $22.00 was refunded, so it brings no more credits.',
    );
  });
});

test('the operator pays nothing, renews nothing, and has a plan of that name', () => {
  const operator = next({ status: 'admin' });
  expect(operator).toMatchObject({ standing: 'operator', charge: null, countdown: null });
  expect(planName(operator)).toBe('Operator');
  expect(said(operator)).toEqual(['Nothing is charged, and no credits arrive by themselves.']);
});

test('an operator who bought a plan is charged for it and told so', () => {
  expect(pro({}, { status: 'admin' })).toMatchObject({
    standing: 'active',
    charge: { amountCents: 2200 },
  });
});

test.each([{}, { owing: { since: at('2026-11-12'), amountCents: 2200 } }])(
  'an account that goes has no billing date and is not active, whatever its plan says',
  (part) => {
    const leaving = pro(part, { deletionDate: at('2026-11-22') });
    expect(leaving).toMatchObject({
      standing: 'leaving',
      planId: 'pro_monthly',
      charge: null,
      credits: null,
      countdown: { to: 'deletion', days: 7 },
    });
    expect(said(leaving)).toEqual([
      'On 22 Nov 2026 the account is deleted. Until then nothing is charged, and no plan renews.',
    ]);
  },
);

test('Pro without a subscription renews nothing', () => {
  expect(next({ status: 'pro' })).toMatchObject({ standing: 'granted', charge: null });
});

test.each(['renewal', 'credits', 'end', 'grace', 'deletion'] as const)(
  'the last hours until %s count as a day',
  (to) => {
    const soon = new Date(at('2026-11-15').getTime() + 3_600_000);
    const account = {
      renewal: () => pro({ periodEnd: soon }),
      credits: () => next({ allowanceDate: soon }),
      end: () => pro({ cancelAt: soon }),
      grace: () => pro({ owing: { since: new Date(soon.getTime() - 7 * DAY_MS), amountCents: 1 } }),
      deletion: () => next({ deletionDate: soon }),
    }[to]();
    expect(account.countdown).toEqual({ to, days: 1 });
  },
);
