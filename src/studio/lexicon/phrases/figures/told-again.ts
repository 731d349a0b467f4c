import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { Found } from './found-figure.ts';

const AND = new Set(['and', 'et', 'e', 'y', 'und']);

/** 'Our winemaker, a bearded man in an apron', 'Bacchus as a chubby young man': told once more, as one of many. */
export function isAppositionOf(before: Found, figure: Found, tokens: Sentence['tokens']): boolean {
  if (before.count !== 1 || figure.count !== 1 || before.part === 'hands') return false;
  const isAlike = before.who === figure.who || before.who === 'person' || figure.who === 'person';
  const isOneRole = before.role === null || figure.role === null || before.role === figure.role;
  if (!isAlike || !isOneRole || figure.who === 'child') return false;
  const gap = tokens.slice(before.end, figure.at);
  if (AS.has(gap[0]?.word ?? '') && gap.length <= 4) return true;
  const opens = tokens[before.end]?.opensClause === true && ONE.has(gap[0]?.word ?? '');
  const start = tokens
    .slice(Math.max(0, before.at - 2), before.at)
    .some(({ word }) => DEFINITE.has(word));
  // 'The winemaker, a waiter and a guest' are three.
  const isList = AND.has(tokens[figure.end]?.word ?? '') || figure.role !== null;
  return opens && start && gap.length <= 4 && !isList;
}
const AS = new Set(['as', 'als', 'comme', 'come', 'como']);
const ONE = new Set('a an un une una uno ein eine'.split(' '));
const DEFINITE = new Set(
  `our my the his her their notre mon ma le la l nostro nostra il lo mio mia nuestro nuestra el mi unser unsere mein meine der
  die`.split(/\s+/),
);

const THE = new Set('the le la l il lo el der die den dem'.split(' '));
const OTHER = new Set(
  'other second autre deuxieme altro altra secondo seconda otro otra segundo segunda andere zweite'.split(
    ' ',
  ),
);
const GENDERED: ReadonlySet<Found['who']> = new Set<Found['who']>(['man', 'woman']);

/** 'A chef and a sommelier in the kitchen, chef holds a spoon': whoever was named is named again, without 'a' or 'another'. */
export function withoutRepeats(figures: readonly Found[], tokens: Sentence['tokens']): Found[] {
  const told: Found[] = [];
  for (const figure of figures) {
    const word = tokens[figure.at - 1];
    const isAnew =
      (figure.at > 0 && tokens[figure.at]?.opensClause === true) ||
      DEFINITE.has(word?.word ?? '') ||
      figure.at === 0;
    // 'The man pours': of those who are known by nothing else, an article tells that he was named.
    const isThe = THE.has(word?.word ?? '') && !OTHER.has(tokens[figure.at]?.word ?? '');
    const same = told.findIndex(
      (one) =>
        one.count === 1 &&
        one.part === 'figure' &&
        one.role === figure.role &&
        (one.role === null
          ? isThe && GENDERED.has(one.who) && one.who === figure.who
          : one.who === figure.who || figure.who === 'person'),
    );
    if (same < 0 || !isAnew || figure.count !== 1 || figure.part === 'hands') told.push(figure);
    else
      told[same] = {
        ...told[same]!,
        action: figure.action ?? told[same]!.action,
        said: [told[same]!.said, figure.said].join(' '),
      };
  }
  return told;
}
