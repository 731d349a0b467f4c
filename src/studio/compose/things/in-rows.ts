import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Three are a group; a row wants more, and a banner is long. */
const IN_A_ROW = 5;
const ACROSS_A_BANNER = 7;

/** 'A row of wine glasses', without a number: so many that it reads as a row. */
export const inRows = (things: readonly AskedThing[], spec: SceneSpec): AskedThing[] =>
  things.map((one) =>
    one.isSeveral && one.count === null && one.relation === null && isRowOf(spec, one)
      ? { ...one, count: spec.size === 'banner' ? ACROSS_A_BANNER : IN_A_ROW }
      : one,
  );

const isRowOf = ({ words }: SceneSpec, { thing }: AskedThing): boolean =>
  (thing === 'glass' || thing === 'bottle' || thing === 'champagne_flute') &&
  words.some(({ proofs }) => proofs.includes(`row:${thing}`));
