import type { Letter, Mailer } from '#server/ports/mailer.ts';

interface Addressee {
  user: { email: string; name: string };
}
type WithLink = Addressee & { url: string };

/** The letters that identity sends; each one says what happens if it was not you. */
export function identityMails({ mailer, appUrl }: { mailer: Mailer; appUrl: string }) {
  const send = (to: string, letter: Letter) => mailer.send(to, letter);
  return {
    verifyEmail: ({ user, url }: WithLink) =>
      send(user.email, {
        subject: 'Confirm your e-mail address',
        greeting: user.name,
        lines: ['Please confirm that this address is yours. The link works for one hour.'],
        action: { label: 'Confirm my address', url },
        footnote: 'If you did not sign up for Vignette, ignore this message.',
      }),
    resetPassword: ({ user, url }: WithLink) =>
      send(user.email, {
        subject: 'Choose a new password',
        greeting: user.name,
        lines: ['Someone asked for a new password for this account. The link works for one hour.'],
        action: { label: 'Choose a new password', url },
        footnote: 'If it was not you, nothing changes: your password stays as it is.',
      }),
    confirmEmailChange: ({ user, newEmail, url }: WithLink & { newEmail: string }) =>
      send(user.email, {
        subject: 'Confirm your new e-mail address',
        greeting: user.name,
        lines: [`You asked to sign in with ${newEmail} from now on.`],
        action: { label: 'Yes, change it', url },
        footnote: 'If it was not you, change your password now: your address stays as it is.',
      }),
    alreadyHasAccount: ({ user }: Addressee) =>
      send(user.email, {
        subject: 'You already have an account',
        greeting: user.name,
        lines: ['Someone tried to sign up with this address, which already has an account.'],
        action: { label: 'Sign in', url: `${appUrl}/sign-in` },
        footnote: 'If it was not you, nothing needs to be done.',
      }),
  };
}
