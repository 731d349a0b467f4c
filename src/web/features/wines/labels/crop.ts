import { LABEL_MM } from '#shared/rules/pictures/wines.ts';

/** Part of an artwork, in shares of its sides. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** Less would be a stamp, and too coarse to print. */
const LEAST = 0.08;

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Moved as a whole; it stops at the edges and keeps its size. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: within(crop.x + dx, 0, 1 - crop.width),
    y: within(crop.y + dy, 0, 1 - crop.height),
  };
}

/** One corner follows the hand, the opposite one stays. */
export function pullCorner(crop: Crop, corner: Corner, dx: number, dy: number): Crop {
  const isWest = corner.endsWith('w');
  const isNorth = corner.startsWith('n');
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const x = isWest ? within(crop.x + dx, 0, right - LEAST) : crop.x;
  const y = isNorth ? within(crop.y + dy, 0, bottom - LEAST) : crop.y;
  const farX = isWest ? right : within(right + dx, crop.x + LEAST, 1);
  const farY = isNorth ? bottom : within(bottom + dy, crop.y + LEAST, 1);
  return { x, y, width: farX - x, height: farY - y };
}

/** How high a label of this width is with the proportions of its artwork, as far as labels go. */
export function heightOf(artwork: { width: number; height: number }, widthMm: number): number {
  return within(Math.round((widthMm * artwork.height) / artwork.width), LABEL_MM.min, LABEL_MM.max);
}

/** Pixels of the artwork for every millimetre of the label, along the coarser side. */
export function pixelsPerMm(
  crop: Crop,
  artwork: { width: number; height: number },
  label: { widthMm: number; heightMm: number },
): number {
  return Math.min(
    (crop.width * artwork.width) / label.widthMm,
    (crop.height * artwork.height) / label.heightMm,
  );
}

/** In the largest shop picture a bottle of 300 mm fills 85 % of 2000 pixels: this many for a millimetre. */
export const SHARP_PIXELS_PER_MM = (0.85 * 2000) / 300;

/** Cutting is never exact to the millimetre. */
const SAFE_MM = 3;
/** Farther round the bottle than this, print is seen too much from the side to be read. */
const READABLE_RADIANS = 0.95;

export interface Guides {
  /** Shares of the frame that stay free of anything important. */
  safeX: number;
  safeY: number;
  /** Share of the width that is read from the front; 1 where all of it is. */
  front: number;
}

export function guidesOf(label: { widthMm: number; heightMm: number }, diameterMm: number): Guides {
  return {
    safeX: SAFE_MM / label.widthMm,
    safeY: SAFE_MM / label.heightMm,
    front: Math.min(1, (READABLE_RADIANS * diameterMm) / label.widthMm),
  };
}
