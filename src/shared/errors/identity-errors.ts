import type { ErrorRow } from './error-row.ts';

/** Who somebody is, and what that takes. */
export const IDENTITY_ERRORS = {
  CONFIRMATION_REQUIRED: {
    status: 403,
    title: 'Is it you?',
    message: 'Please confirm with your password or a code first.',
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    title: 'A second step is needed',
    message: 'Admins sign in with a second step here. Set it up under Profile & Security first.',
  },
  LINK_SPENT: {
    status: 410,
    title: 'This link does not work any more',
    message: 'It has expired or was already used. Contact support if you need help.',
  },
  UNVERIFIED_IDENTITY: {
    status: 403,
    title: 'Confirm your address first',
    message:
      'Your identity provider has not confirmed this email address. Confirm it there, then sign in again.',
  },
  SIGN_UPS_CLOSED: {
    status: 403,
    title: 'Sign-ups are closed',
    message: 'We are not taking new accounts at the moment. Existing members can sign in as usual.',
  },
} as const satisfies Record<string, ErrorRow>;
