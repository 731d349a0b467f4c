import { isClear } from '#studio/people/body/part.ts';
import type { PersonSheet } from './person-view.ts';

/** Light that differs this much is something else, though of the same part. */
const UNLIKE = 0.3;

interface Corner {
  x: number;
  y: number;
}

/**
 * Where the lens smooths all that is seen, one ray for two by two pixels is enough: the other three lie between rays
 * that met the same, or `trace` follows their own.
 */
export function fillThin<Tile extends Corner>(
  sheet: PersonSheet,
  tiles: readonly Tile[],
  { right, bottom }: { right: number; bottom: number },
  trace: (x: number, y: number, tile: Tile) => void,
): void {
  const { left, top, width } = sheet.box;
  for (const tile of tiles) {
    const i = (tile.y - top) * width + (tile.x - left);
    const hasRight = tile.x + 1 < right;
    const hasBelow = tile.y + 1 < bottom;
    // Rays of the next tiles; none where this is the last of the sheet.
    const beside = tile.x + 2 < left + width ? i + 2 : -1;
    const below = tile.y + 2 < top + sheet.box.height ? i + 2 * width : -1;
    const across = beside < 0 || below < 0 ? -1 : below + 2;
    if (hasRight && !between(sheet, i + 1, i, beside)) trace(tile.x + 1, tile.y, tile);
    if (hasBelow && !between(sheet, i + width, i, below)) trace(tile.x, tile.y + 1, tile);
    if (!hasRight || !hasBelow) continue;
    const isCrossed = isLike(sheet, beside, below) && between(sheet, i + width + 1, i, across);
    if (!isCrossed) trace(tile.x + 1, tile.y + 1, tile);
  }
}

/** Puts the mean of two pixels between them, if they show the same. */
function between(sheet: PersonSheet, i: number, a: number, b: number): boolean {
  if (!isLike(sheet, a, b)) return false;
  const { image, cover, parts, depth } = sheet;
  for (let c = 0; c < 3; c++)
    image.data[i * 3 + c] = (image.data[a * 3 + c]! + image.data[b * 3 + c]!) / 2;
  cover[i] = (cover[a]! + cover[b]!) / 2;
  depth[i] = (depth[a]! + depth[b]!) / 2;
  parts[i] = parts[a]!;
  return true;
}

function isLike({ image: { data }, parts }: PersonSheet, a: number, b: number): boolean {
  if (a < 0 || b < 0) return false;
  const part = parts[a];
  // Through glass something thin may be seen: the wine that is poured, a stem.
  if (!part || part !== parts[b] || isClear(part)) return false;
  const [here, there] = [data[a * 3 + 1]!, data[b * 3 + 1]!];
  return Math.abs(here - there) < UNLIKE * (here + there + 0.02);
}
