import type pino from 'pino';

import { createIdentity } from '#server/adapters/identity/better-auth-identity.ts';
import { readSettings } from '#server/admin/settings/app-settings.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { RejectionCounter } from './db/rate-limit/rejection-counter.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Identity, PasswordHasher } from '#server/ports/identity.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Queue } from '#server/ports/queue.ts';
import { recordPasswordChange } from '#server/profiles/record-password-change.ts';
import { isBanned, recordSignIn, recordUserChange } from '#server/profiles/record-user-change.ts';
import { wasTakenBackSince } from '#server/profiles/undo-email-change.ts';
import { createGuessLimits } from '#server/sessions/guess-limits.ts';
import { confirmSession, isSessionConfirmed } from '#server/sessions/note-session-use.ts';
import { recordFailedSignIn } from '#server/sessions/record-failed-sign-in.ts';

interface IdentityParts {
  db: Db;
  /** A pool of its own: see db/open-pools.ts. */
  identityDb: Db;
  mails: { db: Db; queue: Queue; appUrl: string; secret: string };
  mailer: Mailer;
  config: Config;
  logger: pino.Logger;
  hits: RejectionCounter;
  isRateLimited: boolean;
  passwords: PasswordHasher | undefined;
}

/** Sign-in with everything of ours that it asks or tells on the way. */
export function openIdentity({
  db,
  identityDb,
  mails,
  mailer,
  config,
  logger,
  hits,
  isRateLimited,
  passwords,
}: IdentityParts): Identity {
  return createIdentity({
    db: identityDb,
    logger,
    secret: mails.secret,
    appUrl: config.appUrl,
    oidc: config.oidc,
    passwords,
    mailDelivers: mailer.delivers,
    isRateLimited,
    post: (mail) => sendMail(mails, mail),
    guesses: createGuessLimits({ db, secret: mails.secret, isOn: isRateLimited }),
    isConfirmed: (sessionId) => isSessionConfirmed(db, sessionId),
    onConfirmed: (sessionId) => confirmSession(db, sessionId),
    wasTakenBackSince: (account) => wasTakenBackSince(db, account),
    onPasswordChanged: (user) => recordPasswordChange(mails, user),
    isBanned: (userId) => isBanned(db, userId),
    // Not from memory: a door that was closed is closed at once, on every instance.
    areSignUpsOpen: async () => (await readSettings(db)).signUpsOpen,
    onSignedIn: (userId) => recordSignIn(db, userId),
    onUserChanged: (user) => recordUserChange(mails, user),
    onSignInFailed: (failure) => recordFailedSignIn(mails, failure),
    onRateLimited: hits.record,
  });
}
