import type { AskedWord } from '#studio/accounting/proof.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** What asks how something is done, in five languages; what is done stands right after it. */
const HOW: readonly (readonly string[])[] = [
  ['how', 'to'],
  ['how', 'do', 'you'],
  ['how', 'do', 'i'],
  ['how', 'we'],
  ['comment'],
  ['come'],
  ['como'],
];
const SMALL = /^(?:an?|the|on|se|si|le|la|les|un|une|il|el|lo|wine|it)$/;

/** Where no plate of ours teaches what was asked, what was to be learned is missing, however much of it is drawn: 'how to paint'. */
export function untaught(words: readonly AskedWord[], tokens: readonly Token[]): AskedWord[] {
  const asked = tokens.flatMap((_, at) => {
    const how = HOW.find((one) => one.every((word, i) => tokens[at + i]?.word === word));
    const done = at + (how?.length ?? 0);
    const verb = tokens[done];
    return how && verb && !SMALL.test(verb.word) ? [{ from: at, done }] : [];
  })[0];
  if (!asked) return [...words];
  const { from, done } = asked;
  const covers = ({ at, length }: AskedWord) => at <= done && done < at + length;
  // 'How to store wine': what is done may be a word that is seen elsewhere.
  if (words.some(covers))
    return words.map((word) => (covers(word) ? { ...word, proofs: [] } : word));
  const length = done - from + 1;
  const text = tokens
    .slice(from, done + 1)
    .map((token) => token.text)
    .join(' ');
  return [...words, { text, at: from, length, proofs: [] }];
}
