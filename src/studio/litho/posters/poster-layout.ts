import type { Rect } from '#studio/litho/geometry.ts';

export interface PosterLayout {
  picture: Rect;
  title: Rect;
  /** The title stands beside the picture instead of below it. */
  isSideways: boolean;
  /** White border of the sheet. */
  margin: number;
}

/** Wider than this, a title below would leave the picture a slit. */
const SIDEWAYS_ASPECT = 1.9;

/** A sheet without lettering: the picture fills it. */
export function layoutUntitled(width: number, height: number): PosterLayout {
  const margin = Math.min(width, height) * 0.045;
  const picture = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
  return { picture, title: { ...picture, height: 0 }, isSideways: false, margin };
}

/** More letters than this would be small on one line of an upright sheet. */
const LONG_HEADING = 13;

interface Titling {
  /** A title alone, or with words of the customer's own below it. */
  lines: 1 | 2;
  /** Letters of a heading that the customer wrote: on two lines a long one is read from as far as a short one. */
  letters?: number;
  /** Asked for over the picture. */
  isAbove: boolean;
}

export function layoutPoster(
  width: number,
  height: number,
  { lines, isAbove, letters = 0 }: Titling = { lines: 1, isAbove: false },
): PosterLayout {
  const margin = Math.min(width, height) * 0.045;
  const inner: Rect = {
    x: margin,
    y: margin,
    width: width - margin * 2,
    height: height - margin * 2,
  };
  if (width / height > SIDEWAYS_ASPECT) return sideways(inner, margin);
  const titleHeight =
    Math.min(inner.height * 0.16, inner.width * 0.17) *
    (lines > 1 ? 1.35 : 1) *
    (letters > LONG_HEADING && width < height * 1.1 ? (lines > 1 ? 1.45 : 1.65) : 1);
  return isAbove ? headed(inner, margin, titleHeight) : titled(inner, margin, titleHeight);
}

function titled(inner: Rect, margin: number, titleHeight: number): PosterLayout {
  const picture = { ...inner, height: inner.height - titleHeight };
  // Optically the sheet's lower border belongs to the lettering.
  const title = { ...inner, y: picture.y + picture.height, height: titleHeight + margin * 0.4 };
  return { picture, title, isSideways: false, margin };
}

function headed(inner: Rect, margin: number, titleHeight: number): PosterLayout {
  const picture = { ...inner, y: inner.y + titleHeight, height: inner.height - titleHeight };
  const title = { ...inner, y: inner.y - margin * 0.4, height: titleHeight + margin * 0.4 };
  return { picture, title, isSideways: false, margin };
}

function sideways(inner: Rect, margin: number): PosterLayout {
  const titleWidth = inner.width * 0.34;
  const picture = { ...inner, width: inner.width - titleWidth };
  const title = { ...inner, x: picture.x + picture.width, width: titleWidth };
  return { picture, title, isSideways: true, margin };
}
