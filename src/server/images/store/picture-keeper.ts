import { EngineError } from '#server/ports/image-engine.ts';
import type { DrawnPicture } from '#server/ports/image-engine.ts';
import type { DownloadPicture } from '#server/ports/picture-download.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import { isPictureUrl } from '#shared/rules/pictures/picture-url.ts';

import type { PictureStore, StoredPicture } from './store-picture.ts';
import type { Origin } from '#server/images/codec/xmp.ts';

export interface KeepRequest extends Omit<Origin, 'licenceUrl'> {
  drawn: DrawnPicture;
  userId: string;
  /** Drawn on somebody else's machine: its bytes are decoded in a process that may die. */
  isForeign: boolean;
  signal: AbortSignal;
}

/** From what an engine answered to files that a row may point at. */
export function createPictureKeeper(
  store: PictureStore & { download: DownloadPicture; sandbox: Sandbox },
) {
  return {
    /** Fetches what is only an address yet, checks, encodes, seals and stores. */
    keep: async ({
      drawn,
      userId,
      isForeign,
      signal,
      ...origin
    }: KeepRequest): Promise<StoredPicture> => {
      // The image library is loaded with the first picture, not with the server.
      const { storePicture, storePixels } = await import('./store-picture.ts');
      signal.throwIfAborted();
      if ('pixels' in drawn) return storePixels(store, { ...origin, pixels: drawn.pixels });
      const bytes =
        'url' in drawn ? await store.download(checked(drawn.url), { signal }) : drawn.bytes;
      signal.throwIfAborted();
      const picture = { ...origin, bytes };
      if (!isForeign) return storePicture(store, picture);
      const { decodeForeign } = await import('#server/images/codec/decode-foreign.ts');
      return storePicture(store, picture, (file) =>
        decodeForeign(store.sandbox, { bytes: file, owner: userId, signal }),
      );
    },
    /** For a picture that no row will ever point at. */
    discard: (storageKey: string): Promise<void> => store.files.removeFolder(storageKey),
  };
}

function checked(url: string): string {
  if (isPictureUrl(url)) return url;
  throw new EngineError('BAD_IMAGE', {
    message: 'Invalid image URL format received from API',
    isRetryable: true,
  });
}
