import { fold } from '#studio/lexicon/matching/normalise.ts';
import { MATERIALS, wallPaintOf } from '#studio/places/backing.ts';
import type { Backing } from '#studio/places/backing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import { byteToLinear, hexBytes, scaleRgb } from '#studio/textures/colour.ts';
import type { SurfaceChoice, Wall } from './choose-surface.ts';

const WALLS: Readonly<Record<Backing, Wall>> = {
  slate: { lit: [0.085, 0.09, 0.098], dark: [0.014, 0.015, 0.017], texture: 1.3, pattern: 'slate' },
  brick: { lit: [0.4, 0.155, 0.095], dark: [0.07, 0.028, 0.02], texture: 0.6, pattern: 'brick' },
  wood: { lit: [0.32, 0.19, 0.1], dark: [0.06, 0.034, 0.018], texture: 0.5, pattern: 'boards' },
  marble: { lit: [0.72, 0.7, 0.68], dark: [0.44, 0.43, 0.42], texture: 0.1, pattern: 'marble' },
  stone: { lit: [0.46, 0.4, 0.32], dark: [0.12, 0.1, 0.08], texture: 0.8, pattern: 'stones' },
  concrete: { lit: [0.36, 0.36, 0.36], dark: [0.15, 0.15, 0.155], texture: 0.5 },
  curtain: {
    lit: [0.34, 0.018, 0.026],
    dark: [0.09, 0.005, 0.008],
    texture: 0.1,
    pattern: 'folds',
  },
  plaster: { lit: [0.6, 0.56, 0.5], dark: [0.3, 0.28, 0.25], texture: 0.35 },
  dark: { lit: [0.034, 0.032, 0.031], dark: [0.004, 0.004, 0.004], texture: 0.8 },
};

const DIM = /\b(?:dark|black|sombre|fonce\w*|scur[oa]|oscur[oa]|dunkl\w*|schwarz\w*)\b/;
const PALE = /\b(?:white|light|pale|whitewashed|blanc\w*|bianc\w*|blanc[oa]|weiss\w*|hell\w*)\b/;

/** The wall as it was said; 'dark' and 'white' are said of it, or of nothing else here. */
export function backingWall({ prompt }: SceneSpec, backing: Backing): Wall {
  const wall = WALLS[backing];
  const text = fold(prompt);
  if (backing === 'curtain') return curtainOf(wall, text);
  if (backing === 'plaster')
    return tinted(wall, COLOUR_HEX[wallPaintOf({ prompt }) ?? 'beige']!, PAINTED);
  const words = backing === 'dark' ? '' : MATERIALS[backing];
  const saidBefore = (tone: RegExp): boolean =>
    new RegExp(`${tone.source} (?:\\w+ )?(?:${words})\\b`).test(text);
  if (backing === 'brick' && saidBefore(PALE))
    return { ...wall, lit: [0.68, 0.65, 0.6], dark: [0.36, 0.34, 0.31] };
  const k =
    backing === 'dark' || backing === 'slate'
      ? 1
      : saidBefore(DIM)
        ? 0.34
        : saidBefore(PALE)
          ? 1.7
          : 1;
  return { ...wall, lit: scaleRgb(wall.lit, k), dark: scaleRgb(wall.dark, k) };
}

const OF_CURTAIN =
  /\b(\w+) (?:velvet |silk |satin |linen |theatre )?(?:curtains?|drapes|drapery)\b|\b(?:rideaux?|cortinas?|telon)(?: de \w+)? (\w+)\b|\b(\w+) (?:samt)?vorhang\b/;

/** Red as in a theatre, unless another colour is said of it. */
function curtainOf(wall: Wall, text: string): Wall {
  const [, ...said] = OF_CURTAIN.exec(text) ?? [];
  const word = said.find(Boolean) ?? '';
  const hex = COLOUR_HEX[COLOUR_ALIASES[word] ?? word];
  if (!hex || word === 'red') return wall;
  return tinted(wall, hex);
}

/** How light its corners are: paint stays bright where cloth is lost in its folds. */
const [FOLDED, PAINTED] = [0.3, 0.55];

function tinted(wall: Wall, hex: string, corners = FOLDED): Wall {
  const [r, g, b] = hexBytes(hex).map(byteToLinear) as [number, number, number];
  return { ...wall, lit: scaleRgb([r, g, b], 0.95), dark: scaleRgb([r, g, b], corners) };
}

/** A table that goes with it, where none is named. */
export const BACKED_TABLES: Readonly<Record<Backing, SurfaceChoice>> = {
  slate: { surface: 'slate', tone: null },
  brick: { surface: 'wood', tone: [104, 68, 42] },
  wood: { surface: 'wood', tone: [122, 86, 56] },
  marble: { surface: 'marble', tone: null },
  stone: { surface: 'stone', tone: null },
  concrete: { surface: 'wood', tone: [104, 68, 42] },
  curtain: { surface: 'wood', tone: [120, 78, 46] },
  plaster: { surface: 'wood', tone: [138, 98, 62] },
  dark: { surface: 'wood', tone: [74, 50, 34] },
};
