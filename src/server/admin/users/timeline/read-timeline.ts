import { sql } from 'kysely';

import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { TimelineEntry, TimelineInput } from '#shared/contract/admin-users.ts';
import { TIMELINE_KINDS } from '#shared/rules/admin/admin.ts';

import { SOURCES } from './timeline-sources.ts';

type EntryRow = PageKeys & { kind: TimelineEntry['kind']; at: Date; facts: TimelineEntry['facts'] };

const KEYSET: Keyset = { at: sql`e.at`, id: sql`e.id`, idType: 'text' };

/** All that happened to one user, newest first. Each source gives its newest; the newest of those are shown. */
export async function readTimeline(db: Db, input: TimelineInput) {
  const kinds = input.kind ? [input.kind] : TIMELINE_KINDS;
  const { rows, ...links } = await readPage<EntryRow>(KEYSET, {
    cursor: input.cursor,
    read: async (parts) => {
      const newest = kinds.map(
        (kind) => sql`(select * from (${SOURCES[kind](input.userId)}) e where ${parts.where}
          order by ${parts.orderBy} limit ${parts.limit})`,
      );
      const { rows: found } = await sql<EntryRow>`
        select e.*, ${parts.keys} from (${sql.join(newest, sql` union all `)}) e
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  return { entries: rows.map(toEntry), ...links };
}

function toEntry({ page_id: id, kind, at, facts }: EntryRow): TimelineEntry {
  return { id, kind, at: at.toISOString(), facts };
}
