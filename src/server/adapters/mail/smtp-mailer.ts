import { createTransport } from 'nodemailer';

import type { Mailer } from '#server/ports/mailer.ts';

import { composeMail } from './compose-mail.ts';

export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(options.url, { from: options.from });
  return {
    delivers: true,
    async send(to, letter) {
      await transport.sendMail({ to, ...composeMail(letter) });
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
