/** Every failure the product knows: one table for the server's status and the browser's words. */
export const ERRORS = {
  VALIDATION_FAILED: {
    status: 422,
    title: 'Validation Error',
    message: 'Please check what you entered.',
  },
  UNAUTHENTICATED: {
    status: 401,
    title: 'Please sign in',
    message: 'Your session has ended. Sign in to go on; nothing is lost.',
  },
  BANNED: {
    status: 403,
    title: 'Account suspended',
    message: 'This account has been suspended. Contact support if you think this is a mistake.',
  },
  FORBIDDEN: {
    status: 403,
    title: 'Access Denied',
    message: 'Unauthorized: Admin privileges required',
  },
  CSRF_REJECTED: {
    status: 403,
    title: 'Request refused',
    message: 'This request did not come from Vignette itself. Reload the page and try again.',
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'It does not exist, or it is not yours.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Not possible',
    message: 'This address does not take that kind of request.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Too large',
    message: 'What was sent is larger than this call takes.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'A little slower, please',
    message: 'Too many requests in a short time. Please wait a moment and try again.',
  },
  INTERNAL: {
    status: 500,
    title: 'Oops! Something went wrong',
    message:
      "We're sorry, but something unexpected happened. This isn't your fault - it's a temporary issue that our team will fix.",
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Back in a moment',
    message: 'The service is restarting. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; title: string; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetails {
  /** Seconds until a retry makes sense. */
  retryAfterS?: number;
  /** Field → message, for forms. */
  fields?: Record<string, string>;
}

/** What a domain throws. The code says everything; prose lives in the table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails & { cause?: unknown } = {}) {
    const { cause, ...rest } = details;
    super(ERRORS[code].message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = rest;
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}
