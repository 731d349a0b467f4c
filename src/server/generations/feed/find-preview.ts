import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';

/** The newest preview of an own generation whose picture is not there yet. */
export async function findPreview(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<File> {
  const preview = await db
    .selectFrom('generation_previews as p')
    .innerJoin('generations as g', 'g.id', 'p.generation_id')
    .select(['p.mime', 'p.bytes'])
    .where('g.id', '=', id)
    .where('g.user_id', '=', userId)
    // The one of a picture that has just been delivered is cleared away a moment later.
    .where('g.state', '<>', 'succeeded')
    .executeTakeFirst();
  if (!preview) throw new AppError('NOT_FOUND');
  return new File([new Uint8Array(preview.bytes)], 'preview', { type: preview.mime });
}
