import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { PersonView } from '#shared/contract/admin-list.ts';

export interface PersonRow {
  user_id: string;
  email: string;
  display_name: string;
  is_erased: boolean;
}

/** For the select list of a query that has `profiles p`. */
export const PERSON_COLUMNS = sql`
  p.user_id, p.email, p.display_name, p.erased_at is not null as is_erased`;

export function toPerson(row: PersonRow): PersonView {
  const { user_id: userId, email, display_name: displayName, is_erased: isErased } = row;
  return { userId, email, displayName, isErased };
}

/** The whole of a person in one column, for rows that name one or none; `alias` is of `profiles`. */
export function personIn(alias: string): RawBuilder<PersonView | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('user_id')} is not null then jsonb_build_object(
    'userId', ${column('user_id')}, 'email', ${column('email')},
    'displayName', ${column('display_name')},
    'isErased', ${column('erased_at')} is not null) end`;
}
