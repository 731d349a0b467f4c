import { mixHex } from '#studio/litho/mix-colours.ts';
import { paint, textured } from '#studio/props/making/model.ts';
import type { Finish } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Patch } from '#studio/props/making/skins.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { Stuff } from './pieces.ts';

/** One colour. */
export const plain =
  (colour: string, finish: Finish = {}): Stuff =>
  (kit) =>
    paint(kit, colour, finish);

/** Nothing that grew or was cooked is of one colour: deeper where it is thick, paler where it is thin. */
const uneven =
  (colour: string, deep: number, pale: number, finish: Finish & { bump?: number }): Stuff =>
  (kit) =>
    skinOf(
      kit,
      colour,
      [
        [mixHex(colour, '#1c0c04', deep), 4, 0.42, 0.7, 0.75, -0.2],
        [mixHex(colour, '#fff0c8', pale), 9, 0.56, 0.78, 0.6, 0.2],
      ],
      { share: 0.12, ...finish },
    );

/** Wet with sauce, butter or oil. */
export const glossy = (colour: string): Stuff =>
  uneven(colour, 0.34, 0.22, { coat: 0.8, rough: 0.2, bump: 1.6 });

/** Runny itself: soup, sauce. */
export const wet = (colour: string): Stuff =>
  uneven(colour, 0.2, 0.14, { coat: 1, rough: 0.07, bump: 0.4 });

/** Full of water and light: leaves, fruit, raw fish. */
export const juicy = (colour: string): Stuff =>
  uneven(colour, 0.22, 0.26, { coat: 0.6, rough: 0.22, translucency: 0.3 });

/** A leaf with its ribs, bulging between them. */
export const veined =
  (colour: string, finish: Finish = {}): Stuff =>
  (kit) =>
    textured(
      kit,
      `veined ${colour}`,
      {
        painter: 'herb-leaf',
        params: {
          seed: 3,
          tone: hexBytes(colour),
          rib: hexBytes(mixHex(colour, '#e8efb4', 0.42)),
          shade: hexBytes(mixHex(colour, '#0c1c06', 0.5)),
        },
        share: 0.12,
        bump: 1.6,
        wrap: 'clamp',
      },
      { coat: 0.5, rough: 0.3, translucency: 0.3, ...finish },
    );

/** Dry on top: crumb, cocoa, sponge. */
export const dry = (colour: string): Stuff => plain(colour, { coat: 0.04, rough: 0.7 });

/** Browned unevenly: a tone, darker and lighter patches. */
export const browned =
  (
    tone: string,
    dark: string,
    light: string,
    { bump = 1.2, cells = 6, coat = 0.6, rough = 0.24 } = {},
  ): Stuff =>
  (kit) => {
    const patches: Patch[] = [
      [dark, cells, 0.46, 0.72, 0.85, -0.2],
      [light, cells * 2, 0.58, 0.78, 0.6, 0.3],
    ];
    return skinOf(kit, tone, patches, { bump, coat, rough });
  };

export const ROAST_SKIN = browned('#b86a26', '#6e2f0e', '#dd9a48', {
  bump: 2.6,
  coat: 0.75,
  rough: 0.28,
});
export const PASTRY = browned('#cf8e3c', '#94551a', '#e9bd72', { cells: 5, coat: 0.5 });
export const CRUMBED = browned('#c2842f', '#8c5216', '#e2b568', {
  bump: 4,
  cells: 34,
  coat: 0.25,
});
export const GOLDEN = browned('#dfa63c', '#b06f1c', '#f1cf78', { coat: 0.45, rough: 0.3 });
export const SEARED = browned('#6b3719', '#35180a', '#94562a', { bump: 1.6, cells: 8, coat: 0.8 });
export const PINK_MEAT = browned('#bf6a5c', '#a04842', '#d99a8a', {
  bump: 0.5,
  cells: 9,
  coat: 0.7,
});
export const BRAISED = browned('#5e2c15', '#351307', '#86492a', {
  bump: 2.8,
  cells: 9,
  coat: 0.85,
  rough: 0.2,
});
export const CHOCOLATE = browned('#3a1c0e', '#241008', '#52301c', {
  bump: 0.8,
  cells: 14,
  coat: 0.3,
});
export const SPONGE = browned('#e0b464', '#b98238', '#f0d294', {
  bump: 1.6,
  cells: 26,
  coat: 0.02,
});
export const CREAM = plain('#f6ecd9', { coat: 0.45, rough: 0.3, translucency: 0.1 });
export const HERB_GREEN = veined('#3c7428');
export const PALE_GREEN = veined('#7fb04a', { translucency: 0.35 });
export const BONE = plain('#ead9ba', { coat: 0.4 });
