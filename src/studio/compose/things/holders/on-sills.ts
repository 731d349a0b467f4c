import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isSill } from '#studio/places/words/window-sills.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { ask } from '#studio/compose/things/accompaniments.ts';

/** Whether a window sill bears the things of this picture. */
export const isOnSill = ({ place, prompt, figures, camera }: SceneSpec): boolean =>
  place === 'window' && figures.length === 0 && camera.angle !== 'overhead' && isSill(fold(prompt));

const ON_TABLES: ReadonlySet<ThingId> = new Set(
  THINGS.filter(
    ({ stance, id }) => (stance !== 'floor' && stance !== 'scenery') || id === 'cat',
  ).map(({ id }) => id),
);

/** 'A bottle on a window sill' stands on that board, the panes behind it: not on a table in the room. */
export function onSills(things: readonly AskedThing[], spec: SceneSpec): readonly AskedThing[] {
  if (!isOnSill(spec)) return things;
  const isOn = ({ thing, relation }: AskedThing): boolean =>
    ON_TABLES.has(thing) &&
    PHOTO_MAKERS[thing] !== undefined &&
    (relation === null || relation.kind === 'beside' || relation.kind === 'between');
  if (!things.some(isOn)) return things;
  const to = things.length;
  return [
    ...things.map((one): AskedThing =>
      isOn(one) ? { ...one, relation: { kind: 'on', to } } : one,
    ),
    { ...ask('window_sill', 1), word: 'window sill' },
  ];
}
