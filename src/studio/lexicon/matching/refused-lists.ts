import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';
import type { Token } from './normalise.ts';

/** 'Avoid:', 'negative prompt:', 'ohne:': all that follows up to the end of the sentence is refused. */
const LABELS = new Set(
  `avoid | please avoid | things to avoid | negative | negatives | negative prompt | exclude | excluding | do not include | don t include | not
  | without | no | sans | eviter | a eviter | prompt negatif | senza | evitare | da evitare | prompt negativo | sin | evitar | ohne | vermeiden
  | bitte vermeiden | nicht | negativer prompt`
    .split('|')
    .map((label) => label.trim()),
);
const LONGEST_LABEL = 3;
/** Words that refuse the whole list behind them where its last member is joined by 'or'. */
const REFUSING = new Set(
  'no any without avoid exclude excluding sans senza sin ohne kein keine keinen'.split(' '),
);
const EITHER = new Set(['or', 'nor', 'ou', 'ni', 'ne', 'o', 'oder', 'noch']);
/** 'Without people, cars and buildings': behind a preposition 'and' ends the list too. */
const WITHOUT = new Set(['without', 'sans', 'senza', 'sin', 'ohne']);
const BOTH = new Set(['and', 'et', 'e', 'y', 'und']);
const LONGEST_MEMBER = 3;

const found = new WeakMap<readonly Token[], ReadonlySet<number>>();

/** Whether a word stands in a list that is refused as a whole: 'Avoid: text, watermark, logo', 'no grapes, nuts or honey'. */
export function isInRefusedList(tokens: readonly Token[], at: number): boolean {
  let lists = found.get(tokens);
  if (!lists) {
    lists = refusedLists(tokens);
    found.set(tokens, lists);
  }
  return lists.has(at);
}

function refusedLists(tokens: readonly Token[]): ReadonlySet<number> {
  const refused = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const [from, to] = labelledList(tokens, at) ?? joinedList(tokens, at) ?? [0, 0];
    for (let i = from; i < to; i++) refused.add(i);
  }
  return refused;
}

type Span = readonly [from: number, to: number];

function labelledList(tokens: readonly Token[], at: number): Span | null {
  if (tokens[at]?.sign !== ':') return null;
  for (let length = LONGEST_LABEL; length > 0; length--) {
    const from = at - length;
    const label = tokens.slice(Math.max(0, from), at).map(({ word }) => word);
    if (from >= 0 && LABELS.has(label.join(' '))) return [from, endOfSentence(tokens, at)];
  }
  return null;
}

function endOfSentence(tokens: readonly Token[], at: number): number {
  for (let i = at + 1; i < tokens.length; i++) {
    if (tokens[i]!.sign === '.') return i;
    // 'Negative: people, prompt: a bottle'.
    if (tokens[i]!.sign === ':') return i - 1;
  }
  return tokens.length;
}

/** 'No grapes, nuts or honey': short members parted by commas, the last joined to them. */
function joinedList(tokens: readonly Token[], at: number): Span | null {
  const negator = tokens[at]?.word ?? '';
  if (!REFUSING.has(negator)) return null;
  let memberAt = at + 1;
  let members = 0;
  for (let i = at + 1; i < tokens.length; i++) {
    const { sign, word } = tokens[i]!;
    if (sign !== '' && (sign !== ',' || i === at + 1)) return null;
    if (sign === ',') {
      memberAt = i;
      members++;
    }
    const isLast = EITHER.has(word) || (WITHOUT.has(negator) && BOTH.has(word));
    if (members > 0 && isLast) return [at + 1, endOfMember(tokens, i)];
    if (i - memberAt >= LONGEST_MEMBER) return null;
    if (i > at + 1 && REFUSING.has(word)) return null;
  }
  return null;
}

/** Up to what tells where it would be: 'nuts or honey | on the board'. */
function endOfMember(tokens: readonly Token[], joint: number): number {
  let end = joint + 1;
  const isGoingOn = (i: number) =>
    tokens[i] && tokens[i].sign === '' && !STOP_WORDS.has(tokens[i].word);
  while (isGoingOn(end)) end++;
  return end;
}
