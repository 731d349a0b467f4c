import type { WineColour } from '#studio/scene/wine.ts';

/** At which temperature a wine of this colour is served. */
export const DEGREES: Readonly<Record<WineColour, string>> = {
  red: '15–18 °C',
  white: '8–12 °C',
  rose: '8–12 °C',
  orange: '12–14 °C',
  sparkling: '6–10 °C',
  sparkling_rose: '6–10 °C',
};
