/** One picture of the showcase set: its files, its shape and what it shows. */
export type Picture = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
};

type Shape = { width: number; height: number; files: readonly number[] };

const SQUARE: Shape = { width: 1024, height: 1024, files: [480, 768, 1024] };
const BANNER: Shape = { width: 1312, height: 711, files: [720, 1312] };

export function square(id: string, alt: string): Picture {
  return fromFiles(id, alt, SQUARE);
}

export function banner(id: string, alt: string): Picture {
  return fromFiles(id, alt, BANNER);
}

function fromFiles(id: string, alt: string, { width, height, files }: Shape): Picture {
  const file = (pixels: number) => `/showcase/${id}-${pixels}.avif`;
  const srcSet = files.map((pixels) => `${file(pixels)} ${pixels}w`).join(', ');
  return { src: file(Math.max(...files)), srcSet, width, height, alt };
}
