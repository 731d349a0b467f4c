import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { addPicture, insertImage } from '#server/testing/images.ts';
import { judgeByReference, reference } from '#server/testing/outside/reference-c2pa.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { PICTURE_WIDTHS } from '#shared/rules/pictures/gallery.ts';

import { makeAvif } from '#server/images/codec/make-avif.ts';
import { emptyOldTrash, removeDeletedFiles } from './remove-pictures.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['member']>>;
const signal = new AbortController().signal;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member();
  await owner.api.profile.get();
  return () => app.stop();
});

const files = () => app.context.pictureStore.files;
const deps = () => ({ db: app.context.db, files: files() });

async function filesOf(storageKey: string): Promise<number> {
  let count = 0;
  for await (const _ of files().list(`${storageKey}/`)) count += 1;
  return count;
}

describe('the files of a picture', () => {
  test('go soon after it was deleted for good, whoever deleted it', async () => {
    const [gone, kept] = await Promise.all(
      [1, 2].map(() => addPicture(app.context, { user_id: owner.userId })),
    );
    await app.context.db
      .deleteFrom('generated_images')
      .where('id', '=', gone?.id ?? '')
      .execute();
    await removeDeletedFiles(deps(), signal);
    expect(await filesOf(gone?.storage_key ?? '')).toBe(0);
    expect(await filesOf(kept?.storage_key ?? '')).toBe(5);
    const left = await app.context.db.selectFrom('removed_pictures').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('are remembered until the store has really removed them', async () => {
    const image = await addPicture(app.context, { user_id: owner.userId, deleted_at: new Date() });
    await owner.api.images.deleteForGood({ id: image.id });
    const broken = {
      ...files(),
      removeFolder: () => Promise.reject(new Error('the store is down')),
    };
    await expect(removeDeletedFiles({ db: app.context.db, files: broken }, signal)).rejects.toThrow(
      'the store is down',
    );
    await removeDeletedFiles(deps(), signal);
    expect(await filesOf(image.storage_key)).toBe(0);
  });
});

test('the trash is emptied of what lay there for thirty days', async () => {
  const now = Date.now();
  const [old, young] = await Promise.all(
    [31, 29].map((days) =>
      insertImage(app.context.db, {
        user_id: owner.userId,
        deleted_at: new Date(now - days * DAY_MS),
      }),
    ),
  );
  await emptyOldTrash(app.context.db);
  const left = await app.context.db
    .selectFrom('generated_images')
    .select('id')
    .where('id', 'in', [old?.id ?? '', young?.id ?? ''])
    .execute();
  expect(left).toEqual([{ id: young?.id }]);
});

test('a delivered picture gets its AVIF files a little later, sealed like the rest', async () => {
  const { body } = await owner.api.generations.generate({ prompt: 'a glass of red' });
  if (!('image' in body)) throw new Error('The picture did not come in time');
  const { id } = body.image;
  expect(body.image.srcSet.avif).toBeNull();
  await expect
    .poll(async () => (await owner.api.images.get({ id })).srcSet.avif)
    .toContain(`/media/${id}/w320.avif`);
  for (const width of PICTURE_WIDTHS) {
    const answer = await owner.fetch(`/media/${id}/w${width}.avif`);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).compression).toBe('av1');
    const report = await app.context.pictureStore.credentials.inspect(bytes);
    expect(report).toMatchObject({
      isValid: true,
      isOurs: true,
    });
    const verdict = await judgeByReference(bytes, { mime: 'image/avif' });
    expect(verdict?.state ?? 'Valid').toBe('Valid');
  }
});

test('AVIF files of a picture that is deleted for good meanwhile do not stay', async () => {
  const { db, pictureStore } = app.context;
  const { body } = await owner.api.generations.generate({ prompt: 'a glass of white' });
  if (!('image' in body)) throw new Error('The picture did not come in time');
  const { id } = body.image;
  await expect.poll(async () => (await owner.api.images.get({ id })).srcSet.avif).not.toBeNull();
  const { storage_key, generation_id } = await db
    .updateTable('generated_images')
    .set({ has_avif: false })
    .where('id', '=', id)
    .returning(['storage_key', 'generation_id'])
    .executeTakeFirstOrThrow();
  const remove = async () => {
    await db.deleteFrom('generated_images').where('id', '=', id).execute();
    await files().removeFolder(storage_key);
  };
  let removal: Promise<void> | undefined;
  const put: typeof pictureStore.files.put = async (...file) => {
    await (removal ??= remove());
    return files().put(...file);
  };

  await makeAvif({ db, ...pictureStore, files: { ...files(), put } }, generation_id ?? '');
  await removeDeletedFiles({ db, files: files() }, new AbortController().signal);

  expect(await filesOf(storage_key)).toBe(0);
});

test.skipIf(!reference)('the reference validator trusts what was delivered', async () => {
  const { storage_key } = await addPicture(app.context, { user_id: owner.userId });
  const jpg = await files().read(`${storage_key}/download.jpg`);
  const verdict = await judgeByReference(jpg ?? Buffer.alloc(0), { mime: 'image/jpeg' });
  expect(verdict).toMatchObject({
    state: 'Valid',
    digitalSource: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  });
});
