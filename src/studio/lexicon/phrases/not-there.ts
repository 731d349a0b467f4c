import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { DRAWN_ANIMALS } from '#studio/things/catalogue/drawn/animals.ts';
import { DRAWN_ANIMALS_2 } from '#studio/things/catalogue/drawn/animals-2.ts';
import { nextTo, thingOf } from './heads.ts';
import type { Sentence } from './sentence.ts';

const OWNED = new Set(['du', 'de la', 'del', 'della', 'dello', 'of the', 'des', 'von dem', 'vom']);

/** 'The shop window of a wine merchant': he need not stand before it. */
const OWNED_PLACE = new Set(
  'of a|of an|d un|d une|de un|de una|di un|di una|eines|einer|von einem'.split('|'),
);

/** 'The winemaker's daughter', 'le chien du vigneron': he is not there himself. */
export function isOwner({ tokens, matches, language }: Sentence, i: number): boolean {
  const match = matches[i];
  if (effectsOf(match?.effects ?? [], 'figure').length === 0) return false;
  const end = (match?.at ?? 0) + (match?.length ?? 0);
  const [last, mark] = [tokens[end - 1], tokens[end]];
  // 'Into a woman's glass': she holds it out.
  if (mark?.word === 's' && mark.start === (last?.end ?? -2) + 1)
    return !(HELD_OUT.has(tokens[end + 1]?.word ?? '') && matches.some(isPoured));
  // 'Kids' cake': an apostrophe and a space.
  const isApart = !mark?.opensClause && mark?.start === (last?.end ?? -3) + 2;
  if (isApart && language === 'en' && last?.word.endsWith('s')) return true;
  const [owned, at] = [matches[i - 1], match?.at ?? 0];
  const link = tokens.slice((owned?.at ?? 0) + (owned?.length ?? 0), at).map(({ word }) => word);
  return (
    owned !== undefined &&
    effectsOf(owned.effects, 'figure').length === 0 &&
    ((effectsOf(owned.effects, 'thing').length > 0 && OWNED.has(link.join(' '))) ||
      (effectsOf(owned.effects, 'place').length > 0 && OWNED_PLACE.has(link.join(' '))))
  );
}

const HELD_OUT = new Set(['glass', 'flute', 'cup', 'goblet']);
const isPoured = ({ effects }: Match): boolean =>
  effectsOf(effects, 'action').some(({ value }) => value === 'pouring');

const OF = new Set(['of', 'de', 'd', 'di', 'von']);

/** 'Un couple de personnes âgées' is two, not five. */
export function isOfCouple({ tokens, matches }: Sentence, i: number): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  if (!before || !match || match.at !== before.at + before.length + 1) return false;
  const isCouple = effectsOf(before.effects, 'figure')[0]?.value.who === 'couple';
  return isCouple && OF.has(tokens[match.at - 1]?.word ?? '');
}

const AS = new Set(['as', 'like', 'als', 'wie', 'comme', 'come', 'como']);

/** 'A corkscrew as superhero', 'a dog like a sommelier': the thing plays the part, nobody else is there. */
export function isLikened({ matches, tokens }: Sentence, i: number): boolean {
  const at = matches[i]?.at ?? 0;
  const isAs = [1, 2].some((back) => AS.has(tokens[at - back]?.word ?? ''));
  return isAs && matches.slice(0, i).some(({ effects }) => effectsOf(effects, 'thing').length > 0);
}

/** Somebody who is drawn as a thing of its own: an astronaut is nobody else. */
export const isOutlined = ({ effects }: Match): boolean =>
  effectsOf(effects, 'thing').some(({ value }) => OUTLINED.has(value));
const OUTLINED = new Set<string>(['astronaut', 'mermaid', 'alien', 'skeleton']);

const CREATURES = new Set<string>([
  'robot',
  'skeleton',
  'penguin',
  'panda',
  'astronaut',
  'alien',
  'skull',
  'ghost',
  'santa',
  'snowman',
  'unicorn',
  'dragon',
  ...[...DRAWN_ANIMALS, ...DRAWN_ANIMALS_2].map(({ id }) => id),
]);

const ANIMALS = new Set<string>([...DRAWN_ANIMALS, ...DRAWN_ANIMALS_2].map(({ id }) => id));
export const isAnimal = (thing: string): boolean => ANIMALS.has(thing);

/** 'A robot sommelier', 'a cat waiter': the creature has the trade, nobody else is there. */
export function isTradeOf(sentence: Sentence, i: number): boolean {
  if (effectsOf(sentence.matches[i]?.effects ?? [], 'figure').length === 0) return false;
  const creature = i > 0 && nextTo(sentence, i - 1) ? thingOf(sentence.matches[i - 1]) : null;
  return creature !== null && CREATURES.has(creature);
}
