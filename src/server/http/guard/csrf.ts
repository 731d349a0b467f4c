import type { IncomingMessage } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Signed by their sender instead of a cookie, so another site cannot forge them. */
const SIGNED_PATHS = new Set(['/webhooks/stripe']);

/**
 * Every state-changing request must come from our own pages. Browsers say where a request comes
 * from (Sec-Fetch-Site, Origin) and scripts cannot forge it; a program without either header
 * carries no ambient cookie, unless it is a very old browser, which is refused.
 */
export function isForgeable(req: IncomingMessage, appOrigin: string): boolean {
  if (SAFE_METHODS.has(req.method ?? 'GET')) return false;
  if (SIGNED_PATHS.has(req.url?.split('?', 1)[0] ?? '')) return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host, cookie } = req.headers;
  if (origin === undefined) return cookie !== undefined;
  return origin !== appOrigin && hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
