import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import {
  DRINKS,
  BOW,
  BOWL,
  HAMMER,
  KNIFE,
  PEN,
  PLATED,
  SPADE,
  SPOON,
  STAFF,
  TONGS,
  wareFor,
} from '#studio/people/held/wares.ts';
import { COURIER } from '#studio/people/act-words.ts';
import { OPEN_NOTES } from '#studio/people/held/work-wares.ts';
import { SABERED_BOTTLE } from '#studio/people/held/daily-wares.ts';
import { SERVES } from '#studio/people/acting/who-may.ts';
import { cleans } from './cleaned.ts';
import { oneDish } from './served.ts';
import type { Doing, Means } from '#studio/people/acting/doing.ts';
import { FURTHER_DOINGS } from './further-acts.ts';

const own = (thing: ThingId): Held => wareFor({ thing, colour: null })!;
const isWare = (held: Held, ...things: ThingId[]): boolean =>
  typeof held === 'object' && held.thing !== null && things.includes(held.thing);
const oneOf = (hands: readonly Held[], ...things: ThingId[]): Held | undefined =>
  hands.find((held) => isWare(held, ...things));

/** What somebody who reads has in hand: a book, unless something else was asked for. */
export const readIn = (hands: readonly Held[]): Held => oneOf(hands, ...READ) ?? 'book';

/** Somebody who sits there with something to read reads it. */
export const isRead = (hands: readonly Held[]): boolean =>
  hands.includes('book') || oneOf(hands, 'newspaper', 'letter') !== undefined;

/** Whoever has an instrument plays it, also on a blanket. */
export const instrumentIn = (hands: readonly Held[]): Held[] | null => {
  const instrument = oneOf(hands, ...PLAYED);
  return instrument ? played(instrument) : null;
};

/** What is drunk where no wine is. */
export const drunkIn = (hands: readonly Held[]): Held | undefined => oneOf(hands, ...DRINKS);

const READ = ['letter', 'newspaper', 'menu_card', 'map_sheet', 'phone', 'notebook'] as const;
/** A violin has its bow. */
export const played = (instrument: Held): Held[] =>
  isWare(instrument, 'violin', 'cello') ? [instrument, BOW] : [instrument];

const PLAYED = ['guitar', 'violin', 'saxophone', 'trumpet', 'accordion', 'lute', 'cello'] as const;

const LEES =
  /\b(?:lees|batonnage|barrels?|casks?|lies|tonneau|fut|fecce|botte|barrique|lias|barrica|hefe|fass)\b/;

const CAKES = /\b(?:cakes?|gateau|torta|pastel|torte)\b/;
/** Whoever is asked speaks into what is held out. */
const ASKS = /\b(?:interview\w*|intervist\w+|entrevist\w+)\b/;
const AT_TABLE =
  /\b(?:at (?:an?|the|his|her)(?: \w+){0,2} table|a (?:une |la )?table|al tavolo|a un tavolo|en (?:la|una) mesa|an? (?:einem|dem)? ?(?:\w+ )?tisch|am tisch)\b/;
/** 'Presenting a bottle', 'showing them the wine'. */
const PRESENTS =
  /\b(?:present(?:s|ing|e|ent|ant|a|an|ando)?|show(?:s|ing)?|montr(?:e|ant)|mostr(?:a|ando)|muestra|prasentiert|zeigt)\b/;
/** Two hold each other; three and more stand in a row, arms across backs. */
const hugged = (index: number, people: number): Doing => {
  if (people < 3) return { pose: 'hugging' };
  return { pose: index > 0 && index < people - 1 ? 'arms_round' : 'arm_round' };
};

/** Acts of the hands, each a row: how somebody stands, what each hand holds and what is before them. */
export const DOINGS: Partial<
  Record<NonNullable<AskedFigure['action']>, (means: Means) => Doing | null>
> = {
  ...FURTHER_DOINGS,
  // Grapes are cut as they are picked; see actOf.
  cutting: () => ({ pose: 'working', holds: [KNIFE], beside: 'counter' }),
  reading: ({ hands, glass, isLabel, isAlone, figure }) =>
    isLabel
      ? { pose: 'studying', holds: ['raised_bottle'] }
      : // Nobody stands with a book in one hand and a glass in the other.
        {
          pose:
            isAlone && (glass.length > 0 || AT_TABLE.test(figure.said ?? ''))
              ? 'sitting'
              : 'reading',
          holds: [readIn(hands), ...glass],
        },
  filling: ({ hasBasket }) => ({
    pose: 'filling',
    holds: ['grapes'],
    beside: hasBasket ? 'filled_basket' : 'filled_crate',
  }),
  sabering: () => ({ pose: 'sabering', holds: [own('sabre'), SABERED_BOTTLE] }),
  riding: () => ({ pose: 'riding', beside: 'bicycle' }),
  folding: () => ({ pose: 'arms_crossed' }),
  writing: ({ hands, glass, isAlone, isAtCounter, figure }) =>
    isAlone && !isAtCounter && glass.length > 0 && !SERVES.has(figure.role)
      ? {
          // At a table, the glass beside what is written on.
          pose: 'typing',
          holds: [OPEN_NOTES, ...glass],
          beside: 'table',
        }
      : {
          pose: 'writing',
          holds: [
            PEN,
            oneOf(hands, 'clipboard', 'notebook', 'letter') ??
              (hands.includes('book') ? 'book' : own('notebook')),
          ],
        },
  wrapping: ({ hands }) => ({
    pose: 'working',
    holds: [oneOf(hands, 'gift_box', 'carton') ?? 'wrapped_bottle'],
    beside: 'counter',
  }),
  photographing: ({ glass, figure, hands }) =>
    hands.includes('bottle') && !/\bselfies?\b/.test(figure.said ?? '')
      ? {
          pose: 'photographing',
          holds: [own('phone')],
          beside: 'shown_bottle',
        }
      : {
          pose: /\bselfies?\b/.test(figure.said ?? '') ? 'selfie' : 'photographing',
          holds: [own('phone'), ...glass],
        },
  kneeling: ({ hands }) => ({ pose: 'kneeling', holds: hands.slice(0, 1) }),
  planting: () => ({ pose: 'kneeling', holds: [own('seedling')] }),
  // Two dance with each other; the odd one by themselves.
  dancing: ({ isAlone, index, people }) => ({
    pose: isAlone || (people % 2 === 1 && index === people - 1) ? 'dancing_alone' : 'dancing',
  }),
  // Nobody hugs or kisses alone.
  hugging: ({ isAlone, isChild, hasChildren, index, people }) => {
    if (isAlone) return null;
    // A grown one comes down to the child.
    if (people === 2 && hasChildren && !isChild) return { pose: 'kneel_hug' };
    return hugged(index, people);
  },
  // A bottle is kissed by whoever is alone with it.
  kissing: ({ isAlone, hands, glass }) => {
    if (!isAlone) return { pose: 'kissing' };
    const [kissed] = [...hands, ...glass];
    return kissed ? { pose: 'tasting', holds: [kissed] } : null;
  },
  swirling: ({ isAtTable }) =>
    isAtTable
      ? { pose: 'sitting', holds: ['swirled_glass'] }
      : { pose: 'swirling', holds: ['swirled_glass'] },
  plating: ({ hands, glass, figure }) => ({
    pose: 'working',
    holds: [SPOON, oneDish(hands) ?? (CAKES.test(figure.said ?? '') ? own('cake') : PLATED)],
    beside: 'counter',
    ...(glass.length > 0 && { bears: 'glass' as const }),
  }),
  rolling: () => ({ pose: 'rolling', beside: 'rolled_barrel' }),
  eating: ({ hands, isAtTable, isAtCounter, glass }) =>
    isAtCounter && glass.length > 0
      ? { pose: 'eating', holds: [own('fork'), ...glass] }
      : isAtTable || hands.length === 0
        ? // The glass stands beside the plate.
          { pose: 'sitting', holds: [own('fork')], beside: 'table' }
        : { pose: 'eating', holds: [null, hands[0] ?? null] },
  // What is presented is held before them in both hands; what is explained is pointed at.
  explaining: ({ hands, glass, isLabel, isAtTable, figure }) =>
    hands.includes('bottle') && PRESENTS.test(figure.said ?? '')
      ? {
          pose: 'presenting',
          holds: ['raised_bottle'],
          // Above the heads of those who sit there.
          ...(isAtTable && { lift: 0.14 }),
        }
      : {
          pose: 'explaining',
          holds: [null, isLabel ? 'raised_bottle' : ([...hands, ...glass][0] ?? null)],
        },
  playing: ({ hands, hasBeasts, isLargeBeast, isChild, isNextToBeasts }) => {
    const instrument = oneOf(hands, ...PLAYED);
    if (instrument) return { pose: 'playing', holds: played(instrument) };
    if (hasBeasts && isNextToBeasts) return { pose: isLargeBeast ? 'stroking' : 'petting' };
    // Children chase each other; what else is played is announced.
    return isChild ? { pose: 'running' } : null;
  },
  // What is bought at a stall is taken along.
  choosing: ({ hands }) =>
    hands.some(isWareHeld) && !hands.includes('bottle')
      ? { pose: 'holding', holds: hands.slice(0, 2) }
      : { pose: 'reaching', holds: ['bottle'] },
  cleaning: ({ figure }) => cleans(figure),
  // Lees are stirred through the bung of a barrel, skins in their vat.
  stirring: ({ figure }) =>
    LEES.test(figure.said ?? '')
      ? { pose: 'sampling', holds: [STAFF], beside: 'barrel' }
      : { pose: 'stirring', holds: [STAFF], beside: 'vat' },
  digging: ({ hands }) => ({
    pose: 'digging',
    holds: [oneOf(hands, 'shovel', 'hoe', 'pitchfork', 'rake') ?? SPADE],
  }),
  talking: ({ hands, glass }) => ({
    pose: 'talking',
    holds: [null, [...glass, ...hands][0] ?? null],
  }),
  greeting: ({ glass }) => ({ pose: 'greeting', holds: [null, ...glass] }),
  // With nothing to give nobody gives: that is announced.
  giving: ({ hands, glass, figure }) => ({
    pose: 'giving',
    holds: ASKS.test(figure.said ?? '')
      ? [oneOf(hands, 'microphone') ?? own('microphone')]
      : COURIER.test(figure.said ?? '') && hands.length === 0
        ? [own('carton')]
        : [...hands, ...glass].slice(0, 1),
  }),
  feeding: ({ hands, isAlone, hasBeasts }) =>
    isAlone || hasBeasts
      ? { pose: 'strewing', holds: [null, hands[0] ?? BOWL] }
      : {
          pose: 'feeding',
          holds: oneDish(hands) ? [own('fork'), oneDish(hands)!] : [hands[0] ?? own('fork')],
          // A bunch hangs below the hand that holds it.
          ...(hands[0] === 'grapes' && { lift: 0.14 }),
        },
  squeezing: ({ hands }) => ({
    pose: 'dressing',
    holds: [oneOf(hands, 'lemon', 'orange') ?? own('lemon'), oneDish(hands) ?? PLATED],
  }),
  grilling: ({ glass, hands }) => ({
    pose: 'working',
    holds: [TONGS, ...[...glass, ...hands.filter((held) => held === 'bottle')].slice(0, 1)],
  }),
  lifting: ({ hands, glass }) => ({ pose: 'lifting', holds: [...hands, ...glass].slice(0, 1) }),
  hammering: ({ hands }) => ({
    pose: 'hammering',
    holds: [oneOf(hands, 'hammer') ?? HAMMER],
    beside: 'barrel',
  }),
  sorting: () => ({ pose: 'working', beside: 'sorting_table' }),
};
