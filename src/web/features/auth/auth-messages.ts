import { ERRORS, isErrorCode } from '#shared/errors.ts';
import { AuthError } from './auth-api.ts';

/** Words for the codes of the identity endpoints; all others are in shared/errors.ts. */
const MESSAGES: Record<string, string> = {
  // One sentence for both: who has an account here is nobody else's business.
  INVALID_EMAIL_OR_PASSWORD: 'The email address or the password is not right.',
  INVALID_PASSWORD: 'The current password is not right.',
  EMAIL_NOT_VERIFIED: 'Please confirm your email address first. We have just sent you a new link.',
  PASSWORD_TOO_COMMON:
    'This password is one of the first that are guessed. A few words that belong to nobody else are better.',
  PASSWORD_UNCHANGED: 'This is the old password. Please choose another one.',
  INVALID_CODE: 'This code is not right. Codes change every 30 seconds.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or it was already used.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Please sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please sign in again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please try again in a quarter of an hour.',
  PASSWORD_TOO_SHORT: 'Please choose a longer password.',
  INVALID_TOKEN: 'This link has expired or was already used. Ask for a new one.',
  TOKEN_EXPIRED: 'This link has expired. Ask for a new one.',
  SESSION_NOT_FRESH: 'For your safety, sign out and in again before you change this.',
  COULDNT_UPDATE_YOUR_EMAIL: 'This address cannot be used. Please choose another one.',
  EMAIL_IS_THE_SAME: 'This is already your address.',
};

export function authMessage(error: unknown): string {
  if (error instanceof TypeError) return ERRORS.NETWORK_FAILED.message;
  if (!(error instanceof AuthError)) return ERRORS.INTERNAL.message;
  const known = MESSAGES[error.code];
  if (known) return known;
  return isErrorCode(error.code) ? ERRORS[error.code].message : ERRORS.INTERNAL.message;
}
