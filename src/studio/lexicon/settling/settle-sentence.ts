import { giveHands } from '#studio/lexicon/phrases/figures/whose-hands.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import { isHazy } from '#studio/lexicon/hazy-wine.ts';
import type { Language } from '#studio/lexicon/matching/languages.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { PHRASES } from '#studio/lexicon/matching/index-words.ts';
import { matchSpelled } from '#studio/lexicon/matching/match-spelled.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import {
  NOTHING,
  settleColour,
  settleHead,
  settleState,
  settleTechnique,
  withoutSurface,
  withoutWeather,
} from '#studio/lexicon/matching/settle-matches.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { settleBoxes } from '#studio/lexicon/phrases/relations/box-of.ts';
import { settleFront } from '#studio/lexicon/phrases/house-fronts.ts';
import { rewordPrompt } from '#studio/lexicon/rewording/reword-prompt.ts';
import { nameOthers } from '#studio/lexicon/phrases/figures/name-others.ts';
import { isAudience } from '#studio/lexicon/phrases/figures/audience.ts';
import { isOwner } from '#studio/lexicon/phrases/not-there.ts';
import { readThings } from '#studio/lexicon/phrases/reading/read-things.ts';
import type { ReadThings } from '#studio/lexicon/phrases/reading/read-things.ts';
import { settleGround, withGroundColours } from '#studio/lexicon/phrases/colours/settle-ground.ts';
import { apartRose } from '#studio/lexicon/phrases/wine/apart-rose.ts';
import { settleSense } from '#studio/lexicon/senses.ts';
import { settleClouds, settleSpent } from './surroundings/settle-clouds.ts';
import { settleNeighbours } from './settle-neighbours.ts';
import { settleMeal } from './settle-meals.ts';
import { settlePaar } from './settle-paar.ts';
import { settleFoam } from './settle-foam.ts';
import { settleScene } from './surroundings/settle-scenes.ts';
import { settleTongue } from './settle-tongues.ts';
import { settleBottled } from '#studio/lexicon/phrases/wine/bottled-goods.ts';
import { settleWindows } from './surroundings/settle-windows.ts';

export interface SettledSentence {
  sentence: Sentence;
  /** The matches before heads, states and materials were told apart: every word that was found. */
  found: readonly Match[];
  read: ReadThings;
}

/** From words to what they mean beside each other; each step sees what those before it settled. */
export function settleSentence(source: string, style: StyleId): SettledSentence {
  const { tokens, found: plain, language } = matchSpelled(tokenise(rewordPrompt(source)));
  const known = withGroundColours(
    nameOthers(settleBoxes(apartRose(plain, tokens), tokens), tokens),
    tokens,
  );
  const spoken = known
    .map((match) => settleSense(asWritten(match, tokens, language), language))
    .map((_, i, all) => settleTongue(all, i, tokens, language))
    .map((_, i, all) => settlePaar(all, i, tokens));
  const sensed = spoken.map((_, i) => settleTechnique(settleNeighbours(spoken, i, tokens), style));
  const handed = giveHands(sensed, tokens);
  const present = handed.map((match, i) =>
    isOwner({ matches: handed, tokens, language }, i) || isAudience({ matches: handed, tokens }, i)
      ? { ...match, effects: NOTHING }
      : match,
  );
  const hasHaze = isHazy(source);
  const found = present
    .map((_, i) => settleColour({ matches: present, tokens }, i))
    .map((_, i, all) => settleGround({ matches: all, tokens }, i))
    .map((match) => (hasHaze ? withoutWeather(match) : match))
    .map((_, i, all) => settleFront({ matches: all, tokens }, i))
    .map((match, _, all) => (DRAWN_STYLES.includes(style) ? match : settleFoam(all, match)))
    .map((match, i, all) => (DRAWN_STYLES.includes(style) ? match : settleClouds(all, i)))
    .map((match) => settleSpent(tokens, match))
    .map((_, i, all) => settleWindows({ matches: all, tokens }, i))
    .map((_, i, all) => settleBottled({ matches: all, tokens }, i))
    .map((_, i, all) => settleScene({ matches: all, tokens }, i))
    .map((match, _, all) => settleMeal({ matches: all, tokens }, match));
  const read = readThings({ matches: found, tokens, language });
  const matches = found
    .map((match, i) => settleHead(match, read.heads.includes(i)))
    .map((match, i) => settleState(match, () => found.slice(i + 1, i + 4)))
    .map((match, i) => (read.spentMaterials.has(i) ? withoutSurface(match) : match));
  return { sentence: { matches, tokens, language }, found, read };
}

/** 'A pink rosé' is a wine by its accent, where 'a pink rose' is a flower. */
function asWritten(match: Match, tokens: readonly Token[], language: Language): Match {
  // French 'mais' says 'but'; 'maïs' is eaten.
  if (match.phrase === 'mais' && language === 'fr' && /^mais$/i.test(tokens[match.at]?.text ?? ''))
    return { ...match, effects: NOTHING };
  // With its accent it is where one buys, and nobody walks.
  if (match.phrase === 'marche' && /^march(?:é|e\u0301)$/iu.test(tokens[match.at]?.text ?? ''))
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'action') };
  // 'Un citron coupé' is cut; a coupe holds Champagne.
  if (/^coupes?$/.test(match.phrase) && CUT.test(tokens[match.at]?.text ?? ''))
    return { ...match, effects: PHRASES.get('halved') ?? NOTHING };
  // 'Ein grüner Korkenzieher': only with its capital it is a grape.
  if (match.phrase === 'gruner' && tokens[match.at]?.text.startsWith('g'))
    return { ...match, effects: match.effects.filter(({ kind }) => !OF_REGION.has(kind)) };
  // 'Book a tasting', 'book your table': it is done, not read.
  const next = tokens[match.at + 1];
  if (
    match.phrase === 'book' &&
    next &&
    !next.opensClause &&
    /^(?:an?|your|our|now|my)$/.test(next.word)
  )
    return { ...match, effects: NOTHING };
  // 'He leaves the shop'; the leaves of a vine have no article behind them.
  if (match.phrase === 'leaves' && LEFT.has(tokens[match.at + 1]?.word ?? ''))
    return { ...match, effects: NOTHING };
  // 'Platos y copas puestos' are laid; stalls have an article or what they sell.
  if (
    tokens[match.at]?.word === 'puestos' &&
    !tokens[match.at]?.opensClause &&
    !/^(?:los|unos|de|con|y|entre|varios|\d+)$/.test(tokens[match.at - 1]?.word ?? '')
  )
    return { ...match, effects: NOTHING };
  // A sauce is a 'rouille'; with its accent it is iron.
  if (match.phrase === 'rouille' && /rouill(?:é|é)/iu.test(tokens[match.at]?.text ?? ''))
    return { ...match, effects: [{ kind: 'undrawn', value: null }] };
  // French sand is no sabre.
  if (match.phrase === 'sable' && language === 'fr')
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'thing') };
  // Lower-case it is what a painter mixes on.
  if (match.phrase === 'palette' && tokens[match.at]?.text.startsWith('p'))
    return { ...match, effects: NOTHING };
  if (isRegionName(match, tokens, language))
    return { ...match, effects: match.effects.filter(({ kind }) => OF_REGION.has(kind)) };
  if (isRegion(match, tokens))
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'tint') };
  const isRose = thingOf(match) === 'rose' && match.phrase !== 'rose';
  const written = tokens.slice(match.at, match.at + match.length);
  if (!isRose || !written.some(({ text }) => /ros(?:é|e\u0301)/iu.test(text))) return match;
  return { ...match, effects: [{ kind: 'wine', value: 'rose' }] };
}

const LEFT = new Set('the a an our his her their with without'.split(' '));
const CUT = /^coup(?:é|e\u0301)e?s?$/iu;

/** 'A bottle of Rueda', 'Moulin-à-Vent 2020': with its capital inside a sentence it is the wine, no wheel and no windmill. */
function isRegionName(
  { at, effects }: Match,
  tokens: readonly Token[],
  language: Language,
): boolean {
  const kinds = new Set(effects.map(({ kind }) => kind));
  return (
    at > 0 &&
    language !== 'de' &&
    kinds.has('region') &&
    kinds.has('thing') &&
    /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  );
}
const OF_REGION = new Set(['region', 'wine', 'varietal']);

/** 'Cheese, white Burgundy', 'a Burgundy label': behind the colour of a wine, and on its label, its region is no second colour. */
const isRegion = ({ phrase, at }: Match, tokens: readonly Token[]): boolean =>
  phrase === 'burgundy' &&
  (OF_WINE.has(tokens[at - 1]?.word ?? '') ||
    (tokens[at]?.text.startsWith('B') === true &&
      at > 0 &&
      LABELS.has(tokens[at + 1]?.word ?? '')));
const LABELS = new Set(['label', 'labels']);
const OF_WINE = new Set(['white', 'red']);
