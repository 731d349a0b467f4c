import type { ErrorRow } from './error-row.ts';

/** What staff does, and to whom. */
export const ADMIN_ERRORS = {
  SETTINGS_CHANGED: {
    status: 409,
    title: 'Changed by someone else',
    message: 'These settings were changed while you looked at them. Please look again first.',
  },
  ADMIN_MUST_STEP_DOWN: {
    status: 409,
    title: 'Not while you are an admin',
    message: 'Another admin has to take your admin role back before this account can be deleted.',
  },
  DELETION_UNDER_WAY: {
    status: 409,
    title: 'Too late',
    message: 'This account is already being deleted.',
  },
  BULK_GRANT_CHANGED: {
    status: 409,
    title: 'The users have changed',
    message:
      'Another number of users matches now than the one you confirmed. Nothing was granted; look at the new preview.',
  },
  BULK_GRANT_OVER: {
    status: 409,
    title: 'Too late',
    message: 'This grant is over, or was taken back already. The list shows how it stands now.',
  },
  ALREADY_BANNED: {
    status: 409,
    title: 'Banned already',
    message: 'Another admin has banned this user meanwhile. Their reason stands.',
  },
  NOT_BANNED: {
    status: 409,
    title: 'Not banned any more',
    message: 'Another admin has lifted this ban meanwhile.',
  },
  BALANCE_CHANGED: {
    status: 409,
    title: 'The balance has changed',
    message: 'Credits were spent or given meanwhile. Nothing was done; look at the new preview.',
  },
  REFUND_CHANGED: {
    status: 409,
    title: 'Refunded meanwhile',
    message: 'Money was given back for this payment meanwhile. Nothing was done; look again first.',
  },
  REFUND_REFUSED: {
    status: 409,
    title: 'Not refunded',
    message: 'This payment cannot be refunded like that. Nothing has changed.',
  },
  REFUND_WAITS: {
    status: 409,
    title: 'The refund waits',
    message:
      'The payment provider does not answer. The refund is ordered and will be made as soon as it does.',
  },
  SESSION_PROTECTED: {
    status: 409,
    title: 'Not this session',
    message: 'Your own present session and those of an equal or higher role stay signed in.',
  },
  NOT_YOURSELF: {
    status: 409,
    title: 'Not on your own account',
    message: 'Nobody changes their own account here. Ask another admin.',
  },
  ADMIN_FIRST_DEMOTED: {
    status: 409,
    title: 'This user is an admin',
    message: 'Take the admin role back first; then the account can be banned or deleted.',
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    title: 'The last Super Admin',
    message: 'There must always be a Super Admin. Appoint another one first.',
  },
  UNBAN_FIRST: {
    status: 409,
    title: 'This user is banned',
    message: 'Lift the ban first; then the user can become an admin.',
  },
  USER_LEAVING: {
    status: 409,
    title: 'This account is to be deleted',
    message: 'Its owner has to keep it first; then the user can become an admin.',
  },
  REQUEST_KEY_REUSED: {
    status: 422,
    title: 'Request refused',
    message: 'This request key was already used for another change. Nothing was done.',
  },
} as const satisfies Record<string, ErrorRow>;
