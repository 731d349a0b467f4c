import { asGoingOn } from './finite-verbs.ts';
import type { Language } from './languages.ts';
import { languageOf } from './language.ts';
import { wordsRead } from './match.ts';
import type { Match } from './match.ts';
import { matchWords } from './match-words.ts';
import type { Token } from './normalise.ts';
import { rightSpelling } from './spelling.ts';
import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';

/** Reads the words, and those that say nothing once more with their spelling put right. */
export function matchSpelled(written: readonly Token[]): {
  tokens: readonly Token[];
  found: Match[];
  language: Language;
} {
  const language = languageOf(written);
  const found = matchWords(written, language);
  const read = wordsRead(found);
  const isKnown = (i: number) => read.has(i) || STOP_WORDS.has(written[i]?.word ?? '');
  const right = rightSpelling(written, language, isKnown);
  const isRight = right.every((token, i) => token.word === written[i]?.word);
  const spelled = isRight ? found : matchWords(right, language);
  const tokens = language === 'en' ? asGoingOn(right, spelled) : right;
  return { tokens, found: tokens === right ? spelled : matchWords(tokens, language), language };
}
