/** Where a signed-in visitor goes when nothing else was asked for (spec §7). */
const AFTER_SIGN_IN_PATH = '/dashboard';
export const SIGN_IN_ENTRY_PATH = '/auth';
/** Where the links of an e-mail change lead to. */
export const EMAIL_CHANGE_PATH = '/email-change';

const RETURN_PARAMETER = 'returnTo';
const MAX_LENGTH = 2000;

/** Going back to these would only lead in a circle. */
const ENTRY_PATHS = /^\/(?:auth|auth-callback|sign-in|sign-up)(?:[/?#]|$)/;

/**
 * The path if it surely stays on this site, else null. Browsers drop tabs and line breaks, read '\'
 * as '/' and resolve dot segments before they look for a host, so none of these may occur.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  if (!path || path.length > MAX_LENGTH || !path.startsWith('/')) return null;
  if (/[\p{Cc} \\]/u.test(path)) return null;
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  if (pathname.includes('//') || /\/\.{1,2}(?:\/|$)/.test(decodeDots(pathname))) return null;
  return ENTRY_PATHS.test(pathname) ? null : path;
}

/** `entry` with the wish to come back to `path`, where that is safe. */
export function withReturnPath(entry: string, path: string | null | undefined): string {
  const safe = safeReturnPath(path);
  if (!safe || safe === AFTER_SIGN_IN_PATH) return entry;
  return `${entry}?${RETURN_PARAMETER}=${encodeURIComponent(safe)}`;
}

/** Where to go after signing in, from the query of the page that asked for it. */
export function returnPathFrom(query: { get(name: string): string | null }): string {
  return safeReturnPath(query.get(RETURN_PARAMETER)) ?? AFTER_SIGN_IN_PATH;
}

function decodeDots(pathname: string): string {
  return pathname.replace(/%2e/gi, '.');
}
