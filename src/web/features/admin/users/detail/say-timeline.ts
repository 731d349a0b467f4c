import type { TimelineEntry } from '#shared/contract/admin-users.ts';
import { planLabel } from '#shared/rules/admin/admin-payments.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { SIGN_IN_FAILURES } from '#web/features/admin/security/sign-in-failures.ts';
import { actionName } from '#web/features/admin/audit/action-names.ts';
import { sayAmounts } from '#web/features/admin/audit/say-amounts.ts';
import { paymentStateName } from '#web/features/admin/payments/payment-state.tsx';
import { deviceName } from '#web/lib/words/device-name.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { networkAddress } from '#web/lib/words/network-address.ts';

interface Line {
  title: string;
  note: string;
}
type Facts = Record<string, unknown>;

const text = (facts: Facts, name: string) => (typeof facts[name] === 'string' ? facts[name] : '');
const figure = (facts: Facts, name: string) => (typeof facts[name] === 'number' ? facts[name] : 0);
const join = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** One line of a user's timeline in words. */
export function sayEntry({ kind, facts }: Pick<TimelineEntry, 'kind' | 'facts'>): Line {
  return SAY[kind](facts);
}

const SAY: Record<TimelineEntry['kind'], (facts: Facts) => Line> = {
  payment: (facts) => {
    const refunded = figure(facts, 'refundedCents');
    return {
      title: `${paymentStateName(text(facts, 'status'))}: ${formatCents(figure(facts, 'cents'))}`,
      note: join(
        planLabel(text(facts, 'plan')),
        refunded > 0 && `${formatCents(refunded)} given back`,
      ),
    };
  },
  credits: (facts) => {
    const amount = figure(facts, 'amount');
    const signed = `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`;
    return {
      title: `${signed} credits, now ${formatCount(figure(facts, 'balance'))}`,
      note: text(facts, 'reason'),
    };
  },
  picture: (facts) => ({
    title: PICTURES[text(facts, 'state')] ?? 'Picture',
    note: text(facts, 'prompt'),
  }),
  sign_in: (facts) => {
    const failure = text(facts, 'failure');
    return {
      title: failure ? 'Sign-in failed' : 'Signed in',
      note: join(
        failure && (SIGN_IN_FAILURES[failure as keyof typeof SIGN_IN_FAILURES]?.label ?? failure),
        deviceName(text(facts, 'userAgent') || null),
        networkAddress(text(facts, 'ip') || null),
      ),
    };
  },
  mail: (facts) => ({
    title: text(facts, 'subject') || 'Email',
    note: facts['isSent'] ? 'Sent' : facts['isGivenUp'] ? 'Could not be delivered' : 'On its way',
  }),
  admin: (facts) => {
    const amounts = sayAmounts(facts['before'] as Facts | null, facts['after'] as Facts | null);
    return {
      title: join(actionName(text(facts, 'action')), amounts),
      note: join(text(facts, 'reason'), `by ${text(facts, 'by')}`),
    };
  },
};

const PICTURES: Record<string, string> = {
  succeeded: 'Picture delivered, −1 credit',
  failed: 'Picture failed, not charged',
  expired: 'Picture took too long, not charged',
  cancelled: 'Picture given up, not charged',
  queued: 'Picture waits',
  running: 'Picture in the making',
  storing: 'Picture in the making',
};
