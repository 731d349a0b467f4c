const BASE_PATH = '/api/auth';

const FOR_ALL = [
  '/sign-out',
  '/get-session',
  '/revoke-session',
  '/revoke-sessions',
  '/error',
  '/ok',
];

/** What of the sign-in library is reachable. Whatever is not named here does not exist. */
const OFFERED = {
  embedded: [
    ...FOR_ALL,
    '/sign-up/email',
    '/sign-in/email',
    '/request-password-reset',
    '/reset-password',
    '/verify-password',
    '/change-password',
    '/send-verification-email',
    '/verify-email',
    '/change-email',
    '/update-user',
    '/two-factor/enable',
    '/two-factor/disable',
    '/two-factor/verify-totp',
    '/two-factor/verify-backup-code',
    '/two-factor/generate-backup-codes',
  ],
  // Names, addresses and passwords are the provider's business, and so is proving them.
  oidc: [...FOR_ALL, '/sign-in/social', '/callback/oidc'],
} as const;

export function isOffered(kind: keyof typeof OFFERED, url: string): boolean {
  const path = new URL(url).pathname;
  const offered: readonly string[] = OFFERED[kind];
  return path.startsWith(`${BASE_PATH}/`) && offered.includes(path.slice(BASE_PATH.length));
}
