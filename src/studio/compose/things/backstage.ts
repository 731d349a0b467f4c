import { groundOf } from '#studio/packshot/ground-of.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { isDrivenAmongRows, isUnsaidHarvest } from './among-rows.ts';
import { inBicycleBaskets } from './holders/in-bicycle-baskets.ts';
import { inRacks } from './holders/in-racks.ts';

/** So large that a bottle beside it on the floor would be lost. */
const LARGE: ReadonlySet<ThingId> = new Set<ThingId>([
  'armchair',
  'sofa',
  'wicker_chair',
  'deck_chair',
  'beach_umbrella',
  'bicycle',
  'scooter',
  'car',
  'vintage_car',
  'van',
  'tractor',
  'rowing_boat',
  'tank',
  'wine_fridge',
  'street_lamp',
  'copper_still',
  'riddling_rack',
  'ladder',
  'sign',
  'stove',
  'fridge',
  'wardrobe',
  'cupboard',
  'chest_of_drawers',
  'bed',
  'rocking_chair',
  'hammock',
  'shopping_trolley',
  'forklift',
  'train',
  'bus',
  'tram',
  'caravan',
  'carriage',
  'canoe',
  'lemon_tree',
  'orange_tree',
  'laurel_tree',
  'shovel',
  'pitchfork',
  'rake',
  'hoe',
  'broom',
  'mop',
  'skis',
  'surfboard',
  'stork',
  'heron',
  'flamingo',
  'peacock',
  'taxi',
  'statue',
  'column',
  'beehive',
  'harp',
  'cello',
]);

const ON_TABLES: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance !== 'floor' && stance !== 'scenery').map(({ id }) => id),
);

/** What stands behind the table, because something on the table is what the picture is of. */
export function backstageOf(spec: SceneSpec): AskedThing[] {
  const { camera } = spec;
  const things = inRacks(inBicycleBaskets(spec.things));
  const isPlain = groundOf(spec) !== undefined || camera.angle === 'overhead';
  if (isPlain || figuresOf(spec).length > 0) return [];
  const isBehind = (one: AskedThing): boolean =>
    one.relation?.kind === 'behind' ||
    things.some(({ relation }) => relation?.kind === 'in_front_of' && things[relation.to] === one);
  // A barrel is a table of its own, unless it is told to stand behind.
  const isLarge = (one: AskedThing): boolean =>
    LARGE.has(one.thing) || (one.thing === 'barrel' && (one.count ?? 1) === 1 && isBehind(one));
  // Between the rows it comes down its lane.
  const large = things.filter((one) => isLarge(one) && !isDrivenAmongRows(one, spec));
  const bears = (one: AskedThing): boolean =>
    things.some(
      ({ relation }) =>
        relation !== null && isTouching(relation.kind) && things[relation.to] === one,
    );
  const isFree = ({ thing, relation, word }: AskedThing): boolean =>
    !isUnsaidHarvest({ thing, word }, spec) &&
    ON_TABLES.has(thing) &&
    PHOTO_MAKERS[thing] !== undefined &&
    !(relation && isTouching(relation.kind) && isLarge(things[relation.to]!));
  // One that stands on the floor anyway brings the floor for all.
  const isFloorShown = things.some(
    (one) => !isLarge(one) && FLOOR.has(one.thing) && PHOTO_MAKERS[one.thing] !== undefined,
  );
  if (isFloorShown || !things.some(isFree)) return [];
  return large.filter((one) => !bears(one));
}

const isTouching = (kind: string): boolean => kind === 'in' || kind === 'on' || kind === 'beside';

const FLOOR: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'floor').map(({ id }) => id),
);
