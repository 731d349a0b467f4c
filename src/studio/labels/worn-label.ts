import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const WEARERS: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);

/** 'A bottle with a red label': the bottle wears it, and no sheet of paper stands beside. */
export const isWornLabel = (
  { thing, relation }: AskedThing,
  things: readonly AskedThing[],
): boolean =>
  thing === 'label' &&
  (relation === null || relation.kind === 'on' || relation.kind === 'in') &&
  things.some((one) => WEARERS.has(one.thing));
