/** Sent with every answer. */
export function baseSecurityHeaders(appUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(appUrl.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Answers that are not pages run nothing at all. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

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
