import { randomBytes } from 'node:crypto';
import type { betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';

import type { IdentityOrder } from '#server/ports/identity.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { EMAIL_CHANGE_PATH } from '#shared/paths.ts';

type AuthContext = Awaited<ReturnType<typeof betterAuth>['$context']>;

const LINK_HOURS = 1;

/**
 * Writes a mail whose link opens something. It is made when the mail leaves: the outbox holds no
 * secret, and a mail that had to wait carries a link that still works.
 */
export async function composeIdentityMail(
  context: AuthContext,
  { appUrl, recipient, order }: { appUrl: string; recipient: string; order: IdentityOrder },
): Promise<Mail | null> {
  const link = (token: string, callbackURL: string) =>
    `${appUrl}/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent(callbackURL)}`;
  const sign = (email: string, newEmail?: string, requestType?: string) =>
    createEmailVerificationToken(context.secret, email, newEmail, LINK_HOURS * 3600, {
      ...(requestType && { requestType }),
    });
  const find = async (email: string) =>
    (await context.internalAdapter.findUserByEmail(email))?.user ?? null;

  switch (order.order) {
    case 'verify-email': {
      const user = await find(recipient);
      if (!user || user.emailVerified) return null;
      return verifyEmail(user.name, link(await sign(recipient), order.callbackURL));
    }
    case 'reset-password': {
      const user = await find(recipient);
      if (!user) return null;
      const token = await createResetToken(context, user.id);
      // After the '#' nothing is sent to a server or written to a log on the way.
      return resetPassword(user.name, `${appUrl}/sign-in/reset-password#token=${token}`);
    }
    case 'confirm-email-change': {
      const user = await find(recipient);
      if (!user) return null;
      const token = await sign(recipient, order.newEmail, 'change-email-confirmation');
      const url = link(token, `${EMAIL_CHANGE_PATH}?step=sent`);
      return confirmEmailChange(user.name, order.newEmail, url);
    }
    case 'verify-new-email': {
      const user = await find(order.oldEmail);
      if (!user) return null;
      const token = await sign(order.oldEmail, recipient, 'change-email-verification');
      const url = link(token, `${EMAIL_CHANGE_PATH}?step=changed`);
      return verifyNewEmail(user.name, { oldEmail: order.oldEmail, newEmail: recipient, url });
    }
  }
}

async function createResetToken(context: AuthContext, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await context.internalAdapter.createVerificationValue({
    value: userId,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + LINK_HOURS * 3_600_000),
  });
  return token;
}

const verifyEmail = (greeting: string, url: string): Mail => ({
  subject: 'Confirm your email address',
  greeting,
  lines: ['Please confirm that this address is yours. The link works for one hour.'],
  action: { label: 'Confirm my address', url },
  footnote: 'If you did not sign up for Vignette, ignore this message.',
});

const resetPassword = (greeting: string, url: string): Mail => ({
  subject: 'Choose a new password',
  greeting,
  lines: ['Someone asked for a new password for this account. The link works for one hour.'],
  action: { label: 'Choose a new password', url },
  footnote: 'If it was not you, nothing changes: your password stays as it is.',
});

const confirmEmailChange = (greeting: string, newEmail: string, url: string): Mail => ({
  subject: 'Do you want to change your email address?',
  greeting,
  lines: [
    `You asked to sign in to Vignette with ${newEmail} from now on.`,
    'If you agree, we write to the new address next; it changes once the link there is opened. This link works for one hour.',
  ],
  action: { label: 'Yes, change it', url },
  footnote: 'If it was not you, change your password now: your address stays as it is.',
});

const verifyNewEmail = (
  greeting: string,
  { oldEmail, newEmail, url }: { oldEmail: string; newEmail: string; url: string },
): Mail => ({
  subject: 'Confirm your new email address',
  greeting,
  lines: [
    `The Vignette account of ${oldEmail} is to be changed to ${newEmail}.`,
    'Confirm that this address is yours, and you sign in with it from now on. The link works for one hour.',
  ],
  action: { label: 'Use this address', url },
  footnote: 'If you know nothing of this, ignore this message: nothing changes.',
});

export const alreadyHasAccount = (greeting: string, appUrl: string): Mail => ({
  subject: 'You already have an account',
  greeting,
  lines: ['Someone tried to sign up with this address, which already has an account.'],
  action: { label: 'Sign in', url: `${appUrl}/sign-in` },
  footnote: 'If it was not you, nothing needs to be done.',
});
