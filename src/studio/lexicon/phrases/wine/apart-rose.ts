import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';

const COLOURED_ROSE = /^(red|white) rose$/;
const ACCENT = /ros(?:é|e\u0301)/iu;
const OTHERS: Readonly<Record<string, 'red' | 'white'>> = { red: 'white', white: 'red' };

/** 'Red white rosé bottles': with its accent, or behind the other colour, it is a third wine and no flower. */
export function apartRose(matches: readonly Match[], tokens: readonly Token[]): readonly Match[] {
  return matches.flatMap((match): Match[] => {
    const colour = COLOURED_ROSE.exec(match.phrase)?.[1] as 'red' | 'white' | undefined;
    if (!colour || match.length !== 2) return [match];
    const isWritten = ACCENT.test(tokens[match.at + 1]?.text ?? '');
    const before = tokens[match.at - 1]?.word ?? '';
    const isThird = before === OTHERS[colour] && !tokens[match.at]?.opensClause;
    if (!isWritten && !isThird) return [match];
    const value = { name: colour, hex: COLOUR_HEX[colour]! };
    return [
      { ...match, length: 1, phrase: colour, effects: [{ kind: 'tint', value, wine: colour }] },
      {
        ...match,
        at: match.at + 1,
        length: 1,
        phrase: 'rose',
        effects: [{ kind: 'wine', value: 'rose' }],
      },
    ];
  });
}
