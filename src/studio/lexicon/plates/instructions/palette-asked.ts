import type { NamedColour } from '#studio/scene-spec.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX, SHADE_HEX } from '#studio/lexicon/words/look/colour-words.ts';

/** Names that are wines and regions elsewhere, and colours where a sheet's inks are said. */
const OF_SHEETS: Readonly<Record<string, string>> = {
  bordeaux: 'burgundy',
  burdeos: 'burgundy',
  burgund: 'burgundy',
  burgunder: 'burgundy',
  borgogna: 'burgundy',
  granata: 'burgundy',
  creme: 'cream',
  crema: 'cream',
  ecru: 'cream',
  panna: 'cream',
  or: 'gold',
  dorees: 'gold',
  dores: 'gold',
  dorate: 'gold',
  dorati: 'gold',
  doradas: 'gold',
  dorados: 'gold',
  navyblau: 'navy',
  dunkelrot: 'burgundy',
  tannengrun: 'emerald',
};

/** 'Deep red', 'vert foncé': which red it is, is ours to choose. */
const SHADES =
  /^(?:deep|dark|light|pale|soft|bright|rich|warm|tief|dunkles|helles|sattes|fonces?|foncees?|claire?s?|profond|pales?|scur[oai]|oscur[oa]s?|chiar[oaie]|claros?|intens[oae]s?)$/;

const LONGEST = 3;

const named = (phrase: string): NamedColour | null => {
  const name = OF_SHEETS[phrase] ?? COLOUR_ALIASES[phrase] ?? phrase;
  const hex = SHADE_HEX[phrase] ?? COLOUR_HEX[name];
  return hex ? { name, hex } : null;
};

/** Most words begin no name of a colour. */
const BEGINNINGS: ReadonlySet<string | undefined> = new Set(
  [OF_SHEETS, COLOUR_ALIASES, SHADE_HEX, COLOUR_HEX].flatMap((names) =>
    Object.keys(names).map((name) => name.split(' ')[0]),
  ),
);

/** The colour that begins at a word, and how many words name it. */
export function colourAt(
  words: readonly string[],
  at: number,
): { colour: NamedColour; length: number } | null {
  const longest = BEGINNINGS.has(words[at]) ? LONGEST : 0;
  for (let length = longest; length > 0; length--) {
    const colour = named(words.slice(at, at + length).join(' '));
    if (colour && at + length <= words.length) return { colour, length };
  }
  const isShade = SHADES.test(words[at] ?? '');
  const next = isShade ? colourAt(words, at + 1) : null;
  return next && { colour: next.colour, length: next.length + 1 };
}

const JOINS = /^(?:and|et|e|y|und|or|ou|oder)$/;

/** 'Pink, yellow, blue and green': the longest row of colours that the words name one after the other. */
export function rowOfColours(words: readonly string[]): readonly NamedColour[] {
  let longest: NamedColour[] = [];
  let row: NamedColour[] = [];
  for (let at = 0; at < words.length; at++) {
    const here = colourAt(words, at);
    if (here) {
      row.push(here.colour);
      at += here.length - 1;
      if (row.length > longest.length) longest = row;
    } else if (!JOINS.test(words[at] ?? '')) row = [];
  }
  return longest;
}

export const isShade = (word: string): boolean => SHADES.test(word);
