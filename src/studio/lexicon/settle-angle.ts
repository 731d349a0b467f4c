import type { PlaceId } from '#studio/places/place.ts';
import type { Camera } from '#studio/scene/camera.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

interface Seen {
  isLand: boolean;
  place: PlaceId | null;
  things: readonly AskedThing[];
}

/** 'From above' is from the air over land; a bottle's packshot is seen from its side, and says so. */
export function settleAngle(camera: Camera, { isLand, place, things }: Seen): Camera {
  if (camera.angle !== 'overhead') return camera;
  if (isLand) return { ...camera, angle: 'aerial', shot: camera.shot ?? 'view' };
  const isPackshot = place !== null && GROUNDS.has(place);
  const areBottles = things.length > 0 && things.every(({ thing }) => BOTTLES.has(thing));
  return isPackshot && areBottles ? { ...camera, angle: null } : camera;
}

const GROUNDS: ReadonlySet<PlaceId> = new Set([
  'white_ground',
  'black_ground',
  'colour_ground',
  'no_ground',
]);
const BOTTLES: ReadonlySet<ThingId> = new Set(['bottle', 'magnum', 'half_bottle', 'flute_bottle']);
