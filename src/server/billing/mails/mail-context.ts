import type { Profile } from '#server/db/schema/schema.ts';
import type { KeyedMail } from '#server/mail/write-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** What every mail about money is written with. */
export interface MailContext {
  profile: Profile;
  appUrl: string;
  /** What happens next, in sentences. */
  next: readonly string[];
}

export type NewMail = Pick<KeyedMail, 'key'> & { mail: Mail };
