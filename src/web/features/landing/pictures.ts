/** One picture of the showcase set: its files, its shape and what it shows. */
export type Picture = {
  /** A file of few pixels, for where it is small or half covered. */
  thumb: string;
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
};

type Shape = { width: number; height: number; thumb: number; files: readonly number[] };

const SQUARE: Shape = { width: 1024, height: 1024, thumb: 240, files: [480, 768, 1024] };
const BANNER: Shape = { width: 1312, height: 711, thumb: 720, files: [720, 1312] };

export function square(id: string, alt: string): Picture {
  return fromFiles(id, alt, SQUARE);
}

export function banner(id: string, alt: string): Picture {
  return fromFiles(id, alt, BANNER);
}

function fromFiles(id: string, alt: string, { thumb, files, ...size }: Shape): Picture {
  const file = (pixels: number) => `/showcase/${id}-${pixels}.avif`;
  const srcSet = files.map((pixels) => `${file(pixels)} ${pixels}w`).join(', ');
  return { thumb: file(thumb), src: file(Math.max(...files)), srcSet, ...size, alt };
}
