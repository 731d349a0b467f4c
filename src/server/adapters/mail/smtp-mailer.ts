import { createTransport } from 'nodemailer';

import type { Mailer } from '#server/ports/mailer.ts';

import { composeMail } from './compose-mail.ts';

/** A mail server that hangs holds up one round of mails, and no longer than this. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport({ url: options.url, ...PATIENCE }, { from: options.from });
  return {
    delivers: true,
    async send(to, mail) {
      await transport.sendMail({ to, ...composeMail(mail) });
    },
    async probe() {
      await transport.verify();
      return { summary: new URL(options.url).hostname };
    },
    async close() {
      transport.close();
    },
  };
}
