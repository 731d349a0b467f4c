import type { AdminErrorKind } from './classify-error.ts';

type Severity = 'warning' | 'error' | 'critical';

interface ErrorKindWords {
  /** As the panel names the type. */
  label: string;
  severity: Severity;
  title: string;
  text: string;
  suggestions: readonly string[];
}

/** What each kind of failure is called and what an admin can do about it. */
export const ERROR_KINDS: Record<AdminErrorKind, ErrorKindWords> = {
  authentication: {
    label: 'Authentication',
    severity: 'warning',
    title: 'Your session has expired',
    text: 'Sign in again to go on. Nothing you saved is lost.',
    suggestions: ['Sign in again', 'Check that this account still has its admin role'],
  },
  'database-connection': {
    label: 'Database connection',
    severity: 'critical',
    title: 'The database does not answer',
    text: 'The server is up, but it cannot reach its database. This is usually over in a moment.',
    suggestions: [
      'Wait a few seconds and retry',
      'See whether the database runs and accepts more connections',
      'Look for “a database connection was lost” in the server log',
    ],
  },
  'database-permission': {
    label: 'Permission',
    severity: 'error',
    title: 'Permission denied',
    text: 'You, or the account the server uses for its database, may not do this.',
    suggestions: [
      'Ask a super admin whether your role covers it',
      'Check the rights of the database account in DATABASE_URL',
    ],
  },
  configuration: {
    label: 'Configuration',
    severity: 'critical',
    title: 'The server is not set up for this',
    text: 'A setting is missing or wrong, so this cannot work until an operator changes it.',
    suggestions: [
      'Compare the environment with .env.example',
      'Restart the server: it lists every fault and brings the database up to date',
    ],
  },
  network: {
    label: 'Network',
    severity: 'warning',
    title: 'The server cannot be reached',
    text: 'Your connection may be down, or the server is just restarting.',
    suggestions: ['Check your connection', 'Retry in a few seconds'],
  },
  interface: {
    label: 'Interface',
    severity: 'error',
    title: 'This screen has a fault',
    text: 'The page itself stumbled, not your data. Loading it again usually helps.',
    suggestions: ['Reload the page', 'Tell us the Error ID if it happens again'],
  },
  unexpected: {
    label: 'Unexpected',
    severity: 'error',
    title: 'Something unexpected happened',
    text: 'The failure has been written down with its Error ID.',
    suggestions: ['Retry', 'Look for the Error ID in the server log'],
  },
};
