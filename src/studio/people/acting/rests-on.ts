import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isCounter } from './act-scene.ts';
import type { Act, Scene } from './act-scene.ts';
import { ON_LEDGE } from './who-may.ts';

/** Arms on a barrel or a counter, or somebody who sits on steps or a wall. */
export function restsOn(
  { action }: AskedFigure,
  scene: Scene,
  { index, held }: { index: number; held: readonly Held[] },
): Pick<Act, 'pose' | 'holds' | 'beside' | 'does'> | null {
  if (action !== null && !ON_LEDGE.has(action)) return null;
  const has = (id: ThingId): boolean => scene.things.some(({ thing }) => thing === id);
  if (scene.leantOn)
    return {
      pose: 'leaning',
      holds: held.slice(0, 1),
      beside:
        scene.leantOn === 'barrel'
          ? 'upright_barrel'
          : isCounter(scene.furniture)
            ? null
            : 'counter',
      // What things do by standing aslant.
      does: ['tilted', 'holding', ...(action ? [action] : [])],
    };
  const ledge = has('stone_steps') ? 'steps' : has('stone_wall') ? 'wall' : null;
  if (!ledge) return null;
  return {
    pose: 'sitting',
    holds: held.slice(0, index === 0 ? 2 : 1),
    beside: ledge,
    does: ['sitting', 'holding', ...(action === 'tasting' ? ['tasting'] : [])],
  };
}
