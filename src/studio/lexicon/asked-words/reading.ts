import type { ExactTexts } from '#studio/scene-spec.ts';
import { isPlainWord, isRefusedAt } from '#studio/lexicon/leftovers.ts';
import { isNegator } from '#studio/lexicon/matching/negation.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { Ground } from '#studio/lexicon/phrases/colours/read-ground.ts';
import type { ReadThings } from '#studio/lexicon/phrases/reading/read-things.ts';
import type { TintReading } from '#studio/lexicon/tints.ts';
import type { Technique } from '#studio/things/thing.ts';
import { isGear } from './gear.ts';

/** What the readers of phrases found out about each match. */
export interface Reading extends Sentence {
  read: ReadThings;
  tints: TintReading;
  ground: Ground;
  texts: ExactTexts;
  /** How the picture will be made. */
  technique: Technique;
  /** What the tokens were cut from. */
  source: string;
}

/** 'Seriously', 'lentamente', 'légèrement': manner shows in nothing. */
const MANNER =
  /^(?!(?:butter|dragon|fire)fly|assembly|jelly)(?:\w{4,}(?:ly|mente)|(?:legere|delicate|douce|lente|joli|partielle|complete|entiere|fine|soigneuse|tendre|simple|naturelle|seule|recem|vive|forte|large|parfaite)ment)$/;

/** A meaningful word, if no phrase has taken it. */
export function isUnread(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (isPlainWord(word) || MANNER.test(word) || isNegator(word)) return false;
  return !isRefusedAt(tokens, at) && !isGear(tokens, at);
}
