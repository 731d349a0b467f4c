import { vi } from 'vitest';

import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { ComposedMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** Keeps what would have been sent. */
export interface RecordingMailer extends Mailer {
  sent: (ComposedMail & { to: string })[];
  /** The newest mail to this address, once it is there: mails are posted by a worker. */
  mailTo(to: string, subject?: string): Promise<ComposedMail>;
  /** The link in that mail. */
  linkTo(to: string, subject?: string): Promise<string>;
}

export function createRecordingMailer({ delivers = false } = {}): RecordingMailer {
  const sent: RecordingMailer['sent'] = [];
  const mailTo: RecordingMailer['mailTo'] = (to, subject) =>
    vi.waitFor(
      () => {
        const found = sent.findLast(
          (mail) => mail.to === to && (subject === undefined || mail.subject === subject),
        );
        if (!found) throw new Error(`No such mail was sent to ${to}`);
        return found;
      },
      { timeout: 60_000, interval: 20 },
    );
  return {
    delivers,
    sent,
    mailTo,
    linkTo: async (to, subject) => {
      const link = /https?:\/\/\S+/.exec((await mailTo(to, subject)).text)?.[0];
      if (!link) throw new Error(`The mail to ${to} has no link`);
      return link;
    },
    send: async (to, mail) => void sent.push({ to, ...composeMail(mail) }),
    probe: async () => ({ summary: 'Recorded' }),
    close: async () => {},
  };
}
