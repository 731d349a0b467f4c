import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from './sentence.ts';

const DOES =
  /^(?:knocking|knocks|tipping|tips|pushing|renversant|rovesciando|derribando|tirando|umwerfend|stosst)$/;

/** 'Knocking over' is said of whoever does it, and seen of what it is done to. */
export const isDone = ({ tokens }: Pick<Sentence, 'tokens'>, { at, length }: Match): boolean =>
  tokens.slice(at, at + length).some(({ word }) => DOES.test(word));

/** 'A cat knocking over a glass': the glass has fallen. */
export function statesDone(sentence: Sentence, heads: readonly number[], head: number): string[] {
  const before = sentence.matches
    .slice((heads[heads.indexOf(head) - 1] ?? -1) + 1, head)
    .findLast((match) => isDone(sentence, match));
  return before ? effectsOf(before.effects, 'state').map(({ value }) => value) : [];
}
