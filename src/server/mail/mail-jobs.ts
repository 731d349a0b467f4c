import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { postMails } from './post-mail.ts';
import type { PostDeps } from './post-mail.ts';
import { POST_MAILS_JOB } from './send-mail.ts';

export interface MailDeps extends PostDeps {
  /** Mails of the domains above, written before the round. */
  writers: readonly (() => Promise<void>)[];
}

export function mailJobs(deps: MailDeps): JobDefinition[] {
  return [
    defineJob({
      name: POST_MAILS_JOB,
      concurrency: 1,
      // What is left over goes with the next round.
      retryLimit: 0,
      expireInS: 600,
      async handle({ signal }) {
        await postMails(deps, signal);
      },
    }),
    defineJob({
      name: 'mails',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 30,
      expireInS: 600,
      cron: '* * * * *',
      async handle({ signal }) {
        const faults = await writeAll(deps.writers);
        await postMails(deps, signal);
        // Tried again, now that what could be written has gone.
        if (faults.length > 0) throw new AggregateError(faults, 'Some mails could not be written');
      },
    }),
  ];
}

/** One that fails holds up neither the others nor what lies in the outbox. */
async function writeAll(writers: MailDeps['writers']): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const write of writers) await write().catch((error: unknown) => faults.push(error));
  return faults;
}
