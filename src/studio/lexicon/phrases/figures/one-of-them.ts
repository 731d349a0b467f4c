import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

type Named = AskedFigure & { at: number; end: number };

const ONE = new Set('one un une uno una einer eine ein'.split(' '));
const OTHER = new Set('another other autre altro altra otro otra andere anderer'.split(' '));
const MOST_BETWEEN = 3;

/**
 * 'Three men at cards, one man in a red hat': he is one of the three, and what is said of him is his.
 * 'Two friends, one pouring and one cutting bread' are two.
 */
export function withOneOfThem<F extends Named>(
  figures: readonly F[],
  tokens: readonly Token[],
): F[] {
  const told: F[] = [];
  let party: { figure: F; left: number } | null = null;
  for (const figure of figures) {
    const isOf = party && party.left > 0 && isOneOf(party.figure, figure);
    const isFirst = party?.left === party?.figure.count;
    if (party && isOf && (opensWithOne(figure, tokens) || isNext(figure, tokens, !isFirst))) {
      party.left -= 1;
      told.push({
        ...figure,
        action: figure.action ?? party.figure.action,
        role: figure.role ?? party.figure.role,
      });
      continue;
    }
    told.push(figure);
    if (figure.count > 1) party = { figure, left: figure.count };
  }
  return party ? told.flatMap((one) => shrunk(one, party)) : told;
}

/** Those of a party of whom nothing else is told. */
const shrunk = <F extends Named>(one: F, party: { figure: F; left: number } | null): F[] => {
  if (!party || one !== party.figure) return [one];
  return party.left > 0 ? [{ ...one, count: party.left }] : [];
};

const isOneOf = (party: AskedFigure, { who, count }: AskedFigure): boolean =>
  count === 1 &&
  (who === party.who || who === 'person' || (party.who === 'group' && who !== 'child'));

/** 'The other', or a further 'one', after the first of them was told. */
const isNext = ({ at }: Named, tokens: readonly Token[], isFurther: boolean): boolean =>
  OTHER.has(tokens[at]?.word ?? '') || (isFurther && ONE.has(tokens[at]?.word ?? ''));

/** After a comma: 'two women and one man' are three. */
function opensWithOne({ at }: Named, tokens: readonly Token[]): boolean {
  for (let back = 0; back <= MOST_BETWEEN; back++) {
    const token = tokens[at - back];
    if (token && ONE.has(token.word)) return token.opensClause;
    if (!token || tokens[at - back + 1]?.opensClause) return false;
  }
  return false;
}
