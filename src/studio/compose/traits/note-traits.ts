import { isByDay } from '#studio/compose/decors/halls/dining-room.ts';
import { houseLookOf } from '#studio/places/asked-house.ts';
import { isOfConcrete } from '#studio/places/modern-hall.ts';
import { isBrickRoom } from '#studio/places/backing.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { beastsOf } from '#studio/compose/things/beasts-and-guests.ts';
import { lightColourOf } from '#studio/compose/light/coloured-light.ts';
import { isMiddleForward } from '#studio/compose/things/layout/in-a-row.ts';
import { asksForLeafShadow } from '#studio/compose/setting/leaf-shadows.ts';
import { SHADED } from '#studio/things/photo-maker.ts';
import type { Trait } from '#studio/accounting/proof.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import { isMadeAsSaid } from '#studio/things/materials.ts';
import type { Archetype } from '#studio/compose/direction.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { needsFloor } from '#studio/compose/setting/choose-floor.ts';
import { builtTraits } from './built-traits.ts';
import { glassTraits } from './glass-traits.ts';
import { cameraTraits, lightTraits } from '#studio/compose/camera/camera-traits.ts';
import { JETTY_NAME } from '#studio/compose/decors/jetty.ts';
import { isPicnic } from '#studio/compose/decors/open-air.ts';
import { sizeTraits } from '#studio/compose/camera/size-traits.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { paintedTraits } from './painted-traits.ts';
import { petTraits } from './pet-traits.ts';
import { tableTraits } from './table-traits.ts';
import { CHECKED_CLOTH, TABLES } from '#studio/things/tables.ts';
import { peopleTraits } from './people-traits.ts';

/** What the scene shows beyond its things: read off what was handed to the painters, so that nothing can be claimed. */
export function noteTraits(stage: Stage, shot: Shot): Trait[] {
  return [
    ...new Set([
      ...stage.scene.paintings.flatMap(({ painter, params }) => paintedTraits(painter, params)),
      ...roomTraits(stage, shot),
      ...builtTraits(stage),
      ...peopleTraits(stage),
      ...petTraits(stage),
      ...lightTraits(stage),
      ...sizeTraits(stage),
      ...cameraTraits(stage, shot),
    ]),
  ];
}

const OPEN_PLACES = new Set(
  `yacht beach picnic garden_party wedding city piazza pool harbour village_lane house_front orchard olive_grove golf waterfall desert
  japanese_garden cloister campfire christmas_market`.split(/\s+/),
);
/** Painted by night or in snow, whatever the season. */
const BARE_PLACES = new Set(['campfire', 'christmas_market', 'desert']);
/** Painted with guests where there are to be some. */
const CROWDED = new Set<string>(['bar', 'restaurant', 'festival', 'market_hall', 'garden_party']);
const BRICK_DECORS = new Set(['bar', 'restaurant', 'cellar']);
const BARE_DECORS = new Set(['sweep', 'landscape', 'tabletop']);

/** Kinds of picture that look down the aisle of a cellar to its far end. */
const RUNS_AWAY: ReadonlySet<Archetype> = new Set<Archetype>(['cellar', 'view']);

/** Four at the least sit at a long table. */
const isLongLaid = ({ thing, count }: AskedThing): boolean =>
  thing === 'place_setting' && (count ?? 1) >= 4;

function roomTraits(stage: Stage, shot: Shot): Trait[] {
  const { direction, spec, scene } = stage;
  const { archetype, decor, room, place } = direction;
  const hasTable = shot.table !== null || scene.objects.some(({ role }) => role === 'surface');
  const [named] = spec.colours;
  return [
    ...(scene.cutout && spec.isShadowless ? [] : ['shadow']),
    ...(BARE_DECORS.has(decor)
      ? []
      : [`room:${decor === 'hall' && isByDay(stage) ? 'daylight' : room}` as const]),
    // The light on a house tells its hour.
    ...(decor === 'hall' && place === 'house_front' ? [`sky:${direction.sky}` as const] : []),
    // Gardens and beaches are painted in leaf and in the sun.
    ...(place && OPEN_PLACES.has(place) ? ['outdoors'] : []),
    ...(place && OPEN_PLACES.has(place) && !BARE_PLACES.has(place) && spec.season !== 'spring'
      ? ['season:summer']
      : []),
    ...(direction.hasPeople && (CROWDED.has(decor) || CROWDED.has(place ?? '')) ? ['crowd'] : []),
    // The tables of the built dining room wear white cloths.
    ...(decor === 'hall' && place === 'restaurant'
      ? (['surface:linen', 'cloth:white'] as const)
      : []),
    ...(place === 'christmas_market' ? ['season:winter'] : []),
    // Behind the panes of a Christmas room it snows.
    ...(place === 'christmas' && spec.things.some(({ thing }) => thing === 'window')
      ? ['weather:snow']
      : []),
    ...(decor === 'landscape' && hasTable && isPicnic(stage) ? ['picnic'] : []),
    ...(hasTable ? tableTraits(stage) : []),
    ...(isTable(stage, hasTable) ? ['table'] : []),
    ...(scene.objects.some(({ thing }) => thing === 'ice_bed') ? ['on:ice'] : []),
    ...(isJettySeen(stage) ? ['jetty'] : []),
    // Round the blanket is the grass.
    ...(decor === 'landscape' && stage.people.some(isOnGrass) ? ['surface:grass'] : []),
    ...(spec.things.some(({ states }) => states.includes(CHECKED_CLOTH)) &&
    scene.objects.some(({ thing }) => thing === 'bistro_table')
      ? ['surface:gingham']
      : []),
    ...glassTraits(stage),
    ...(spec.ground ? [`tint:${spec.ground.name}`] : []),
    ...tintedLight(spec),
    ...(decor === 'landscape' && houseLookOf(spec).wall === 'white' ? ['tint:white'] : []),
    // Turned leaves are golden, by whatever light.
    ...(decor === 'landscape' && direction.hasRows && direction.season === 'autumn'
      ? (['tint:golden', 'tint:orange', 'tint:yellow'] as const)
      : []),
    ...(decor === 'landscape' && FALLS.has(direction.weather) ? ['falling'] : []),
    ...(askedThings(spec).some(({ colours = [] }) => colours.length > 1) ? ['colours:many'] : []),
    ...(askedThings(spec).some(isLongLaid) ? ['laid:long'] : []),
    ...(archetype === 'asked' && askedThings(spec).some(({ states }) => states.includes(SHADED))
      ? ['wine:shaded']
      : []),
    ...(archetype === 'asked' && isMiddleForward(spec.prompt) ? ['middle:forward'] : []),
    ...(decor === 'sweep' && asksForLeafShadow(spec.prompt) ? ['shadow:leaves'] : []),
    ...(direction.backing ? [`backing:${direction.backing}`] : []),
    ...(decor === 'cellar' && RUNS_AWAY.has(archetype) ? ['hall:long'] : []),
    ...(decor === 'cellar' && isOfConcrete(spec) ? ['backing:concrete'] : []),
    ...(BRICK_DECORS.has(decor) && isBrickRoom(spec) ? ['backing:brick'] : []),
    ...(decor === 'sweep' || scene.cutout?.fade ? ['gradient'] : []),
    ...(decor === 'sweep' ? ['plain', ...(named ? [`tint:${named.name}`] : [])] : []),
    ...spec.things
      .filter(({ thing }) => BLOWN.has(thing) || (STEMMED.has(thing) && archetype === 'asked'))
      .flatMap(({ colour, colours = [] }) =>
        [...(colour ? [colour] : []), ...colours].map(({ name }) => `glass:${name}`),
      ),
    ...spec.things.flatMap(({ thing, colour }) =>
      thing === 'wrapping_paper' && colour && spec.things.some(isWrapped)
        ? [`colour:${colour.name}:${thing}`]
        : [],
    ),
    // Petals are small among their leaves, and candles make white ones yellow.
    ...askedThings(spec).flatMap(({ thing, colour }): Trait[] =>
      thing === 'flowers' && colour ? [`colour:${colour.name}:flowers`] : [],
    ),
    // A coat is of the colour that was said, whatever light falls on it.
    ...beastsOf(spec).flatMap(({ thing, colour }): Trait[] =>
      colour ? [`colour:${colour.name}:${thing}`] : [],
    ),
    ...spec.things.flatMap(({ thing, material }) =>
      material && isMadeAsSaid(thing, material) ? [`made:${material}:${thing}`] : [],
    ),
  ];
}

const FALLS: ReadonlySet<string> = new Set(['rain', 'storm', 'snow']);

const isOnGrass = ({ shape }: Stage['people'][number]): boolean =>
  shape.pose === 'lounging' || shape.pose === 'reclining';

/** Boards that things stand on, or somebody sits at the end of. */
const isJettySeen = ({ scene, people }: Stage): boolean =>
  scene.objects.some(({ name }) => name === JETTY_NAME) ||
  people.some(({ shape }) => shape.beside === 'jetty');

/** What things stand on is a table, unless it is a floor; then only one that stands there is. */
const isTable = ({ direction, spec, scene }: Stage, hasTop: boolean): boolean =>
  (hasTop &&
    !isGround(direction.surface) &&
    !(direction.archetype === 'asked' && needsFloor(spec))) ||
  scene.objects.some(({ thing }) => thing !== undefined && TABLES.includes(thing));

/** Photographs are lit in it; oils and prints keep their own light. */
function tintedLight(spec: Stage['spec']): Trait[] {
  const light = lightColourOf(spec);
  const isLit = light !== null && (spec.style === 'cinematic' || spec.style === 'gastro');
  return isLit ? [`tint:${light.name}`] : [];
}

/** What is packed in paper hides under it. */
const isWrapped = ({ thing, states }: AskedThing): boolean =>
  BLOWN.has(thing) && states.includes('wrapped');

/** Glasses of the colour that was said are built; those in somebody's hand are always clear. */
const STEMMED: ReadonlySet<ThingId> = new Set(['glass', 'champagne_flute']);
/** Bottles are blown in the colour that was said. */
const BLOWN: ReadonlySet<ThingId> = new Set(['bottle', 'magnum', 'half_bottle', 'flute_bottle']);
