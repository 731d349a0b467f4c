import { fold } from '#studio/lexicon/matching/normalise.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** 'Wine in a basket', 'a picnic basket with wine': nobody packs a glass of it. */
export function packedIn(things: readonly AskedThing[], { tokens }: Sentence): number {
  const text = tokens.map(({ word }) => word).join(' ');
  return things.findIndex(({ thing, word }) => {
    if (!PACKS.has(thing)) return false;
    const name = fold(word);
    const into = new RegExp(
      `\\b${WINE}(?: \\w+)? (?:in|inside|dans|nel|nella|en|im)(?: \\w+){0,3} ${name}\\b`,
    );
    const full = new RegExp(
      `\\b${name} (?:full )?(?:of|with|de|di|mit|con|avec|voll)(?: \\w+){0,2} ${WINE}\\b`,
    );
    return into.test(text) || full.test(text);
  });
}
/** 'A wine gift set', 'wine hamper', 'Champagner-Geschenkset': the bottle in what is named after it. */
export function giftOfWine(
  things: readonly AskedThing[],
  { tokens }: Sentence,
): Pick<AskedThing, 'thing' | 'word' | 'relation'> | null {
  const text = tokens.map(({ word }) => word).join(' ');
  const isOf = (packs: ReadonlySet<ThingId>) => things.findIndex(({ thing }) => packs.has(thing));
  const to = GIFT_OF.test(text) ? isOf(GIFTS) : BASKET_OF.test(text) ? isOf(BASKETS) : -1;
  return to >= 0 ? { thing: 'bottle', word: 'wine', relation: { kind: 'in', to } } : null;
}

const WINE =
  '(?:wines?|vins?|vini|vinos?|weine?|rose|champagne|champagner|prosecco|cava|cremant|sekt|spumante)';
const GIFT_OF = new RegExp(
  `\\b(?:${WINE} (?:gifts?|presentation|geschenk\\w*)|weingeschenk\\w*)\\b`,
);
const BASKET_OF = new RegExp(
  `\\b(?:${WINE} (?:baskets?|hampers?)|weinkorb|weinkorbe|(?:panier|corbeille|coffret|cesto|cesta|cestino) (?:de |di |da |con )?${WINE})\\b`,
);
const GIFTS = new Set<ThingId>(['gift_box', 'basket', 'gift_bag']);
const BASKETS = new Set<ThingId>(['basket']);
const PACKS = new Set<ThingId>([
  'basket',
  'crate',
  'wooden_case',
  'gift_box',
  'gift_bag',
  'carton',
]);

/** 'Orange wine in a tumbler': a tumbler of water beside a wine is another matter. */
export const isInCup = ({ matches, tokens }: Sentence): boolean =>
  matches.some((match) => {
    const thing = thingOf(match);
    const before = tokens.slice(Math.max(0, match.at - 3), match.at);
    return thing !== null && CUPS.has(thing) && before.some(({ word }) => IN.has(word));
  });
const CUPS = new Set<ThingId>(['tumbler', 'mug', 'cup']);
const IN = new Set(['in', 'dans', 'en', 'nel', 'im']);
