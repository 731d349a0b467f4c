import type { WineColour } from '#studio/scene/wine.ts';

/** Three printings of one wine: the glow at the edge, the body, the surface seen from above. */
export interface WineInk {
  glow: string;
  body: string;
  surface: string;
}

export const WINE_INKS: Readonly<Record<WineColour, WineInk>> = {
  red: { glow: '#e2544a', body: '#8a1230', surface: '#b02a44' },
  white: { glow: '#fdf2b4', body: '#ecd06a', surface: '#f7e59a' },
  rose: { glow: '#ffd0c2', body: '#f08f86', surface: '#f9b3a6' },
  orange: { glow: '#ffcf8a', body: '#dd8332', surface: '#eda557' },
  sparkling: { glow: '#fff3c0', body: '#efc65a', surface: '#fae29a' },
  sparkling_rose: { glow: '#ffd9cf', body: '#ef8f8a', surface: '#f8b8ae' },
};
