import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'A glass under a lamp': rooms paint their lamps; where no room is named, one stands on the table. */
export const lampsOnTables = (things: readonly AskedThing[], { place }: SceneSpec): AskedThing[] =>
  things.map((one) =>
    one.thing === 'lamp' && place === null ? { ...one, thing: 'table_lamp', relation: null } : one,
  );
