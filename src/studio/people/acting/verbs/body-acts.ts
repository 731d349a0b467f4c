import type { AskedFigure } from '#studio/scene/figure.ts';
import { MUST_HOSE } from '#studio/people/held/daily-wares.ts';
import { JUG, wareFor } from '#studio/people/held/wares.ts';
import {
  AT_EAR,
  BANK_CARD,
  FISHING_ROD,
  LADDER,
  LANCE,
  SKIS,
  VIAL,
  BOULE,
  BOULES,
} from '#studio/people/held/work-wares.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Doing, Means } from '#studio/people/acting/doing.ts';

const own = (thing: 'carton' | 'plate' | 'spittoon'): Held => wareFor({ thing, colour: null })!;
const isPacked = (held: Held): boolean => typeof held === 'object' && held.form === 'box';

const CRATES = /\b(?:crates?|caisses?|cass(?:e|a|ette)|cajas?|\w*kisten?)\b/;

const GRAPES =
  /\b(?:grapes?|harvest\w*|raisins?|vendang\w*|uv[ae]|vendemmi\w*|uvas|vendimi\w*|(?:wein)?trauben|\w*lese)\b/;

/** Exercises, climbs and more work of cellar, shop and dining room: rows as in `acts.ts`. */
export const WHOLE_BODY: Partial<
  Record<NonNullable<AskedFigure['action']>, (means: Means) => Doing | null>
> = {
  climbing: ({ hands }) => ({
    pose: 'climbing',
    holds: [LADDER, ...hands.filter((held) => held === 'bottle').slice(0, 1)],
  }),
  yoga: () => ({ pose: 'tree_pose' }),
  meditating: () => ({ pose: 'lotus' }),
  stretching: () => ({ pose: 'cheering' }),
  spitting: ({ glass }) => ({
    pose: 'spitting',
    holds: [own('spittoon'), glass[0] ?? 'glass'],
  }),
  spraying: () => ({ pose: 'spraying', holds: [LANCE], hasBackpack: true }),
  riddling: () => ({ pose: 'riddling', beside: 'riddling_rack' }),
  // Must from below runs over the cap of skins.
  pumping: () => ({ pose: 'spraying', holds: [MUST_HOSE], beside: 'vat' }),
  paying: () => ({ pose: 'giving', holds: [BANK_CARD] }),
  loading: ({ hands, figure }) =>
    // What is picked leaves the vineyard in crates.
    GRAPES.test(figure.said ?? '') || figure.role === 'picker'
      ? { pose: 'carrying', beside: 'crate' }
      : CRATES.test(figure.said ?? '')
        ? { pose: 'carrying', beside: 'bottle_crate' }
        : { pose: 'holding', holds: [hands.find(isPacked) ?? own('carton')] },
  // One throws, the others wait with a ball or a glass in hand.
  bowling: ({ index, hands, glass, people }) => {
    if (index === people - 1) return { pose: 'bowling', holds: [BOULES] };
    const [drink] = [...hands, ...glass];
    return { pose: 'holding', holds: index === 0 && drink ? [drink] : [BOULE] };
  },
  skiing: () => ({ pose: 'skiing', holds: [SKIS] }),
  clearing: () => ({ pose: 'serving', holds: [own('plate'), own('plate')] }),
  // Over the bung of the barrel that it fills.
  topping: () => ({ pose: 'sampling', holds: [JUG], beside: 'barrel' }),
  blending: () => ({ pose: 'dressing', holds: [VIAL, 'glass'] }),
  phoning: ({ glass }) => ({ pose: 'phoning', holds: [AT_EAR, ...glass] }),
  fishing: () => ({ pose: 'holding', holds: [FISHING_ROD] }),
};
