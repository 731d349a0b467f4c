import type { Picture } from './pictures.ts';

type PictureImageProps = {
  picture: Picture;
  /** How wide it is drawn, for the browser to choose a file (the `sizes` of an image). */
  sizes: string;
  /** The first thing a visitor sees: fetched before everything else. */
  isFirst?: boolean;
};

export function PictureImage({ picture, sizes, isFirst = false }: PictureImageProps) {
  const { alt, thumb, ...file } = picture;
  return (
    <img
      {...file}
      alt={alt}
      sizes={sizes}
      {...(isFirst
        ? { fetchPriority: 'high' }
        : { fetchPriority: 'low', loading: 'lazy', decoding: 'async' })}
    />
  );
}
