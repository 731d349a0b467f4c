import type { SignedInSession } from '#web/lib/account/session.ts';

/** A mail draft to support that already says whose account it is about. */
export function supportLink({ supportEmail, user }: SignedInSession): string {
  const subject = encodeURIComponent('A question about my Vignette account');
  const body = encodeURIComponent(`\n\nAccount: ${user.email}`);
  return `mailto:${supportEmail}?subject=${subject}&body=${body}`;
}
