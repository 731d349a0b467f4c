import type { AskedFigure } from '#studio/scene/figure.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import {
  FOAMING_BOTTLE,
  HALF_LOAF,
  LIT_CAKE,
  MATCH,
  POURED_CAN,
  TIPPED_BUCKET,
  planterOf,
} from '#studio/people/held/daily-wares.ts';
import { PEN, wareFor } from '#studio/people/held/wares.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Doing, Means } from '#studio/people/acting/doing.ts';

const own = (thing: ThingId): Ware => wareFor({ thing, colour: null })!;
const oneOf = (hands: readonly Held[], forms: ReadonlySet<string>): Ware | undefined =>
  hands.filter(isWareHeld).find(({ form }) => forms.has(form));

const GROWS: ReadonlySet<string> = new Set(['sheaf', 'sapling']);
const BROOMS: ReadonlySet<string> = new Set(['broom']);
const SIGNED: ReadonlySet<string> = new Set(['slab', 'board']);
/** What may be made on a worktop. */
const MADE: ReadonlySet<string> = new Set([
  'dish',
  'round',
  'loaf',
  'bread',
  'cup',
  'cocktail',
  'snifter',
  'tumbler',
]);
const SIGNS_BOTTLE =
  /\b(?:sign|autograph|dedicac|firm|autograf|unterschreib)\w*(?: \w+){0,3} (?:bottles?|magnums?|labels?|bouteilles?|etiquettes?|bottigli[ae]|etichett[ae]|botellas?|etiquetas?|\w*flaschen?|etikett\w*)\b/;
const LOADED =
  /\b(?:buckets?|baskets?|crates?|seaux?|paniers?|caisses?|secchi?o?|cest[oaie]|cassett[ae]|cubos?|cestas?|cajas?|eimer|korb|kisten?|bac|hotte)\b/;

/** Acts at tables, doors and in gardens: rows as in `acts.ts`; `null` cannot be done and is announced. */
export const DAILY_DOINGS: Partial<
  Record<NonNullable<AskedFigure['action']>, (means: Means) => Doing | null>
> = {
  foaming: () => ({ pose: 'foaming', holds: [FOAMING_BOTTLE] }),
  breaking: ({ isAtTable }) => ({
    pose: isAtTable ? 'sitting' : 'breaking',
    holds: [HALF_LOAF, HALF_LOAF],
  }),
  // A name is put on the label itself, or on what else was asked for.
  signing: ({ hands, figure }) =>
    hands.includes('bottle') && SIGNS_BOTTLE.test(figure.said ?? '')
      ? { pose: 'cleaning', holds: [PEN, 'bottle'] }
      : {
          pose: 'writing',
          holds: [PEN, hands.includes('book') ? 'book' : (oneOf(hands, SIGNED) ?? own('letter'))],
        },
  lighting: ({ hands }) => ({
    pose: 'lighting',
    holds: [MATCH, hands.find(isCandle) ?? own('candle')],
  }),
  sweeping: ({ hands }) => ({ pose: 'digging', holds: [oneOf(hands, BROOMS) ?? own('broom')] }),
  blowing: () => ({ pose: 'blowing', holds: [LIT_CAKE], beside: 'counter' }),
  making: ({ hands, figure }) => {
    const made = oneOf(hands, MADE);
    if (made) return { pose: 'working', holds: [null, made], beside: 'counter' };
    return figure.role === 'chef' && hands.length === 0
      ? { pose: 'cooking', holds: ['pan'], beside: 'counter' }
      : null;
  },
  arranging: ({ hands }) => ({
    pose: 'working',
    holds: [null, oneOf(hands, GROWS) ?? own('flowers')],
    beside: 'counter',
  }),
  watering: ({ hands }) => ({
    pose: 'watering',
    holds: [POURED_CAN, planterOf(oneOf(hands, GROWS) ?? own('herbs'))],
  }),
  // Whatever else is emptied is drunk.
  emptying: ({ figure }) =>
    LOADED.test(figure.said ?? '')
      ? { pose: 'emptying', holds: [TIPPED_BUCKET], beside: 'bin' }
      : null,
};

const isCandle = (held: Held): boolean =>
  isWareHeld(held) && (held.thing === 'candle' || held.thing === 'candlestick');
