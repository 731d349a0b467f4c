import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { ListImagesInput, Outline } from '#shared/contract/images.ts';
import { CAPTION_LETTERS, captionWidth } from '#shared/rules/pictures/caption-width.ts';
import { GALLERY_PAGE_SIZE, OUTLINE_SIZE } from '#shared/rules/pictures/gallery.ts';

import { cursorAt, inOrder, orderOf, sortTime } from './gallery-order.ts';
import type { SortKeys } from './gallery-order.ts';
import { matchesFilter } from './match-images.ts';

/**
 * The shape of a gallery without its pictures: enough to lay all of it out, and where each page of
 * it begins, so that a reader may jump to the middle and load only what stands there.
 */
export async function outlineImages(
  db: Db,
  { userId, ...input }: ListImagesInput & { userId: string },
): Promise<Outline> {
  const order = orderOf(input);
  const query = db
    .selectFrom('generated_images')
    .select(['id', 'is_favorite', 'prompt_key', 'width', 'height'])
    .select([
      sortTime(order).as('exact_at'),
      sql<string>`left(prompt, ${CAPTION_LETTERS})`.as('caption'),
    ])
    .where((eb) => matchesFilter(eb, userId, input));
  const rows = await inOrder(query, { order, cursor: input.cursor })
    .limit(OUTLINE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, OUTLINE_SIZE);
  const last = shown.at(-1);
  return {
    ...shapesOf(shown),
    captions: shown.map(({ caption }) => captionWidth(caption)),
    bookmarks: bookmarksOf(shown).map((row) => cursorAt(order, row)),
    nextCursor: last && rows.length > OUTLINE_SIZE ? cursorAt(order, last) : null,
  };
}

/** Pictures come in a handful of shapes: each is said once and then named by its number. */
function shapesOf(rows: readonly { width: number; height: number }[]) {
  const numbers = new Map<string, number>();
  const shapes: [number, number][] = [];
  const places = rows.map(({ width, height }) => {
    const name = `${width}x${height}`;
    const known = numbers.get(name) ?? shapes.push([width, height]) - 1;
    numbers.set(name, known);
    return known;
  });
  return { shapes, places };
}

/** The last row of each full page but the final one: behind it the next page begins. */
function bookmarksOf<Row extends SortKeys>(rows: readonly Row[]): Row[] {
  return rows.filter((_, i) => (i + 1) % GALLERY_PAGE_SIZE === 0 && i + 1 < rows.length);
}
