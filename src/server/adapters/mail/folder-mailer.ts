import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

import type { Logger } from '#server/ports/logger.ts';
import type { Mailer } from '#server/ports/mailer.ts';

import { composeMail } from './compose-mail.ts';

/** The embedded default: each message is an .eml file that any mail program opens. */
export function createFolderMailer(options: {
  folder: string;
  from: string;
  logger: Logger;
}): Mailer {
  return {
    delivers: false,
    async send(to, mail) {
      await mkdir(options.folder, { recursive: true });
      const bytes = await new MailComposer({ from: options.from, to, ...composeMail(mail) })
        .compile()
        .build();
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(options.folder, `${stamp}-${crypto.randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, bytes, { mode: 0o600 });
      options.logger.info(
        { subject: mail.subject, file },
        'mail written to a file (SMTP_URL is not set)',
      );
    },
    async probe() {
      await mkdir(options.folder, { recursive: true });
      await access(options.folder, constants.W_OK);
      return { summary: 'Kept in a folder, not sent', needsAttention: true };
    },
    close: async () => {},
  };
}
