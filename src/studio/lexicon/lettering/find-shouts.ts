import type { Lettering } from './find-lettering.ts';

/** Capitals that are abbreviations and nothing to shout. */
const ABBREVIATIONS = new Set(
  `AOC AOP DOC DOCG IGT IGP VDP DOP USA UK NYC BBQ DIY LED UHD HDR RGB CMYK DSLR WSET MW FAQ VIP PNG JPG
  SVG PDF BIO GG QBA TBA`.split(/\s+/),
);
const RUN =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{M}'’]+(?:[ ]+(?:[\p{Lu}&][\p{Lu}\p{M}'’]*|\d{1,4}))*[!?]*/gu;
/** 'Beaujolais Nouveau est arrivé ! affiche avec …': a prompt that begins with a call. */
const CALL = /^\s*\p{Lu}[^.,;:!?"“«()]{2,48}?\s?!+/gu;
const EXCLAIMED = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{1,11}!+/gu;

/** Words in capitals ('POP!', 'WEINFEST 2026') and exclamations ('Cheers!') in a prompt that is not all capitals. */
export function findShouts(prompt: string): Lettering[] {
  const letters = prompt.replaceAll(/[^\p{L}]/gu, '');
  const capitals = prompt.replaceAll(/[^\p{Lu}]/gu, '');
  if (capitals.length > letters.length * 0.6 && letters.length > 12) return [];
  return [...prompt.matchAll(CALL), ...prompt.matchAll(RUN), ...prompt.matchAll(EXCLAIMED)]
    .filter(([text], i, all) => isShout(text) && all.findIndex((m) => m[0].includes(text)) === i)
    .map((match) => ({ at: match.index, length: match[0].length, text: match[0] }));
}

function isShout(text: string): boolean {
  const word = text.replaceAll(/[^\p{L}]/gu, '');
  return word.length > 1 && (text.includes('!') || (word.length > 3 && !ABBREVIATIONS.has(word)));
}
