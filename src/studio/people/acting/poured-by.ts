import type { Held } from '#studio/people/held/hold.ts';
import { JUG, OIL, PLATED } from '#studio/people/held/wares.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Act, Scene } from './act-scene.ts';
import { oneDish } from './served.ts';
import type { Pose } from './stance.ts';
import { otherThan } from './towards.ts';

/** Oil over a dish, a bottle into a decanter, or what was asked for into a glass or a cup. */
export function pouredBy(
  hands: readonly Held[],
  scene: Scene,
  act: (pose: Pose, holds: readonly Held[]) => Act,
): Act {
  const has = (id: ThingId): boolean => scene.things.some(({ thing }) => thing === id);
  if (has('oil_bottle') && !has('glass'))
    return act('dressing', [OIL, oneDish(hands) ?? otherThan(hands, 'oil_bottle') ?? PLATED]);
  if (scene.isDecanted) return act('decanting', ['bottle', 'decanter']);
  return act('pouring', [
    has('jug') ? JUG : has('decanter') || has('carafe') ? 'decanter' : 'bottle',
    has('clay_cup') ? 'cup' : 'glass',
  ]);
}
