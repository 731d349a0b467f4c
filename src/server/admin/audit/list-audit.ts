import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { personIn } from '#server/admin/users/person.ts';
import { withinDays } from '#server/admin/within-days.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { AuditRow } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { AuditEntryView, AuditInput } from '#shared/contract/admin-audit.ts';
import type { PersonView } from '#shared/contract/admin-list.ts';

interface EntryRow extends AuditRow, PageKeys {
  actor: PersonView | null;
  target: PersonView | null;
}

export interface AuditPage {
  entries: AuditEntryView[];
  older: string | null;
  newer: string | null;
  isSearchTooWide: boolean;
}

const KEYSET: Keyset = { at: sql`a.created_at`, id: sql`a.seq`, idType: 'bigint' };

/** What admins did, newest first. The log names people by id; their present names are put beside. */
export async function listAudit(db: Db, input: AuditInput): Promise<AuditPage> {
  const [actors, targets] = await Promise.all([
    findPeople(db, input.actor),
    findPeople(db, input.target),
  ]);
  const isSearchTooWide = actors.isTooWide || targets.isTooWide;
  const conditions = [
    withinDays(sql`a.created_at`, input),
    ...(input.action ? [sql`a.action = ${input.action}`] : []),
    ...(actors.userIds ? [sql`a.actor_id = any(${actors.userIds}::text[])`] : []),
    // A target need not be a user: its own id is searched for as well.
    ...(targets.userIds
      ? [sql`a.target_id = any(${[...targets.userIds, input.target]}::text[])`]
      : []),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const { rows, ...links } = await readEntries(db, where, input.cursor);
  return { entries: rows.map(toEntry), ...links, isSearchTooWide };
}

function readEntries(db: Db, where: RawBuilder<boolean>, cursor: string | undefined) {
  return readPage<EntryRow>(KEYSET, {
    cursor,
    read: async (parts) => {
      const { rows } = await sql<EntryRow>`
        select a.*, ${personIn('actor')} as actor,
          ${personIn('target')} as target, ${parts.keys}
        from admin_audit_log a
        left join profiles actor on actor.user_id = a.actor_id
        left join profiles target on target.user_id = a.target_id
        where ${where} and ${parts.where}
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return rows;
    },
  });
}

/** For the filter: the few words that occur, found without reading the log. */
export async function listAuditActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive words as (
      (select action from admin_audit_log order by action limit 1)
      union all
      select (select a.action from admin_audit_log a where a.action > w.action
        order by a.action limit 1)
      from words w where w.action is not null)
    select action from words where action is not null`.execute(db);
  return rows.map((row) => row.action);
}

function toEntry(row: EntryRow): AuditEntryView {
  return {
    id: row.id,
    seq: row.seq,
    createdAt: row.created_at.toISOString(),
    action: row.action,
    actor: row.actor,
    targetType: row.target_type,
    targetId: row.target_id,
    target: row.target,
    reason: row.reason,
    details: row.details,
    before: row.before,
    after: row.after,
    ip: row.ip,
    userAgent: row.user_agent,
    hash: row.hash,
  };
}
