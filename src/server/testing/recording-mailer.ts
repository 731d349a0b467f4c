import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/compose-mail.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** Keeps what would have been sent. */
export interface RecordingMailer extends Mailer {
  sent: (Mail & { to: string })[];
  /** The newest link in a mail to this address. */
  lastLink(to: string): string;
}

export function createRecordingMailer({ delivers = false } = {}): RecordingMailer {
  const sent: RecordingMailer['sent'] = [];
  return {
    delivers,
    sent,
    lastLink(to) {
      const mail = sent.findLast((candidate) => candidate.to === to);
      const link = mail && /https?:\/\/\S+/.exec(mail.text)?.[0];
      if (!link) throw new Error(`No mail with a link was sent to ${to}`);
      return link;
    },
    send: async (to, letter) => void sent.push({ to, ...composeMail(letter) }),
    probe: async () => ({ summary: 'Recorded' }),
    close: async () => {},
  };
}
