import { effectsOf } from '#studio/lexicon/identity.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { canBe } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'Cheese and wine for two'. */
export function guestsServed({ matches, tokens }: Sentence): number | null {
  const served = matches.find(
    ({ at, effects }) =>
      effectsOf(effects, 'count').length > 0 && FOR.has(tokens[at - 1]?.word ?? ''),
  );
  const count = effectsOf(served?.effects ?? [], 'count')[0]?.value ?? 0;
  return count > 1 && count <= 6 ? count : null;
}
const FOR = new Set('for pour per para fur'.split(' '));

/** 'Rioja on a barrel' is in its bottle. */
export const isPutOn = ({ tokens }: Sentence): boolean =>
  (ON_BARREL.exec(tokens.map(({ word }) => word).join(' '))?.index ?? 0) > 0;
const ON_BARREL =
  /\b(?:on|atop|sur|su|sul|sobre|auf)(?: \w+){1,3} (?:barrel|tonneau|fut|botte|barrica|barril|fass|weinfass|holzfass)\b/;

/** 'A champagne poster with a dancer', 'affiche de Champagne': the wine is what it sells. */
export const isAdvertised = ({ matches, tokens }: Sentence): boolean =>
  matches.some(
    (match) =>
      hasEffect(match, 'region', 'wine', 'varietal') &&
      !match.isNegated &&
      (SHEETS.has(tokens[match.at + match.length]?.word ?? '') ||
        (SHEETS.has(tokens[match.at - 2]?.word ?? '') && OF.has(tokens[match.at - 1]?.word ?? ''))),
  );
const OF = new Set('for of de di du del per para fur von'.split(' '));
const SHEETS = new Set(
  'poster posters ad advert advertisement affiche plakat manifesto cartel'.split(' '),
);

/** 'Our rosé on a stack of books': where the wine was said to be, its bottle is. */
export function standsBy(
  things: readonly AskedThing[],
  { matches, tokens }: Sentence,
): AskedThing['relation'] {
  for (const [i, match] of matches.entries()) {
    const next = matches[i + 1];
    const kind = effectsOf(next?.effects ?? [], 'relation')[0]?.value;
    const isWine = hasEffect(match, 'wine', 'varietal', 'region') && !match.isNegated;
    if (!isWine || !next || !kind || next.at > match.at + match.length + 1) continue;
    const other = matches.slice(i + 2).find((one) => thingOf(one) !== null);
    if (!other || other.at > next.at + next.length + REACH || !canBe(kind, thingOf(other)))
      continue;
    const word = tokens.slice(other.at, other.at + other.length).map(({ text }) => text);
    const to = things.findIndex((one) => one.word === word.join(' '));
    if (to >= 0) return { kind, to };
  }
  return null;
}
/** 'On an old stack of leather-bound books'. */
const REACH = 5;

/** 'A champagne bucket' has its bottle, though no wine is told of besides. */
export function cooledIn(bucket: string): Pick<AskedThing, 'thing' | 'word' | 'wines'> | null {
  const cooler = fold(bucket);
  if (!COOLS_WINE.test(cooler)) return null;
  const isSparkling = SPARKLING.test(cooler);
  return { thing: 'bottle', word: 'bottle', ...(isSparkling && { wines: ['sparkling'] }) };
}
const COOLS_WINE = /champagne|sekt|wine|wein|bottle/;
const SPARKLING = /champagne|sekt/;
