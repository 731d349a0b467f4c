import { dressWine } from './dress-wine.ts';
import { findWine } from './find-wines.ts';
import { PREVIEW_LABEL_PX } from './preview-wine.ts';
import type { WineDeps } from './preview-wine.ts';
import { toDraft } from './wine-view.ts';
import type { Wine } from '#server/db/schema/wines-schema.ts';

const PREFIX = 'bottles/';
/** Changes when bottles are drawn otherwise, so that old small pictures are drawn anew. */
const LOOK = 2;
const MIME = 'image/webp';

/** Where all small pictures of a wine lie; they show its label and go when it goes. */
export const bottleFolder = (id: string): string => `${PREFIX}${id.slice(0, 2)}/${id}`;

interface Wanted {
  id: string;
  userId: string;
  /** Refuses whoever has had too many drawn: a wine may be changed again and again. */
  countCall: () => Promise<void>;
}

const beingDrawn = new Map<string, Promise<Buffer>>();

/**
 * The small picture in lists: drawn once for every version of a wine, then kept. It is drawn to its
 * end also for somebody who has left the page, or on a slow machine no visit would ever see it.
 */
export async function showBottle(deps: WineDeps, { id, userId, countCall }: Wanted): Promise<File> {
  const wine = await findWine(deps.db, { id, userId });
  const key = `${bottleFolder(id)}/${wine.version}-${LOOK}.webp`;
  const kept = await deps.files.read(key);
  if (kept) return toFile(kept);
  const drawing =
    beingDrawn.get(key) ??
    countCall()
      .then(() => drawBottle(deps, { wine, key }))
      .finally(() => beingDrawn.delete(key));
  beingDrawn.set(key, drawing);
  return toFile(await drawing);
}

async function drawBottle(
  deps: WineDeps,
  { wine, key }: { wine: Wine; key: string },
): Promise<Buffer> {
  const { id, user_id: userId } = wine;
  const draft = toDraft(wine);
  const dressed = await dressWine(deps, { draft, userId, maxSidePx: PREVIEW_LABEL_PX });
  const { bytes } = await deps.renderer.preview(dressed, { view: 'front', signal: deps.stopping });
  // Nobody asks for those of former versions again.
  await deps.files.removeFolder(bottleFolder(id));
  await deps.files.put(key, bytes, MIME);
  return bytes;
}

const toFile = (bytes: Buffer): File =>
  new File([new Uint8Array(bytes)], 'bottle.webp', { type: MIME });
