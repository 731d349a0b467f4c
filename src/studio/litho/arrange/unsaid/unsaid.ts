import { fold } from '#studio/lexicon/matching/normalise.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { raisesGlasses } from '#studio/litho/figures/acts/in-hands.ts';
import { guestsOf, isDinner } from '#studio/litho/figures/acts/dinner.ts';
import { homeIn } from '#studio/litho/arrange/outdoors/home.ts';
import { isBeforeHut } from '#studio/litho/arrange/choose-place.ts';
import { withTeam } from '#studio/litho/arrange/people/teams.ts';
import { withTheirWine } from './their-wine.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What the prompt implies: the served wine, the candle of candlelight, the sun as a motif. */
export const withUnsaid = (spec: SceneSpec): SceneSpec =>
  [
    withAny,
    withWineSaid,
    withPicnic,
    withMeal,
    withCheeseBoard,
    withSeafood,
    withNamedDrink,
    withServedGlass,
    withCandle,
    withHut,
    withSun,
    withPiano,
    withFewOfEach,
    withTeam,
  ].reduce((told, add) => add(told), spec);

/** 'Oysters, lemons, bread, butter and figs': of so many kinds two each are enough, or all of them are small. */
function withFewOfEach(spec: SceneSpec): SceneSpec {
  const kinds = spec.things.filter(({ thing }) => LAID.has(thing)).length;
  // Pop art spreads them over the whole sheet.
  if (kinds < MANY_KINDS || spec.style === 'pop_art') return spec;
  const isFew = ({ isSeveral, count, relation, thing }: AskedThing) =>
    isSeveral === true && count === null && !relation && LAID.has(thing);
  return {
    ...spec,
    things: spec.things.map((asked) => (isFew(asked) ? { ...asked, count: 2 } : asked)),
  };
}
const MANY_KINDS = 4;

/** A pianist without a piano would only stand there. */
function withPiano(spec: SceneSpec): SceneSpec {
  const isPlayed = spec.figures.length > 0 && PIANIST.test(fold(spec.prompt));
  const isThere = spec.things.some(({ thing }) => thing === 'piano');
  return isPlayed && !isThere ? { ...spec, things: [...spec.things, oneMore('piano')] } : spec;
}
const PIANIST = /\b(?:pianist\w*|piano player|klavierspieler\w*)\b/;

const PICNIC = /\b(?:picnic|pique[- ]nique|picknick)\b/;
const LAID = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'dish').map(({ id }) => id),
);

/** A picnic that names nothing to eat has its blanket, its basket and its bottle. */
function withPicnic(spec: SceneSpec): SceneSpec {
  const { place, things, prompt, style } = spec;
  const isOne = place === 'picnic' && PICNIC.test(fold(prompt)) && style !== 'meme_style';
  if (
    !isOne ||
    things.some(
      ({ thing }) =>
        LAID.has(thing) || (VESSELS.has(thing) && thing !== 'glass') || thing === 'basket',
    )
  )
    return spec;
  return { ...spec, things: [...things, oneMore('basket'), oneMore('bottle')] };
}

/** Who dines has a plate and a glass before them. */
function withMeal(spec: SceneSpec): SceneSpec {
  const { things, style } = spec;
  const isPrint = style === 'illustration_poster' || style === 'pop_art';
  if (!isPrint || !isDinner(spec) || things.some(({ thing }) => LAID.has(thing))) return spec;
  const count = guestsOf(spec);
  const isServed = raisesGlasses(spec) || things.some(({ thing }) => VESSELS.has(thing));
  return {
    ...spec,
    things: [
      ...things,
      { ...oneMore('pasta'), count },
      ...(isServed ? [] : [{ ...oneMore('glass'), count }]),
    ],
  };
}

/** A print of what cannot be cut for one would be empty: it shows wine, and what is missing is announced. */
function withAny(spec: SceneSpec): SceneSpec {
  const { things, figures, place } = spec;
  if (things.length === 0 || figures.length > 0 || place !== null) return spec;
  if (things.some(({ thing }) => drawnMaker(thing))) return spec;
  return { ...spec, things: [...things, oneMore('bottle'), oneMore('glass')] };
}

/** Names that are drunk rather than visited: a party of Prosecco has some. */
const DRUNK = new Set([
  'Prosecco',
  'Champagne',
  'Cava',
  'Lambrusco',
  'Crémant',
  'Sekt',
  'Port',
  'Sherry',
  'Madeira',
]);
const VESSELS = new Set<ThingId>([
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
  'popping_bottle',
  'decanter',
  'glass',
  'champagne_flute',
]);

const WINE = /\b(?:wines?|vins?|vin[oi]s?|weine?)\b/;
/** Where wine is there already, or is only made or sold. */
const OF_WINE = new Set<ThingId>([
  ...VESSELS,
  'grapes',
  'vines',
  'barrel',
  'carafe',
  'jug',
  'mulled_wine',
  'bag_in_box',
  'wine_can',
  'cork',
  'corkscrew',
  'crate',
  'label',
  'amphora',
  'demijohn',
  'fiasco',
]);

/** 'Easter wine poster with eggs': things that have nothing of wine get a glass of it. */
function withWineSaid(spec: SceneSpec): SceneSpec {
  const { things, figures, style, prompt, sheet, place } = spec;
  const isPrint = style === 'illustration_poster' || style === 'pop_art';
  if (isPrint && !sheet && figures.length > 0) {
    const isThere = things.some(({ thing }) => OF_WINE.has(thing));
    return isThere ? spec : withTheirWine(spec, oneMore);
  }
  if (!isPrint || sheet || (things.length === 0 && !isDry(place))) return spec;
  const isThere = things.some(({ thing }) => OF_WINE.has(thing));
  return isThere || !WINE.test(fold(prompt))
    ? spec
    : { ...spec, things: [...things, oneMore('glass')] };
}

/** Rooms that show nothing of wine by themselves: 'champagne in a hotel room' has its bottle there. */
const isDry = (place: PlaceId | null): boolean => place !== null && DRY.has(place);
const DRY: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'living_room',
  'fireplace',
  'library',
  'kitchen',
  'hut',
  'window',
  'hotel_room',
  'hotel_lobby',
  'spa',
  'office',
  'classroom',
  'train',
  'plane',
  'castle_hall',
  'greenhouse',
  'igloo',
  'cave',
  'cloister',
  'golf',
  'desert',
  'campfire',
  'yacht',
  'pool',
  'beach',
  'picnic',
  'terrace',
  'garden_party',
]);

function withNamedDrink(spec: SceneSpec): SceneSpec {
  const { region, things, figures, style, place } = spec;
  const isNamed = style === 'illustration_poster' && region !== null && DRUNK.has(region.name);
  const isLone = figures.length === 0 && (things.length > 0 || isDry(place));
  if (!isNamed || !isLone || things.some(({ thing }) => VESSELS.has(thing))) return spec;
  return { ...spec, things: [...things, oneMore('bottle')] };
}

const DRINKS = new Set<ThingId>(['glass', 'champagne_flute']);

/** What a scene needs though nobody named it. */
const oneMore = (thing: ThingId): AskedThing => ({
  thing,
  word: thing,
  count: 1,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});

const BOARD = /\b(?:board|platter|plateau|tagliere|tabla|platte|brett)\b/;

/** A cheese board is a board with more than one cheese on it. */
function withCheeseBoard(spec: SceneSpec): SceneSpec {
  const { things } = spec;
  const at = things.findIndex(
    ({ thing, word }) => thing === 'hard_cheese' && BOARD.test(fold(word)),
  );
  const cheese = things[at];
  if (!cheese || things.some(({ thing }) => thing === 'board')) return spec;
  const to = things.length;
  const onBoard = { kind: 'on', to } as const;
  return {
    ...spec,
    things: [
      ...things.with(at, { ...cheese, relation: onBoard }),
      oneMore('board'),
      { ...oneMore('soft_cheese'), relation: onBoard },
    ],
  };
}

const SEAFOOD = /\b(?:seafood|fruits de mer|frutti di mare|mariscos?|meeresfruchte)\b/;

/** A platter of seafood is more than an oyster. */
function withSeafood(spec: SceneSpec): SceneSpec {
  const { things } = spec;
  const at = things.findIndex(({ thing, word }) => thing === 'oyster' && SEAFOOD.test(fold(word)));
  const oyster = things[at];
  if (!oyster || oyster.count !== null) return spec;
  return {
    ...spec,
    things: [
      ...things.with(at, { ...oyster, count: 2 }),
      { ...oneMore('prawn'), count: 2 },
      oneMore('lemon_slice'),
    ],
  };
}

/** 'A robot sommelier serving wine' has wine to serve. */
function withServedGlass(spec: SceneSpec): SceneSpec {
  const { figures, subjects, things } = spec;
  const isServed = things.some(({ thing }) => thing === 'bottle' || DRINKS.has(thing));
  if (figures.length > 0 || things.length === 0 || isServed || subjects[0] !== 'sommelier')
    return spec;
  return { ...spec, things: [...things, oneMore('glass')] };
}

const LIGHTS = new Set<ThingId>(['candle', 'candlestick', 'lantern']);

/** 'By candlelight' stands a candle there. */
function withCandle(spec: SceneSpec): SceneSpec {
  const { lighting, things } = spec;
  if (lighting !== 'candle' || things.some(({ thing }) => LIGHTS.has(thing))) return spec;
  return { ...spec, things: [...things, oneMore('candle')] };
}

/** What people stand in front of is seen. */
const withHut = (spec: SceneSpec): SceneSpec =>
  isBeforeHut(spec) && !spec.things.some(({ thing }) => thing === 'house')
    ? { ...spec, things: [...spec.things, oneMore('house')] }
    : spec;

/** The sun as a motif of its own, not the light somebody sits in. */
const SUN =
  /(?:^|,|\b(?:and|with|big|large|rising|setting|yellow|red|golden|smiling|et|avec|e|con|y|und|mit|grosser?|grosse[nm]?|le|il|el|die)) *(?:an? |the |un |der |le |il |el |einer )?(?:sun|soleil|sole|sol|sonne)(?=$|[ ,.;:])/;

/** 'Grapes and sun': places with a sky of their own have one, before all others it hangs as a sign. */
function withSun(spec: SceneSpec): SceneSpec {
  const isLand = spec.setting === 'vineyard' || homeIn(spec) !== null;
  const hasSky = spec.place !== null ? isView(spec.place) : isLand;
  const isThere = spec.things.some(({ thing }) => thing === 'sun' || thing === 'moon');
  if (hasSky || isThere || spec.time === 'night' || !SUN.test(fold(spec.prompt))) return spec;
  return { ...spec, things: [...spec.things, oneMore('sun')] };
}
