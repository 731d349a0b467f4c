/** Per client address, kept in the database so that all instances count together. */
export const RATE_LIMIT_RULES = {
  window: 60,
  max: 120,
  customRules: {
    '/sign-in/email': { window: 60, max: 10 },
    // Only leads to the provider: a house behind one address may open in the same minute.
    '/sign-in/social': { window: 60, max: 60 },
    '/sign-up/email': { window: 3600, max: 20 },
    '/request-password-reset': { window: 600, max: 5 },
    '/reset-password': { window: 600, max: 10 },
    '/send-verification-email': { window: 600, max: 5 },
    '/change-email': { window: 600, max: 5 },
    '/change-password': { window: 600, max: 10 },
  },
};

/** Which limit a request came up against; a bounded set of names. */
export function limitedScope(url: string): string {
  const path = new URL(url).pathname.replace('/api/auth', '');
  return `auth${path in RATE_LIMIT_RULES.customRules ? path : '/other'}`;
}
