import { figuresOf } from '#studio/people/figures-of.ts';
import { isLeafOnVine, isPickedByHand } from '#studio/compose/at-the-vine.ts';
import { backingOf } from '#studio/places/backing.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { Random } from '#studio/random.ts';
import { hasBodies } from '#studio/people/figures-of.ts';
import { opensDoor } from '#studio/places/outside-room.ts';
import { isOnAnyShelf } from '#studio/places/on-shelf.ts';
import { isIndoorParty } from '#studio/places/indoor-party.ts';
import { placeOf } from '#studio/places/place-of.ts';
import { asksForSky } from '#studio/places/scenery/region-land.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import type { TimeOfDay } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isDish } from '#studio/things/platings.ts';
import { isBuiltHall } from '#studio/compose/decors/halls/built-halls.ts';
import { asksForOpenAir, needsFloor } from './choose-floor.ts';
import { isFeast, isNightFeast } from '#studio/compose/feasts.ts';
import { isLavenderLand } from '#studio/compose/things/lavender-land.ts';
import { hasHeroDish, isPairing } from '#studio/compose/things/holders/dishes/hero-dish.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { guestsOf } from '#studio/compose/things/beasts-and-guests.ts';
import type { Archetype, DecorId } from '#studio/compose/direction.ts';
import { asksForWallShadow } from './shadow-wall.ts';

const BY_SUBJECT: Partial<Record<Subject, DecorId>> = {
  vineyard: 'landscape',
  estate: 'landscape',
  harvest: 'landscape',
  grapes: 'landscape',
  wine_bar: 'bar',
  restaurant: 'restaurant',
  pairing: 'restaurant',
  tasting_row: 'restaurant',
  tasting_table: 'restaurant',
  festival: 'festival',
};

const BY_STYLE: Readonly<Record<StyleId, readonly DecorId[]>> = {
  cinematic: ['sweep'],
  illustration_poster: ['sweep'],
  education: ['sweep'],
  gastro: ['restaurant'],
  classical_heritage: ['sweep'],
  pop_art: ['sweep'],
  pastel: ['sweep'],
  meme_style: ['restaurant', 'bar'],
};

/** Where the picture is taken. */
export function chooseDecor(spec: SceneSpec, archetype: Archetype, random: Random): DecorId {
  const place = placeOf(spec);
  const named = place ? PLACE_DECORS[place].decor : null;
  if (archetype === 'overhead' || (archetype === 'asked' && spec.camera.angle === 'overhead'))
    return 'tabletop';
  // Stairs are painted, and so is their vault.
  if (named === 'cellar' && spec.things.some(({ thing }) => thing === 'stairs')) return 'place';
  // And so is the door that one looks out of.
  if (named === 'cellar' && opensDoor(spec)) return 'place';
  // A barrel before a wall is in no cellar that nobody named.
  if (named === 'cellar' && spec.place === null && backingOf(spec)) return 'sweep';
  if (archetype === 'cellar' && place && named !== 'cellar' && isBuiltHall(place, spec))
    return 'hall';
  if (archetype === 'cellar') return 'cellar';
  // What stands on the floor stands before the painted vault: the built one begins a barrel lower.
  if (named === 'cellar' && archetype === 'asked' && needsFloor(spec) && !isBarrelTop(spec))
    return 'place';
  // Whoever says what is behind has said that there is no room.
  if (!named && (backingOf(spec) || isOnAnyShelf(spec) || asksForWallShadow(spec))) return 'sweep';
  if (archetype === 'wide_landscape' || archetype === 'harvest_crate') return 'landscape';
  // Whoever cuts a vine stands before it.
  if (archetype === 'grape_macro' && !named && (isPickedByHand(spec) || isLeafOnVine(spec)))
    return 'landscape';
  if (!named && (guestsOf(spec).length > 0 || asksForOpenAir(spec) || isLavenderLand(spec)))
    return 'landscape';
  if (!named && isGround(spec.surface)) return 'landscape';
  if (!named && asksForSky(spec) && !isIndoors(spec)) return 'landscape';
  // Sun through leaves shines under trees, and who names a tree stands under it.
  if (!named && (spec.lighting === 'dappled' || hasTree(spec))) return 'landscape';
  if (archetype === 'pour' && spec.people !== false && !named) return 'sommelier';
  // Grapes in a hand were picked a moment ago.
  if (archetype === 'toast' && !named && spec.subjects.includes('grapes')) return 'landscape';
  if (archetype === 'toast' && !named && spec.lighting === 'candle') return 'restaurant';
  // Bottles are opened at the table.
  if (archetype === 'toast' && !named && opensBottle(spec))
    return random.pick<DecorId>(['bar', 'restaurant']);
  if (archetype === 'toast' && !named)
    return random.pick<DecorId>(['festival', 'bar', 'restaurant']);
  // The built vault has no painted wall for people to stand before.
  if (named === 'cellar' && hasBodies(spec)) return 'place';
  // The hour of a beach is told by its sky over the water.
  if (place === 'beach' && spec.time !== null && guestsOf(spec).length === 0) return 'landscape';
  // A lane at Christmas is painted with its lights.
  if (place === 'village_lane' && isAtChristmas(spec)) return 'place';
  if (named) return named;
  // A barrel that serves as the table stands in its cellar, unless another place is named.
  if (archetype === 'asked' && bearsAll(spec)) return 'cellar';
  const hourly = isMealOfHour(spec) ? 'restaurant' : undefined;
  const feast = isFeast(spec) || isIndoorParty(spec) ? 'restaurant' : undefined;
  const served = isServedAlone(spec, archetype) ? 'restaurant' : undefined;
  const chosen =
    feast ?? bySubject(spec, archetype) ?? hourly ?? served ?? random.pick(BY_STYLE[spec.style]);
  // Old masters set their tables before a dark wall, not a bright dining room.
  if (spec.style === 'classical_heritage' && chosen === 'restaurant') return 'sweep';
  // And in pastel bread and cheese beside a bottle are a still life, in no dining room that nobody named.
  const isStill = spec.style === 'pastel' && !feast && !hourly && !hasBodies(spec);
  if (isStill && chosen === 'restaurant' && !spec.subjects.some(isOfRoom)) return 'sweep';
  return chosen;
}

/** A dish that is the picture stands in a house that serves it: before a studio's wall it would lie on bare boards. */
const isServedAlone = (spec: SceneSpec, archetype: Archetype): boolean => {
  if (spec.style !== 'cinematic' || archetype !== 'asked') return false;
  const things = askedThings(spec);
  return (
    isPairing(spec, things) ||
    (things.some(({ plated }) => plated !== undefined) && hasHeroDish(spec, things))
  );
};

const isOfRoom = (subject: Subject): boolean =>
  subject === 'restaurant' || subject === 'tasting_row' || subject === 'tasting_table';

const opensBottle = (spec: SceneSpec): boolean =>
  figuresOf(spec).some(({ action }) => action === 'opening');

const hasTree = ({ things }: SceneSpec): boolean => things.some(({ thing }) => thing === 'tree');

const isAtChristmas = ({ words }: SceneSpec): boolean =>
  words.some(({ proofs, isRefused }) => !isRefused && proofs[0] === 'place:christmas');

/** One barrel that bears everything else is the table of the built cellar. */
const isBarrelTop = (spec: SceneSpec): boolean =>
  askedThings(spec).every(({ thing, relation }) => thing === 'barrel' || relation?.kind === 'on');

const bearsAll = (spec: SceneSpec): boolean =>
  isBarrelTop(spec) &&
  askedThings(spec).some(({ relation }) => relation !== null) &&
  spec.things.some(({ thing }) => thing === 'barrel') &&
  !hasBodies(spec);

/** At night, bars and tables are lit from within; every other hour wants its sky, and so does who names the stars. */
const isIndoors = (spec: SceneSpec): boolean =>
  !spec.things.some(({ thing }) => thing === 'stars' || thing === 'firework') &&
  (spec.lighting === 'candle' ||
    (isFeast(spec) && isNightFeast(spec)) ||
    isMealOfHour(spec) ||
    (spec.weather === null && spec.time === 'night' && bySubject(spec, 'asked') !== undefined));

/** 'Fondue evening', 'afternoon tea with sandwiches': dishes are served indoors, and the room shows the hour. */
const isMealOfHour = ({ time, weather, things }: SceneSpec): boolean =>
  weather === null &&
  time !== null &&
  INDOOR_HOURS.has(time) &&
  things.some(({ thing }) => isDish(thing) || COOKED.has(thing));
const INDOOR_HOURS: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>([
  'morning',
  'noon',
  'dusk',
  'night',
]);
const COOKED: ReadonlySet<ThingId> = new Set<ThingId>([
  'board',
  'sandwich',
  'fondue',
  'oyster',
  'caviar',
  'ham',
]);

function bySubject(spec: SceneSpec, archetype: Archetype): DecorId | undefined {
  // Grapes hang in the vineyard; beside a bottle they lie on its table.
  const isPlace = (s: Subject): boolean => s !== 'grapes' || archetype === 'grape_macro';
  const subject = spec.subjects.find((s) => BY_SUBJECT[s] !== undefined && isPlace(s));
  return subject && BY_SUBJECT[subject];
}
