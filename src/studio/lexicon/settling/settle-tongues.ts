import type { Effect } from '#studio/lexicon/effects.ts';
import type { Language } from '#studio/lexicon/matching/languages.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { NOTHING } from '#studio/lexicon/senses.ts';
import { ARTICLES, DETERMINERS } from '#studio/lexicon/words/asking.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';

const words = (list: string) => new Set(list.split(' '));

/** 'La porte', 'de porte', 'sur le lit': behind these it is a noun. */
const NOUN_AFTER = words(
  'la le les une un des du de d ma sa ta notre cette au sur devant derriere sous vers pres il lo una uno questa alla dalla sulla nella su davanti dietro in a',
);
const VERBS: Readonly<Record<string, { of: Language; act: Effect }>> = {
  lit: { of: 'fr', act: { kind: 'action', value: 'reading' } },
  porte: { of: 'fr', act: { kind: 'action', value: 'carrying' } },
  portent: { of: 'fr', act: { kind: 'action', value: 'carrying' } },
  porta: { of: 'it', act: { kind: 'action', value: 'carrying' } },
};
const OX: readonly Effect[] = [{ kind: 'thing', value: 'ox' }];
const CLARET: readonly Effect[] = [
  {
    kind: 'tint',
    value: { name: 'burgundy', hex: COLOUR_HEX['burgundy'] ?? '#6d1327' },
    wine: null,
  },
];
const DRAWN_IN = words(
  'bodegon retrato dibujo cuadro escena ilustracion estilo pintura obra paisaje al en tono color',
);

/** Words of one language that mean something else beside their neighbours. */
export function settleTongue(
  matches: readonly Match[],
  i: number,
  tokens: readonly Token[],
  language: Language,
): Match {
  const match = matches[i] as Match;
  if (match.length !== 1) return match;
  const [before, next] = [tokens[match.at - 1], tokens[match.at + 1]];
  // 'Elle lit une lettre', 'porta un cesto': before an article somebody does it; it is no bed and no door.
  const verb = VERBS[match.phrase];
  if (verb && verb.of === language && next && !next.opensClause) {
    const isNoun = NOUN_AFTER.has(before?.word ?? '') && !tokens[match.at]?.opensClause;
    const isDone = ARTICLES.has(next.word) || DETERMINERS.has(next.word);
    if (!isNoun && isDone) return { ...match, effects: [verb.act] };
  }
  // 'Deux bœufs' are alive; 'du bœuf' is eaten.
  if (tokens[match.at]?.word === 'boeufs' && language === 'fr') return { ...match, effects: OX };
  // 'Un bodegón pastel' is in pastel.
  if (match.phrase === 'pastel' && language === 'es' && DRAWN_IN.has(before?.word ?? ''))
    return { ...match, effects: NOTHING };
  return isClaret(matches, i, tokens) ? { ...match, effects: CLARET } : match;
}

/** 'Un tablier bordeaux': behind a garment or a cloth and without its capital no wine is meant. */
function isClaret(matches: readonly Match[], i: number, tokens: readonly Token[]): boolean {
  const [noun, match] = [matches[i - 1], matches[i] as Match];
  const token = tokens[match.at];
  if (!/^(?:bordeaux|burdeos|bordo)$/.test(match.phrase) || !noun || token?.opensClause)
    return false;
  if (!/^\p{Ll}/u.test(token?.text ?? '') || noun.at + noun.length !== match.at) return false;
  return noun.effects.some(
    ({ kind, value }) =>
      kind === 'surface' ||
      (kind === 'claim' && value.some((proof) => /^trait:(?:worn|backing|surface)/.test(proof))) ||
      (kind === 'thing' && COLOURED.has(value)),
  );
}
const COLOURED = new Set<string>(
  'ribbon capsule label napkin candle sofa armchair chair car vase box gift_box curtain umbrella scarf necktie handbag balloon'.split(
    ' ',
  ),
);
