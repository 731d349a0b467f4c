import { effectsOf } from '#studio/lexicon/identity.ts';
import type { NamedColour } from '#studio/scene-spec.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX, ROMANCE_COLOURS } from '#studio/lexicon/words/look/colour-words.ts';
import { hasEffect, isOfGlass, nextTo, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { TURNS } from './bare-colour.ts';
import { flavourOf } from './flavour-of.ts';
import { breedOf } from '#studio/props/animals/breeds.ts';
import { PROPER_THINGS } from '#studio/lexicon/phrases/proper-things.ts';

/** How many words ahead a colour may find its noun: 'a red, slightly crumpled napkin'. */
const REACH = 4;
const DESCRIBING = [
  'tint',
  'state',
  'fill',
  'mood',
  'neutral',
  'count',
  'quality',
  'material',
  'size',
];

const SEATS: ReadonlySet<string> = new Set([
  'chair',
  'armchair',
  'sofa',
  'bar_stool',
  'stool',
  'cushion',
]);
const ROMANCE: ReadonlySet<string> = new Set(['fr', 'it', 'es']);

/** Which head each colour belongs to, by their places in the list of matches. */
export function bindColours(sentence: Sentence, heads: ReadonlySet<number>): Map<number, number> {
  const bound = new Map<number, number>();
  for (const [i, match] of sentence.matches.entries()) {
    if (!hasEffect(match, 'tint') || heads.has(i)) continue;
    // 'Une étiquette beige': many colours are spelled alike in all of them.
    const isAfterNoun = ROMANCE_COLOURS.has(match.phrase) || ROMANCE.has(sentence.language ?? '');
    const behind = headBehind(sentence, heads, i);
    const head = isOfGlassThere(sentence, heads, i)
      ? headBefore(sentence, heads, match.at - 1)
      : TURNS.has(sentence.tokens[match.at - 1]?.word ?? '')
        ? headBefore(sentence, heads, match.at - 1)
        : isInColour(sentence, heads, i)
          ? headBefore(sentence, heads, match.at - 1)
          : isAfterNoun
            ? (behind ?? headAhead(sentence, heads, i))
            : headAhead(sentence, heads, i);
    if (head !== null) bound.set(i, head);
  }
  return bound;
}

/** 'A bottle of green glass': the glass is what it is made of. */
const isOfGlassThere = (
  { matches, tokens }: Sentence,
  heads: ReadonlySet<number>,
  i: number,
): boolean => {
  const [match, glass] = [matches[i], matches[i + 1]];
  return (
    match !== undefined &&
    glass?.phrase === 'glass' &&
    glass.at === match.at + match.length &&
    !heads.has(i + 1) &&
    tokens[match.at - 1]?.word === 'of'
  );
};

/** 'A linen napkin in sage green', 'une serviette en vert': with nothing behind it that could be so coloured. */
function isInColour({ matches, tokens }: Sentence, heads: ReadonlySet<number>, i: number): boolean {
  const match = matches[i]!;
  if (!IN.has(tokens[match.at - 1]?.word ?? '') || tokens[match.at]?.opensClause) return false;
  const noun = matches.findIndex(({ at, length }) => at + length === match.at - 1);
  const thing = thingOf(matches[noun]);
  if (!heads.has(noun) || !thing || WINE_VESSELS.has(thing)) return false;
  const next = tokens[match.at + match.length];
  return !next || next.opensClause || STOP_WORDS.has(next.word);
}
const IN: ReadonlySet<string> = new Set(['in', 'en']);

/** 'A bottle of green glass', 'leaves turning orange': the head right before that word. */
function headBefore(
  { matches }: Sentence,
  heads: ReadonlySet<number>,
  word: number,
): number | null {
  const noun = matches.findIndex(({ at, length }) => at + length === word);
  return heads.has(noun) ? noun : null;
}

/** 'Olive-green bottle', 'red and white napkins'. */
function headAhead(sentence: Sentence, heads: ReadonlySet<number>, i: number): number | null {
  for (let at = i; at < Math.min(i + REACH, sentence.matches.length - 1); at++) {
    if (!nextTo(sentence, at)) return null;
    if (heads.has(at + 1)) return at + 1;
    // 'Purple velvet chairs': the velvet is theirs.
    const isUpholstery =
      hasEffect(sentence.matches[at + 1], 'surface') &&
      nextTo(sentence, at + 1) !== undefined &&
      SEATS.has(thingOf(sentence.matches[at + 2]) ?? '');
    const isDescribing = isUpholstery || hasEffect(sentence.matches[at + 1], ...DESCRIBING);
    if (!isDescribing && !isOfGlass(sentence, at + 1)) return null;
    // 'White wine': the colour has found its noun already.
    if (hasEffect(sentence.matches[at + 1], 'wine')) return null;
  }
  return null;
}

/** 'Tartufo bianco', 'bouteille verte'. */
function headBehind(sentence: Sentence, heads: ReadonlySet<number>, i: number): number | null {
  const vessel = pastItsWine(sentence, i);
  if (vessel !== null && heads.has(vessel)) return vessel;
  for (let at = i - 1; at >= Math.max(0, i - REACH); at--) {
    if (!nextTo(sentence, at)) return null;
    if (heads.has(at)) return at;
    if (!hasEffect(sentence.matches[at], ...DESCRIBING)) return null;
  }
  return null;
}

/** 'Une bouteille de vin violette': no wine is so. */
function pastItsWine({ matches, tokens }: Sentence, i: number): number | null {
  const [match, wine, vessel] = [matches[i], matches[i - 1], matches[i - 2]];
  if (!match || !wine || !vessel || tokens[match.at]?.opensClause) return null;
  const isWineColour = effectsOf(match.effects, 'tint')[0]?.wine !== null;
  const isOfWine = /^(?:vin|vino)$/.test(wine.phrase) && wine.at + wine.length === match.at;
  return isOfWine && !isWineColour && vessel.at + vessel.length === wine.at - 1 ? i - 2 : null;
}

/** The colour said of a head, inside its own phrase ('black olives') or bound to it. */
export function colourOf(
  sentence: Sentence,
  bound: ReadonlyMap<number, number>,
  head: number,
): NamedColour | null {
  const match = sentence.matches[head];
  if (!match) return null;
  // 'Olive green': the first word tells the shade.
  const first = [...bound].find(([, to]) => to === head)?.[0];
  const outside =
    first === undefined ? undefined : effectsOf(sentence.matches[first]?.effects ?? [], 'tint')[0];
  if (outside) return outside.value;
  // 'Ice cream' is of the colour of its flavour, and cream-coloured by no word of its own.
  if (thingOf(match) === 'ice_cream') return flavourOf(sentence, head);
  // A golden retriever has the coat of its breed.
  if (thingOf(match) === 'dog' && breedOf(match.phrase)) return null;
  if (match.length < 2 || PROPER_THINGS.has(thingOf(match) ?? 'bottle')) return null;
  const names = sentence.tokens.slice(match.at, match.at + match.length).map(({ word }) => word);
  const said = names.map((word) => COLOUR_ALIASES[word] ?? word).find((word) => COLOUR_HEX[word]);
  return said ? { name: said, hex: COLOUR_HEX[said] ?? '#000000' } : null;
}
