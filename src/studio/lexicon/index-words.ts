import { lexemes, type Effect, type Lexeme, type WordTable } from './effects.ts';
import { BOTTLE_WORDS, CLOSURE_WORDS, GLASS_WORDS } from './words/glassware.ts';
import {
  ANGLE_WORDS,
  MOOD_WORDS,
  PLACEMENT_WORDS,
  SHALLOW_WORDS,
  SHOT_WORDS,
} from './words/look.ts';
import { PLACE_WORDS } from '#studio/places/place-words.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import {
  ACTION_WORDS,
  FIGURE_WORDS,
  FILL_WORDS,
  NUMBER_WORDS,
  RELATION_WORDS,
} from './words/asking.ts';
import { CONJUGATED_ACTS } from './words/act-verbs.ts';
import { PARTITIVES } from './words/partitives.ts';
import { MORE_ACTION_WORDS, MORE_FIGURE_WORDS } from './words/people-words.ts';
import { CLAIM_WORDS, QUALITY_WORDS, UNDRAWN_TOWERS, UNDRAWN_WORDS } from './words/claims.ts';
import { KINSFOLK } from './words/kinsfolk.ts';
import { LOOK_WORDS } from './words/looks.ts';
import { EVENTS, type EventId } from './words/events/events.ts';
import type { Brought } from './words/events/occasion.ts';
import { COURSE_WORDS } from './words/courses.ts';
import { FURTHER_NAMES } from './words/further-names.ts';
import { COUNTRIES } from './words/regions.ts';
import {
  ESTATE_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words/scenery.ts';
import { LIGHTING_WORDS } from './words/lighting.ts';
import { MARKETING_WORDS } from './words/marketing.ts';
import { MATERIAL_WORDS, SIZE_WORDS } from './words/materials.ts';
import { HANGING_FROM, LEANING_ON, STATE_WORDS } from './words/state-words.ts';
import { GAZES, WEAK_ADJECTIVES, WEAK_WORDS } from './words/weak-words.ts';
import { THING_SUBJECTS } from './words/thing-subjects.ts';
import { PEOPLE_WORDS, SUBJECT_WORDS } from './words/subjects.ts';
import { ACCOMPANIMENT_WORDS, SURFACE_WORDS } from './words/table.ts';
import { plainWords, wineLexemes } from './wine-lexemes.ts';
import { STOP_WORDS } from './words/function-words.ts';
import { NEUTRAL_WORDS, WINE_WORDS } from './words/wines.ts';

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
  | 'relation';

function table<Value extends string>(kind: SimpleKind, words: WordTable<Value>): Lexeme[] {
  return Object.entries<string | undefined>(words).flatMap(([value, phrases]) =>
    lexemes(phrases ?? '', { kind, value } as Effect),
  );
}

const countries = () =>
  COUNTRIES.flatMap((country) => lexemes(country.words, { kind: 'neutral', value: null }));
const counts = () =>
  Object.entries(NUMBER_WORDS).flatMap(([words, value]) =>
    lexemes(words, { kind: 'count', value }),
  );

const things = () =>
  THINGS.flatMap(({ id, words }) =>
    lexemes(plainPhrases(words), { kind: 'thing', value: id }, ...(THING_SUBJECTS[id] ?? [])),
  );
const courses = () =>
  [COURSE_WORDS, FURTHER_NAMES].flatMap((names) =>
    Object.entries(names).flatMap(([id, words]) =>
      lexemes(words, { kind: 'thing', value: id as ThingId }),
    ),
  );
const figures = () =>
  [...FIGURE_WORDS, ...MORE_FIGURE_WORDS, ...KINSFOLK].flatMap(
    ({ who, role = null, part = 'figure', count = null, isManner, words }) =>
      lexemes(words, {
        kind: 'figure',
        value: { who, role, part, count, ...(isManner && { isManner }) },
      }),
  );

/** Bär, not bar; purée, not pure; pallets are not pale, soil is no globe, and a game is played. */
const FALSE_FRIENDS = new Set(['bar', 'pure', 'pale', 'earth', 'game', 'humus', 'polvo', 'terre']);

/** Without accents some names become little words ('dé'): those cannot be read as things. */
const plainPhrases = (words: string) =>
  words
    .split('|')
    .map((phrase) => plainWords(phrase).trim())
    .filter((phrase) => !STOP_WORDS.has(phrase) && !FALSE_FRIENDS.has(phrase))
    .join('|');

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
    ...lexemes(SHALLOW_WORDS, { kind: 'shallow', value: true }),
    ...lexemes(PEOPLE_WORDS, { kind: 'people', value: true }),
    ...wineLexemes(),
    ...countries(),
    ...counts(),
    ...things(),
    ...courses(),
    ...figures(),
    ...table('place', PLACE_WORDS),
    ...table('action', ACTION_WORDS),
    ...table('action', MORE_ACTION_WORDS),
    ...table('fill', FILL_WORDS),
    ...table('state', STATE_WORDS),
    ...table('material', MATERIAL_WORDS),
    ...table('size', SIZE_WORDS),
    ...table('relation', RELATION_WORDS),
    ...lexemes(LEANING_ON, { kind: 'relation', value: 'beside' }),
    ...lexemes(HANGING_FROM, { kind: 'relation', value: 'on' }),
    ...Object.entries(EVENTS).flatMap(([id, { words, brings }]) =>
      lexemes(words, { kind: 'event', value: id as EventId }, ...broughtBy(brings)),
    ),
    ...LOOK_WORDS.flatMap(([who, words]) =>
      words.split('|').flatMap((word) => lexemes(word, ...dressedAs(who, word.trim()))),
    ),
    ...CLAIM_WORDS.flatMap(([value, words]) => lexemes(words, { kind: 'claim', value })),
    ...lexemes(UNDRAWN_WORDS, { kind: 'undrawn', value: null }),
    ...lexemes(
      UNDRAWN_TOWERS,
      { kind: 'undrawn', value: null },
      { kind: 'wine', value: 'sparkling' },
    ),
    ...lexemes(QUALITY_WORDS, { kind: 'quality', value: null }),
    ...lexemes(NEUTRAL_WORDS, { kind: 'neutral', value: null }),
    ...lexemes(MARKETING_WORDS, { kind: 'neutral', value: null }),
    ...lexemes(GAZES, { kind: 'claim', value: ['people:1', 'trait:gaze', 'trait:action:looking'] }),
    ...weakLexemes(),
  ];
}

/** Only where the word has no other meaning: these never take one away. */
function weakLexemes(): Lexeme[] {
  return [
    ...lexemes(WEAK_ADJECTIVES, { kind: 'quality', value: null }),
    ...lexemes(WEAK_WORDS, { kind: 'neutral', value: null }),
    ...lexemes([...PARTITIVES].join('|'), { kind: 'neutral', value: null }),
    ...CONJUGATED_ACTS.flatMap(([value, words]) => lexemes(words, { kind: 'action', value })),
  ].map((lexeme) => ({ ...lexeme, isWeak: true }));
}

/** Effects of every phrase, found by its words joined with single spaces. */
function indexPhrases(): ReadonlyMap<string, readonly Effect[]> {
  // Phrases of one meaning share their effects: there are tens of thousands of them.
  const index = new Map<string, readonly Effect[]>();
  for (const { phrase, effects, isWeak } of allLexemes()) {
    const known = index.get(phrase);
    if (phrase && !(isWeak && known)) index.set(phrase, known ? [...known, ...effects] : effects);
  }
  for (const [phrase, effects] of index) {
    // What the catalogue has learnt to draw is no longer undrawn.
    const isThing = effects.some(({ kind }) => kind === 'thing');
    if (isThing)
      index.set(
        phrase,
        effects.filter(({ kind }) => kind !== 'undrawn'),
      );
    const vessel = vesselOf(phrase, effects);
    if (vessel) index.set(phrase, [...effects, { kind: 'thing', value: vessel }]);
  }
  return index;
}

/** 'White wine glass' names a shape and the glass itself. */
function vesselOf(phrase: string, effects: readonly Effect[]): ThingId | null {
  const has = (asked: Effect['kind']): boolean => effects.some(({ kind }) => kind === asked);
  if (has('thing')) return null;
  if (has('glass')) return /glass?|verre|copita|coupe|sektschale/.test(phrase) ? 'glass' : null;
  return has('bottle') && /bottle|bouteille|flasche/.test(phrase) ? 'bottle' : null;
}

export const PHRASES = indexPhrases();

export function countWords(phrase: string): number {
  let words = 1;
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) words++;
  return words;
}
