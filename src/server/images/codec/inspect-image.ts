import type { Db } from '#server/db/connect.ts';
import type { CredentialsReport } from '#server/ports/content-credentials.ts';
import { AppError } from '#shared/errors.ts';

import { findOwnImage } from '#server/images/find-image.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';

/** What the original of an own picture says about itself. */
export async function inspectImage(
  { db, files, credentials }: { db: Db } & Pick<PictureStore, 'files' | 'credentials'>,
  request: { id: string; userId: string },
): Promise<CredentialsReport> {
  const image = await findOwnImage(db, request);
  const original = await files.read(`${image.storage_key}/original.png`);
  if (!original) throw new AppError('NOT_FOUND');
  return credentials.inspect(original);
}
