import type { WineRenderer } from '#server/ports/wine-renderer.ts';

import { toOwnWine } from './own-wine.ts';
import { fromPicture, openEmbeddedStudio } from './studio.ts';
import type { Studio } from './studio.ts';

/** Small, and otherwise as finished as a picture: smooth edges cost little at this size. */
const PREVIEW = { quality: 'standard', maxSide: 640 } as const;
const WEBP = { quality: 82, effort: 1 } as const;
/** One worker of its own: a preview never waits for somebody's picture, nor a picture for a preview. */
const WORKERS = 1;
const BOTTLE_ALONE = 'one bottle';
const PIXELS = { width: 416, height: 608 };

/** Bottles by themselves, always drawn by the Studio, whichever engine makes the pictures. */
export function createStudioBottles(
  openStudio: () => Promise<Studio> = () => openEmbeddedStudio(PREVIEW, WORKERS),
): WineRenderer {
  let studio: Promise<Studio> | undefined;
  return {
    async preview(wine, { view, signal }) {
      studio ??= openStudio().catch((error: unknown) => {
        studio = undefined;
        throw error;
      });
      const made = await (
        await studio
      ).generate(
        {
          prompt: BOTTLE_ALONE,
          styleId: 'cinematic',
          size: 'portrait',
          pixels: PIXELS,
          ground: 'white',
          seed: 1,
          ownWine: toOwnWine(wine, view),
        },
        { signal, onProgress: () => {} },
      );
      const image = await fromPicture(made);
      return { bytes: await image.webp(WEBP).toBuffer(), mime: 'image/webp' };
    },
    async close() {
      const open = studio;
      studio = undefined;
      await (await open)?.close();
    },
  };
}
