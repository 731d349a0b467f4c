import type { AskedFigure } from '#studio/scene/figure.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import {
  CIGAR,
  CORK,
  DOUGH,
  EASEL,
  HANDCART,
  LAPTOP,
  MICROPHONE,
  PALETTE,
  PAPER,
  PLATED,
  RING_BOX,
  SHAKER,
} from '#studio/people/held/wares.ts';
import { PIPE } from '#studio/people/held/work-wares.ts';
import type { Doing, Means } from '#studio/people/acting/doing.ts';
import { oneDish } from './served.ts';
import { WHOLE_BODY } from './body-acts.ts';
import { DAILY_DOINGS } from './daily-acts.ts';

const formed = (hands: readonly Held[], form: string): Held | undefined =>
  hands.find((held) => isWareHeld(held) && held.form === form);

const IN_THE_AIR = /\b(?:dough|pate|impasto|masa|teig)\b/;
const THROWS_GLASS =
  /\b(?:throw|toss|lanc|lanz|jet|werf|wirf)\w*(?: \w+){0,3} (?:glass|wine|verre|vin|bicchiere|calice|vino|copa|weinglas|glas|wein)\b/;
const PIPE_WORDS = /\b(?:pipes?|pipa|pfeife)\b/;
const PIZZA_DOUGH = { ...DOUGH, form: 'round', size: [0.36, 0.02, 0.36] } as const;

/** What the other hand has, where an act needs one. */
const aside = ({ hands, glass }: Means, but?: Held): Held[] =>
  [...glass, ...hands].filter((held) => held !== but).slice(0, 1);

/** Acts of the whole body, of trades and towards animals: rows as in `acts.ts`; `null` cannot be done and is announced. */
export const FURTHER_DOINGS: Partial<
  Record<NonNullable<AskedFigure['action']>, (means: Means) => Doing | null>
> = {
  running: ({ hands }) => ({ pose: 'running', holds: hands.slice(0, 1) }),
  jumping: ({ glass }) => ({ pose: 'jumping', holds: glass.slice(0, 1) }),
  waving: (means) => ({ pose: 'waving', holds: [null, ...aside(means)] }),
  cheering: ({ glass, hands }) => ({ pose: 'cheering', holds: [...glass, ...hands].slice(0, 1) }),
  clapping: () => ({ pose: 'clapping' }),
  // Confetti is thrown with both hands.
  throwing: ({ hands, glass, figure }) =>
    hands.length > 0 || THROWS_GLASS.test(figure.said ?? '')
      ? { pose: 'throwing', holds: [...hands, ...glass].slice(0, 1) }
      : IN_THE_AIR.test(figure.said ?? '')
        ? { pose: 'throwing', holds: [PIZZA_DOUGH] }
        : // A pan is tossed over the stove.
          figure.role === 'chef'
          ? { pose: 'cooking', holds: ['pan'], beside: 'counter' }
          : { pose: 'cheering' },
  smoking: (means) => {
    const isPipe = PIPE_WORDS.test(means.figure.said ?? '');
    const cigar = formed(means.hands, 'cigar') ?? (isPipe ? PIPE : CIGAR);
    return { pose: 'smoking', holds: [cigar, ...aside(means, cigar)] };
  },
  singing: ({ hands }) => ({
    pose: 'singing',
    holds: [formed(hands, 'microphone') ?? MICROPHONE],
  }),
  shaking: () => ({ pose: 'shaking', holds: [SHAKER] }),
  kneading: ({ glass }) => ({
    pose: 'working',
    holds: [DOUGH],
    beside: 'counter',
    lift: -0.06,
    ...(glass.length > 0 && { bears: 'glass' as const }),
  }),
  seasoning: ({ hands }) => ({ pose: 'dressing', holds: [null, oneDish(hands) ?? PLATED] }),
  corking: () => ({ pose: 'opening', holds: [CORK, 'bottle'] }),
  labelling: () => ({ pose: 'cleaning', holds: [PAPER, 'bottle'] }),
  // Without an animal there is nothing to stroke.
  petting: ({ hasBeasts, isLargeBeast }) =>
    hasBeasts ? { pose: isLargeBeast ? 'stroking' : 'petting' } : null,
  pushing: ({ hands }) => {
    const cart = formed(hands, 'cart');
    const barrow = formed(hands, 'barrow') ?? (isWareHeld(cart ?? null) ? HANDCART : undefined);
    return barrow ? { pose: 'pushing', holds: [barrow] } : null;
  },
  typing: ({ hands, glass }) => ({
    pose: 'typing',
    holds: [formed(hands, 'laptop') ?? LAPTOP, ...glass],
    beside: 'table',
  }),
  painting: () => ({ pose: 'painting', holds: [EASEL, PALETTE] }),
  ...WHOLE_BODY,
  ...DAILY_DOINGS,
  proposing: ({ hands }) => ({
    pose: 'proposing',
    holds: [hands.find((held) => isWareHeld(held) && held.thing === 'ring') ?? RING_BOX],
  }),
};
