import { ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { notifyFailure } from '#web/lib/notices/notify.ts';

/** What has its own words: who may come in, what was typed, how often one may ask. */
const OWN_WORDS = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'BANNED',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'OFFER_OUTDATED',
  'PAYMENT_OPEN',
  'CARD_DECLINED',
  'ACCOUNT_LEAVING',
]);

/** spec §8: whatever kept the portal, the cancellation or the sync from working, one toast says so. */
export function notifyBillingFailure(
  error: unknown,
  failure: 'PORTAL_FAILED' | 'CANCELLATION_FAILED' | 'SYNC_FAILED' | 'SWITCH_FAILED',
  id?: string,
): void {
  const code = errorCodeOf(error);
  const { title, message } = ERRORS[OWN_WORDS.has(code) ? code : failure];
  notifyFailure({ title, message, ...(id && { id }) });
}
