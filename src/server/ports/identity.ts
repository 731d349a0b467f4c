import { createHash } from 'node:crypto';

import type { Mail } from './mailer.ts';

/** Rate limits trust this request header, so only our own server writes it (http/guard/client-ip.ts). */
export const CLIENT_IP_HEADER = 'x-vignette-client-ip';

/** The name under which a hosted provider's accounts are kept. */
export const HOSTED_PROVIDER_ID = 'oidc';

/** Who somebody is at a hosted provider: the subject, and who vouches for it. */
export function hostedAccountId(issuer: string, subject: string): string {
  return `${issuer}|${subject}`;
}

/** All that is kept of a session's token. */
export function sessionFingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** How passwords are kept; slow on purpose, but for tests. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(kept: { hash: string; password: string }): Promise<boolean>;
}

/** A mail that carries a secret; it is written when it leaves, so that none lies in the outbox. */
export type IdentityOrder =
  | { order: 'verify-email'; callbackURL: string }
  | { order: 'reset-password' }
  | { order: 'confirm-email-change'; newEmail: string }
  | { order: 'verify-new-email'; oldEmail: string };

export function isOrder(content: Mail | IdentityOrder): content is IdentityOrder {
  return 'order' in content;
}

/** Tries at one account, from wherever they come. Seconds to wait, or null where the try may go on. */
export interface GuessLimits {
  takeSignIn(email: string, ip: string | null): Promise<number | null>;
  clearSignIn(email: string): Promise<void>;
  takePassword(userId: string): Promise<number | null>;
  clearPassword(userId: string): Promise<void>;
  /** Whether one more mail may be asked for this address. */
  takeMail(email: string): Promise<boolean>;
  /** Whether a code of this account's app is tried for the first time: it opens once. */
  takeCode(userId: string, code: string): Promise<boolean>;
}

/** How people prove who they are. Sessions themselves always live in our database. */
export interface Identity {
  readonly kind: 'embedded' | 'oidc';
  /** Shown on the sign-in button of a hosted provider. */
  readonly providerName: string | null;
  /** Answers the requests under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** Fingerprint of the token that a signed cookie carries, or null where the signature is wrong. */
  sessionKey(cookieHeader: string | undefined): string | null;
  /** The same session cookie for another full term; null where there is none. */
  renewCookie(cookieHeader: string | undefined): string | null;
  /** The mail that was ordered; null where nobody is to get one. */
  composeOrdered(recipient: string, order: IdentityOrder): Promise<Mail | null>;
  /** Creates a verified password account; null where the address is already taken or passwords are not ours. */
  createAccount(account: { email: string; name: string; password: string }): Promise<string | null>;
}
