import type { ErrorRow } from './error-row.ts';

/** Our own trouble, and the network’s. */
export const SERVER_ERRORS = {
  INTERNAL: {
    status: 500,
    title: 'Oops! Something went wrong',
    message:
      "We're sorry, but something unexpected happened. This isn't your fault - it's a temporary issue that our team will fix.",
  },
  /** Of the browser's own: no answer came at all. */
  NETWORK_FAILED: {
    status: 503,
    title: 'No connection',
    message: 'We could not be reached. Check your network and try again.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Back in a moment',
    message: 'The service is restarting. Please try again in a moment.',
  },
  OVERLOADED: {
    status: 503,
    title: 'Very busy right now',
    message: 'More is asked of us than we can answer. Please try again in a moment.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    title: 'Back in a moment',
    message: 'We cannot reach our records right now. Please try again in a moment.',
  },
  DATABASE_DENIED: {
    status: 500,
    title: 'Permission denied',
    message: 'The server may not do this in its database. An operator has to allow it.',
  },
  MISCONFIGURED: {
    status: 500,
    title: 'Not set up',
    message: 'The server is not set up for this. An operator has to look at its configuration.',
  },
} as const satisfies Record<string, ErrorRow>;
