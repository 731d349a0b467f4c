import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { PERSON_COLUMNS, toPerson } from '#server/admin/users/person.ts';
import type { PersonRow } from '#server/admin/users/person.ts';
import { withinDays } from '#server/admin/within-days.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys, PageParts } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { LedgerEntryView, LedgerInput } from '#shared/contract/admin-credits.ts';
import { LEDGER_KINDS, ledgerKindOf } from '#shared/rules/admin/ledger.ts';
import type { LedgerSign } from '#shared/rules/admin/ledger.ts';

interface EntryRow extends PersonRow, PageKeys {
  id: string;
  change_reason: string;
  change_amount: number;
  previous_credits: number;
  new_credits: number;
  admin_email: string | null;
  reference: string;
  created_at: Date;
}

export interface LedgerPage {
  entries: LedgerEntryView[];
  older: string | null;
  newer: string | null;
  isSearchTooWide: boolean;
}

const KEYSET: Keyset = { at: sql`h.created_at`, id: sql`h.seq`, idType: 'bigint' };
const NOTHING = { entries: [], older: null, newer: null };

/** The ledger of all users, newest first. */
export async function listLedger(db: Db, input: LedgerInput): Promise<LedgerPage> {
  const { userIds, isTooWide } = await findPeople(db, input.search);
  if (userIds?.length === 0 || isContradiction(input))
    return { ...NOTHING, isSearchTooWide: isTooWide };
  const { rows, ...links } = await readPage<EntryRow>(KEYSET, {
    cursor: input.cursor,
    read: async (parts) => {
      const entries = entriesOf({ userIds, ...input }, matches(input, parts), parts);
      const { rows: found } = await sql<EntryRow>`
        select h.*, ${PERSON_COLUMNS}, ${parts.keys}
        from ${entries} join profiles p on p.user_id = h.user_id
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  return { entries: rows.map(toEntry), ...links, isSearchTooWide: isTooWide };
}

/**
 * The newest of each user first, then the newest of those: users have few entries, the ledger millions.
 * The same by kinds for what added credits: nearly all entries are pictures, and those are not read.
 */
function entriesOf(
  { userIds, kind, sign }: Pick<LedgerInput, 'kind' | 'sign'> & { userIds: string[] | null },
  where: RawBuilder<boolean>,
  { orderBy, limit }: PageParts,
): RawBuilder<unknown> {
  const newest = sql`order by ${orderBy} limit ${limit}`;
  if (userIds)
    return sql`unnest(${userIds}::text[]) as wanted (user_id) cross join lateral (
      select h.* from credit_history h where h.user_id = wanted.user_id and ${where} ${newest}) h`;
  if (sign === 'added' && !kind)
    return sql`${KINDS_THAT_ADD} cross join lateral (
      select h.* from credit_history h where ${KIND} = wanted.kind and ${where} ${newest}) h`;
  return sql`(select h.* from credit_history h where ${where} ${newest}) h`;
}

const KIND = sql`split_part(h.reference, ':', 1)`;
const NEVER_ADD = Object.values(LEDGER_KINDS)
  .filter(({ signs }) => !signs.some((sign) => sign === 'added'))
  .map(({ reference }) => reference);

/** Every first word there is, older ones without a name included: one step through the index for each. */
const KINDS_THAT_ADD = sql`(
  with recursive known (kind) as (
    (select ${KIND} from credit_history h order by 1 limit 1)
    union all
    select (select ${KIND} from credit_history h where ${KIND} > kind order by 1 limit 1)
    from known where kind is not null)
  select kind from known where kind <> all(${NEVER_ADD}::text[])) as wanted`;

function matches({ kind, sign, from, to }: LedgerInput, { where }: PageParts): RawBuilder<boolean> {
  const conditions = [where, withinDays(sql`h.created_at`, { from, to })];
  if (kind) conditions.push(sql`${KIND} = ${LEDGER_KINDS[kind].reference}`);
  conditions.push(SIGNS[sign ?? 'any']);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Where nothing changed there is nothing to see, unless somebody asks. */
const SIGNS: Record<LedgerSign | 'any', RawBuilder<boolean>> = {
  added: sql<boolean>`h.change_amount > 0`,
  removed: sql<boolean>`h.change_amount < 0`,
  unchanged: sql<boolean>`h.change_amount = 0`,
  any: sql<boolean>`h.change_amount <> 0`,
};

/** Pictures never add credits: known at once, found only after reading every one of them. */
function isContradiction({ kind, sign }: LedgerInput): boolean {
  if (!kind || !sign || sign === 'unchanged') return false;
  const signs: readonly LedgerSign[] = LEDGER_KINDS[kind].signs;
  return !signs.includes(sign);
}

function toEntry(row: EntryRow): LedgerEntryView {
  return {
    id: row.id,
    person: toPerson(row),
    kind: ledgerKindOf(row.reference),
    reason: row.change_reason,
    amount: row.change_amount,
    previousCredits: row.previous_credits,
    newCredits: row.new_credits,
    adminEmail: row.admin_email,
    reference: row.reference,
    createdAt: row.created_at.toISOString(),
  };
}
