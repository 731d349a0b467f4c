/** Paths that the browser's router serves beyond the prerendered pages; anything else is a 404. */
const APP_PREFIXES = [
  '/sign-in',
  '/sign-up',
  '/settings',
  '/user',
  '/dashboard',
  '/admin',
  '/auth-callback',
] as const;

export function isAppPath(pathname: string): boolean {
  return APP_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
