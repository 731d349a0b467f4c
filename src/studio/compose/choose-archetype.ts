import { groundOf, isLaidFlat } from '#studio/packshot/ground-of.ts';
import type { Random } from '#studio/random.ts';
import { figuresOf, hasBodies } from '#studio/people/figures-of.ts';
import { isSeenWide } from '#studio/scene/camera.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { shows } from '#studio/scene-spec.ts';
import { placeOf } from '#studio/places/place-of.ts';
import { asksForSky } from '#studio/places/scenery/region-land.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { asksForLongShadows } from './light/long-shadows.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { isAboutPeople, poursElse } from './people/about-people.ts';
import type { Archetype, DecorId } from './direction.ts';
import { isBudBreak, isLeafOnVine, isOnVine, isPickedByHand, isStillLife } from './at-the-vine.ts';
import { isDrivenAmongRows } from './things/among-rows.ts';
import { backstageOf } from './things/backstage.ts';
import { petStates } from './things/events/pet-acts.ts';
import { isBuiltHall } from './decors/halls/built-halls.ts';
import { isPlaceAlone } from './setting/place-alone.ts';
import { hasHungHeroes } from './things/events/overhead-things.ts';
import { isOnFloor } from './things/holders/on-furniture.ts';
import { isMiddleForward } from './things/layout/in-a-row.ts';
import { isLavenderLand } from './things/lavender-land.ts';
import { askedThings, hasCountedBarrels, uncovered } from './things/asked-things.ts';
import { guestsOf } from './things/beasts-and-guests.ts';

const BY_SUBJECT: Partial<Record<Subject, readonly Archetype[]>> = {
  tasting_row: ['tasting_row'],
  tasting_table: ['tasting_row'],
  pour: ['pour'],
  sommelier: ['pour'],
  toast: ['toast'],
  grapes: ['grape_macro'],
  harvest: ['harvest_crate'],
  vineyard: ['wide_landscape'],
  estate: ['wide_landscape'],
  cellar: ['cellar'],
  barrels: ['cellar'],
  pairing: ['spread', 'spread', 'overhead'],
};

const HEROES: readonly Archetype[] = [
  'hero_left',
  'hero_right',
  'hero_left',
  'hero_right',
  'hero_centre',
];
const THINGS: readonly Subject[] = ['bottle', 'glass', 'decanter', 'label', 'cork'];

/** Archetypes that tell a story of their own; asked things are added to it. */
const ACTIONS: readonly Archetype[] = ['pour', 'toast', 'harvest_crate', 'cellar'];

/** 'Rosé poured into a glass on white': the act is the picture, whatever it is seen against. */
const isPoured = (spec: SceneSpec): boolean =>
  shows(spec, 'pour') && !poursElse(spec) && uncovered(spec, 'pour').length === 0;

/** The composition that tells this brief; what was asked for by name beats what the seed would choose. */
export function chooseArchetype(spec: SceneSpec, random: Random): Archetype {
  if (groundOf(spec) !== undefined) return isPoured(spec) ? 'pour' : 'asked';
  // A plain sheet bears what was named, and nothing else.
  if (isLaidFlat(spec)) return 'asked';
  if (isAboutPeople(spec)) return 'people';
  if (isBudBreak(spec)) return 'grape_macro';
  if (isScenic(spec) && askedThings(spec).length === 0) return 'view';
  if (isPlaceAlone(spec)) return howShown(placeOf(spec)!, spec);
  // 'A dog like a sommelier' pours nothing: it sits there with the glass. Into hung glasses nobody pours.
  if (petStates(spec).length > 0 || hasHungHeroes(spec)) return 'asked';
  // Nobody pours for an owl, and oil runs into no glass.
  if (isBeastOfTrade(spec) || poursElse(spec)) return 'asked';
  if (isOnVine(spec) || isLeafOnVine(spec)) return 'grape_macro';
  if (isMiddleForward(spec.prompt) && askedThings(spec).some(isInThrees)) return 'asked';
  const usual = usualArchetype(spec, random);
  // What lies on the table is looked down upon.
  if (HEROES.includes(usual) && asksForLongShadows(spec) && askedThings(spec).length > 0)
    return 'asked';
  // 'A glass on the tasting terrace' is one, and no row of them.
  if (usual === 'tasting_row' && spec.things.some(isOneGlass)) return 'asked';
  // 'Two bottles and three glasses' are those, without the cards and nuts of a tasting.
  if (usual === 'tasting_row' && spec.things.some(isBottles)) return 'asked';
  // 'Olive trees and a vineyard': a place that is painted for itself is no field of vines.
  if (usual === 'wide_landscape' && isPainted(spec) && askedThings(spec).length === 0)
    return 'view';
  if (isPickedByHand(spec)) return 'grape_macro';
  // 'A tractor and grapes': a bunch seen from close by leaves no room for it.
  // In a still life, or on a table, they lie there and hang on no vine.
  if (usual === 'grape_macro' && (backstageOf(spec).length > 0 || isStillLife(spec)))
    return 'asked';
  if (usual === 'harvest_crate' && isDrivenHarvest(spec)) return 'wide_landscape';
  if (isBareCellar(spec)) return spec.things.some(isOneLantern) ? 'asked' : 'cellar';
  if (usual === 'harvest_crate' && isInOtherVessel(spec)) return 'asked';
  // The crate of the harvest stands among its vines; 'in front of the winery' is elsewhere.
  const isAmongVines = spec.place === null || PLACE_DECORS[spec.place].decor === 'landscape';
  if (usual === 'harvest_crate' && (!isAmongVines || uncovered(spec, usual).some(isOnFloor)))
    return 'asked';
  const isInView = guestsOf(spec).length > 0 && spec.place === null;
  const isOutside = spec.place !== null && PLACE_DECORS[spec.place].decor !== 'cellar';
  if (
    usual === 'cellar' &&
    (isInView ||
      isOutside ||
      hasCountedBarrels(spec) ||
      hasMoreThanBarrels(spec) ||
      spec.things.some(isBarrelElsewhere))
  )
    return 'asked';
  // Whoever was asked for pours and toasts with their own hands, behind the table if there is more on it.
  if ((usual === 'pour' || usual === 'toast') && hasBodies(spec)) return 'asked';
  if (ACTIONS.includes(usual)) return usual;
  return uncovered(spec, usual).length === 0 && !isFramedByWord(spec, usual) ? usual : 'asked';
}

/** One of them is in the middle. */
const isInThrees = ({ count }: AskedThing): boolean => (count ?? 0) >= 3 && count! % 2 === 1;
const isBottles = ({ thing, count }: AskedThing): boolean => thing === 'bottle' && count !== null;
const isOneGlass = ({ thing, count }: AskedThing): boolean => thing === 'glass' && count === 1;

/** 'Harvest, a basket of grapes': they are in the basket, and no crate stands beside it. */
const isInOtherVessel = ({ things }: SceneSpec): boolean =>
  things.some(
    ({ thing, relation }) =>
      thing === 'grapes' &&
      relation?.kind === 'in' &&
      things[relation.to]?.thing !== 'crate' &&
      things[relation.to]?.thing !== 'trailer',
  ) && !things.some(({ thing }) => thing === 'crate');

/** 'A tractor between the rows at harvest': it is the picture, and no crate stands before it that nobody named. */
const isDrivenHarvest = (spec: SceneSpec): boolean =>
  spec.things.some((one) => isDrivenAmongRows(one, spec)) &&
  spec.things.every(
    (one) =>
      isDrivenAmongRows(one, spec) ||
      one.thing === 'trailer' ||
      (one.thing === 'grapes' && !fold(spec.prompt).includes(fold(one.word))),
  );

const isPainted = ({ place }: SceneSpec): boolean =>
  place !== null && PLACE_DECORS[place].decor === 'place';

/** 'An owl dressed as a sommelier': the trade is the animal's. */
const isBeastOfTrade = (spec: SceneSpec): boolean =>
  figuresOf(spec).length === 0 &&
  spec.subjects.includes('sommelier') &&
  spec.things.some(({ thing }) => LIVELY.has(thing));

/** 'A glass with a barrel behind it' does not stand on that barrel. */
const isBarrelElsewhere = ({ thing, relation }: AskedThing): boolean =>
  thing === 'barrel' && relation !== null;

/** How a place is shown that nothing stands in: down the aisle of the built cellar, over the land, into the painted room. */
const PLACE_ITSELF: Partial<Record<DecorId, Archetype>> = {
  cellar: 'cellar',
  landscape: 'wide_landscape',
};
const howShown = (place: PlaceId, spec: SceneSpec): Archetype =>
  isBuiltHall(place, spec)
    ? 'cellar'
    : place === 'beach'
      ? 'wide_landscape'
      : (PLACE_ITSELF[PLACE_DECORS[place].decor] ?? 'view');

/** 'Wide shot' and 'low angle' say where the camera stands; still lifes have places of their own for it. */
const isFramedByWord = ({ camera }: SceneSpec, usual: Archetype): boolean =>
  HEROES.includes(usual) && (camera.shot === 'wide' || camera.angle === 'low');

/** Barrels, their lamps and candles, and nothing that stands before them. */
const isBareCellar = (spec: SceneSpec): boolean =>
  spec.place !== null &&
  PLACE_DECORS[spec.place].decor === 'cellar' &&
  spec.things.length > 0 &&
  !hasCountedBarrels(spec) &&
  figuresOf(spec).length === 0 &&
  spec.things.every(({ thing }) => IN_CELLARS.includes(thing));
/** One lantern is what the picture is about; several light the aisle. */
const isOneLantern = ({ thing, count, isSeveral }: AskedThing): boolean =>
  thing === 'lantern' && (count ?? 1) === 1 && isSeveral !== true;
const IN_CELLARS: readonly ThingId[] = [
  'barrel',
  'candle',
  'flaming_torch',
  'lamp',
  'lantern',
  'vault',
  'wine_rack',
];

/** Nothing but what stands in the view or on the wall is asked for. */
const isScenic = (spec: SceneSpec): boolean =>
  guestsOf(spec).length > 0 ||
  isLavenderLand(spec) ||
  spec.things.some(({ thing }) => thing === 'stairs');

/** On the barrel of a cellar there is room for a bottle and a glass, not for a dog. */
const hasMoreThanBarrels = (spec: SceneSpec): boolean =>
  uncovered(spec, 'cellar').some(({ thing }) => thing !== 'bottle' && thing !== 'glass');

function usualArchetype(spec: SceneSpec, random: Random): Archetype {
  const { camera } = spec;
  const [figure] = figuresOf(spec);
  if (figure?.part === 'hands') {
    if (isReachedInto(spec)) return camera.angle === 'overhead' ? 'overhead' : 'spread';
    // What a hand reaches for stands there still.
    if (figure.action === 'choosing') return 'asked';
    return HANDS[figure.action ?? 'holding'] ?? 'toast';
  }
  // A portrait is of a person: the wine stands beside it.
  if (figure && isPortrayed(figure, spec)) return random.pick(['hero_left', 'hero_right']);
  // 'A glass from above' is that glass; a flat lay brings what lies about.
  if (camera.angle === 'overhead') return isNamedAlone(spec) ? 'asked' : 'overhead';
  const lead = leadSubject(spec);
  // The barrel hall of an estate is under it, not in front of it.
  if (lead === 'estate' && spec.place && PLACE_DECORS[spec.place].decor === 'cellar')
    return 'cellar';
  const fixed = BY_SUBJECT[lead];
  if (isNear(camera) && (!fixed || lead === 'vineyard')) return 'close_up';
  if (isSeenWide(camera) && shows(spec, 'vineyard')) return 'wide_landscape';
  // From straight above there is no sky.
  if (fixed) return random.pick(asksForSky(spec) ? fixed.filter((a) => a !== 'overhead') : fixed);
  if (camera.placement) return `hero_${camera.placement}`;
  if (spec.bottles + spec.glasses > 4) return 'tasting_row';
  return random.pick(HEROES);
}

const isNear = ({ shot }: SceneSpec['camera']): boolean => shot === 'close_up' || shot === 'macro';

/** More lies there than hands could hold: the table is the picture, and they reach into it. */
function isReachedInto(spec: SceneSpec): boolean {
  const [figure] = figuresOf(spec);
  // Glasses meet above whatever is laid.
  if (figure?.action === 'toasting') return false;
  if (figure?.action && HANDS[figure.action]) return false;
  return (
    askedThings(spec).filter(({ thing, relation }) => relation === null && !DRUNK.has(thing))
      .length > 1
  );
}
const DRUNK: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute', 'bottle']);

/** What hands do decides what is shown of it; else they hold something. */
const HANDS: Partial<Record<NonNullable<AskedFigure['action']>, Archetype>> = {
  pouring: 'pour',
  opening: 'toast',
  picking: 'grape_macro',
  pruning: 'grape_macro',
  stomping: 'grape_macro',
};

/** Whoever neither pours nor toasts nor picks is there to be looked at. */
function isPortrayed({ part, role, action }: AskedFigure, spec: SceneSpec): boolean {
  if (part === 'portrait') return true;
  if (action === 'pouring' || action === 'toasting' || shows(spec, 'harvest')) return false;
  return role !== 'sommelier' || action === 'tasting' || action === 'holding';
}

/** A place is the stage, not the actor, as soon as the prompt names a thing to stand on it. */
function leadSubject(spec: SceneSpec): Subject {
  const [first] = spec.subjects;
  const action = spec.subjects.find(
    (s) => s === 'pour' || s === 'sommelier' || s === 'toast' || s === 'harvest',
  );
  if (action) return action;
  const thing = spec.subjects.find((s) => THINGS.includes(s));
  if ((first === 'vineyard' || first === 'estate') && thing) return thing;
  return first ?? 'glass';
}

/** Glasses and bottles that were asked for and nothing said of a table or a spread round them. */
const isNamedAlone = (spec: SceneSpec): boolean => {
  const asked = askedThings(spec);
  return (
    asked.length > 0 &&
    asked.every(({ thing }) => DRUNK_FROM.has(thing)) &&
    !FLAT_LAY.test(fold(spec.prompt))
  );
};
const DRUNK_FROM: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'tumbler',
  'bottle',
]);
const FLAT_LAY = /\bflat ?lay|\bspread\b|\bpairing|\bpicnic|knolling|accord|abbinament|maridaje/;
