import type { ProviderState } from '#server/ports/payments.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/days.ts';

import type { DueMonth } from './entitlement/due-month.ts';
import { isLive } from './entitlement/entitlement.ts';
import type { Entitlement } from './entitlement/entitlement.ts';

/**
 * When to ask again without being told, in the customer's time: at the next month of a yearly plan
 * nobody sends an event, at the others one may get lost. Null where nothing can change by itself.
 */
export function nextCheck({
  providerState,
  entitlement,
  month,
}: {
  providerState: ProviderState;
  entitlement: Entitlement;
  month: DueMonth | null;
}): Date | null {
  if (!providerState.subscriptions.some(isLive)) return null;
  const { subscription, graceEndsAt } = entitlement;
  // Pro without a paid month: the renewal's payment is on its way.
  const isWaiting = entitlement.status === 'active' && !month;
  const moments = [month?.end, graceEndsAt, subscription?.periodEnd, subscription?.cancelAt]
    .filter((moment): moment is Date => moment instanceof Date)
    .map((moment) => moment.getTime())
    .filter((time) => time > providerState.asOf.getTime());
  const fallback = providerState.asOf.getTime() + (isWaiting ? HOUR_MS : DAY_MS);
  return new Date(Math.min(fallback, ...moments));
}
