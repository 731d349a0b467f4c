import type { Db } from '#server/db/connect.ts';
import type { GuessLimits, IdentityOrder, PasswordHasher } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Mail } from '#server/ports/mailer.ts';

import type { HostedProvider } from './hosted-provider.ts';
import type { SignInAttempt } from './watch-sign-ins.ts';

interface Person {
  id: string;
  email: string;
  name: string;
}

/** What the house gives the sign-in library, and what it wants to be told. */
export interface IdentityOptions {
  db: Db;
  logger: Logger;
  appUrl: string;
  secret: string;
  isRateLimited: boolean;
  /** Whether mails really leave this machine: only then may an address be asked to verify first. */
  mailDelivers: boolean;
  oidc?: HostedProvider | undefined;
  /** In place of the library's own, which is scrypt. */
  passwords?: PasswordHasher | undefined;
  /** Puts a mail into the outbox, to be posted at once. */
  post: (mail: {
    userId: string | null;
    recipient: string;
    mail: Mail | IdentityOrder;
  }) => Promise<void>;
  guesses: GuessLimits;
  /** Whether whoever uses this session has proved it a moment ago. */
  isConfirmed: (sessionId: string) => Promise<boolean>;
  onConfirmed: (sessionId: string) => Promise<void>;
  /** Whether the old address has taken the account back since then. */
  wasTakenBackSince: (account: { userId: string; since: Date }) => Promise<boolean>;
  onPasswordChanged: (user: Person) => Promise<void>;
  onSignedIn: (userId: string) => Promise<void>;
  onUserChanged: (user: Person & { image?: string | null | undefined }) => Promise<void>;
  isBanned: (userId: string) => Promise<boolean>;
  areSignUpsOpen: () => Promise<boolean>;
  onSignInFailed: (attempt: SignInAttempt) => Promise<void>;
  /** A limit turned a request away. */
  onRateLimited: (scope: string) => void;
}
