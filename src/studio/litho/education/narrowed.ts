import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { countIn } from '#studio/lexicon/plates/count-asked.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { Plate } from './plate.ts';
import { wineNamed } from './wine-named.ts';

interface Named {
  name: string;
  note?: string;
  wine?: WineColour;
  /** How customers call it besides. */
  called?: RegExp;
}

/** 'Glasses: red, white, sparkling': only what the customer names, so named and in that order, where two or more are ours. */
export function narrowed<T extends Named>(
  { wish: { items = [] } }: Pick<Plate, 'wish'>,
  entries: readonly T[],
): readonly T[] {
  const kept = items.flatMap(({ name }): T[] => {
    const entry = entryFor(fold(name).trim(), entries);
    return entry ? [{ ...entry, name: capital(name) }] : [];
  });
  const isWhole = kept.length > 1 && kept.length * 2 >= items.length;
  return isWhole ? kept : entries;
}

/** 'The five most common glass shapes': so many of ours, the most usual first. */
export function asManyAsAsked<T>(
  { spec }: Pick<Plate, 'spec'>,
  entries: readonly T[],
  nouns: RegExp,
): readonly T[] {
  const count = countIn(spec.prompt, nouns);
  return count ? entries.slice(0, count) : entries;
}

/** Names tell more than notes: 'clay' is clay, not the marl that has some in it; 'port' has its own glass, not any of a red wine. */
function entryFor<T extends Named>(word: string, entries: readonly T[]): T | undefined {
  const names = ({ name }: T) => name.split(' | ');
  const isExact = (entry: T) => names(entry).some((name) => fold(name).trim() === word);
  // 'PX' is a name, and no part of another.
  if (word.length < 3) return entries.find(isExact);
  const says = (text: string) => {
    const own = fold(text).trim();
    return own === word || own.split(/[^a-z]+/).includes(word);
  };
  // Whole words, or 'limestone' would hold the German 'Ton'.
  const holds = (text: string) =>
    fold(text).includes(word) ||
    text.split(',').some((part) => ` ${word} `.includes(` ${fold(part).trim()} `));
  const wine = wineNamed(word);
  return (
    entries.find(isExact) ??
    entries.find(({ called }) => called?.test(word)) ??
    entries.find((entry) => names(entry).some(says)) ??
    entries.find(({ note = '' }) => note.split(',').some((part) => fold(part).trim() === word)) ??
    (wine ? entries.find((entry) => entry.wine === wine) : undefined) ??
    entries.find((entry) => names(entry).some(holds)) ??
    entries.find(({ note = '' }) => says(note))
  );
}
