import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';

import { writeMails } from '#server/mail/write-mail.ts';
import { DAY_MS } from '#shared/rules/days.ts';

const WITHIN_MS = DAY_MS;
const BATCH = 200;

/** A welcome to everyone who joined today and has not had one. */
export async function writeWelcomeMails(
  { db, appUrl }: { db: Db; appUrl: string },
  now: Date = new Date(),
): Promise<void> {
  const newcomers = await db
    .selectFrom('profiles as p')
    .leftJoin('mails as l', (join) => join.on(sql<boolean>`l.key = 'welcome:' || p.user_id`))
    .select(['p.user_id', 'p.email', 'p.display_name', 'p.credits'])
    .where('p.created_at', '>', new Date(now.getTime() - WITHIN_MS))
    .where('p.welcome_pending', '=', false)
    .where('p.admin_role', 'is', null)
    .where('l.key', 'is', null)
    .limit(BATCH)
    .execute();
  await writeMails(
    db,
    newcomers.map((profile) => ({
      key: `welcome:${profile.user_id}`,
      userId: profile.user_id,
      recipient: profile.email,
      mail: {
        subject: 'Welcome to Vignette',
        greeting: profile.display_name,
        lines: [
          'Describe a wine scene in a sentence, and it comes back as a picture.',
          profile.credits > 0
            ? `Your first ${CREDITS.welcomeGrant} pictures are on us. Name the grape, the glass and the light, and see what happens.`
            : 'Name the grape, the glass and the light, and see what happens.',
        ],
        action: { label: 'Make a picture', url: `${appUrl}/dashboard` },
      },
    })),
  );
}
