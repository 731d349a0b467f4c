import { cp } from 'node:fs/promises';
import path from 'node:path';

import { createC2paCredentials } from '#server/adapters/content-credentials/c2pa-credentials.ts';
import { createProcessSandbox } from '#server/adapters/sandbox/process-sandbox.ts';
import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';
import { insertImage } from '#server/testing/images.ts';
import type { ImageDetails } from '#server/testing/images.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { storePicture } from '#server/images/store/store-picture.ts';
import type { PictureStore, StoredPicture } from '#server/images/store/store-picture.ts';
import { PICTURES_PREFIX } from '#server/images/store/picture-files.ts';
import { wineStyleOf } from '#shared/rules/pictures/gallery.ts';

import type { RunningApp } from './start-app.ts';

type House = Pick<RunningApp, 'databaseUrl' | 'dataDir'>;
type Hung = ImageDetails & { prompt: string; picture?: Buffer };

/** Puts finished pictures, with real and sealed files, into somebody's gallery; the first is the newest. */
export async function hangPictures(
  house: House,
  { email, pictures }: { email: string; pictures: readonly Hung[] },
): Promise<void> {
  const store = pictureStore(house);
  await asMember(house, email, async (db, user_id) => {
    for (const [age, details] of pictures.entries())
      await insertImage(db, await finished(house, store, { ...details, user_id, age }));
  });
}

/** Rows alone, where a story is about how many there are: their files would take minutes. */
export async function hangWithoutFiles(
  house: House,
  { email, pictures }: { email: string; pictures: readonly ImageDetails[] },
): Promise<void> {
  await asMember(house, email, async (db, user_id) => {
    for (const [age, details] of pictures.entries())
      await insertImage(db, {
        created_at: new Date(Date.now() - (age + 1) * 60_000),
        ...details,
        user_id,
      });
  });
}

/** A picture that came to nothing a moment ago. */
export async function recordFailure(
  house: House,
  { email, prompt }: { email: string; prompt: string },
): Promise<void> {
  const now = new Date();
  await asMember(house, email, async (db, user_id) => {
    await db
      .insertInto('generations')
      .values({
        user_id,
        idempotency_key: crypto.randomUUID(),
        request_hash: 'x',
        prompt,
        style_id: 'cinematic',
        size: 'square',
        state: 'failed',
        error_code: 'GENERATION_FAILED',
        deadline_at: now,
        finished_at: now,
      })
      .execute();
  });
}

async function asMember(
  house: House,
  email: string,
  work: (db: Db, userId: string) => Promise<void>,
): Promise<void> {
  const connection = connectUnhurried(house.databaseUrl);
  try {
    const { user_id } = await connection.db
      .selectFrom('profiles')
      .select('user_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await work(connection.db, user_id);
  } finally {
    await connection.close();
  }
}

function pictureStore({ dataDir }: House): PictureStore {
  return {
    files: createLocalFolder(`${dataDir}/files`),
    credentials: createC2paCredentials(
      { folder: `${dataDir}/credentials` },
      createProcessSandbox(),
    ),
    licenceUrl: 'https://example.com/terms',
  };
}

async function finished(
  house: House,
  store: PictureStore,
  { picture, age, ...details }: Hung & { user_id: string; age: number },
): Promise<ImageDetails & { user_id: string }> {
  const created_at = new Date(Date.now() - (age + 1) * 3_600_000);
  const seal = async (bytes: Buffer) =>
    storePicture(store, {
      bytes,
      prompt: details.prompt,
      engine: 'vignette-studio',
      source: 'algorithmicMedia',
      createdAt: created_at,
    });
  const stored = picture
    ? await seal(picture)
    : await sealedOnce(house, `${details.prompt} ${age}`, async () =>
        seal(await drawPicture({ width: 320, height: 320, hue: (age * 47) % 360 })),
      );
  return {
    seed: 1000 + age,
    scene: JSON.stringify({ shown: ['a glass', 'a bottle', 'a vineyard'], notDrawn: ['zeppelin'] }),
    created_at,
    wine_style: wineStyleOf(details.prompt),
    ...stored,
    ...details,
  };
}

const sealed = new Map<string, StoredPicture>();

/**
 * Files of their own for every story, but encoded and sealed once in each house: that takes longer
 * than most of what a story does with them. A copy is kept aside, where no story deletes it.
 */
async function sealedOnce(
  { dataDir }: House,
  name: string,
  seal: () => Promise<StoredPicture>,
): Promise<StoredPicture> {
  const filesOf = ({ storage_key }: StoredPicture) => path.join(dataDir, 'files', storage_key);
  const asideOf = ({ storage_key }: StoredPicture) => path.join(dataDir, 'aside', storage_key);
  const known = sealed.get(`${dataDir} ${name}`);
  if (!known) {
    const first = await seal();
    await cp(filesOf(first), asideOf(first), { recursive: true });
    sealed.set(`${dataDir} ${name}`, first);
    return first;
  }
  const id = crypto.randomUUID();
  const copy = { ...known, storage_key: `${PICTURES_PREFIX}${id.slice(0, 2)}/${id}` };
  await cp(asideOf(known), filesOf(copy), { recursive: true });
  return copy;
}
