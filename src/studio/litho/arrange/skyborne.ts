import type { ThingId } from '#studio/things/catalogue.ts';

/** What hangs, flies or shines. */
export const SKYBORNE: ReadonlySet<ThingId> = new Set<ThingId>([
  'sun',
  'moon',
  'crescent_moon',
  'shooting_star',
  'rainbow',
  'cloud',
  'lightning',
  'planet',
  'kite',
  'hot_air_balloon',
  'firework',
  'airplane',
  'helicopter',
  'balloon',
  'confetti',
  'star',
  'snowflake',
  'mirror_ball',
  'bat',
  'bunting',
  'garland',
  'string_lights',
  'cable_car',
  'dove',
]);
