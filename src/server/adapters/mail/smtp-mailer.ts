import { createTransport } from 'nodemailer';

import type { Mailer } from '#server/ports/mailer.ts';

export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(options.url, { from: options.from });
  return {
    delivers: true,
    async send(mail) {
      await transport.sendMail(mail);
    },
    async close() {
      transport.close();
    },
  };
}
