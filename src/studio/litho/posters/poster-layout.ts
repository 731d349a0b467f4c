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

/** `lines`: a title alone, or with words of the customer's own below it. */
export function layoutPoster(width: number, height: number, lines: 1 | 2 = 1): PosterLayout {
  const margin = Math.min(width, height) * 0.045;
  const inner: Rect = {
    x: margin,
    y: margin,
    width: width - margin * 2,
    height: height - margin * 2,
  };
  return width / height > SIDEWAYS_ASPECT
    ? sideways(inner, margin)
    : titled(
        inner,
        margin,
        Math.min(inner.height * 0.16, inner.width * 0.17) * (lines > 1 ? 1.35 : 1),
      );
}

function titled(inner: Rect, margin: number, titleHeight: number): PosterLayout {
  const picture = { ...inner, height: inner.height - titleHeight };
  // Optically the sheet's lower border belongs to the lettering.
  const title = { ...inner, y: picture.y + picture.height, height: titleHeight + margin * 0.4 };
  return { picture, title, isSideways: false, margin };
}

function sideways(inner: Rect, margin: number): PosterLayout {
  const titleWidth = inner.width * 0.34;
  const picture = { ...inner, width: inner.width - titleWidth };
  const title = { ...inner, x: picture.x + picture.width, width: titleWidth };
  return { picture, title, isSideways: true, margin };
}
