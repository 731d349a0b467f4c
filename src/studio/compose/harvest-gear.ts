import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What grapes are picked into, and what goes along to the rows. */
const FILLED: ReadonlySet<ThingId> = new Set<ThingId>(['crate', 'basket', 'watering_bucket']);
const ALONG: ReadonlySet<ThingId> = new Set<ThingId>([
  ...FILLED,
  'grapes',
  'vine_leaf',
  'vines',
  'secateurs',
  'gloves',
  'boot',
  'tractor',
  'trailer',
  'wheelbarrow',
]);

/** Crates and baskets of a harvest are put down in the row: nobody carries a table there. */
export const isHarvestGear = (spec: SceneSpec): boolean =>
  spec.things.some(({ thing }) => FILLED.has(thing)) &&
  spec.things.some(({ thing }) => thing === 'grapes') &&
  spec.things.every(({ thing }) => ALONG.has(thing)) &&
  figuresOf(spec).length === 0;

/** The ground that things stand on was named, or goes without saying. */
export const liesAllRound = (spec: SceneSpec, surface: Surface): boolean =>
  isGround(surface) && (surface === spec.surface || (!spec.surface && isHarvestGear(spec)));
