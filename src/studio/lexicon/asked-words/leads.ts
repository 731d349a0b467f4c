import type { AskedWord } from '#studio/accounting/proof.ts';
import { DETERMINERS } from '#studio/lexicon/words/asking.ts';
import type { Reading } from './reading.ts';

const words = (list: string) => new Set(list.split(/\s+/));

const OF = words('of de d di del dello della dei degli delle von vom aus en from out bunch');
const MOST = 3;

/** Notes what stands between neighbours that are said in one breath: 'handful of soil', 'wrapping a bottle'. */
export function withLeads(
  asked: readonly AskedWord[],
  { tokens, source }: Pick<Reading, 'tokens' | 'source'>,
): AskedWord[] {
  return asked.map((word, i) => {
    const before = asked[i - 1];
    if (!before || word.isRefused || before.isRefused) return word;
    const end = before.at + before.length;
    const between = tokens.slice(end, word.at);
    const isApart = tokens.slice(end, word.at + 1).some(({ opensClause }) => opensClause);
    const joins = between.every(({ word: small }) => DETERMINERS.has(small) || OF.has(small));
    if (isApart || between.length > MOST || !joins) return word;
    return { ...word, lead: source.slice(tokens[end - 1]?.end, tokens[word.at]?.start) };
  });
}
