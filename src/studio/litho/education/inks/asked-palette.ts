import type { NamedColour, SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readInstructions } from '#studio/lexicon/plates/instructions/read-instructions.ts';

/** So many inks make a plate. */
const MOST = 4;

/** 'Pastel colours', 'muted tones': a palette by its mood. */
const BY_MOOD: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpastel(?:s|l?farben|l?tone?n?|lo)?\b/, ['#b5657c', '#7ba6a0', '#e0a96d', '#fbf1ee']],
  [
    /\b(?:muted|earthy|earth tones|erdtone\w*|gedeckt\w*)\b/,
    ['#6d5a45', '#8a8f6a', '#b58a63', '#f1ebe0'],
  ],
  [
    /\b(?:warm|warme|chaud(?:e|s|es)?|cald[ioe]|calid[oa]s) (?:colou?rs|tones|farben|tone)\b|\b(?:couleurs|colori|colores|tons|toni|tonos) (?:chaud\w*|cald\w*|calid\w*)/,
    ['#a8452f', '#d08a3c', '#7c3a24', '#fbf0dc'],
  ],
];

/** The colours that a plate is asked to be printed in. */
export function paletteAsked({ prompt }: Pick<SceneSpec, 'prompt'>): readonly NamedColour[] {
  const { palette, spans } = readInstructions(prompt);
  if (palette.length > 0) return palette.slice(0, MOST);
  const told = fold(spans.map(({ start, end }) => prompt.slice(start, end)).join(' · '));
  const hexes = BY_MOOD.find(([mood]) => mood.test(told))?.[1] ?? [];
  return hexes.map((hex) => ({ name: '', hex }));
}
