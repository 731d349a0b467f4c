/** A session ends when it was not used for so long. */
export const SESSION_DAYS = 30;
/** A device that is in use is noted this often, and its session goes on from there. */
export const SESSION_NOTED_EVERY_MS = 3_600_000;
/** How long a password or code counts before an act that cannot be taken back lightly. */
export const CONFIRMATION_MS = 10 * 60_000;
/** How long an address that was changed can be taken back from the old one. */
export const EMAIL_UNDO_DAYS = 14;

/** Tries at one account, from wherever they come, in a window of time. */
export const GUESSES = {
  signIn: { limit: 10, windowS: 900 },
  password: { limit: 10, windowS: 900 },
  mails: { limit: 5, windowS: 3600 },
} as const;
