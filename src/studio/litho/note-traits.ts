import { isHandInHand } from '#studio/litho/figures/couple-thing.ts';
import type { Trait } from '#studio/accounting/proof.ts';
import type { Inventory } from '#studio/inventory/inventory.ts';
import { skiesFor } from '#studio/landscape/sky/sky-palettes.ts';
import { namesBlossomingTrees } from '#studio/places/scenery/in-bloom.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isRaisedOn } from './arrange/outdoors/hill.ts';
import { hasBlanket } from './arrange/outdoors/blanket.ts';
import { piecesFor } from './arrange/pieces.ts';
import { isAtTable } from './arrange/table.ts';
import { animalActs, looksThere } from './figures/animals/animal-acts.ts';
import { facedIn } from './things/states/faced.ts';
import { isAdrift } from './arrange/outdoors/adrift.ts';
import { lookTraits } from './figures/look-traits.ts';
import { isOnStage } from './places/indoors/concert.ts';
import { teamIn } from './arrange/people/teams.ts';
import { riverBoatsIn } from './arrange/outdoors/river-boats.ts';
import { oldTractorIn } from './things/cuts/old-tractor.ts';
import { playedIn } from './figures/acts/instruments.ts';
import { formsOf } from './education/forms.ts';
import { sheetTraits } from './education/inks/sheet-ground.ts';
import { sizeTraits } from './size-traits.ts';
import { inksAsked } from './limit-inks.ts';
import { isActed } from './memes/moods.ts';
import { fallingIn } from './memes/weather.ts';
import { portraitOf } from './figures/portrait.ts';
import { isInColours, isPattern } from './pattern.ts';
import { dotsAsked } from './pop/asked-dots.ts';
import { isNeon } from './pop/neon.ts';
import { isFeast } from './scenes/feast.ts';
import { isSticker } from './sticker.ts';
import { isDinner } from './figures/acts/dinner.ts';
import { whoIsDrawn } from './figures/who-is-drawn.ts';
import { carriedIn } from './figures/acts/carrying.ts';
import { isKiss } from './figures/acts/kiss.ts';

const OPEN: ReadonlySet<PlaceId> = new Set([
  'beach',
  'picnic',
  'garden_party',
  'terrace',
  'pergola',
  'yacht',
  'city',
  'festival',
  'wedding',
  'pool',
  'christmas',
  'christmas_market',
  'harbour',
  'piazza',
  'forest',
  'orchard',
  'olive_grove',
  'village_lane',
]);

/** What a drawing shows beyond its things: hour and season colour the sky and the land, where there are any. */
export function noteDrawnTraits(spec: SceneSpec, { place, people, things }: Inventory): Trait[] {
  const { time, season, weather, plate, surfaceColour } = spec;
  // A café in a city that is named stands on its pavement.
  const isInTown = things.some(({ thing }) => thing === 'city_skyline');
  const isOpen = place !== null && (isView(place.id) || OPEN.has(place.id) || isInTown);
  const skies = isOpen ? skiesFor(time, time ? null : weather) : [];
  return [
    ...(hasTable(spec, place?.id ?? null) ? ['table'] : []),
    ...(things.some(({ thing }) => !SKY.has(thing)) ? ['shadow'] : []),
    // Somebody who is drawn after an outline of its own: an astronaut.
    ...things.map(({ thing }) => `look:${thing}`),
    ...(isOpen ? ['outdoors', ...skies.map((sky) => `sky:${sky}`)] : []),
    ...(place?.id === 'house_front' ? ['outdoors'] : []),
    ...(isOpen && namesBlossomingTrees(spec) && things.some(({ thing }) => thing === 'vines')
      ? ['trees:bloom']
      : []),
    ...(isOpen && season ? [`season:${season}`] : []),
    ...((isOpen || things.some(({ thing }) => thing === 'window_sill')) && weather
      ? [`weather:${weather}`]
      : []),
    ...(place && !isOpen ? ['room:daylight', 'room:amber'] : []),
    ...(plate?.topic === 'map' ? ['map'] : []),
    ...(spec.style === 'education' ? sheetTraits(spec) : []),
    ...(spec.style === 'education' ? [...formsOf(spec)].map((form) => `form:${form}`) : []),
    ...(plate ? [] : coloursShown(spec).map(({ name }) => `tint:${name}`)),
    ...(spec.style === 'illustration_poster' ? ['monochrome', 'flat'] : []),
    ...(isSticker(spec) ? ['sticker'] : []),
    ...(isNeon(spec) ? ['light:neon'] : []),
    ...(spec.style === 'pop_art' ? dotTraits(spec) : []),
    ...whoIsDrawn(spec),
    ...(spec.figures.length === 0 ? ['view:profile'] : []),
    ...(carriedIn(spec)?.how === 'head' ? ['on:head'] : []),
    ...(isPatterned(spec) ? ['pattern', ...(isInColours(spec) ? ['colours:many'] : [])] : []),
    ...(areWatched(things, spec) ? ['gaze'] : []),
    ...animalActs(spec),
    ...(spec.meme && fallingIn(spec)
      ? [`weather:${fallingIn(spec) === 'snow' ? 'snow' : 'rain'}`]
      : []),
    ...shadeTraits(spec, things),
    ...sizeTraits(spec, { things, people, place }),
    ...(facedIn(spec).size > 0 ? ['look:smiling', 'face'] : []),
    ...(oldTractorIn(spec) ? ['look:old'] : []),
    ...(riverBoatsIn(spec).aboard ? ['action:carrying'] : []),
    ...(spec.style === 'illustration_poster' && isOnStage(spec) ? ['backing:curtain'] : []),
    ...(teamIn(spec) ? ['hauling'] : []),
    ...(spec.things.some((asked) => isAdrift(asked, spec)) ? ['falling'] : []),
    // Two hands that meet over their glasses.
    ...(spec.subjects.includes('toast') && isHeldTwice(people) ? ['action:toasting'] : []),
    ...(things.some(({ thing }) => thing === 'vines') || place?.id === 'picnic'
      ? ['land:hills']
      : []),
    ...(people.length > 0 && spec.meme?.panels?.some(isDrunk) ? ['action:tasting'] : []),
    ...(isOpen &&
    isRaisedOn(
      spec,
      things.map(({ thing }) => thing),
    )
      ? ['on:hill', 'land:hills']
      : []),
    ...(surfaceColour ? [`cloth:${surfaceColour.name}`] : []),
    ...(spec.surface && hasSurface(spec, place?.id ?? null) ? [`surface:${spec.surface}`] : []),
    // Prints look straight at their things, whatever they are told.
    ...(spec.camera.angle === 'eye_level' ? ['angle:eye_level'] : []),
    ...(people.length > 0
      ? [...spec.figures.flatMap((figure) => figureTraits(figure, spec)), ...lookTraits(spec)]
      : []),
  ];
}

/** What the people and animals of a print will be seen to do, known before it is drawn. */
export const drawnActs = (spec: SceneSpec): ReadonlySet<Trait> =>
  new Set([
    ...animalActs(spec),
    ...(riverBoatsIn(spec).aboard ? ['action:carrying'] : []),
    ...(spec.subjects.includes('toast') ? ['action:toasting'] : []),
    ...(spec.meme?.panels?.some(isDrunk) ? ['action:tasting'] : []),
    ...spec.figures
      .flatMap((figure) => figureTraits(figure, spec))
      .filter((trait) => trait.startsWith('action:')),
  ]);

/** Drawn prints alone repeat their motifs. */
const isPatterned = (spec: SceneSpec): boolean =>
  (spec.style === 'illustration_poster' || spec.style === 'pop_art') &&
  !spec.plate &&
  !spec.sheet &&
  isPattern(spec);

/** Animals of prints look to the left: something stands there. */
const areWatched = (things: Inventory['things'], spec: SceneSpec): boolean =>
  things.some(
    ({ thing, box }) =>
      looksThere(thing, spec) &&
      things.some(
        (other) => other.thing !== thing && other.box[0] + other.box[2] < box[0] + box[2],
      ),
  );

const isHeldTwice = (people: Inventory['people']): boolean =>
  people.some(({ thing, count }) => thing === 'hand' && count > 1);

/** A blanket on the ground is painted; one in a room only where there is a table to lay it on. */
const hasSurface = (spec: SceneSpec, place: PlaceId | null): boolean =>
  // Flat inks have no pile.
  spec.surface !== 'velvet' &&
  (spec.surface !== 'gingham' || hasBlanket(spec, place) || hasTable(spec, place));

const SKY = new Set<string>(['sun', 'moon', 'star', 'cloud', 'rainbow', 'hot_air_balloon']);
/** Rooms that are painted with a table or a bar. */
const TABLED: ReadonlySet<PlaceId> = new Set([
  'studio',
  'restaurant',
  'wine_bar',
  'tasting_room',
  'wine_shop',
  'kitchen',
  'library',
  'fireplace',
  'hut',
  'window',
  'terrace',
]);

/** Still lifes of posters stand on one; elsewhere it is there where somebody sits at it. */
function hasTable(spec: SceneSpec, place: PlaceId | null): boolean {
  if (spec.plate || spec.sheet) return false;
  if (spec.style === 'illustration_poster' && isFeast(spec)) return true;
  if (place ? TABLED.has(place) : spec.style === 'illustration_poster') return true;
  return isAtTable(spec, piecesFor(spec), isView(place));
}

const WHITE = new Set<string>(['goose', 'swan', 'sheep', 'dove', 'snowman', 'polar_bear']);

/** Dyed as asked in their main part only. */
const DYED = new Set<string>(['house', 'cat']);

/** A colour for each of them, where all of them are seen. */
const shadeTraits = (spec: SceneSpec, seen: Inventory['things']): Trait[] =>
  spec.things.flatMap(({ thing, colour, colours = [] }) => {
    // Its label and its foil weigh more than the glass that was asked for.
    const own = thing === 'bottle' && colour && spec.bottleGlass ? [colour] : [];
    // Paper and dots shine through what is white by nature.
    if (colour?.name === 'white' && WHITE.has(thing) && seen.some((one) => one.thing === thing))
      return [`colour:white:${thing}`];
    // Roof, door and garden keep theirs, and so do eyes and whiskers.
    if (colour && DYED.has(thing) && seen.some((one) => one.thing === thing))
      return [`colour:${colour.name}:${thing}`];
    return seen.some((one) => one.thing === thing && one.count >= colours.length)
      ? [...own, ...colours].map(({ name }): Trait => `colour:${name}:${thing}`)
      : [];
  });

/** Every print of pop art is of dots; those of a colour lie on a plain ground. */
function dotTraits(spec: SceneSpec): Trait[] {
  const colour = spec.place && spec.place.endsWith('_ground') ? dotsAsked(spec) : null;
  return ['ground:dots', ...(colour ? ['ground:dots:laid', `ground:dots:coloured:${colour}`] : [])];
}

/** A panel in which somebody drinks, whoever it is. */
const isDrunk = ({ prompt }: SceneSpec): boolean => isActed(prompt) && DRINKS.test(prompt.trim());
const DRINKS = /^(?:drink|sip|tast|chug|gulp|buv|boi|bev|ber|beb|trink)/i;

/** One colour is the accent; a sheet in few inks shows them all. */
const coloursShown = (spec: SceneSpec) =>
  inksAsked(spec) || spec.sheet || spec.style === 'pop_art'
    ? spec.colours.slice(0, 3)
    : spec.colours.slice(0, 1);

/** Acts that drawn figures have a pose for; photographs know more. */
const POSED: ReadonlySet<string> = new Set([
  'running',
  'holding',
  'pouring',
  'toasting',
  'picking',
  'pruning',
  'tasting',
  'walking',
  'opening',
  'dancing',
  'stomping',
  'playing',
  'jumping',
  'singing',
]);

/** Half figures have no legs to do it with. */
const ON_FOOT: ReadonlySet<string> = new Set([
  'running',
  'walking',
  'dancing',
  'stomping',
  'picking',
  'pruning',
  'jumping',
  'singing',
]);

/** Drawn people wear their trade and do what they were told. */
function figureTraits(
  { role, action, who, part, count, said = '' }: SceneSpec['figures'][number],
  spec: SceneSpec,
): Trait[] {
  const isHalf = spec.style === 'meme_style' || portraitOf(spec) !== null;
  // Several hands of a pop print only hold.
  const isIdle = part === 'hands' && count > 1 && action === 'pouring' && spec.style === 'pop_art';
  // Chess and cards are played by nobody here; an instrument is.
  const isUnplayed =
    action === 'playing' && role !== 'musician' && playedIn(spec.figures, spec.things).length === 0;
  const isPosed =
    action && POSED.has(action) && !(isHalf && ON_FOOT.has(action)) && !isIdle && !isUnplayed;
  return [
    ...(who === 'child' ? ['person:child'] : []),
    ...(role ? [`person:${role}`] : []),
    ...(isPosed ? [`action:${action}`] : []),
    ...(action === 'eating' && isHalf && isDinner(spec) ? ['action:eating'] : []),
    ...(action === 'kissing' && isKiss(spec) ? ['action:kissing'] : []),
    ...(!isHalf && isHandInHand({ role, action, who, part, count, said }) ? ['action:joined'] : []),
    ...(!isHalf && part !== 'hands' && spec.camera.angle === 'behind' ? ['angle:behind'] : []),
  ];
}
