import type { Mail } from '#server/ports/mailer.ts';
import { EMAIL_UNDO_DAYS } from '#shared/rules/sign-in.ts';

/** To the old address: whoever took the account over must not be the only one who knows. */
export const emailChangedMail = (change: {
  greeting: string;
  newEmail: string;
  undoUrl: string;
}): Mail => ({
  subject: 'Your email address was changed',
  greeting: change.greeting,
  lines: [
    `You sign in to Vignette with ${change.newEmail} from now on, and our emails go there.`,
    `If it was not you, take it back within ${EMAIL_UNDO_DAYS} days: this address is yours again, every device is signed out, the password ends, and we send you a link to choose a new one.`,
  ],
  action: { label: 'It was not me: take it back', url: change.undoUrl },
  footnote: 'If it was you, nothing needs to be done.',
});

export const suspendedMail = (
  greeting: string,
  { reason, supportEmail }: { reason: string; supportEmail: string },
): Mail => ({
  subject: 'Your account was suspended',
  greeting,
  lines: [
    'Your Vignette account has been suspended, and every device was signed out.',
    'If a plan was running it has ended: nothing more is charged.',
  ],
  facts: [['Reason', reason]],
  action: { label: 'Contact support', url: `mailto:${supportEmail}` },
});

export const passwordChangedMail = (greeting: string, appUrl: string): Mail => ({
  subject: 'Your password was changed',
  greeting,
  lines: [
    'The password of your Vignette account was changed a moment ago, and other devices were signed out.',
  ],
  action: { label: 'It was not me', url: `${appUrl}/sign-in/forgot-password` },
  footnote: 'If it was you, nothing needs to be done.',
});
