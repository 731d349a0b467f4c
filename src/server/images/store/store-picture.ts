import { randomUUID } from 'node:crypto';

import type { ContentCredentials, Declaration } from '#server/ports/content-credentials.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Pixels } from '#server/ports/pixels.ts';
import { downloadName } from '#shared/rules/pictures/gallery.ts';
import type { PictureFile } from '#shared/rules/pictures/gallery.ts';

import { contentTypeOf, PICTURES_PREFIX } from './picture-files.ts';
import { decodePicture } from '#server/images/codec/decode-picture.ts';
import { encodePicture } from '#server/images/codec/encode-picture.ts';
import type { EncodedFile } from '#server/images/codec/encode-picture.ts';
import { thumbhashOf } from '#server/images/codec/picture-thumbhash.ts';
import { xmpOf } from '#server/images/codec/xmp.ts';
import type { Origin } from '#server/images/codec/xmp.ts';

export interface PictureStore {
  files: FileStore;
  credentials: ContentCredentials;
  /** Named in every file's licence. */
  licenceUrl: string;
}

/** Where the files are and what the gallery needs to know of them: columns of `generated_images`. */
export interface StoredPicture {
  storage_key: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  thumbhash: string;
}

/**
 * Turns what was drawn into the files of a picture. They are safe on disk when this resolves, so
 * the row may be committed; each call has its own folder, so a late attempt can discard its own.
 */
export async function storePixels(
  store: PictureStore,
  { pixels, ...picture }: { pixels: Pixels } & Omit<Origin, 'licenceUrl'>,
): Promise<StoredPicture> {
  const xmp = xmpOf({ ...picture, licenceUrl: store.licenceUrl });
  const id = randomUUID();
  const folder = `${PICTURES_PREFIX}${id.slice(0, 2)}/${id}`;
  const { files, smallest } = encodePicture(pixels, xmp);
  const [thumbhash, sizes] = await orNothing(store, folder, () =>
    allEnded([
      smallest.then(thumbhashOf),
      sealAndPut(store, { folder, encoded: files, declaration: declare(picture) }),
    ]),
  );
  return {
    storage_key: folder,
    mime: contentTypeOf('original.png'),
    bytes: sizes.get('original.png') ?? 0,
    width: pixels.width,
    height: pixels.height,
    thumbhash,
  };
}

/** The same from an engine's file, once it has been read to its last pixel. */
export async function storePicture(
  store: PictureStore,
  { bytes, ...origin }: { bytes: Uint8Array } & Omit<Origin, 'licenceUrl'>,
  decode: (bytes: Uint8Array) => Promise<Pixels> = decodeOwn,
): Promise<StoredPicture> {
  return storePixels(store, { ...origin, pixels: await decode(bytes) });
}

/** Our own engine's alpha means something. */
const decodeOwn = (bytes: Uint8Array): Promise<Pixels> =>
  decodePicture(bytes, { keepsAlpha: true });

/** A disk that was full for one file must not keep the others: nothing will ever point at them. */
async function orNothing<T>(
  { files }: Pick<PictureStore, 'files'>,
  folder: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    await files.removeFolder(folder).catch(() => {}); // the nightly sweep tries again
    throw error;
  }
}

export async function sealAndPut(
  { files, credentials }: Pick<PictureStore, 'files' | 'credentials'>,
  work: {
    folder: string;
    encoded: readonly (EncodedFile | Promise<EncodedFile>)[];
    declaration: Declaration;
  },
): Promise<Map<PictureFile, number>> {
  const written = await allEnded(
    work.encoded.map(async (encoded): Promise<[PictureFile, number]> => {
      const { file, bytes } = await encoded;
      const sealed = await credentials.sign(bytes, work.declaration);
      await files.put(`${work.folder}/${file}`, sealed, contentTypeOf(file));
      return [file, sealed.length];
    }),
  );
  return new Map(written);
}

/** All have ended, well or badly, before anybody clears up. */
async function allEnded<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [Key in keyof Work]: Awaited<Work[Key]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

function declare({ prompt, createdAt, source, engine }: Omit<Origin, 'licenceUrl'>): Declaration {
  return { title: downloadName(prompt, createdAt), source, softwareAgent: engine };
}
