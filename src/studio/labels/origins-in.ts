import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Origin } from '#studio/things/asked-thing.ts';

/** Where each of several bottles comes from, if the prompt tells them apart by it. */
export const originsIn = ({ things }: Pick<SceneSpec, 'things'>): readonly Origin[] =>
  things.find(({ origins = [] }) => origins.length > 1)?.origins ?? [];
