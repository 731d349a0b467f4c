import { DAY_S } from '#shared/rules/days.ts';

/**
 * Static pages cannot ask who is signed in before they paint. This readable cookie tells them
 * which buttons to show; it carries no right and names nobody.
 */
const HINT_COOKIE = 'vignette_hint';
const MAX_AGE_S = 30 * DAY_S;

export function withHint(response: Response, isSecure: boolean): Response {
  const session = response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('session_token='));
  if (!session) return response;
  const isCleared = /max-age=0/i.test(session) || /session_token=;/.test(session);
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', hintCookie(!isCleared, isSecure));
  return new Response(response.body, { status: response.status, headers });
}

export function hintCookie(isSignedIn: boolean, isSecure: boolean): string {
  const base = `${HINT_COOKIE}=${isSignedIn ? '1' : ''}; Path=/; SameSite=Lax`;
  return `${base}; Max-Age=${isSignedIn ? MAX_AGE_S : 0}${isSecure ? '; Secure' : ''}`;
}
