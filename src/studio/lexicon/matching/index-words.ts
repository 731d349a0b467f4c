import { lexeme } from '#studio/lexicon/effects.ts';
import type { Effect, EffectKind, Lexeme, WordTable } from '#studio/lexicon/effects.ts';
import { BOTTLE_WORDS, CLOSURE_WORDS, GLASS_WORDS } from '#studio/lexicon/words/wine/glassware.ts';
import {
  ANGLE_WORDS,
  MOOD_WORDS,
  PLACEMENT_WORDS,
  SHALLOW_WORDS,
  SHOT_WORDS,
} from '#studio/lexicon/words/look/look.ts';
import { PLACE_WORDS } from '#studio/places/words/place-words.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { FILL_WORDS, NUMBER_WORDS, RELATION_WORDS } from '#studio/lexicon/words/asking.ts';
import { CONJUGATED_ACTS } from '#studio/lexicon/words/people/act-verbs.ts';
import { PARTITIVES } from '#studio/lexicon/words/partitives.ts';
import { ACTS_TOWARDS } from '#studio/lexicon/words/people/acts-towards.ts';
import { FURTHER_ACTS } from '#studio/lexicon/words/people/further-acts.ts';
import { ACTION_WORDS, FIGURE_WORDS } from '#studio/lexicon/words/people/figure-words.ts';
import { MORE_ACTION_WORDS, MORE_FIGURE_WORDS } from '#studio/lexicon/words/people/people-words.ts';
import { CLAIM_WORDS } from '#studio/lexicon/words/claims/claims.ts';
import { KINSFOLK } from '#studio/lexicon/words/people/kinsfolk.ts';
import { DAILY_ACTS } from '#studio/lexicon/words/people/daily-acts.ts';
import { WORK_ACTS } from '#studio/lexicon/words/people/work-acts.ts';
import { TOWNSFOLK } from '#studio/lexicon/words/people/townsfolk.ts';
import { LOOK_WORDS } from '#studio/lexicon/words/look/looks.ts';
import { EVENTS } from '#studio/lexicon/words/events/events.ts';
import type { EventId } from '#studio/lexicon/words/events/events.ts';
import type { Brought } from '#studio/lexicon/words/events/occasion.ts';
import { COURSE_WORDS } from '#studio/lexicon/words/wine/courses.ts';
import { FURTHER_NAMES } from '#studio/lexicon/words/wine/further-names.ts';
import { COUNTRIES } from '#studio/lexicon/words/wine/regions.ts';
import {
  ESTATE_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from '#studio/lexicon/words/look/scenery.ts';
import { LIGHTING_WORDS } from '#studio/lexicon/words/look/lighting.ts';
import { MARKETING_WORDS } from '#studio/lexicon/words/marketing.ts';
import { PHOTO_JARGON } from '#studio/lexicon/words/look/photo-jargon.ts';
import { MATERIAL_WORDS, SIZE_WORDS } from '#studio/lexicon/words/look/materials.ts';
import { PRAISE_WORDS, WEAK_PRAISE_WORDS } from '#studio/lexicon/words/praise.ts';
import { QUALITY_WORDS, WEAK_QUALITY_WORDS } from '#studio/lexicon/words/look/qualities.ts';
import { HANGING_FROM, LEANING_ON, STATE_WORDS } from '#studio/lexicon/words/state-words.ts';
import { SIGHT_WORDS } from '#studio/places/words/landmarks.ts';
import { UNDRAWN_TOWERS, UNDRAWN_WORDS } from '#studio/lexicon/words/undrawn.ts';
import { PASSING_WORDS } from '#studio/lexicon/words/said-in-passing.ts';
import { UNSEEN_WORDS } from '#studio/lexicon/words/unseen.ts';
import { GAZES, WEAK_WORDS } from '#studio/lexicon/words/weak-words.ts';
import { THING_SUBJECTS } from '#studio/lexicon/words/thing-subjects.ts';
import { PEOPLE_WORDS, SUBJECT_WORDS } from '#studio/lexicon/words/subjects.ts';
import { ACCOMPANIMENT_WORDS, SURFACE_WORDS } from '#studio/lexicon/words/table.ts';
import { plainWords, wineLexemes } from '#studio/lexicon/wine-lexemes.ts';
import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';
import { NEUTRAL_WORDS, WINE_WORDS } from '#studio/lexicon/words/wine/wines.ts';

type SimpleKind =
  | 'subject'
  | 'wine'
  | 'bottle'
  | 'glass'
  | 'closure'
  | 'setting'
  | 'estate'
  | 'season'
  | 'time'
  | 'weather'
  | 'lighting'
  | 'mood'
  | 'surface'
  | 'accompaniment'
  | 'shot'
  | 'angle'
  | 'placement'
  | 'place'
  | 'action'
  | 'fill'
  | 'state'
  | 'material'
  | 'size'
  | 'quality'
  | 'relation';

function table<Value extends string>(kind: SimpleKind, words: WordTable<Value>): Lexeme[] {
  return Object.entries<string | undefined>(words).map(([value, phrases]) =>
    lexeme(phrases ?? '', { kind, value } as Effect),
  );
}

const countries = () =>
  COUNTRIES.map((country) => lexeme(country.words, { kind: 'neutral', value: null }));
const counts = () =>
  Object.entries(NUMBER_WORDS).map(([words, value]) => lexeme(words, { kind: 'count', value }));

const things = (): Lexeme[] =>
  THINGS.map(({ id, words }) => ({
    phrases: plainWords(words),
    effects: [{ kind: 'thing', value: id }, ...(THING_SUBJECTS[id] ?? [])],
    without: NO_THINGS,
  }));
const courses = () =>
  [COURSE_WORDS, FURTHER_NAMES].flatMap((names) =>
    Object.entries(names).map(([id, words]) =>
      lexeme(words, { kind: 'thing', value: id as ThingId }),
    ),
  );
const figures = () =>
  [...FIGURE_WORDS, ...MORE_FIGURE_WORDS, ...KINSFOLK, ...TOWNSFOLK].map(
    ({ who, role = null, part = 'figure', count = null, isManner, words }) =>
      lexeme(words, {
        kind: 'figure',
        value: { who, role, part, count, ...(isManner && { isManner }) },
      }),
  );

/** Bär, not bar; purée, not pure; pallets are not pale, soil is no globe, and a game is played. */
const FALSE_FRIENDS = ['bar', 'pure', 'pale', 'earth', 'game', 'humus', 'polvo', 'terre'];

/** Without accents some names become little words ('dé'): those cannot be read as things. */
const NO_THINGS: ReadonlySet<string> = new Set([...STOP_WORDS, ...FALSE_FRIENDS]);

const broughtBy = ({ people, ...looks }: Brought = {}): Effect[] => [
  ...Object.entries(looks).map(([kind, value]) => ({ kind, value }) as Effect),
  ...(people
    ? ([
        { kind: 'figure', value: { ...people, role: null, part: 'figure' } },
        { kind: 'people', value: true },
      ] as const)
    : []),
];

/** Somebody who is known by clothes that we do not have: drawn as a person, and announced. */
const dressedAs = (who: 'person' | 'woman' | 'man', look: string): Effect[] => [
  { kind: 'figure', value: { who, role: null, part: 'figure', count: 1 } },
  { kind: 'people', value: true },
  { kind: 'look', value: look },
];

function allLexemes(): Lexeme[] {
  return [
    ...table('subject', SUBJECT_WORDS),
    ...table('wine', WINE_WORDS),
    ...table('bottle', BOTTLE_WORDS),
    ...table('glass', GLASS_WORDS),
    ...table('closure', CLOSURE_WORDS),
    ...table('setting', SETTING_WORDS),
    ...table('estate', ESTATE_WORDS),
    ...table('season', SEASON_WORDS),
    ...table('time', TIME_WORDS),
    ...table('weather', WEATHER_WORDS),
    ...table('lighting', LIGHTING_WORDS),
    ...table('mood', MOOD_WORDS),
    ...table('surface', SURFACE_WORDS),
    ...table('accompaniment', ACCOMPANIMENT_WORDS),
    ...table('shot', SHOT_WORDS),
    ...table('angle', ANGLE_WORDS),
    ...table('placement', PLACEMENT_WORDS),
    lexeme(SHALLOW_WORDS, { kind: 'shallow', value: true }),
    lexeme(PEOPLE_WORDS, { kind: 'people', value: true }),
    ...wineLexemes(),
    ...countries(),
    ...counts(),
    ...things(),
    ...courses(),
    ...figures(),
    ...table('place', PLACE_WORDS),
    ...table('action', ACTION_WORDS),
    ...table('action', MORE_ACTION_WORDS),
    ...table('action', ACTS_TOWARDS),
    ...table('action', FURTHER_ACTS),
    ...table('action', WORK_ACTS),
    ...table('action', DAILY_ACTS),
    ...table('fill', FILL_WORDS),
    ...table('state', STATE_WORDS),
    ...table('material', MATERIAL_WORDS),
    ...table('size', SIZE_WORDS),
    ...table('relation', RELATION_WORDS),
    lexeme(LEANING_ON, { kind: 'relation', value: 'beside' }),
    lexeme(HANGING_FROM, { kind: 'relation', value: 'on' }),
    ...Object.entries(EVENTS).map(([id, { words, brings }]) =>
      lexeme(words, { kind: 'event', value: id as EventId }, ...broughtBy(brings)),
    ),
    ...LOOK_WORDS.flatMap(([who, words]) =>
      words.split('|').map((word) => lexeme(word, ...dressedAs(who, word.trim()))),
    ),
    ...CLAIM_WORDS.map(([value, words]) => lexeme(words, { kind: 'claim', value })),
    lexeme(UNSEEN_WORDS, { kind: 'claim', value: ['followed'] }),
    lexeme(UNDRAWN_WORDS, { kind: 'undrawn', value: null }),
    ...Object.entries(SIGHT_WORDS).map(([thing, words]) =>
      lexeme(
        words,
        { kind: 'thing', value: thing as ThingId },
        { kind: 'kin', value: thing as ThingId },
      ),
    ),
    lexeme(UNDRAWN_TOWERS, { kind: 'undrawn', value: null }, { kind: 'wine', value: 'sparkling' }),
    ...table('quality', QUALITY_WORDS),
    lexeme(PRAISE_WORDS, { kind: 'quality', value: null }),
    lexeme(NEUTRAL_WORDS, { kind: 'neutral', value: null }),
    lexeme(MARKETING_WORDS, { kind: 'neutral', value: null }),
    lexeme(GAZES, { kind: 'claim', value: ['people:1', 'trait:gaze', 'trait:action:looking'] }),
    ...weakLexemes(),
  ];
}

/** Only where the word has no other meaning: these never take one away. */
function weakLexemes(): Lexeme[] {
  return [
    ...table('quality', WEAK_QUALITY_WORDS),
    lexeme(WEAK_PRAISE_WORDS, { kind: 'quality', value: null }),
    lexeme(WEAK_WORDS, { kind: 'neutral', value: null }),
    lexeme(PASSING_WORDS, { kind: 'neutral', value: null }),
    lexeme(PHOTO_JARGON, { kind: 'neutral', value: null }),
    lexeme([...PARTITIVES].join('|'), { kind: 'neutral', value: null }),
    ...CONJUGATED_ACTS.map(([value, words]) => lexeme(words, { kind: 'action', value })),
  ].map((lexeme) => ({ ...lexeme, isWeak: true }));
}

/** Effects of every phrase, found by its words joined with single spaces. */
function indexPhrases(): ReadonlyMap<string, readonly Effect[]> {
  // Phrases of one meaning share their effects: there are tens of thousands of them.
  const index = new Map<string, readonly Effect[]>();
  const unclear = new Set<string>();
  for (const { phrases, effects, isWeak, without } of allLexemes()) {
    const isUnclear = MENDED.some((kind) => has(effects, kind));
    eachPhrase(phrases, (phrase) => {
      if (without?.has(phrase)) return;
      const known = index.get(phrase);
      if (!known) index.set(phrase, effects);
      else if (!isWeak) index.set(phrase, [...known, ...effects]);
      if (isUnclear) unclear.add(phrase);
    });
  }
  for (const phrase of unclear) {
    const effects = index.get(phrase) ?? [];
    // What the catalogue has learnt to draw is no longer undrawn.
    if (has(effects, 'undrawn') && has(effects, 'thing'))
      index.set(
        phrase,
        effects.filter(({ kind }) => kind !== 'undrawn'),
      );
    const vessel = vesselOf(phrase, effects);
    if (vessel) index.set(phrase, [...effects, { kind: 'thing', value: vessel }]);
  }
  return index;
}

/** What some phrases that mean these mean besides. */
const MENDED: readonly EffectKind[] = ['undrawn', 'glass', 'bottle'];

/** Walked by hand: splitting tens of thousands of phrases, which V8 remembers one by one, took a third of the time. */
function eachPhrase(table: string, visit: (phrase: string) => void): void {
  const isOnOneLine = !table.includes('  ') && !table.includes('\n');
  for (let from = 0; from < table.length;) {
    const bar = table.indexOf('|', from);
    const end = bar < 0 ? table.length : bar;
    const phrase = table.slice(from, end).trim();
    if (phrase) visit(isOnOneLine ? phrase : spacedOnce(phrase));
    from = end + 1;
  }
}

/** Tables that run over several lines leave their indentation inside phrases. */
const spacedOnce = (phrase: string): string =>
  phrase.includes('  ') || phrase.includes('\n') ? phrase.replaceAll(/\s+/g, ' ') : phrase;

const has = (effects: readonly Effect[], asked: EffectKind): boolean =>
  effects.some(({ kind }) => kind === asked);

/** 'White wine glass' names a shape and the glass itself. */
function vesselOf(phrase: string, effects: readonly Effect[]): ThingId | null {
  const isGlass = has(effects, 'glass');
  if ((!isGlass && !has(effects, 'bottle')) || has(effects, 'thing')) return null;
  if (isGlass) return /glass?|verre|copita|coupe|sektschale/.test(phrase) ? 'glass' : null;
  return /bottle|bouteille|flasche/.test(phrase) ? 'bottle' : null;
}

export const PHRASES = indexPhrases();

export function countWords(phrase: string): number {
  let words = 1;
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) words++;
  return words;
}
