import type { WineRenderer } from '#server/ports/wine-renderer.ts';
import type { WineDraft } from '#shared/contract/wines.ts';
import type { BottleView } from '#shared/rules/pictures/wines.ts';

import { dressWine } from './dress-wine.ts';
import type { ArtworkDeps } from './keep-artwork.ts';

export interface WineDeps extends ArtworkDeps {
  renderer: WineRenderer;
  stopping: AbortSignal;
}

/** The bottle is a few hundred pixels high there, its label less. */
export const PREVIEW_LABEL_PX = 480;

export async function previewWine(
  deps: WineDeps,
  {
    userId,
    wine: draft,
    view,
    signal,
  }: { userId: string; wine: WineDraft; view: BottleView; signal: AbortSignal | undefined },
): Promise<File> {
  const dressed = await dressWine(deps, { draft, userId, maxSidePx: PREVIEW_LABEL_PX });
  const { bytes, mime } = await deps.renderer.preview(dressed, {
    view,
    signal: signal ?? deps.stopping,
  });
  return new File([new Uint8Array(bytes)], 'bottle.webp', { type: mime });
}
