import { sql } from 'kysely';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';

import { literally } from '#server/db/like-pattern.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { ImageFilter, Selection } from '#shared/contract/images.ts';

type Builder = ExpressionBuilder<Schema, 'generated_images'>;
type Condition = ExpressionWrapper<Schema, 'generated_images', SqlBool>;

/** The owner's pictures that a gallery with this filter shows. */
export function matchesFilter(eb: Builder, userId: string, filter: ImageFilter): Condition {
  const { wineStyle, wineId, search, favorites, trash } = filter;
  return eb.and([
    eb('user_id', '=', userId),
    eb('deleted_at', trash ? 'is not' : 'is', null),
    ...(wineStyle ? [eb('wine_style', '=', wineStyle)] : []),
    ...(wineId ? [eb('wine_id', '=', wineId)] : []),
    ...(favorites ? [eb('is_favorite', '=', true)] : []),
    ...(search ? [says(eb, `%${literally(search)}%`)] : []),
  ]);
}

/** In its words, or in what is known of its wine. */
function says(eb: Builder, pattern: string): Condition {
  return eb.or([eb('prompt', 'ilike', pattern), eb('facts', 'ilike', pattern)]);
}

export function isSelected(eb: Builder, userId: string, selection: Selection): Condition {
  if ('filter' in selection) return matchesFilter(eb, userId, selection.filter);
  return eb.and([
    eb('user_id', '=', userId),
    sql<boolean>`id = any(${selection.ids}::uuid[])`.$castTo<SqlBool>(),
  ]);
}
