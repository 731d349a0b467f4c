import { mkdir, readFile, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Insertable } from 'kysely';

import type { GeneratedImagesTable } from '#server/db/schema/schema.ts';
import { storePicture } from '#server/images/store/store-picture.ts';
import type { PictureStore, StoredPicture } from '#server/images/store/store-picture.ts';
import { pictureUrl, wineStyleOf } from '#shared/rules/pictures/gallery.ts';
import { SHOWCASE_PICTURES } from '#shared/showcase-pictures.ts';
import type { ShowcasePicture } from '#shared/showcase-pictures.ts';
import { understand } from '#studio/lexicon/understand.ts';

import type { Made } from './rows.ts';

const SHOWCASE = path.resolve(import.meta.dirname, '../../src/web/public/showcase');
const ENGINE = 'vignette-studio';
const AT_ONCE = 4;

/** A picture that is hung many times: kept once, and its prompt read once. */
export type Master = StoredPicture & ReturnType<typeof readWords>;

/** Every picture of the showcase as real, sealed files. */
export async function storeShowcase(
  store: PictureStore,
  folder: string,
): Promise<Map<string, Master>> {
  const stored = new Map<string, Master>();
  const waiting = [...SHOWCASE_PICTURES];
  const work = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      const width = Math.max(...picture.widths);
      const file = await storePicture(store, {
        bytes: await readFile(path.join(SHOWCASE, `${picture.id}-${width}.webp`)),
        prompt: picture.prompt,
        engine: ENGINE,
        source: 'algorithmicMedia',
        createdAt: new Date(),
      });
      const master = `masters/${picture.id}`;
      await mkdir(path.join(folder, 'masters'), { recursive: true });
      await rename(path.join(folder, file.storage_key), path.join(folder, master));
      stored.set(picture.id, { ...file, storage_key: master, ...readWords(picture) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}

function readWords({ prompt, style, size }: ShowcasePicture) {
  const spec = understand(prompt, { style, size });
  return {
    wine_style: wineStyleOf(prompt, spec.wine),
    grape: spec.varietal?.name ?? null,
    region: spec.region?.name ?? null,
    vintage: spec.vintage,
  };
}

/** The row of a delivered picture, and its folder: a link to the one master. */
export async function hang(
  made: Made,
  {
    folder,
    stored,
    isFavorite,
  }: {
    folder: string;
    stored: Map<string, Master>;
    isFavorite: boolean;
  },
): Promise<Insertable<GeneratedImagesTable>> {
  const master = stored.get(made.picture);
  if (!master) throw new Error(`The showcase has no picture ${made.picture}`);
  const id = crypto.randomUUID();
  const storage_key = `pictures/${id.slice(0, 2)}/${id}`;
  const place = path.join(folder, storage_key);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(path.join(folder, master.storage_key), place, 'junction');
  return {
    ...master,
    id,
    storage_key,
    user_id: made.user_id,
    generation_id: made.id,
    prompt: made.prompt,
    image_url: pictureUrl(id),
    size: made.size,
    style_id: made.style_id,
    seed: made.seed ?? null,
    api: ENGINE,
    is_favorite: isFavorite,
    created_at: made.finished_at ?? made.created_at,
    updated_at: made.finished_at ?? made.created_at,
  };
}
