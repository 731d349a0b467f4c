import { useEffect, useRef, useState } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { api } from '#web/lib/requests/api.ts';
import { notifyFailure, notifyInfo, notifySuccess } from '#web/lib/notices/notify.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { notifyBillingFailure } from './notify-billing-failure.ts';
import { openTab } from './open-tab.ts';
import { useSyncBilling } from './use-billing.ts';

type BillingAction = 'manage' | 'cancel' | 'resume' | 'sync' | 'portal';

export interface BillingActions {
  /** The one that is under way: its button is busy. */
  busy: BillingAction | null;
  run: (action: BillingAction) => Promise<void>;
}

/** The actions of the billing tab with all their toasts (spec §8). */
export function useBillingActions(): BillingActions {
  const { profile, user } = useSignedInSession();
  const [busy, setBusy] = useState<BillingAction | null>(null);
  const sync = useSyncWithToasts();
  const awaitReturn = useSyncOnReturn();

  const openPortal = async (intent: 'manage' | 'cancel') => {
    if (!profile.email || !user.id)
      return notifyFailure({
        title: ERRORS.VALIDATION_FAILED.title,
        message: 'User profile is not loaded. Please refresh the page.',
      });
    const tab = openTab();
    try {
      const userEmail = profile.email.trim().toLowerCase();
      const { url } = await api.billing.manageSubscription({
        userEmail,
        userId: user.id,
        intent,
      });
      if (!tab) return location.assign(url);
      tab.goTo(url);
      awaitReturn();
      notifySuccess({
        title: 'Stripe Portal Opened',
        message: 'Make your changes there; they show here when you come back.',
        action: { label: 'Sync Status', onClick: () => void run('sync') },
      });
    } catch (error) {
      tab?.close();
      notifyBillingFailure(error, intent === 'cancel' ? 'CANCELLATION_FAILED' : 'PORTAL_FAILED');
    }
  };
  const run = async (action: BillingAction) => {
    setBusy(action);
    try {
      await (action === 'sync' ? sync() : openPortal(action === 'cancel' ? 'cancel' : 'manage'));
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}

function useSyncWithToasts(): () => Promise<void> {
  const sync = useSyncBilling();
  return async () => {
    // One toast from the asking to the answer.
    const id = 'billing-sync';
    notifyInfo({ id, title: 'Syncing...', message: 'Checking your subscription status.' });
    try {
      await sync();
      notifySuccess({ id, title: 'Status Updated!', message: 'Your subscription is up to date.' });
    } catch (error) {
      notifyBillingFailure(error, 'SYNC_FAILED', id);
    }
  };
}

/** Whoever comes back from the portal sees what was changed there, without pressing anything. */
function useSyncOnReturn(): () => void {
  const sync = useSyncBilling();
  const isAway = useRef(false);
  const latest = useRef(sync);
  useEffect(() => {
    latest.current = sync;
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || !isAway.current) return;
      isAway.current = false;
      latest.current().catch((error: unknown) => notifyBillingFailure(error, 'SYNC_FAILED'));
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return () => {
    isAway.current = true;
  };
}
