import { inWords, isUncountable, withArticle } from '#studio/inventory/say-count.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { isView, liesOpen } from '#studio/places/place.ts';
import { PLACE_NAMES } from '#studio/places/words/place-names.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawnKinOf } from '#studio/things/drawn-kin.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Technique } from '#studio/things/thing.ts';
import { isUntaught } from '#studio/litho/education/plate-wish.ts';
import { headingOf } from '#studio/lexicon/plates/read-own-list.ts';
import { isReadable } from './is-readable.ts';
import { hasSky, missingWords, standIns } from './missing-words.ts';
import { kinOf, nearestWords, wordsLike } from './nearest-words.ts';

/** What a prompt will come to, said before anything is drawn. */
export interface PromptReading {
  willDraw: readonly string[];
  cannotDraw: readonly { word: string; instead: readonly string[] }[];
  /** Nothing of the prompt but our own default would be in the picture, or less of it than would be missing. */
  isTooLittle: boolean;
}

const TECHNIQUES: Partial<Record<StyleId, readonly Technique[]>> = {
  illustration_poster: ['drawn'],
  education: ['drawn'],
  pop_art: ['drawn'],
  meme_style: ['photo', 'drawn'],
};
/** The painter of a view adds them, no maker builds them. */
const IN_THE_SKY: ReadonlySet<ThingId> = new Set(['firework', 'rainbow', 'lightning']);
const BY_ID = new Map(THINGS.map((thing) => [thing.id, thing]));

/** Reads without drawing: a few milliseconds, no credit. */
export function readPrompt(prompt: string, styleId: StyleId): PromptReading {
  if (!isReadable(prompt)) return sayNothing(prompt);
  const spec = understand(prompt, { style: styleId });
  // A card in pastel is drawn.
  const techniques = spec.sheet ? (['drawn'] as const) : (TECHNIQUES[styleId] ?? ['photo']);
  const isOutside = spec.place === null || isView(spec.place);
  const canMake = (thing: ThingId) =>
    (BY_ID.get(thing)?.madeBy.some((made) => techniques.includes(made)) ?? false) ||
    (techniques.includes('drawn') && drawnKinOf(thing) !== null) ||
    (isOutside && IN_THE_SKY.has(thing)) ||
    (liesOpen(spec.place) && thing === 'firework');
  const things = spec.things.filter(({ thing }) => canMake(thing));
  const willDraw = [
    ...spec.figures.map(sayFigure),
    ...countedTogether(things).map(sayAsked),
    ...(spec.place ? [PLACE_NAMES[spec.place]] : []),
    ...sayLook(spec),
  ];
  const lacking = new Map(missingWords(spec, canMake).map((one) => [one.word, one]));
  const missing = [...lacking.values()].map(({ word, thing }) => ({
    word,
    instead: thing ? nearestWords(thing, canMake) : insteadOf(word, canMake),
  }));
  const isTopicMissing = styleId === 'education' && isUntaught(spec);
  // One word of a topic that nobody teaches is not what is missing: all of it is.
  const isWholeMissing = isTopicMissing && missing.every(({ word }) => isIn(topicOf(prompt), word));
  const cannotDraw = isWholeMissing ? [{ word: topicOf(prompt), instead: [] }] : missing;
  const isNothing = cannotDraw.length > 0 && willDraw.length === 0 && !isAboutWine(spec);
  const isMostlyMissing = cannotDraw.length > Math.max(1, new Set(willDraw).size);
  const others = standIns(spec, canMake).map(({ word, thing }) => ({
    word,
    instead: [BY_ID.get(thing)?.one ?? thing],
  }));
  return {
    willDraw: [...new Set(willDraw)],
    cannotDraw: [...cannotDraw, ...others],
    // A sheet of empty lines under its topic's name teaches nothing.
    isTooLittle: isNothing || isMostlyMissing || isTopicMissing,
  };
}

const isIn = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase());

/** Signs without meaning, shown as they were typed. */
function sayNothing(prompt: string): PromptReading {
  const word = prompt.trim().slice(0, SHOWN_SIGNS);
  return { willDraw: [], cannotDraw: [{ word, instead: [] }], isTooLittle: true };
}
const SHOWN_SIGNS = 20;

const topicOf = (prompt: string): string =>
  headingOf(prompt.split(/[.:;\n]/)[0] ?? prompt).slice(0, 60);

/** A slip of the finger first, else something of the same kind; 'rain' is a word, and no slip for a train. */
function insteadOf(word: string, canMake: (thing: ThingId) => boolean): string[] {
  const isKnown = matchWords(tokenise(word)).length > 0;
  const alike = isKnown ? [] : wordsLike(word, canMake);
  return alike.length > 0 ? alike : kinOf(word, canMake);
}

/** 'A bottle and an open bottle' are two. */
function countedTogether(things: readonly AskedThing[]): AskedThing[] {
  return [...Map.groupBy(things, ({ thing }) => thing).values()].map((same) => {
    const [first] = same as [AskedThing];
    const isCounted = same.length > 1 && same.every(({ count }) => count !== null);
    return isCounted
      ? { ...first, count: same.reduce((sum, { count }) => sum + (count ?? 0), 0) }
      : first;
  });
}

function sayAsked({ thing, count, isSeveral }: AskedThing): string {
  const names = BY_ID.get(thing);
  if (!names) return thing;
  if (count !== null && count > 1 && !isUncountable(names))
    return `${inWords(count) ?? count} ${names.many}`;
  if (count === null && isSeveral) return names.many;
  return withArticle(names.one);
}

const PLURALS: Readonly<Record<string, string>> = {
  woman: 'women',
  man: 'men',
  child: 'children',
  sommelier: 'sommeliers',
  winemaker: 'winemakers',
  picker: 'grape pickers',
  waiter: 'waiters',
  chef: 'chefs',
  guest: 'guests',
  musician: 'musicians',
};

function sayFigure({ count, who, role, part }: AskedFigure): string {
  if (part === 'hands') return count === 1 ? 'a hand' : 'hands';
  if (who === 'couple') return 'a couple';
  if (count === 1 && !role && who === 'group') return 'people';
  if (count === 1) return withArticle((role ?? who).replaceAll('_', ' '));
  const several = role ? PLURALS[role] : PLURALS[who];
  if (who === 'group') return several ?? 'people';
  return `${inWords(count) ?? count} ${several ?? 'people'}`;
}

/** Wine, season and hour change the picture too. */
function sayLook(spec: SceneSpec): string[] {
  const { region, varietal, season, time, weather, plate } = spec;
  // A room has its hour, but no weather.
  const isOpen = hasSky(spec);
  return [
    varietal?.name,
    region?.name,
    isOpen && season,
    time?.replace('_', ' '),
    isOpen && weather,
    plate && 'a teaching plate',
  ].filter((said): said is string => typeof said === 'string');
}

/** 'Red wine' names nothing by itself, yet its bottle and glass are what was meant. */
const isAboutWine = ({ prompt, texts }: SceneSpec): boolean =>
  /(wine|vin[os]?|wein|champagne|prosecco|cava|sekt|ros[eé])/i.test(prompt) ||
  texts.label.length > 0 ||
  texts.captions.length > 0 ||
  texts.title !== null;
