import type { Lettering } from './find-lettering.ts';

/** Capitals that are abbreviations and nothing to shout. */
const ABBREVIATIONS = new Set(
  `AOC AOP DOC DOCG IGT IGP VDP DOP USA UK NYC BBQ DIY LED UHD HDR RGB CMYK DSLR WSET MW FAQ VIP PNG JPG
  SVG PDF BIO GG QBA TBA`.split(/\s+/),
);
/** Short ones that are nothing else. */
const SHOUTED = new Set('OMG WOW POW YES ZAP BAM BOO YUM LOL HEY AHH OOH MMM OUI WTF'.split(' '));
const RUN =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{M}'’]+(?:[ ]+(?:[\p{Lu}&][\p{Lu}\p{M}'’]*|[-–]?\d{1,4}(?:\s?%)?))*[!?]*/gu;
/** From the beginning of its clause to its mark: 'Wine & Jazz Night!', 'Le Beaujolais Nouveau est arrivé !', '¡Salud!'. */
const EXCLAIMED =
  /(?<=^|[.!?;:,\n(]\s{0,3})¡?\p{Lu}[\p{L}\p{M}\p{N}&'’-]*(?: (?:&|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*)){0,8}\s?!+/gu;
/** Who orders a picture says what it shows: 'A bottle, please!'. */
const ORDERED =
  /^(?:an?|one|two|make|draw|create|design|please|une?|ein|eine|einen|una|un|uno|crea|cree|mach|bitte|fai)\s/iu;

/** 'Exploding cork with POP!': only what stands in capitals is shouted. */
const SHOUTED_LAST =
  /\p{Ll}.*\s(?:with|saying|says|and|mit|avec|con|sagt|dit|dice)\s(?:an?\s)?\p{Lu}{2}[^\p{Ll}]*$/u;

/** Words in capitals ('POP!', 'WEINFEST 2026') and exclamations ('Cheers!') in a prompt that is not all capitals. */
export function findShouts(prompt: string): Lettering[] {
  const letters = prompt.replaceAll(/[^\p{L}]/gu, '');
  const capitals = prompt.replaceAll(/[^\p{Lu}]/gu, '');
  if (capitals.length > letters.length * 0.6 && letters.length > 12) return [];
  const found = [...prompt.matchAll(EXCLAIMED), ...prompt.matchAll(RUN)]
    .filter(([text]) => isShout(text) && !SHOUTED_LAST.test(text))
    .map((match) => ({ at: match.index, length: match[0].length, text: match[0] }));
  // Capitals within an exclamation are a part of it, and nothing is said twice.
  return found.filter(
    ({ at, text }, i) =>
      !found
        .slice(0, i)
        .some((one) => one.text === text || (at >= one.at && at < one.at + one.length)),
  );
}

/** The noise that comics letter: 'with a bang', 'mit einem Knall'; pop art itself makes none. */
const NOISE =
  /(?<=\b(?:an?|un|una|einem|einen|ein|big|loud|great|grand|gros|gran|gro(?:ß|ss)e[mnrs]?|lautem|lauten|goes|go|going|macht|fait|fa|hace)\s)(?:bang|boom|boum|bum|bumm|pum|pow|wham|kaboom|zap|clink|fizz|plop|plopp|peng|knall|botto|pop(?!\s?(?:art|style|colou?rs?|picture|poster|print)))\b/giu;

/** 'wow!': cried out, if only in small letters. */
const CRY =
  /(?<![\p{L}\p{N}])(?:wow|pop|pow|boom|bang|cheers|yes|yay|omg|yum|oh|oops|ouch|hurra|hourra|evviva|salud|salute|prost|santé)\s?!+/giu;

const findCries = (prompt: string): Lettering[] =>
  [...prompt.matchAll(CRY)]
    .slice(0, 1)
    .map(({ 0: text, index }) => ({ at: index, length: text.length, text }));

/** Noises told in small letters: pop art sets them in a star of their own. */
export const findNoises = (prompt: string): Lettering[] => {
  const cries = findCries(prompt);
  return cries.length > 0 ? cries : noisesIn(prompt);
};

const noisesIn = (prompt: string): Lettering[] =>
  [...prompt.matchAll(NOISE)].slice(0, 1).map(({ 0: word, index }) => ({
    at: index,
    length: word.length,
    text: `${word.toLocaleUpperCase()}!`,
  }));

function isShout(text: string): boolean {
  const word = text.replaceAll(/[^\p{L}]/gu, '');
  if (ORDERED.test(text)) return false;
  return (
    word.length > 1 &&
    (text.includes('!') || SHOUTED.has(word) || (word.length > 3 && !ABBREVIATIONS.has(word)))
  );
}
