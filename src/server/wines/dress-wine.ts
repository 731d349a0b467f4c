import sharp from 'sharp';

import type { Db } from '#server/db/connect.ts';
import type { DressedWine, LabelPixels } from '#server/ports/wine-renderer.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { ArtworkLabel, WineDraft } from '#shared/contract/wines.ts';
import { AppError } from '#shared/errors.ts';
import { LABEL_SIDES } from '#shared/rules/pictures/wines.ts';

import { findWine } from './find-wines.ts';
import { ARTWORK_FILE, findArtwork } from './keep-artwork.ts';
import { toDraft } from './wine-view.ts';

export interface WineFiles {
  db: Db;
  files: FileStore;
}

/** Loads the artwork of a wine's labels, cropped as its owner said, no larger than it will be printed. */
export async function dressWine(
  deps: WineFiles,
  { draft, userId, maxSidePx }: { draft: WineDraft; userId: string; maxSidePx: number },
): Promise<DressedWine> {
  const artwork: DressedWine['artwork'] = {};
  for (const side of LABEL_SIDES) {
    const label = draft.labels[side];
    if (label?.kind === 'artwork')
      artwork[side] = await loadLabel(deps, { label, userId, maxSidePx });
  }
  return { draft, artwork };
}

/** In a picture a label is seldom larger than this, and it must not fill the Studio's memory. */
const PICTURE_LABEL_PX = 1400;

/** A kept wine, ready for an engine; removed ones too, for pictures that were asked for before. */
export async function dressOwnWine(
  deps: WineFiles,
  { wineId, userId }: { wineId: string; userId: string },
): Promise<DressedWine> {
  const draft = toDraft(await findWine(deps.db, { id: wineId, userId }));
  return dressWine(deps, { draft, userId, maxSidePx: PICTURE_LABEL_PX });
}

async function loadLabel(
  deps: WineFiles,
  { label, userId, maxSidePx }: { label: ArtworkLabel; userId: string; maxSidePx: number },
): Promise<LabelPixels> {
  const source = await readArtwork(deps, { id: label.artworkId, userId });
  const region = cropOf(label.crop, source);
  const { data, info } = await sharp(source.png)
    .extract(region)
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { width, height, rgba: new Uint8Array(data) };
  if (!label.mask) return pixels;
  const mask = await readArtwork(deps, { id: label.mask.artworkId, userId });
  // Drawn over the whole artwork, so it is cut like it.
  const dark = await sharp(mask.png)
    .extract(cropOf(label.crop, mask))
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .negate()
    .raw()
    .toBuffer();
  return { ...pixels, mask: new Uint8Array(dark) };
}

async function readArtwork(deps: WineFiles, wanted: { id: string; userId: string }) {
  const row = await findArtwork(deps.db, wanted);
  const png = row && (await deps.files.read(`${row.storage_key}/${ARTWORK_FILE}`));
  if (!png) throw new AppError('ARTWORK_MISSING');
  return { png, width: row.width, height: row.height };
}

function cropOf(crop: ArtworkLabel['crop'], { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}
