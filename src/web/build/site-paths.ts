/** Pages whose HTML is written at build time: public pages whole, app screens as a loading shell. */
export const PRERENDERED_PATHS = [
  '/',
  '/new-homepage',
  '/old-homepage',
  '/pricing',
  '/about',
  '/privacy',
  '/terms',
  '/offline',
  '/payment-success',
  '/payment-cancelled',
  '/auth',
  '/auth-callback',
  '/email-change',
  '/sign-in',
  '/sign-in/forgot-password',
  '/sign-in/reset-password',
  '/sign-up',
  '/sign-up/verify-email',
  '/dashboard',
  '/wines',
  '/settings',
  '/user',
  '/admin',
  '/admin/dashboard',
  '/admin/users',
  '/404',
] as const;

/** The page that answers, with status 404, for every path the app does not know. */
export const NOT_FOUND_PATH: (typeof PRERENDERED_PATHS)[number] = '/404';

/** Beneath these the app routes by itself, so the server sends the empty shell for any deeper path. */
export const SHELL_PREFIXES = ['/sign-in/', '/sign-up/', '/wines/', '/sets/', '/admin/'] as const;
