import type { ThingId } from '#studio/things/catalogue.ts';
import type { Box } from './inventory.ts';

/** What stands upright in a view and is known by its outline. */
const LANDMARKS: ReadonlySet<ThingId> = new Set(
  `chateau abbey house church gate well colosseum clock_tower cathedral ruins mosque wind_turbine water_mill gazebo lighthouse windmill
  bridge eiffel_tower tower leaning_tower acropolis aqueduct fairy_castle castle hut barn timbered_house temple triumphal_arch`.split(
    /\s+/,
  ) as ThingId[],
);

/** Lower than this share of the frame's height nobody tells a gate from a hut. */
const LEAST_HEIGHT = 0.08;
/** So large that it is named whatever its outline. */
export const LEAST_NAMED = 0.006;

const heightOf = ([, top, , foot]: Box): number => foot - top;

export const isLandmark = (thing: ThingId): boolean => LANDMARKS.has(thing);

/** Tall enough to be known from afar. */
export const standsTall = (box: Box): boolean => heightOf(box) >= LEAST_HEIGHT;
