import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';

import { pictureEntries } from './archive-images.ts';
import type { ZipEntry } from './zip-stream.ts';

/** Everything we keep about one person, as entries of an archive: one JSON file and the original pictures. */
export async function* exportUserData(
  { db, files }: { db: Db; files: FileStore },
  userId: string,
): AsyncGenerator<ZipEntry> {
  const ownImages = db.selectFrom('generated_images').selectAll().where('user_id', '=', userId);
  const [profile, kept, deleted, generations, creditHistory, payments, wines, sets] =
    await Promise.all([
      db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst(),
      ownImages.where('deleted_at', 'is', null).orderBy('created_at', 'desc').execute(),
      ownImages.where('deleted_at', 'is not', null).orderBy('deleted_at', 'desc').execute(),
      db
        .selectFrom('generations')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute(),
      db
        .selectFrom('credit_history')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('seq', 'desc')
        .execute(),
      db
        .selectFrom('payment_transactions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute(),
      db
        .selectFrom('wines')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute(),
      db
        .selectFrom('picture_sets')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute(),
    ]);
  const images = [...kept, ...deleted];
  const now = new Date();
  const data = {
    exportedAt: now,
    profile,
    images,
    generations,
    // Who of the staff it was is not the user's data.
    creditHistory: creditHistory.map(({ admin_email, ...entry }) => ({
      ...entry,
      by_support: admin_email !== null,
    })),
    payments,
    wines,
    sets,
  };
  yield {
    name: 'vignette.json',
    bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
    modifiedAt: now,
  };
  yield* pictureEntries(files, images, {
    file: 'original.png',
    ending: '.png',
    folder: 'pictures/',
  });
}
