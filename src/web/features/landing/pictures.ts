import { showcasePath } from '#shared/scene-strip.ts';
import { findShowcasePicture } from '#shared/showcase-pictures.ts';

/** One picture of the showcase set: its files, its shape and what it shows. */
export interface Picture {
  /** Its smallest file, for where it is half covered. */
  thumb: string;
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

export function showcasePicture(id: string): Picture {
  const { width, height, widths, alt } = findShowcasePicture(id);
  // Every browser that this site is built for reads AVIF.
  const file = (pixels: number) => showcasePath(id, pixels, 'avif');
  return {
    thumb: file(Math.min(...widths)),
    src: file(Math.max(...widths)),
    srcSet: widths.map((pixels) => `${file(pixels)} ${pixels}w`).join(', '),
    width,
    height,
    alt,
  };
}
