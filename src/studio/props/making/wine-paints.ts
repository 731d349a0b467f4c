import type { WineColour } from '#studio/scene/wine.ts';

/** Wine seen from above in a vessel that lets no light through. */
export const WINE_PAINTS: Readonly<Record<WineColour, string>> = {
  red: '#4a0712',
  white: '#dcc66a',
  rose: '#e58f80',
  orange: '#cf7f2a',
  sparkling: '#e6d28a',
  sparkling_rose: '#e8a08e',
};
