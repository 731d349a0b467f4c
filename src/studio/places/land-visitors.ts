import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isView } from './place.ts';

/** How tall it is in metres. */
interface Visitor {
  metres: number;
  isAloft?: boolean;
}

/** What can be seen out on the land: animals and machines between the vines, balloons above them. */
export const LAND_VISITORS = {
  horse: { metres: 2.1 },
  donkey: { metres: 1.6 },
  ox: { metres: 1.7 },
  cow: { metres: 1.6 },
  goat: { metres: 1 },
  sheep: { metres: 1 },
  deer: { metres: 1.7 },
  tractor: { metres: 2.8 },
  bicycle: { metres: 1.1 },
  hot_air_balloon: { metres: 24, isAloft: true },
} as const satisfies Partial<Record<ThingId, Visitor>>;

export type LandVisitor = keyof typeof LAND_VISITORS;

export const isLandVisitor = (thing: ThingId): thing is LandVisitor => thing in LAND_VISITORS;

/** Whether the picture has land for them: a named view, or no other place that was asked for. */
export const hasLand = ({ place }: SceneSpec): boolean => place === null || isView(place);
