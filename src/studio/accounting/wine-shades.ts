import { hueOf } from '#studio/inventory/colour-names.ts';
import type { Inventory } from '#studio/inventory/inventory.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Their colour is that of the wine, give or take the light; bottles of green glass tell nothing of a white. */
const CLEAR = new Set<ThingId>(['glass', 'champagne_flute', 'decanter', 'carafe']);
const BOTTLES = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);

/** In somebody's hand far away a glass has no colour worth the name. */
const LEAST_SHARE = 0.006;

interface Shade {
  hue: number;
  saturation: number;
  value: number;
}

const isPink = ({ hue, saturation }: Shade, isSmall: boolean): boolean =>
  (hue >= 320 || hue <= (isSmall ? WARMEST_OF_SMALL : WARMEST)) && saturation >= 0.08;
/** Through a small glass more grass is seen than wine: its pink looks warmer, and is still no white wine's yellow. */
const [SMALL_SHARE, WARMEST, WARMEST_OF_SMALL] = [0.03, 27, 36];
/** Sea, leaves or sky instead of wine. */
const isGreenOrBlue = ({ hue, saturation }: Shade): boolean =>
  hue >= 95 && hue <= 270 && saturation >= 0.22;

const SHADES: Readonly<Record<WineColour, (shade: Shade, isSmall: boolean) => boolean>> = {
  red: (shade) => !isGreenOrBlue(shade),
  white: (shade) => !isGreenOrBlue(shade),
  sparkling: (shade) => !isGreenOrBlue(shade),
  orange: (shade) => !isGreenOrBlue(shade),
  rose: isPink,
  sparkling_rose: isPink,
};

/** Whether a vessel of this wine is seen, and in a colour that the wine could have. */
export function isWineSeen(
  { things }: Inventory,
  { wine, wines, isDrawn }: { wine: WineColour; wines: readonly WineColour[]; isDrawn: boolean },
): boolean {
  const vessels = things.filter(({ thing }) => HOLDS_WINE.has(thing) || thing === 'tumbler');
  // Inks are chosen for the sheet, not for the wine.
  if (isDrawn || vessels.length === 0) return vessels.length > 0;
  const tellsBottle = wine === 'rose' || wine === 'sparkling_rose';
  const telling = vessels.filter(
    ({ thing, share }) =>
      share >= LEAST_SHARE && (CLEAR.has(thing) || (tellsBottle && BOTTLES.has(thing))),
  );
  const isSmall = telling.every(({ share }) => share < SMALL_SHARE);
  const shades = telling
    .flatMap(({ colour, colours }) => colours ?? [colour])
    .map((colour) => hueOf(colour));
  // Beside a red, the rosé is the paler one.
  const isPale = ({ saturation, value }: Shade) => value >= 0.42 && saturation <= 0.78;
  const isOwn = (shade: Shade) => !tellsBottle || !wines.includes('red') || isPale(shade);
  return (
    telling.length === 0 || shades.some((shade) => SHADES[wine](shade, isSmall) && isOwn(shade))
  );
}
