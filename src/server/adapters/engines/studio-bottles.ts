import type { WineRenderer } from '#server/ports/wine-renderer.ts';

import { openOnce } from './open-once.ts';
import { toOwnWine } from './own-wine.ts';
import { fromPicture, openEmbeddedStudio } from './studio.ts';
import type { StudioSettings } from './studio.ts';
import type { OwnWine } from '#studio/own-wine/own-wine.ts';

const LARGEST_PX = 1024;
const WEBP = { quality: 82, effort: 1 } as const;
/** Workers of its own: a preview never waits for somebody's picture, nor a picture for a preview. */
const WORKERS = 2;
const BOTTLE_ALONE = {
  prompt: 'one bottle',
  styleId: 'cinematic',
  size: 'portrait',
  ground: 'white',
  seed: 1,
} as const;
const PREVIEW_PX = { width: 416, height: 608 };
const PACKSHOT_PX = { width: 1024, height: 1024 };

/** Bottles by themselves, always drawn by the Studio, whichever engine makes the pictures. */
export function createStudioBottles(
  settings: StudioSettings,
  openStudio: typeof openEmbeddedStudio = openEmbeddedStudio,
): WineRenderer {
  const studio = openOnce(() => openStudio(settingsOf(settings), WORKERS));
  const draw = async (ownWine: OwnWine, pixels: typeof PREVIEW_PX, signal: AbortSignal) => {
    const opened = await studio.open();
    const request = { ...BOTTLE_ALONE, pixels, ownWine };
    return fromPicture(await opened.generate(request, { signal, onProgress: () => {} }));
  };
  return {
    async preview(wine, { view, signal }) {
      const image = await draw(toOwnWine(wine, view), PREVIEW_PX, signal);
      return { bytes: await image.webp(WEBP).toBuffer(), mime: 'image/webp' };
    },
    async packshot(wine, signal) {
      return (await draw(toOwnWine(wine), PACKSHOT_PX, signal)).png().toBuffer();
    },
    close: studio.close,
  };
}

/** As finished as a picture, since smooth edges cost little at such sizes; a draft where pictures are drafts. */
function settingsOf({ quality, maxSide }: StudioSettings): StudioSettings {
  return {
    quality: quality === 'draft' ? 'draft' : 'standard',
    maxSide: Math.min(LARGEST_PX, maxSide),
  };
}
