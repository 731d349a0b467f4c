import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { literally } from '#server/db/like-pattern.ts';

/**
 * People are looked for by how a name, an address or a word in them begins; only where nobody is
 * found that way, by what stands anywhere in them. The first is one range of an index however many
 * there are (decision 013).
 */
export const SEARCH_MODES = ['begins', 'contains'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** As the trigram index has it. */
const WORDS = sql`lower(display_name || ' ' || email)`;
/** As long as the entries that the database keeps. */
const ENTRY_LENGTH = 40;
const TRIGRAM = 3;

/** The ids of profiles, with doubles, whose entries begin with what was typed. */
export function entriesBeginning(search: string): RawBuilder<unknown> {
  const prefix = `${literally(normal(search).slice(0, ENTRY_LENGTH))}%`;
  return sql`select profile_id from profile_entries where entry like ${prefix}`;
}

export function matchesSearch(search: string, mode: SearchMode): RawBuilder<boolean> {
  const words = normal(search).split(' ');
  if (mode === 'begins')
    return sql<boolean>`(id in (${entriesBeginning(search)}) and ${tailMatches(search)})`;
  // One or two letters alone stand in nearly every name, and in no index.
  if (words.every((word) => word.length < TRIGRAM)) return sql<boolean>`false`;
  return containsWords(search);
}

/** Every word anywhere in name or address, however short; reads everyone, for what is done rarely. */
export function containsWords(search: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(normal(search).split(' ').map(contains), sql` and `)})`;
}

/** An entry is cut off; what was typed beyond it is compared with the whole. */
export function tailMatches(search: string): RawBuilder<boolean> {
  const text = normal(search);
  return text.length > ENTRY_LENGTH ? contains(text) : sql<boolean>`true`;
}

function contains(word: string): RawBuilder<boolean> {
  return sql<boolean>`${WORDS} like ${`%${literally(word)}%`}`;
}

function normal(search: string): string {
  return search.toLowerCase().trim().replaceAll(/\s+/g, ' ');
}
