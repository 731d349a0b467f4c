import { dressWine } from './dress-wine.ts';
import { findWine } from './find-wines.ts';
import { PREVIEW_LABEL_PX } from './preview-wine.ts';
import type { WineDeps } from './preview-wine.ts';
import { toDraft } from './wine-view.ts';

const PREFIX = 'bottles/';
/** Changes when bottles are drawn otherwise, so that old small pictures are drawn anew. */
const LOOK = 2;
const MIME = 'image/webp';

/** Where all small pictures of a wine lie; they show its label and go when it goes. */
export const bottleFolder = (id: string): string => `${PREFIX}${id.slice(0, 2)}/${id}`;

interface Wanted {
  id: string;
  userId: string;
  signal: AbortSignal | undefined;
  /** Refuses whoever has had too many drawn: a wine may be changed again and again. */
  takeTurn: () => Promise<void>;
}

/** The small picture in lists: drawn once for every version of a wine, then kept. */
export async function showBottle(
  deps: WineDeps,
  { id, userId, signal, takeTurn }: Wanted,
): Promise<File> {
  const wine = await findWine(deps.db, { id, userId });
  const key = `${bottleFolder(id)}/${wine.version}-${LOOK}.webp`;
  const kept = await deps.files.read(key);
  if (kept) return toFile(kept);
  await takeTurn();
  const draft = toDraft(wine);
  const dressed = await dressWine(deps, { draft, userId, maxSidePx: PREVIEW_LABEL_PX });
  const { bytes } = await deps.renderer.preview(dressed, {
    view: 'front',
    signal: signal ?? deps.stopping,
  });
  // Nobody asks for those of former versions again.
  await deps.files.removeFolder(bottleFolder(id));
  await deps.files.put(key, bytes, MIME);
  return toFile(bytes);
}

const toFile = (bytes: Buffer): File =>
  new File([new Uint8Array(bytes)], 'bottle.webp', { type: MIME });
