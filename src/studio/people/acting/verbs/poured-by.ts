import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { JUG, OIL, PLATED, SHAKER, wareFor } from '#studio/people/held/wares.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Act, Scene } from '#studio/people/acting/act-scene.ts';
import { oneDish } from './served.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { otherThan } from '#studio/people/acting/staging/towards.ts';

/** Oil over a dish, a bottle into a decanter, or what was asked for into a glass or a cup. */
export function pouredBy(
  hands: readonly Held[],
  scene: Scene,
  act: (pose: Pose, holds: readonly Held[]) => Act,
): Act {
  const has = (id: ThingId): boolean => scene.things.some(({ thing }) => thing === id);
  if (has('oil_bottle') && !has('glass'))
    return act('dressing', [OIL, oneDish(hands) ?? otherThan(hands, 'oil_bottle') ?? PLATED]);
  const flame = scene.things.find(({ thing }) => thing === 'candle' || thing === 'candlestick');
  // The shoulder of the bottle is watched over the light.
  if (scene.isDecanted && flame)
    return { ...act('decanting', ['bottle', 'decanter', wareFor(flame)!]), beside: 'lit_counter' };
  if (scene.isDecanted) return act('decanting', ['bottle', 'decanter']);
  const cocktail = hands.find((held) => isWareHeld(held) && held.form === 'cocktail');
  if (cocktail) return act('pouring', [SHAKER, cocktail]);
  const mulled = hands.find((held) => isWareHeld(held) && held.thing === 'mulled_wine');
  return act('pouring', [
    has('jug') ? JUG : has('decanter') || has('carafe') ? 'decanter' : 'bottle',
    has('clay_cup') ? 'cup' : (mulled ?? 'glass'),
  ]);
}
