import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { Parse } from '#server/ports/sandbox.ts';
import { ARTWORK } from '#shared/rules/pictures/wines.ts';

import { artworkKind } from './artwork-kind.ts';
import { withoutTexts } from './without-texts.ts';

const MAX_PIXELS = 100_000_000;
const MAX_SCALE = 20;

interface Drawing {
  image: Sharp;
  pages: number;
}

/** Runs in a process that may die: a stranger's label in, our own PNG of it out. */
export const parse: Parse = async (input, options) => {
  const { page } = options as { page: number };
  const { image, pages } = await open(input, page);
  const { data, info } = await image
    .autoOrient()
    .toColourspace('srgb')
    .resize(ARTWORK.keptSidePx, ARTWORK.keptSidePx, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer({ resolveWithObject: true });
  return { value: { width: info.width, height: info.height, pages }, bytes: data };
};

async function open(input: Uint8Array, page: number): Promise<Drawing> {
  const kind = artworkKind(input);
  if (kind === null) throw new Error('not a picture or PDF');
  if (kind === 'pdf') return openPdf(input, page);
  const image = sharp(kind === 'png' ? withoutTexts(input) : input, {
    limitInputPixels: MAX_PIXELS,
  });
  const { format } = await image.metadata();
  if (format !== kind) throw new Error(`claims to be ${kind} and is ${format}`);
  return { image, pages: 1 };
}

/** One page, as large as we keep it. PDFium as it is built here runs no scripts and fetches nothing. */
async function openPdf(input: Uint8Array, page: number): Promise<Drawing> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(input));
  const pages = document.getPageCount();
  if (page < 1 || page > pages) throw new Error(`has no page ${page}`);
  const sheet = document.getPage(page - 1);
  const { originalWidth, originalHeight } = sheet.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight, 1);
  const scale = Math.min(MAX_SCALE, ARTWORK.keptSidePx / longest);
  const { data, width, height } = await sheet.render({ scale, render: 'bitmap' });
  return { image: sharp(data, { raw: { width, height, channels: 4 } }), pages };
}
