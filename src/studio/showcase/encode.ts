import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#studio/film.ts';
import type { ShowcasePicture } from '#shared/showcase-pictures.ts';

const AVIF = { quality: 60, effort: 5 } as const;
const WEBP = { quality: 78, effort: 5 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

const imageOf = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();

/** Every width as AVIF and the largest as WebP, for browsers that know no AVIF. */
export async function encodeShowcase(
  picture: Picture,
  { id, widths }: Pick<ShowcasePicture, 'id' | 'widths'>,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = (width: number, format: string): string =>
    path.join(folder, `${id}-${width}.${format}`);
  for (const width of widths)
    await imageOf(picture).resize(width).avif(AVIF).toFile(file(width, 'avif'));
  const largest = Math.max(...widths);
  await imageOf(picture).resize(largest).webp(WEBP).toFile(file(largest, 'webp'));
}

/** Cut to the shape that social networks show. */
export async function encodeSocial(picture: Picture, file: string): Promise<void> {
  await imageOf(picture)
    .resize(1200, 630, { fit: 'cover', position: 'centre' })
    .jpeg(JPEG)
    .toFile(file);
}

/** One scene, eight hands: an eighth of each picture side by side. */
export async function encodeStrip(pictures: readonly Picture[], file: string): Promise<void> {
  const width = 1312;
  const height = 547;
  const slice = width / pictures.length;
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => {
      const whole = await imageOf(picture).resize(width, height).png().toBuffer();
      const input = await sharp(whole)
        .extract({ left: i * slice, top: 0, width: slice, height })
        .png()
        .toBuffer();
      return { input, left: i * slice, top: 0 };
    }),
  );
  await sharp({ create: { width, height, channels: 3, background: '#120a0a' } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(file);
}
