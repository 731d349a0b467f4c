import type { ErrorRow } from './error-row.ts';

/** Plans and payments. */
export const BILLING_ERRORS = {
  WEBHOOK_REJECTED: {
    status: 400,
    title: 'Request refused',
    message: 'The signature is missing, wrong or too old.',
  },
  CHECKOUT_FAILED: {
    status: 502,
    title: 'Payment Error',
    message: 'Unable to process payment. Please try again.',
  },
  ACCOUNT_LEAVING: {
    status: 409,
    title: 'Your account is to be deleted',
    message: 'Nothing is sold to it. Keep your account first, then choose a plan.',
  },
  PAYMENT_OPEN: {
    status: 409,
    title: 'Your last payment is open',
    message: 'Your plan can be switched once it is paid. Update your card in the settings.',
  },
  PORTAL_FAILED: {
    status: 502,
    title: 'Error',
    message: 'Failed to open subscription management',
  },
  CANCELLATION_FAILED: {
    status: 502,
    title: 'Error',
    message: 'Failed to open cancellation portal.',
  },
  OFFER_OUTDATED: {
    status: 409,
    title: 'Please look again',
    message: 'The amount has changed meanwhile. Nothing was charged.',
  },
  CARD_DECLINED: {
    status: 402,
    title: 'Your card was declined',
    message: 'Your plan stays as it was. Update your card, then try again.',
  },
  SWITCH_FAILED: {
    status: 502,
    title: 'Error',
    message: 'Your plan could not be changed. Please try again.',
  },
  SYNC_FAILED: {
    status: 502,
    title: 'Sync Failed',
    message:
      'We could not reach the payment provider. Nothing has changed; contact support if it persists.',
  },
} as const satisfies Record<string, ErrorRow>;
