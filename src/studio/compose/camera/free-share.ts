import { GUESTS } from '#studio/landscape/landmarks/guests.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isLandmark } from '#studio/inventory/landmarks-seen.ts';
import type { Archetype } from '#studio/compose/direction.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** The middle of what the heroes leave free, 0..1 across the frame. */
export function freeShare(stage: Stage): number {
  const { side } = stage.direction;
  const random = stage.random('free');
  const away = askedAway(stage) ?? (side === 0 ? (random.chance(0.5) ? 1 : -1) : -side);
  return 0.5 + away * random.range(0.16, 0.24);
}

/** 'A chapel on the left': where nothing stands before the land, its landmark is on the side that was said. */
function askedAway({ direction, spec }: Stage): -1 | 1 | null {
  if (!LANDS.has(direction.archetype)) return null;
  const side = spec.things.find((one) => one.side && isOfLand(one.thing))?.side;
  return side ? (side === 'left' ? -1 : 1) : null;
}
/** Painted into the land: what stands there, what grows there, what is in its sky. */
const isOfLand = (thing: ThingId): boolean =>
  isLandmark(thing) || GUESTS[thing] !== undefined || GROWN.has(thing);
const GROWN: ReadonlySet<ThingId> = new Set<ThingId>(['rainbow', 'tree', 'cypress', 'village']);
const LANDS: ReadonlySet<Archetype> = new Set<Archetype>(['wide_landscape', 'view']);
