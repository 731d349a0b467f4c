import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const MATS: ReadonlySet<ThingId> = new Set<ThingId>(['placemat', 'tasting_mat']);
const GLASSES: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute']);

/** 'A flight of five wines on a paper placemat': the glasses stand on their mat, however the sentence is built. */
export function onMats(things: readonly AskedThing[]): AskedThing[] {
  const mat = things.findIndex(({ thing }) => MATS.has(thing));
  const isOne = mat >= 0 && (things[mat]!.count ?? 1) === 1 && things[mat]!.isSeveral !== true;
  if (!isOne) return [...things];
  return things.map((one) =>
    GLASSES.has(one.thing) && isFlight(one) && (!one.relation || one.relation.to === mat)
      ? { ...one, relation: { kind: 'on', to: mat } }
      : one,
  );
}

/** One glass stands beside the plate of its mat; several are a flight. */
const isFlight = ({ count, isSeveral }: AskedThing): boolean => (count ?? (isSeveral ? 3 : 1)) > 2;
