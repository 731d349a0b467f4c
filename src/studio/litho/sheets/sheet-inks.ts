import type { SceneSpec } from '#studio/scene-spec.ts';
import { hexBytes } from '#studio/textures/colour.ts';

export interface SheetInks {
  paper: string;
  ink: string;
  accent: string;
}

const USUAL: SheetInks = { paper: '#f8f0de', ink: '#2a1a1e', accent: '#7d1128' };
/** Gouache has no black. */
const PASTEL: SheetInks = { paper: '#fdf7ee', ink: '#4d3d57', accent: '#bb6f83' };
/** A colour as light as this is paper. */
const PALE = 215;
const DARK = 70;

const lightness = (hex: string): number => {
  const [r, g, b] = hexBytes(hex);
  return r * 0.3 + g * 0.59 + b * 0.11;
};

export const isDark = (hex: string): boolean => lightness(hex) < DARK;

const LETTER = String.raw`\s(?:letters|lettering|script|foil|type|writing|text|schrift|buchstaben)\b`;
/** 'In gold letters': what is written has that colour, on the usual paper. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\bgold(?:en|ene[rn]?)?${LETTER}|lettres (?:d['’]or|dorées)|lettere (?:d['’]oro|dorate)|letras (?:de oro|doradas)`,
      'iu',
    ),
    '#a3761c',
  ],
  [
    new RegExp(
      String.raw`\b(?:red|burgundy|roter?n?)${LETTER}|lettres rouges|lettere rosse|letras rojas`,
      'iu',
    ),
    '#8e1630',
  ],
  [
    new RegExp(
      String.raw`\b(?:green|grüne[rn]?)${LETTER}|lettres vertes|lettere verdi|letras verdes`,
      'iu',
    ),
    '#3f6138',
  ],
  [
    new RegExp(
      String.raw`\b(?:blue|navy|blaue[rn]?)${LETTER}|lettres bleues|lettere blu|letras azules`,
      'iu',
    ),
    '#243f73',
  ],
];

/** 'In black and gold': the darker one is the ground, the lighter one is what is read; one alone is the accent. */
export function sheetInks({
  colours,
  style,
  prompt,
}: Pick<SceneSpec, 'colours' | 'style' | 'prompt'>): SheetInks {
  const usual = style === 'pastel' ? PASTEL : USUAL;
  const lettered = LETTERS.find(([words]) => words.test(prompt));
  if (lettered) return { ...usual, ink: lettered[1], accent: lettered[1] };
  const own = [...new Map(colours.map(({ name, hex }) => [name, hex])).values()];
  // Black alone is most often a Friday.
  if (own.length === 0 || (own.length === 1 && colours[0]?.name === 'black')) return usual;
  const [only = usual.accent] = own;
  // A pale one is the paper: nothing could be read in it.
  if (own.length === 1)
    return lightness(only) > PALE ? { ...usual, paper: only } : { ...usual, accent: only };
  const [dark = usual.ink, ...lighter] = own.toSorted((a, b) => lightness(a) - lightness(b));
  const bright = lighter.at(-1) ?? usual.paper;
  const accent = lighter[0] === bright ? dark : (lighter[0] ?? dark);
  return lightness(bright) > PALE
    ? { paper: bright, ink: dark, accent }
    : { paper: dark, ink: usual.paper, accent: bright };
}
