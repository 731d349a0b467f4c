import { useEffect, useRef, useState } from 'react';
import { BILLING } from '#shared/rules/billing/plans.ts';
import { api } from '#web/lib/requests/api.ts';
import { notifyInfo, notifySuccess } from '#web/lib/notices/notify.ts';
import { useSyncBilling } from '#web/features/billing/use-billing.ts';
import type { Billing } from '#web/features/billing/use-billing.ts';

/** How often the page looks by itself before it leaves that to the member. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 3000;

export type PaymentCheck =
  | { state: 'checking' }
  /** Paid, and the plan has not shown up yet. */
  | { state: 'waiting'; lookAgain: () => void }
  /** Nobody could say whether it was paid. */
  | { state: 'unreached'; lookAgain: () => void }
  | { state: 'unpaid' }
  /** No checkout of this member's. */
  | { state: 'none' }
  | { state: 'done'; billing: Billing };

type Outcome = Exclude<PaymentCheck['state'], 'checking' | 'done'> | Billing;

/**
 * Waits two seconds (spec §2.9), asks how the checkout stands and, where it was paid, goes on asking
 * until the plan is there. What it shows is what the server knows, never what the address says.
 */
export function usePaymentCheck({
  isEnabled,
  sessionId,
}: {
  isEnabled: boolean;
  sessionId: string | null;
}): PaymentCheck {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const sync = useRef(useSyncBilling());
  useEffect(() => {
    if (!isEnabled) return;
    const leaving = new AbortController();
    const waitMs = round === 0 ? BILLING.successWaitMs : 0;
    const search = { sessionId, waitMs, signal: leaving.signal };
    void lookForPlan(sync.current, search).then((found) => {
      if (!leaving.signal.aborted) setOutcome(found);
    });
    return () => leaving.abort();
  }, [isEnabled, sessionId, round]);
  const lookAgain = () => {
    setOutcome(null);
    setRound(round + 1);
  };
  if (outcome === null) return { state: 'checking' };
  if (typeof outcome === 'object') return { state: 'done', billing: outcome };
  return outcome === 'waiting' || outcome === 'unreached'
    ? { state: outcome, lookAgain }
    : { state: outcome };
}

async function lookForPlan(
  sync: () => Promise<Billing>,
  { sessionId, waitMs, signal }: { sessionId: string | null; waitMs: number; signal: AbortSignal },
): Promise<Outcome> {
  await pause(waitMs, signal);
  const checkout = sessionId === null ? 'none' : await readCheckout(sessionId);
  const looks = checkout === 'waiting' ? LOOKS : 1;
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    const billing = await sync().catch(() => null);
    if (billing?.hasSubscription) {
      if (checkout === 'waiting') announceArrival();
      return billing;
    }
    if (look + 1 < looks) await pause(BETWEEN_LOOKS_MS, signal);
  }
  if (checkout === 'waiting' && !signal.aborted) announceDelay();
  return checkout;
}

async function readCheckout(id: string): Promise<Exclude<Outcome, Billing>> {
  const answer = await api.billing.checkout({ id }).catch(() => null);
  if (answer === null) return 'unreached';
  if (answer.status === 'unknown') return 'none';
  return answer.status === 'complete' ? 'waiting' : 'unpaid';
}

const announceArrival = () =>
  notifySuccess({ title: 'Account Updated!', message: 'Your plan is ready to use.' });

const announceDelay = () =>
  notifyInfo({
    title: 'Account Update',
    message: "Your payment was processed. If your account isn't updated, please refresh the page.",
  });

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
