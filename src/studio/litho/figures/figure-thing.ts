import type { AskedFigure, SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

export interface FigureThing {
  thing: ThingId;
  maker: DrawnThing;
}

/** The people of one wish, one entry for each. */
export function figureThing(_figure: AskedFigure, _spec: SceneSpec): FigureThing[] {
  return [];
}
