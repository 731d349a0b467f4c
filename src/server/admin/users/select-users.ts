import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { UserFilter } from '#shared/contract/admin-users.ts';

import { matchesFilters } from './match-users.ts';
import { matchesSearch } from './search-users.ts';

/**
 * Whom a filter of User Management shows, as a condition on `profiles`, for what is done to all of
 * them: whoever's name begins as was typed or, where nobody's does, whoever's contains it.
 */
export function isSelectedUser(filter: UserFilter): RawBuilder<boolean> {
  const filters = matchesFilters(filter);
  if (!filter.search) return filters;
  const begins = matchesSearch(filter.search, 'begins');
  const contains = matchesSearch(filter.search, 'contains');
  return sql<boolean>`(${filters} and (${begins} or (${contains}
    and not exists (select from profiles where ${filters} and ${begins}))))`;
}
