// Numbers and choices of the gallery (spec §2.4, §3, §7, §9).

import type { WineColour } from './wines.ts';

export const GALLERY_PAGE_SIZE = 50;
/** So many pictures are laid out by one answer; whoever has more asks again. */
export const OUTLINE_SIZE = 20_000;
/** Shown beside the tab as count/400. */
export const GALLERY_CAPACITY = 400;
/** Deleted pictures can be taken back for this long. */
export const TRASH_DAYS = 30;
export const SEARCH_MAX_LENGTH = 200;
/** One call may name this many pictures; more are named by a filter. */
export const BULK_IDS_MAX = 500;

export const WINE_STYLES = ['red', 'white', 'sparkling', 'rose', 'vintage', 'other'] as const;
export type WineStyle = (typeof WINE_STYLES)[number];

export const GALLERY_SORTS = ['recent', 'favorites', 'name'] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

/** spec §3, in this order: the first style with a keyword in the prompt wins. */
const KEYWORDS: readonly (readonly [WineStyle, readonly string[]])[] = [
  ['red', ['red', 'bordeaux', 'cabernet']],
  ['white', ['white', 'chardonnay', 'sauvignon']],
  ['sparkling', ['champagne', 'sparkling', 'prosecco']],
  ['rose', ['rosé', 'rose', 'pink']],
  ['vintage', ['vintage', 'aged', 'cellar']],
];

/** What an engine knows of the wine that it drew; null where the picture shows or names none. */
export interface DrawnWine {
  colour: WineColour | null;
  grape: string | null;
  region: string | null;
  vintage: number | null;
}

const STYLE_BY_COLOUR: Record<WineColour, WineStyle> = {
  red: 'red',
  white: 'white',
  rose: 'rose',
  // The wine trade sells it as a white.
  orange: 'white',
  sparkling: 'sparkling',
  sparkling_rose: 'sparkling',
};

/** The keywords decide first; where they say nothing, the colour that was drawn does. */
export function wineStyleOf(prompt: string, drawn: WineColour | null = null): WineStyle {
  const style = styleByKeyword(prompt);
  return style === 'other' && drawn ? STYLE_BY_COLOUR[drawn] : style;
}

/** Whole words, so that a 'covered terrace' is not red and a 'packaged' bottle not vintage. */
function styleByKeyword(prompt: string): WineStyle {
  const words = new Set(wordsOf(prompt).flatMap((word) => [word, word.replace(/s$/, '')]));
  return KEYWORDS.find(([, keywords]) => keywords.some((word) => words.has(word)))?.[0] ?? 'other';
}

/** Width in pixels of the pictures for the screen; a smaller original is never enlarged. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const VARIANT_FORMATS = ['webp', 'avif'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];
export type VariantFile = `w${PictureWidth}.${VariantFormat}`;

/** The files of one picture, as the store and the address name them. */
export type PictureFile = 'original.png' | 'download.jpg' | VariantFile;

export function variantFile(width: PictureWidth, format: VariantFormat): VariantFile {
  return `w${width}.${format}`;
}

export const PICTURE_FILES: readonly PictureFile[] = [
  'original.png',
  'download.jpg',
  ...VARIANT_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => variantFile(width, format))),
];

export function pictureUrl(imageId: string, file: PictureFile = 'w1280.webp'): string {
  return `/media/${imageId}/${file}`;
}

/** A picture that is narrower than a variant's name promises is as wide as the picture. */
export function pictureSrcSet(
  { id, width }: { id: string; width: number },
  format: VariantFormat,
): string {
  const needed = PICTURE_WIDTHS.filter((_, i) => i === 0 || (PICTURE_WIDTHS[i - 1] ?? 0) < width);
  return needed
    .map((w) => `${pictureUrl(id, variantFile(w, format))} ${Math.min(w, width)}w`)
    .join(', ');
}

export const DOWNLOAD_KINDS = ['jpg', 'original', 'webp'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];
export const DOWNLOAD_FILES: Record<DownloadKind, PictureFile> = {
  jpg: 'download.jpg',
  original: 'original.png',
  webp: 'w1280.webp',
};

const DOWNLOAD_WORDS = 4;
const DOWNLOAD_NAME_MAX_LENGTH = 80;
const DOWNLOAD_FALLBACK = 'wine-image';

/**
 * The first 4 alphanumeric words of the prompt plus the date (spec §7), without an ending; the name
 * of an own wine comes first.
 */
export function downloadName(prompt: string, createdAt: Date, wineTitle?: string | null): string {
  const words = [...wordsOf(wineTitle ?? ''), ...wordsOf(prompt).slice(0, DOWNLOAD_WORDS)]
    .join('-')
    .slice(0, DOWNLOAD_NAME_MAX_LENGTH);
  return `${words || DOWNLOAD_FALLBACK}-${createdAt.toISOString().slice(0, 10)}`;
}

function wordsOf(prompt: string): string[] {
  return (
    prompt
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
