import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX, ROMANCE_COLOURS, SHADE_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';

/** How far before a garment its colour may stand: 'a green silk evening dress'. */
const REACH = 3;

/** The colour said of a garment, right before it ('a black apron') or right after it ('un tablier noir'), in folded text. */
export function garmentColour(text: string, garment: RegExp): string | null {
  // 'A bride in a white dress' is named twice, and once with its colour.
  for (const found of text.matchAll(new RegExp(garment, 'g'))) {
    const hex =
      colourAfter(text.slice(found.index + found[0].length)) ??
      colourBefore(text.slice(0, found.index));
    if (hex) return hex;
  }
  return null;
}

/** 'Robe bleue et tablier blanc': behind an 'and' it is another garment's. */
function colourBefore(text: string): string | null {
  const words = text.trim().split(' ').slice(-REACH);
  const own = words.slice(words.findLastIndex((word) => STOP_WORDS.has(word)) + 1);
  for (let at = own.length - 1; at >= 0; at--) {
    const [earlier = '', word = ''] = [own[at - 1], own[at]];
    // 'Pale pink' and 'emerald green' are one colour, told by the first.
    const hex = SHADE_HEX[`${earlier} ${word}`] ?? hexOf(word);
    if (hex) return SHADE_HEX[`${earlier} ${word}`] ?? hexOf(earlier) ?? hex;
  }
  return null;
}

/** 'Robe longue rouge', 'abito di seta verde', 'robe vert menthe'. */
function colourAfter(text: string): string | null {
  const words = text.trim().split(' ').slice(0, REACH);
  const at = words.findIndex((word) => ROMANCE_COLOURS.has(word) || word === 'bordeaux');
  if (at < 0 || words.slice(0, at).some((word) => AND.has(word))) return null;
  return SHADE_HEX[`${words[at]} ${words[at + 1]}`] ?? hexOf(words[at] ?? '');
}
const AND = new Set('and et e y und with avec con mit qui che que a'.split(' '));

function hexOf(word: string): string | null {
  if (/^(?:bordeaux|burdeos|bordo)$/.test(word)) return COLOUR_HEX['burgundy'] ?? null;
  const name = COLOUR_ALIASES[word] ?? COLOUR_ALIASES[word.replace(/e[nmrs]?$/, '')] ?? word;
  return SHADE_HEX[word] ?? COLOUR_HEX[name] ?? null;
}
