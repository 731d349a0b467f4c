import type { Random } from '#studio/random.ts';
import type { PosterScene } from '#studio/litho/poster-scene.ts';
import type { AskedThing } from '#studio/things/thing.ts';
import type { DrawnLook } from './drawn-thing.ts';

/** How a piece looks in this poster, with what was asked of it. */
export function lookFor(
  { spec }: Pick<PosterScene, 'spec'>,
  random: Random,
  {
    asked,
    line = '#fff7ea',
    lightSide = 1,
  }: { asked?: AskedThing; line?: string; lightSide?: 1 | -1 } = {},
): DrawnLook {
  return {
    random,
    lightSide,
    colour: asked?.colour?.hex ?? null,
    fill: asked?.fill ?? null,
    states: asked?.states ?? [],
    wine: spec.wine,
    line,
    spec,
  };
}
