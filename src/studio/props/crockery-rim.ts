import { metal } from './making/kit.ts';
import { addLathe, modelOf, paint } from './making/model.ts';
import type { Kit } from './making/kit.ts';
import type { Place } from './making/place.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Shade } from '#studio/things/asked-thing.ts';

/** The name of a painted rim, by which a picture tells that it has one in that colour. */
export const RIM_OF = 'rim of ';

/** Share of the radius that the band covers, and how far it stands off its glaze. */
const [BREADTH, LIFT] = [0.11, 0.035];

const CAST: Readonly<Record<string, Vec3>> = {
  gold: [0.92, 0.66, 0.26],
  golden: [0.92, 0.66, 0.26],
  silver: [0.86, 0.86, 0.84],
  copper: [0.86, 0.42, 0.25],
};

/** A band along the lip of what is turned by this profile: blue, or gilt. */
export function addRim(
  kit: Kit,
  place: Place,
  { profile, rim, of }: { profile: readonly Vec2[]; rim: Shade; of: ThingId },
): void {
  // No part of it: a white plate is white, whatever its rim is.
  const object = addObject(kit.scene, { role: 'prop', name: `${RIM_OF}${rim.name}:${of}` });
  const cast = CAST[rim.name];
  const material = cast ? metal(kit, cast, 0.2) : paint(kit, rim.hex, { coat: 0.8, rough: 0.17 });
  addLathe(modelOf(kit, place, object), bandOf(profile), material, { isSharp: true });
}

/** From outside over the lip to the inside. */
function bandOf(profile: readonly Vec2[]): Vec2[] {
  const lip = profile.reduce((best, [, y], i) => (y > profile[best]![1] ? i : best), 0);
  const [before, top, after] = [profile[lip - 1]!, profile[lip]!, profile[lip + 1]!];
  const run = Math.max(0.01, Math.hypot(top[0] - after[0], top[1] - after[1]));
  const share = Math.min(1, (BREADTH * top[0]) / run);
  const inner: Vec2 = [
    top[0] + (after[0] - top[0]) * share,
    top[1] + (after[1] - top[1]) * share + LIFT,
  ];
  return [[before[0] + LIFT, before[1]], [top[0] + LIFT, top[1] + LIFT], inner];
}
