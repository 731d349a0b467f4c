import { expect } from 'vitest';

import { postMails } from '#server/mail/post-mail.ts';
import type { TestApp } from './create-test-app.ts';

/** Empties the outbox; what the minute's own round had taken a moment before is waited for. */
export async function postAllMails({ context }: TestApp): Promise<void> {
  await postMails(context);
  const waiting = context.db
    .selectFrom('mails')
    .select('key')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null);
  await expect.poll(() => waiting.execute()).toEqual([]);
}
