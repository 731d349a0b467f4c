import type { SceneSpec } from '#studio/scene-spec.ts';
import { FOOD } from '#studio/things/catalogue/food.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isDish } from '#studio/things/platings.ts';

/** Something is served, and nothing asks for the dark. */
export const isServedByDay = ({ things, lighting, time, moods }: SceneSpec): boolean =>
  lighting === null &&
  time !== 'night' &&
  time !== 'dusk' &&
  !moods.some((mood) => mood === 'moody' || mood === 'dramatic' || mood === 'romantic') &&
  things.some(({ thing }) => SERVED.has(thing) || isDish(thing));

const SERVED: ReadonlySet<ThingId> = new Set<ThingId>([
  ...FOOD.map(({ id }) => id),
  'easter_eggs',
  'basket',
  'tulip',
  'flowers',
  'coffee',
  'tea',
]);

/** Oak, walnut and cloth as it is woven: white china neither burns out on them nor glares from them. */
export const FOOD_TABLES: readonly {
  surface: 'wood' | 'linen';
  tone: readonly [number, number, number];
}[] = [
  { surface: 'wood', tone: [150, 118, 84] },
  { surface: 'linen', tone: [204, 192, 172] },
  { surface: 'wood', tone: [112, 80, 54] },
  { surface: 'wood', tone: [172, 140, 104] },
];
