import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

type Named = AskedFigure & { at: number; end: number };

const ONE = new Set('one un une uno una einer eine ein'.split(' '));
const MOST_BETWEEN = 3;

/** 'Three men at cards, one man in a red hat': he is one of the three, and what is said of him is his. */
export function withOneOfThem<F extends Named>(
  figures: readonly F[],
  tokens: readonly Token[],
): F[] {
  const told: F[] = [];
  for (const figure of figures) {
    const party = told.at(-1);
    if (!party || party.count < 2 || !isOneOf(party, figure) || !opensWithOne(figure, tokens)) {
      told.push(figure);
      continue;
    }
    told[told.length - 1] = { ...party, count: party.count - 1 };
    told.push({
      ...figure,
      action: figure.action ?? party.action,
      role: figure.role ?? party.role,
    });
  }
  return told;
}

const isOneOf = (party: AskedFigure, { who, count }: AskedFigure): boolean =>
  count === 1 &&
  (who === party.who || who === 'person' || (party.who === 'group' && who !== 'child'));

/** After a comma: 'two women and one man' are three. */
function opensWithOne({ at }: Named, tokens: readonly Token[]): boolean {
  for (let back = 1; back <= MOST_BETWEEN; back++) {
    const token = tokens[at - back];
    if (token && ONE.has(token.word)) return token.opensClause;
    if (!token || tokens[at - back + 1]?.opensClause) return false;
  }
  return false;
}
