import type { WineStyle } from '#shared/rules/pictures/gallery.ts';
import { PICTURE_SIZES, STYLE_PRESETS } from '#shared/rules/pictures/generation.ts';
import type { Image } from './image.ts';

/** spec §3: 'other' is shown as wine. */
export const WINE_STYLE_NAMES: Record<WineStyle, string> = {
  red: 'Red',
  white: 'White',
  sparkling: 'Sparkling',
  rose: 'Rosé',
  vintage: 'Vintage',
  other: 'Wine',
};

export const presetName = ({ styleId }: Pick<Image, 'styleId'>): string =>
  STYLE_PRESETS.find(({ id }) => id === styleId)?.name ?? '';

export const sizeName = ({ size }: Pick<Image, 'size'>): string =>
  PICTURE_SIZES.find(({ id }) => id === size)?.name ?? '';
