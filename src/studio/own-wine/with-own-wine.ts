import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { OwnWine } from './own-wine.ts';

/** The scene that was asked for, with the customer's bottle in it and its wine in the glasses. */
export function withOwnWine(spec: SceneSpec, own: OwnWine): SceneSpec {
  return {
    ...spec,
    wine: own.colour,
    wines: [own.colour],
    bottle: own.bottle,
    bottleGlass: own.glass,
    closure: own.closure,
    // Somebody's own bottle is in the picture whether or not the words name one.
    subjects: spec.subjects.includes('bottle') ? spec.subjects : [...spec.subjects, 'bottle'],
    bottles: Math.max(1, spec.bottles),
    things: withBottle(spec.things.filter(isNoLabel), own),
  };
}

/** The label that is meant is on the bottle; a second one would bear an invented name. */
const isNoLabel = ({ thing }: SceneSpec['things'][number]): boolean => thing !== 'label';

const BOTTLES: readonly ThingId[] = [
  'bottle',
  'magnum',
  'half_bottle',
  'clavelin',
  'flute_bottle',
  'ice_bucket',
];

function withBottle(things: SceneSpec['things'], { name }: OwnWine): SceneSpec['things'] {
  const isThere = things.some(({ thing }) => BOTTLES.includes(thing));
  if (things.length === 0 || isThere) return things;
  const bottle = { count: 1, colour: null, fill: null, states: [], relation: null };
  return [...things, { thing: 'bottle', word: name, ...bottle }];
}
