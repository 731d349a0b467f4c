import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import { garmentColour } from '#studio/lexicon/phrases/colours/garment-colour.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';

/** Cloths that bring their colour with them. */
const OF_STUFF: Readonly<Record<string, string>> = {
  denim: '#3b5876',
  jean: '#3b5876',
  jeans: '#3b5876',
  leather: '#4a2a18',
  cuir: '#4a2a18',
  pelle: '#4a2a18',
  cuero: '#4a2a18',
  leder: '#4a2a18',
  fur: '#6a4a30',
  tweed: '#6b5b42',
};

/** The colour said right before a garment ('a black apron') or right after it ('un tablier noir'), or of its stuff. */
export function colourBy(text: string, garment: RegExp): Rgb | null {
  const hex = garmentColour(text, garment);
  return hex ? linear(hex) : stuffOf(text, garment);
}

/** 'A leather apron', 'veste en cuir'. */
function stuffOf(text: string, garment: RegExp): Rgb | null {
  for (const found of text.matchAll(new RegExp(garment, 'g'))) {
    const before = text.slice(0, found.index).trim().split(' ').slice(-2);
    const after = text
      .slice(found.index + found[0].length)
      .trim()
      .split(' ')
      .slice(0, 1);
    const colour = named([...before.toReversed(), ...after].filter((word) => OF_STUFF[word]));
    if (colour) return colour;
  }
  return null;
}

export function named(words: readonly string[]): Rgb | null {
  const name = words.map((word) => COLOUR_ALIASES[word] ?? word).find((word) => COLOUR_HEX[word]);
  const hex = name ? COLOUR_HEX[name] : words.map((word) => OF_STUFF[word]).find(Boolean);
  return hex ? linear(hex) : null;
}
