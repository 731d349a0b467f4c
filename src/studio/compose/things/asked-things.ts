import type { Archetype } from '#studio/compose/direction.ts';
import { isRoom } from '#studio/places/outside-room.ts';
import { climberOf } from '#studio/places/scenery/climber-of.ts';
import { chimneyOf } from '#studio/places/chimney-of.ts';
import { hasBarSeats } from '#studio/compose/decors/halls/bar-seats.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { opensDoor } from '#studio/places/outside-room.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { looksIntoWindow } from '#studio/places/shop-windows.ts';
import { oncePer } from '#studio/once-per.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { loadOf } from '#studio/people/beast-load-of.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { MUTUAL, ON_WALL } from '#studio/things/photo-maker.ts';
import { leansOnWall } from '#studio/compose/setting/shadow-wall.ts';
import { ask, fromAccompaniments } from './accompaniments.ts';
import { among } from './layout/among.ts';
import { strewAbout } from './layout/strew-about.ts';
import { inBicycleBaskets } from './holders/in-bicycle-baskets.ts';
import { inRows } from './in-rows.ts';
import { inPiles } from './holders/in-piles.ts';
import { inRacks } from './holders/in-racks.ts';
import { inDrinks } from './holders/in-drinks.ts';
import { numberBags } from './holders/number-bags.ts';
import { inOwnPot } from './holders/in-own-pot.ts';
import { inStraw } from './holders/in-straw.ts';
import { underCloche } from './holders/dishes/under-cloche.ts';
import { assortGlasses, shadeWines } from './vessels/assort-glasses.ts';
import { backstageOf } from './backstage.ts';
import { beastsOf, isOfLoad } from './beasts-and-guests.ts';
import { screwIn } from './events/screw-in.ts';
import { wear } from './events/wear.ts';
import { serveCourses } from './holders/dishes/courses.ts';
import { onBarrels } from './holders/on-barrels.ts';
import { onBed } from './holders/on-bed.ts';
import { lemonOnIce } from './holders/dishes/lemon-on-ice.ts';
import { layCutlery } from './holders/dishes/lay-cutlery.ts';
import { onBoards } from './holders/on-boards.ts';
import { lampsOnTables } from './lamps-on-tables.ts';
import { isStockOf, onShelves } from './holders/on-shelves.ts';
import { onMats } from './holders/on-mats.ts';
import { onCarts } from './holders/on-carts.ts';
import { happen } from './events/happenings.ts';
import { finishBottles } from './vessels/finish-bottles.ts';
import { inSeason } from './in-season.ts';
import { onIceBeds } from './on-ice.ts';
import { isLavenderLand } from './lavender-land.ts';
import {
  growsInView,
  isDrivenAmongRows,
  isFireInLanes,
  isInTrailer,
  isCeremonyChair,
  isRowRose,
  isStockOfLand,
  isUnsaidHarvest,
  isWallOfLand,
} from './among-rows.ts';
import { onSills } from './holders/on-sills.ts';
import { sizeBottles } from './vessels/size-bottles.ts';
import { spiritGlasses } from './vessels/spirit-glasses.ts';
import { isOnVines } from './vine-leaves.ts';
import { isOverhead } from './events/overhead-things.ts';
import { pouringOf } from './events/pouring.ts';
import { serveUp } from './holders/dishes/serve-up.ts';
import { plateTogether } from './holders/dishes/plate-together.ts';
import { breadBaskets } from './holders/bread-baskets.ts';
import { isBareTable } from './layout/tables/bare-table.ts';
import { atLongTables, isLaidItself, layTable } from './layout/tables/lay-table.ts';
import { withTerraceTables } from './layout/tables/terrace-tables.ts';
import { atTables, withTable } from './holders/at-tables.ts';
import { filledVases, inVases, petalsFallen } from './holders/in-vases.ts';
import { actAsPets, isOnPet } from './events/pet-acts.ts';
import { inPairs, onFurniture } from './holders/on-furniture.ts';
import { withPairedGlass } from './holders/dishes/with-paired-glass.ts';
import { isParticular } from './is-particular.ts';
import { isDwarfed, isTheirs, isWorn } from './on-people.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** What the prompt wants on the table and this workshop can build, with relations pointing into the shorter list. */
export const askedThings = oncePer((spec: SceneSpec): readonly AskedThing[] => {
  const told = spec.things.length > 0 ? spec.things : fromAccompaniments(spec);
  const cleared = keep(told, (one) => !isBareTable(one, told) && !isStockOfLand(one, spec));
  const named = onSills(
    inSeason(sizeBottles(withTerraceTables(cleared, spec), spec.prompt), spec),
    spec,
  );
  const stored = shadeWines(
    assortGlasses(inPiles(breadBaskets(inRacks(spiritGlasses(inRows(named, spec))))), spec.prompt),
    spec.prompt,
  );
  const laid = onIceBeds(
    onWall(inDrinks(finishBottles(stored, spec.prompt), spec.prompt), spec),
    spec.prompt,
  );
  const potted = inOwnPot(
    underCloche(inStraw(inBicycleBaskets(wear(screwIn(happen(atLongTables(laid)), spec.prompt))))),
  );
  // What a beast pulls is painted with its load.
  const held = numberBags(onShelves(lampsOnTables(loadOf(spec) ? potted : onCarts(potted), spec)));
  const plated = plateTogether(among(strewAbout(lemonOnIce(held, spec.prompt), spec)), {
    isOnSlate: spec.surface === 'slate',
    prompt: spec.prompt,
  });
  const served = serveUp(onBarrels(onMats(onBoards(serveCourses(plated)))));
  const all = withPairedGlass(served, spec);
  // A door in its wall is the whole picture: beside other things, or people, there is no room for it.
  const isWall = ({ thing }: AskedThing) =>
    thing === 'door' && (all.length > 1 || spec.figures.length > 0 || opensDoor(spec));
  const placed = keep(
    all,
    (a) =>
      PHOTO_MAKERS[a.thing] !== undefined &&
      !isInTheView(a, spec) &&
      !isWall(a) &&
      !isLaidItself(a, all) &&
      !isWorn(a, spec) &&
      !isOnPet(a, spec) &&
      !isDwarfed(a, spec) &&
      !isTheirs(a, spec),
  );
  const laidDown = onBed(inPairs(filledVases(inVases(petalsFallen(placed)))), spec);
  return actAsPets(onFurniture(atTables(withTable(layTable(layCutlery(laidDown))))), spec);
});

/** What leans on the wall leans back, not to its left. */
const onWall = (things: readonly AskedThing[], spec: SceneSpec): AskedThing[] =>
  things.map((one) => {
    if (!one.states.includes('tilted')) return one;
    if (leansOnWall(spec)) return { ...one, states: [...one.states, ON_WALL] };
    return one.count === 2 && EACH_OTHER.test(fold(spec.prompt))
      ? { ...one, states: [...one.states, MUTUAL] }
      : one;
  });
const EACH_OTHER =
  /\b(?:each other|one another|l une contre l autre|l un contre l autre|una contro l altra|una contra otra|aneinander|gegeneinander)\b/;

/** A part of the list, its relations pointing into itself. */
function keep(all: readonly AskedThing[], isKept: (one: AskedThing) => boolean): AskedThing[] {
  const kept = all.filter(isKept);
  return kept.map((asked) => {
    const to = asked.relation ? kept.indexOf(all[asked.relation.to]!) : -1;
    return { ...asked, relation: asked.relation && to >= 0 ? { ...asked.relation, to } : null };
  });
}

/** What stands about in a place at its true size. */
const ON_ITS_WALLS: readonly ThingId[] = ['flaming_torch'];
const STANDS_IN: Partial<Record<PlaceId, readonly ThingId[]>> = {
  winery: ['tank'],
  vault_cellar: ON_ITS_WALLS,
  bottle_cellar: ON_ITS_WALLS,
  barrel_hall: ON_ITS_WALLS,
};

/** The painted vault has its stairs, and then its candles too. */
const isOnWall = (thing: ThingId, { things }: SceneSpec): boolean =>
  thing === 'candle' && things.some((asked) => asked.thing === 'stairs');

/** 'A dog beside the barrels' of a cellar: its rows are there, however many. */
const isInItsHall = (asked: AskedThing, { place, things }: SceneSpec): boolean =>
  asked.thing === 'barrel' &&
  asked.count === null &&
  asked.isSeveral === true &&
  place !== null &&
  PLACE_DECORS[place].decor === 'cellar' &&
  things.some(({ thing }) => thing !== 'barrel') &&
  !things.some(({ relation }) => relation?.kind === 'on' && things[relation.to] === asked);

/** 'A cellar with stone walls': they are the cellar's, unless something stands on one. */
const isOwnWall = (asked: AskedThing, { place, things }: SceneSpec): boolean =>
  asked.thing === 'stone_wall' &&
  place !== null &&
  (isRoom(place) || PLACE_DECORS[place].decor === 'cellar') &&
  !things.some(({ relation }) => relation !== null && things[relation.to] === asked);

/** 'A wine shop at Christmas': the shop is dressed for it, and no twig lies before us alone. */
const isUnsaidToken = ({ thing }: AskedThing, { place, things, prompt }: SceneSpec): boolean =>
  TOKENS.has(thing) &&
  place !== null &&
  isRoom(place) &&
  things.every((one) => TOKENS.has(one.thing) || one.thing === 'window') &&
  !NAMED_TOKENS.test(fold(prompt));
const TOKENS: ReadonlySet<ThingId> = new Set<ThingId>(['pine', 'holly']);
const NAMED_TOKENS =
  /\b(?:pine|fir|holly|sapin|houx|pino|agrifoglio|acebo|tannen\w*|stechpalme\w*)\b/;

/** 'Houses with geraniums at the windows': their boxes are full of them. */
const isAtWindows = ({ thing, count, relation }: AskedThing, { place }: SceneSpec): boolean =>
  thing === 'potted_plant' && count === null && relation === null && place === 'village_lane';

/** The shelves of a shop have their prices under the bottles. */
const isOnShelves = ({ thing, count }: AskedThing, { place }: SceneSpec): boolean =>
  thing === 'price_tag' && count === null && place === 'wine_shop';

/** 'A restaurant with laid tables': its room is full of them, and nobody sits at ours. */
const isLaidAllRound = ({ thing, count, isSeveral }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'place_setting' && count === null && isSeveral === true && spec.place === 'restaurant';

/** 'In front of steel tanks': the hall shows them, no small one stands on the table. */
const isInTheView = (asked: AskedThing, spec: SceneSpec): boolean =>
  beastsOf(spec).some(({ thing }) => thing === asked.thing) ||
  isOfLoad(asked, spec) ||
  backstageOf(spec).some(({ thing }) => thing === asked.thing) ||
  isOverhead(asked, spec) ||
  isStockOf(asked, spec) ||
  isOwnWall(asked, spec) ||
  isUnsaidToken(asked, spec) ||
  // The frame that they are looked at through.
  (asked.thing === 'shop_window' && looksIntoWindow(spec)) ||
  (asked.thing === 'lavender' && isLavenderLand(spec)) ||
  isOnVines(asked, spec) ||
  growsInView(asked, spec) ||
  // The ground is strewn with them.
  (asked.thing === 'autumn_leaves' && spec.surface === 'leaves') ||
  isRowRose(asked, spec) ||
  isInTrailer(spec)(asked) ||
  isDrivenAmongRows(asked, spec) ||
  isUnsaidHarvest(asked, spec) ||
  isFireInLanes(asked, spec) ||
  climberOf(spec) === asked.thing ||
  (asked.thing === 'smoke' && chimneyOf(spec) === 'smoking') ||
  isWallOfLand(asked, spec) ||
  isCeremonyChair(asked, spec) ||
  isAtWindows(asked, spec) ||
  isLaidAllRound(asked, spec) ||
  (asked.thing === 'string_lights' && spec.place !== null) ||
  isOnWall(asked.thing, spec) ||
  (asked.thing === 'chandelier' && spec.place === 'restaurant') ||
  isOnShelves(asked, spec) ||
  isInItsHall(asked, spec) ||
  hasBarSeats(spec) ||
  (asked.count === null &&
    spec.place !== null &&
    (STANDS_IN[spec.place]?.includes(asked.thing) ?? false));

/** For pictures that show nothing else: at the least the bottle or the glass of the prompt. */
export function thingsToPlace(spec: SceneSpec): readonly AskedThing[] {
  const asked = askedThings(spec);
  if (asked.length > 0) return asked;
  const glasses = spec.glasses > 0 ? [ask('glass', spec.glasses)] : [];
  const bottles = Math.max(spec.bottles, glasses.length === 0 ? 1 : 0);
  return [...(bottles > 0 ? [ask('bottle', bottles)] : []), ...glasses];
}

/** Things that an archetype shows of its own accord. */
const COVERED: Partial<Record<Archetype, readonly ThingId[]>> = {
  pour: ['bottle', 'glass'],
  toast: ['glass', 'champagne_flute'],
  grape_macro: ['grapes', 'vine_leaf'],
  harvest_crate: ['crate', 'grapes', 'vine_leaf'],
  cellar: ['barrel', 'candle', 'lamp', 'lantern', 'flaming_torch'],
  people: ['glass', 'champagne_flute', 'straw_hat'],
  wide_landscape: [],
};
const PLAIN: readonly ThingId[] = ['bottle', 'glass'];
/** A flat lay has room for so many beside its plates. */
const LAID_FLAT: ReadonlyMap<ThingId, number> = new Map([['glass', 2]]);

/** What is still missing when this archetype is done. */
export function uncovered(spec: SceneSpec, archetype: Archetype): AskedThing[] {
  const { from, into } = pouringOf(spec);
  const own = COVERED[archetype] ?? PLAIN;
  const covered = archetype === 'pour' ? [...own, from, into] : own;
  // Each glass of another wine is placed by itself.
  const isMixed = ({ count }: AskedThing): boolean => spec.wines.length > 1 && (count ?? 1) > 1;
  return keep(
    askedThings(spec),
    (a) =>
      !(archetype === 'pour' && isPouredInto(spec, a)) &&
      !(archetype === 'toast' && own.includes(a.thing)) &&
      (!covered.includes(a.thing) ||
        isParticular(archetype === 'pour' && a.thing === into ? withoutSplash(a) : a) ||
        (archetype === 'overhead' && (a.count ?? 1) > (LAID_FLAT.get(a.thing) ?? 1)) ||
        (isMixed(a) && archetype !== 'tasting_row')),
  );
}

/** What is poured in a hurry splashes. */
const withoutSplash = (asked: AskedThing): AskedThing => ({
  ...asked,
  states: asked.states.filter((state) => state !== 'splashing'),
});

/** Sparkling wine is poured into a flute, whatever its name. */
const isPouredInto = (spec: SceneSpec, asked: AskedThing): boolean =>
  (asked.thing === 'glass' || (asked.thing === 'champagne_flute' && spec.glass === 'flute')) &&
  (asked.count ?? 1) <= MOST_POURED &&
  !isParticular({ ...withoutSplash(asked), count: null }) &&
  spec.wines.length < 2 &&
  pouringOf(spec).into === 'glass';
/** One is filled, the others stand in a row beside it. */
const MOST_POURED = 8;

/** 'Two barrels' are two: a hall full of them is another picture. */
export const hasCountedBarrels = ({ things }: SceneSpec): boolean =>
  things.some(({ thing, count }) => thing === 'barrel' && (count ?? 1) > 1);
