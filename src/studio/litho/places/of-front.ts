import { climberOf } from '#studio/places/scenery/climber-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const OF_FRONT = new Set<ThingId>(['sign', 'door', 'house', 'timbered_house']);

/** The front of a house is that house, painted with its door, the name over it, and the roses that climb it. */
export const isOfFront = ({ thing }: AskedThing, spec: SceneSpec): boolean =>
  spec.place === 'house_front' && (OF_FRONT.has(thing) || climberOf(spec) === thing);
