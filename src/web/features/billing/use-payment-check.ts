import { useEffect, useRef, useState } from 'react';
import { BILLING } from '#shared/rules/plans.ts';
import { notifyInfo, notifySuccess } from '#web/lib/notify.ts';
import { type Billing, useSyncBilling } from './use-billing.ts';

/** How often the page looks by itself before it leaves that to the member. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 3000;

export type PaymentCheck =
  | { state: 'checking' }
  | { state: 'waiting'; lookAgain: () => void }
  | { state: 'done'; billing: Billing };

type CheckOptions = {
  isEnabled: boolean;
  /** Where nothing was paid for, one look is enough and nothing is announced. */
  isAfterCheckout: boolean;
};

/**
 * Waits two seconds (spec §2.9), asks the payment provider, and goes on asking until the plan is
 * there. What it shows is the account as the server has it, never what the address says.
 */
export function usePaymentCheck({ isEnabled, isAfterCheckout }: CheckOptions): PaymentCheck {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Billing | 'nothing' | null>(null);
  const sync = useRef(useSyncBilling());
  useEffect(() => {
    if (!isEnabled) return;
    const leaving = new AbortController();
    const waitMs = round === 0 ? BILLING.successWaitMs : 0;
    const search = { waitMs, looks: isAfterCheckout ? LOOKS : 1, signal: leaving.signal };
    void lookForPlan(sync.current, search).then((billing) => {
      if (leaving.signal.aborted) return;
      if (isAfterCheckout) announce(billing);
      setOutcome(billing ?? 'nothing');
    });
    return () => leaving.abort();
  }, [isEnabled, isAfterCheckout, round]);
  const lookAgain = () => {
    setOutcome(null);
    setRound(round + 1);
  };
  if (outcome === null) return { state: 'checking' };
  return outcome === 'nothing'
    ? { state: 'waiting', lookAgain }
    : { state: 'done', billing: outcome };
}

async function lookForPlan(
  sync: () => Promise<Billing>,
  { waitMs, looks, signal }: { waitMs: number; looks: number; signal: AbortSignal },
): Promise<Billing | null> {
  await pause(waitMs, signal);
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    const billing = await sync().catch(() => null);
    if (billing?.hasSubscription) return billing;
    if (look + 1 < looks) await pause(BETWEEN_LOOKS_MS, signal);
  }
  return null;
}

function announce(billing: Billing | null): void {
  if (billing)
    return notifySuccess({ title: 'Account Updated!', message: 'Your plan is ready to use.' });
  notifyInfo({
    title: 'Account Update',
    message: "Your payment was processed. If your account isn't updated, please refresh the page.",
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
