/** Sent with every page and file. */
export function baseSecurityHeaders(appUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...transportSecurity(appUrl),
  };
}

/** Answers that are not pages: they run nothing, and nobody else may read or keep them. */
export function dataHeaders(appUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...transportSecurity(appUrl),
  };
}

function transportSecurity(appUrl: string): Record<string, string> {
  return appUrl.startsWith('https://')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {};
}

/** A document of ours to read: its own style, no scripts. */
export const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** A page may run its own files and what was inline in it when it was built, nothing else. */
export function pagePolicy(page: {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  imageOrigins: readonly string[];
}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...page.scriptHashes].join(' '),
    ["style-src 'self'", ...page.styleHashes].join(' '),
    ["img-src 'self' data: blob:", ...page.imageOrigins].join(' '),
    "font-src 'self'",
    // A download that is shared from a phone is fetched from where pictures live.
    ["connect-src 'self'", ...page.imageOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
