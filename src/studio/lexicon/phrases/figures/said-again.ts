import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { Found } from './merge-figures.ts';

const FURTHER = new Set(
  `a an one another other second third and or un une uno una autre altro altra otro otra ein eine einen einem einer andere anderer
  anderen zweite zweiter et e ed y und`.split(/\s+/),
);
const THE = new Set('the le la l il lo el der die das dem den'.split(' '));

/** 'Chef and sommelier tasting, chef holds a spoon': named once more, and nobody else. */
export function withoutRepeats(figures: readonly Found[], { tokens }: Sentence): Found[] {
  const told: Found[] = [];
  for (const figure of figures) {
    const word = tokens[figure.at - 1]?.word ?? '';
    const isFurther = FURTHER.has(word) || FURTHER.has(tokens[figure.at]?.word ?? '');
    const isBare = figure.role !== null && !isFurther;
    const before = told.findIndex((one) => isSame(one, figure));
    if (before < 0 || isFurther || !(isBare || THE.has(word))) {
      told.push(figure);
      continue;
    }
    const first = told[before]!;
    told[before] = {
      ...first,
      action: first.action ?? figure.action,
      said: [first.said, figure.said].join(' '),
    };
  }
  return told;
}

const isSame = (one: Found, other: Found): boolean =>
  one.part === 'figure' &&
  other.part === 'figure' &&
  one.count === 1 &&
  other.count === 1 &&
  one.role === other.role &&
  one.who === other.who &&
  (one.role !== null || one.who === 'man' || one.who === 'woman');
