import { fold } from '#studio/lexicon/normalise.ts';
import type { Plate } from './plate.ts';

interface Named {
  name: string;
  note?: string;
}

/** 'Bottle shapes: Bordeaux, Burgundy': only what the customer names, where two or more are ours. */
export function narrowed<T extends Named>(
  { wish: { items = [] } }: Pick<Plate, 'wish'>,
  entries: readonly T[],
): readonly T[] {
  const wanted = items.map(({ name }) => fold(name).trim()).filter((name) => name.length > 2);
  const isNamed = ({ name, note = '' }: Named) =>
    wanted.some((word) => {
      const says = (text: string) => fold(text).includes(word) || word.includes(fold(text));
      return name.split(' | ').some(says) || fold(note).includes(word);
    });
  const kept = entries.filter(isNamed);
  return kept.length > 1 ? kept : entries;
}
