import { OF_VINES, ON_VINES } from '#studio/lexicon/words/on-vines.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { WineIdentity } from '#studio/lexicon/identity.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { hasEffect, nextTo, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { cooledIn, guestsServed, isAdvertised, isPutOn, standsBy } from './how-served.ts';
import {
  ALONG,
  isBareWine,
  isListedApart,
  isSipped,
  isSomewhere,
  WINE_NOUNS,
} from './bare-wine.ts';
import { giftOfWine, isInCup, packedIn } from './packed-in.ts';
import { HOLDS_WINE, WINE_VESSELS } from './wine-vessels.ts';

const BOTTLED = new Set<ThingId>(['bottle', 'magnum', 'half_bottle', 'clavelin', 'flute_bottle']);
const SCENERY = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id),
);
/** 'Tuscany with a red Vespa' is a view as well. */
const ON_THE_ROAD = new Set<ThingId>([
  'scooter',
  'bicycle',
  'car',
  'vintage_car',
  'van',
  'tractor',
  'boat',
  'train',
  'horse',
  'hot_air_balloon',
  'fountain',
  'well',
]);
/** 'Vineyards in Burgundy, golden leaves': they hang on the vines. */
const TURNED = new Set<ThingId>(['autumn_leaves', 'maple_leaf']);
const PLACES = new Set(['vineyard', 'estate', 'cellar', 'barrels', 'harvest', 'grapes']);

/** 'Brie, grapes and crackers next to a Pinot Noir': with these on the table grapes are no harvest, and the wine is drunk. */
const isEatenWith = (things: readonly AskedThing[], sentence: Sentence): boolean =>
  things.some(({ thing }) => EATEN.has(thing)) &&
  sentence.matches.some(
    (match, i) => hasEffect(match, 'varietal', 'wine') && thingOf(nextTo(sentence, i)) !== 'grapes',
  );
const EATEN = new Set(
  'apple pear fig walnut hard_cheese soft_cheese blue_cheese bread baguette cracker ham salami'.split(
    ' ',
  ) as ThingId[],
);

interface Evidence {
  wanted: readonly Effect[];
  identity: WineIdentity;
  sentence: Sentence;
  place: PlaceId | null;
  figures: readonly AskedFigure[];
}

const AT_HOUSES: ReadonlySet<ThingId> = new Set<ThingId>([
  'potted_plant',
  'window',
  'door',
  'flowers',
]);

/** A wine that is named comes in something: 'oysters and Chablis' needs a bottle and a glass. */
export function withWine(
  things: readonly AskedThing[],
  { wanted, identity, sentence, place, figures }: Evidence,
): AskedThing[] {
  const hasFigures = figures.length > 0;
  // Whoever drinks a wine has it in a glass, and so has the one who smiles from its poster.
  const isInHand =
    figures.some(({ action }) => action === 'tasting') ||
    (hasFigures && place === null && isAdvertised(sentence));
  const isNamed =
    wanted.some(({ kind }) => kind === 'varietal' || kind === 'wine') ||
    isSipped(sentence) ||
    (isInHand && wanted.some(({ kind }) => kind === 'region'));
  // 'Quiz night with wine': though nothing else is shown, it is.
  const isBare = sentence.matches.some(
    (_, i) =>
      isBareWine(sentence, i) &&
      (things.length > 0 ||
        isListedApart(sentence, i, ALONG) ||
        (!hasFigures && isSomewhere(sentence, i))),
  );
  // A view of Burgundy with its vines and churches is a view, not a table.
  const isTable = things.some(
    ({ thing, relation }) =>
      !SCENERY.has(thing) &&
      !ON_THE_ROAD.has(thing) &&
      // Geraniums of a lane are at its windows.
      !(place === 'village_lane' && relation === null && AT_HOUSES.has(thing)) &&
      !(place === 'vineyard' && relation === null && TURNED.has(thing)),
  );
  const isRegion = wanted.some(({ kind }) => kind === 'region') && isTable;
  const isOnBarrel = isPutOn(sentence);
  const isPlace =
    (isView(place) && isLandOnly(things) && !isNamed && !isOnBarrel) ||
    wanted.some(({ kind, value }) => kind === 'subject' && PLACES.has(value));
  // 'Barrels, wine and cheese': it is drunk, and not from the barrel.
  const isApart = sentence.matches.some(
    (_, i) => isBareWine(sentence, i) && isListedApart(sentence, i),
  );
  const hasVessel =
    things.some(
      ({ thing }) => HOLDS_WINE.has(thing) && !((isApart || isOnBarrel) && STORES.has(thing)),
    ) || isInCup(sentence);
  if (isOnItsStalk(sentence))
    return [...things, { ...PLAIN, thing: 'grapes', word: identity.varietal?.name ?? 'grapes' }];
  // 'Frozen grapes on the vine, ice wine': it is still in them.
  if (isUnpicked(things, sentence)) return [...things];
  const flight = countedWines(sentence);
  if (flight !== null && !hasGlass(things))
    return [...things, { ...PLAIN, thing: glassOf(identity), word: 'wine', count: flight }];
  const bucket = things.findIndex(({ thing }) => thing === 'ice_bucket');
  // 'Sparkling wine in an ice bucket and two flutes': the wine is in its bottle.
  const isBottled = things.some(({ thing }) => BOTTLED.has(thing));
  const isCooled = bucket >= 0 && (isNamed || isRegion) && !isBottled;
  const inBucket = !isNamed && bucket >= 0 && !isBottled;
  const cooled = inBucket ? cooledIn(things[bucket]!.word) : null;
  if (cooled) return [...things, { ...PLAIN, ...cooled, relation: { kind: 'in', to: bucket } }];
  const gift = isBottled ? null : giftOfWine(things, sentence);
  if (gift) return [...things, { ...PLAIN, ...gift }];
  // 'A hamper with champagne and two flutes': packed in it is a bottle, whatever it is drunk from.
  const isPacked = (isNamed || isRegion) && !isBottled && packedIn(things, sentence) >= 0;
  const isServed = hasVessel && !isCooled && !isPacked;
  // 'A picnic in the vineyard with bread and wine': beside what stands there it is drunk.
  const isDrunk =
    (isBare &&
      (isTable ||
        isOnTable(sentence) ||
        sentence.matches.some(
          (_, i) =>
            isBareWine(sentence, i) &&
            (isListedApart(sentence, i, ALONG) || isSomewhere(sentence, i)),
        ))) ||
    (isTable && isWineApart(sentence)) ||
    (isNamed && isEatenWith(things, sentence));
  if (isServed || (isPlace && !isDrunk) || !(isNamed || isRegion || isBare)) return [...things];
  const word = identity.varietal?.name ?? identity.region?.name ?? 'wine';
  const holder = bucket >= 0 ? bucket : packedIn(things, sentence);
  const barrel = isOnBarrel ? things.findIndex(({ thing }) => thing === 'barrel') : -1;
  const relation =
    holder >= 0
      ? ({ kind: 'in', to: holder } as const)
      : barrel >= 0
        ? ({ kind: 'on', to: barrel } as const)
        : standsBy(things, sentence);
  const label = things.findIndex(({ thing }) => thing === 'label');
  const isBottle =
    relation !== null || label >= 0 || (!isInHand && (isRegion || identity.varietal !== null));
  const glass = glassOf(identity);
  // Its label is on it: 'our red blend, label to the camera'.
  if (label >= 0 && things.every((one) => one.relation === null)) {
    const wears = [things[label]!];
    return [...things.filter((_, i) => i !== label), { ...PLAIN, thing: 'bottle', word, wears }];
  }
  // 'Red and white wine': a glass of each; 'wine for two': one for everybody.
  const { wines } = identity;
  const guests = guestsServed(sentence);
  const each =
    !isBottle &&
    (wines.length > 1 ? { count: wines.length, wines } : guests !== null && { count: guests });
  return [...things, { ...PLAIN, thing: isBottle ? 'bottle' : glass, word, relation, ...each }];
}

/** 'A basket and rosé in the vineyard': it came along, whatever grows there. */
const isWineApart = (sentence: Sentence): boolean =>
  sentence.matches.some(
    (match, i) =>
      hasEffect(match, 'wine') &&
      !match.isNegated &&
      isListedApart(sentence, i) &&
      thingOf(nextTo(sentence, i)) === null,
  );

/** 'A villa … and a table with wine in the foreground': it stands there, before the view. */
const isOnTable = (sentence: Sentence): boolean =>
  sentence.matches.some(
    ({ at }, i) =>
      isBareWine(sentence, i) &&
      sentence.tokens.slice(Math.max(0, at - TABLE_REACH), at).some(({ word }) => TABLE.has(word)),
  );
const TABLE = new Set('table tables tavolo tavola mesa tisch'.split(' '));
const TABLE_REACH = 4;

const isUnpicked = (things: readonly AskedThing[], { tokens }: Sentence): boolean =>
  things.some(({ thing }) => thing === 'grapes') &&
  things.every(({ thing }) => OF_VINES.includes(thing)) &&
  ON_VINES.test(tokens.map(({ word }) => word).join(' '));

/** 'A bunch of Pinot Noir', 'grappoli di Nebbiolo': the grape itself, not yet wine. */
const isOnItsStalk = ({ matches, tokens }: Sentence): boolean =>
  matches.some(
    (match) =>
      hasEffect(match, 'varietal') &&
      !match.isNegated &&
      OF.has(tokens[match.at - 1]?.word ?? '') &&
      BUNCHES.has(tokens[match.at - 2]?.word ?? ''),
  ) && !matches.some((match) => thingOf(match) === 'grapes');
const OF = new Set('of de d di von'.split(' '));
const BUNCHES = new Set(
  'bunch bunches cluster clusters grappe grappes grappolo grappoli racimo racimos traube trauben'.split(
    ' ',
  ),
);

/** 'A chilled rosé': what it comes in is misted. */
export function withMist(things: readonly AskedThing[], wanted: readonly Effect[]): AskedThing[] {
  const isChilled = effectsOf(wanted, 'state').some(({ value }) => value === 'misted');
  const isShown = things.some(({ states }) => states.includes('misted'));
  const at = isChilled && !isShown ? things.findIndex(({ thing }) => WINE_VESSELS.has(thing)) : -1;
  return things.map((asked, i) =>
    i === at ? { ...asked, states: [...asked.states, 'misted'] } : asked,
  );
}

const hasGlass = (things: readonly AskedThing[]): boolean =>
  things.some(({ thing }) => WINE_VESSELS.has(thing));

/** 'Una cata de cinco vinos', 'three white wines': so many glasses. */
function countedWines(sentence: Sentence): number | null {
  const at = sentence.matches.findIndex((_, i) => countsWine(sentence, i));
  return at < 0
    ? null
    : (effectsOf(sentence.matches[at]?.effects ?? [], 'count')[0]?.value ?? null);
}

/** Whether a number counts wines, and so the glasses that they are in. */
export function countsWine(sentence: Sentence, i: number): boolean {
  if (effectsOf(sentence.matches[i]?.effects ?? [], 'count').length === 0) return false;
  const next = nextTo(sentence, i);
  const last = next && sentence.tokens[next.at + next.length - 1]?.word;
  const isWine = next && (WINE_NOUNS.has(next.phrase) || hasEffect(next, 'wine', 'varietal'));
  return Boolean(isWine && !next.isNegated && last && MANY.test(last));
}
const MANY = /(?:s|vini|weine|weinen)$/;

/** What a wine is drunk from. */
export const glassOf = ({ wine }: Pick<WineIdentity, 'wine'>): ThingId =>
  isSparkling(wine) ? 'champagne_flute' : 'glass';

const ON_THE_LAND = new Set(
  THINGS.filter(({ stance }) => stance === 'scenery' || stance === 'floor').map(({ id }) => id),
);

/** Nothing that would stand on a table: 'hot air balloons over Napa' wants no bottle. */
export const isLandOnly = (things: readonly AskedThing[]): boolean =>
  things.every(({ thing }) => ON_THE_LAND.has(thing));

const PLAIN: Omit<AskedThing, 'thing' | 'word'> = {
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

const STORES = new Set<ThingId>(['barrel', 'amphora', 'jug']);
