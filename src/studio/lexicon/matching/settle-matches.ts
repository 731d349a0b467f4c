import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import { standInFor } from '#studio/things/drawn-kin.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { Match } from './match.ts';
import type { Token } from './normalise.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import { isColourBesideColour } from '#studio/lexicon/phrases/senses.ts';
import { isColourOf } from '#studio/lexicon/tints.ts';

/** A colour that is also a place ('burgundy') means one of the two. */
export function settleColour(
  sentence: { matches: readonly Match[]; tokens: readonly Token[] },
  i: number,
) {
  const match = sentence.matches[i] as Match;
  if (!match.effects.some(({ kind }) => kind === 'tint')) return match;
  const isColour = isColourOf(match, sentence.tokens) || isColourBesideColour(sentence, i);
  if (!isColour) return match;
  return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'region') };
}

export const NOTHING: readonly Effect[] = [{ kind: 'neutral', value: null }];
const UNDRAWN: readonly Effect[] = [{ kind: 'undrawn', value: null }];
/** A lesson's steps are no stairs, and the trunk of its vine no suitcase. */
const STEPS = /^(?:steps?|etapes?|passi|passaggi|pasos?|schritte?n?)$/;
const PARTS = /^(?:trunks?|tronc|tronco|stamm|crown|nose|legs|tears|bridge)$/;
const DRAWN_THINGS = new Set<string>(
  THINGS.filter(({ madeBy }) => madeBy.includes('drawn')).map(({ id }) => id),
);

const RED_LIPS = /^(?:red lips|levres rouges|labbra rosse|labios rojos|rote lippen)$/;
const LIPS: readonly Effect[] = [{ kind: 'thing', value: 'lips' }];

/** A word for two things means the one that this style can show: a poster has a pie, a photograph the slice of apple tart. */
export function settleTechnique(match: Match, style: StyleId): Match {
  if (style === 'education' && STEPS.test(match.phrase)) return { ...match, effects: NOTHING };
  if (style === 'education' && PARTS.test(match.phrase)) return { ...match, effects: UNDRAWN };
  if (style === 'meme_style') return alive(match);
  if (!DRAWN_STYLES.includes(style)) return SNOWFLAKES.test(match.phrase) ? asSnow(match) : match;
  // Prints show lips by themselves; photographs only somebody who wears them red.
  if (RED_LIPS.test(match.phrase)) return { ...match, effects: LIPS };
  const isShown = ({ kind, value }: Effect): boolean => kind !== 'thing' || DRAWN_THINGS.has(value);
  const kept = match.effects.filter(isShown);
  if (!kept.some(({ kind }) => kind === 'thing')) return match;
  const kin = effectsOf(match.effects, 'thing')
    .map(({ value }) => (DRAWN_THINGS.has(value) ? null : standInFor(value)))
    .find((value) => value !== null);
  return { ...match, effects: kin ? [...kept, { kind: 'kin', value: kin }] : kept };
}

/** A photograph has no star of paper: it snows. */
const SNOWFLAKES = /^(?:snowflakes?|flocons?|fiocch?[io] di neve|copos? de nieve|schneeflocken?)$/;
const asSnow = (match: Match): Match => ({
  ...match,
  effects: [{ kind: 'weather', value: 'snow' }],
});

/** 'A goose chasing a waiter': in a joke it lives and is not roasted. */
function alive(match: Match): Match {
  const kept = match.effects.filter(({ kind, value }) => kind !== 'thing' || LIVELY.has(value));
  return kept.some(({ kind }) => kind === 'thing') ? { ...match, effects: kept } : match;
}

/** What only describes another thing asks for nothing itself: 'olive-green bottle'. */
export function settleHead(match: Match, isHead: boolean): Match {
  const isThing = match.effects.some(({ kind }) => kind === 'thing');
  // 'A letter and a rose': a flower pours no rosé.
  if (isHead && thingOf(match) === 'rose')
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'wine') };
  // Pecorino on a board is a cheese, a black toro an ox: neither pours its namesake.
  if (isHead && isThing && !match.effects.some(({ kind }) => kind === 'bottle'))
    return { ...match, effects: match.effects.filter(({ kind }) => !NAMESAKES.has(kind)) };
  const isPerson = match.effects.some(({ kind }) => kind === 'figure');
  if (!isThing || isHead || isPerson || match.isNegated) return match;
  // 'A bottle of green glass': what it is made of.
  if (match.phrase === 'glass') return { ...match, effects: [{ kind: 'neutral', value: null }] };
  const kept = match.effects.filter(({ kind }) => !THING_KINDS.has(kind));
  return { ...match, effects: kept.length > 0 ? kept : [{ kind: 'neutral', value: null }] };
}

/** 'Wet stone' is no rain. */
export function settleState(match: Match, following: () => readonly Match[]): Match {
  if (!match.effects.some(({ kind }) => kind === 'state')) return match;
  if (!nounAfter(match, following())?.effects.some(isNoun)) return match;
  return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'weather') };
}

/** 'A wet black table': what stands between a state and its noun may be a colour. */
function nounAfter(match: Match, following: readonly Match[]): Match | undefined {
  let end = match.at + match.length;
  for (const next of following) {
    if (next.at !== end) return undefined;
    if (!next.effects.some(({ kind }) => kind === 'tint') || next.effects.some(isNoun)) return next;
    end = next.at + next.length;
  }
  return undefined;
}

const isNoun = (effect: Effect): boolean =>
  NOUN_KINDS.has(effect.kind) || (effect.kind === 'claim' && effect.value.includes('trait:table'));

/** 'A hazy wine' is no mist. */
export const withoutWeather = (match: Match): Match =>
  HAZES.has(match.phrase) ? { ...match, effects: [HAZE] } : match;
const HAZES = new Set(['cloudy', 'hazy']);
const HAZE: Effect = { kind: 'claim', value: ['trait:wine:hazy'] };

/** The wood of a crate is no table. */
export const withoutSurface = (match: Match): Match => ({
  ...match,
  effects: match.effects.filter(({ kind }) => kind !== 'surface'),
});

const NOUN_KINDS = new Set(['thing', 'surface', 'subject']);
const NAMESAKES = new Set(['varietal', 'region']);
const THING_KINDS = new Set(['thing', 'subject', 'accompaniment']);
