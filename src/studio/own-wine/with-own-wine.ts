import type { SceneSpec } from '#studio/scene-spec.ts';
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
  };
}
