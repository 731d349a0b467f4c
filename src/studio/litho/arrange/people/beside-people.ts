import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { heldByCompany, TABLES } from '#studio/litho/arrange/belonging.ts';
import { AT_TABLE } from '#studio/litho/arrange/table.ts';

const SERVED = new Set<ThingId>(
  'bottle magnum half_bottle glass champagne_flute carafe decanter pizza hard_cheese soft_cheese blue_cheese bread board pasta'.split(
    ' ',
  ) as ThingId[],
);
/** Whoever does nothing else with it stands or dances beside it. */
const BESIDE = new Set<AskedFigure['action']>([null, 'dancing', 'singing']);
const HAS_TABLES = new Set<PlaceId>([
  'restaurant',
  'cafe',
  'terrace',
  'beach',
  'yacht',
  'pool',
  'piazza',
]);
const MOST_SERVED = 4;

/** Beside people from head to foot a bottle on the floor would be as tall as their hips: it stands on a cask, or on a table where there are some. */
export function withCask(spec: SceneSpec): SceneSpec {
  const { things, figures, place, surface } = spec;
  const held = heldByCompany(spec);
  const isFree = (asked: AskedThing): boolean =>
    SERVED.has(asked.thing) && !asked.relation && !asked.size && !held.has(asked);
  const served = things.filter(isFree);
  const stands =
    figures.length > 0 &&
    figures.every(({ action, part }) => BESIDE.has(action) && part === 'figure');
  const isElsewhere =
    place === 'picnic' || surface === 'gingham' || AT_TABLE.test(fold(spec.prompt));
  const hasOwn = things.some(({ thing }) => BEARS.has(thing));
  if (!stands || served.length === 0 || served.length > MOST_SERVED || isElsewhere || hasOwn)
    return spec;
  const to = things.length;
  const thing: ThingId = place && HAS_TABLES.has(place) ? 'bistro_table' : 'barrel';
  return {
    ...spec,
    things: [
      ...things.map((asked) =>
        isFree(asked) ? { ...asked, relation: { kind: 'on', to } as const } : asked,
      ),
      { thing, word: thing, count: 1, colour: null, fill: null, states: [], relation: null },
    ],
  };
}
const BEARS = new Set<ThingId>([
  ...TABLES,
  'high_table',
  'long_table',
  'ice_bucket',
  'tray',
  'crate',
  'basket',
  'bench',
  'bicycle',
  'scooter',
]);

/** How tall it is beside them, told a little larger than it is. */
const SERVED_SCALE = 0.46;
const ON_BLANKET = 0.56;
/** Beside somebody who stands, rests or rides a bottle that is on the ground reaches to the knee. */
const ON_GROUND = 0.66;
const CASK_SCALE = 0.82;

/** Things in the measure of people who are seen from head to foot. */
export function besidePeople(
  maker: DrawnThing,
  asked: AskedThing,
  { things, place }: Pick<SceneSpec, 'things' | 'place'>,
): DrawnThing {
  const bearer = asked.relation?.kind === 'on' ? things[asked.relation.to]?.thing : undefined;
  const isServed = SERVED.has(asked.thing) && (bearer === 'barrel' || bearer === 'bistro_table');
  const isOnGround = SERVED.has(asked.thing) && !asked.size && bearer === undefined;
  const share = isServed
    ? SERVED_SCALE
    : isOnGround
      ? place === 'picnic'
        ? ON_BLANKET
        : ON_GROUND
      : asked.thing === 'barrel'
        ? CASK_SCALE
        : 1;
  return share === 1 ? maker : { ...maker, aspect: maker.aspect, height: maker.height * share };
}
