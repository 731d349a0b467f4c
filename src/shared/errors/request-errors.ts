import type { ErrorRow } from './error-row.ts';

/** What a request itself gets wrong. */
export const REQUEST_ERRORS = {
  VALIDATION_FAILED: {
    status: 422,
    title: 'Validation Error',
    message: 'Please check what you entered.',
  },
  INVALID_TEXT: {
    status: 400,
    title: 'Not readable',
    message: 'The text holds a character that cannot be stored. Please type it anew.',
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
  BODY_CUT_SHORT: {
    status: 400,
    title: 'Cut short',
    message: 'The connection ended before everything had arrived. Please try again.',
  },
  UNREADABLE_FILE: {
    status: 422,
    title: 'Not readable',
    message: 'This file cannot be read: it is damaged, or not what it claims to be.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'A little slower, please',
    message: 'Too many requests in a short time. Please wait a moment and try again.',
  },
} as const satisfies Record<string, ErrorRow>;
