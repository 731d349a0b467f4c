import type { Act, Scene } from '#studio/people/acting/act-scene.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { wareFor } from '#studio/people/held/wares.ts';

/** 'A portrait by candlelight': who stands alone, with a hand free and no table near, bears the light. */
export function withCandle(act: Act, scene: Scene): Act {
  const [first = null, second = null] = act.holds;
  const isBorne = AT_EASE.has(act.pose) && second === null && scene.furniture === null;
  const hasFlame = scene.things.some(({ thing }) => FLAMES.has(thing));
  if (!scene.isCandlelit || scene.people !== 1 || !isBorne || hasFlame) return act;
  const candle = wareFor({ thing: 'candle', colour: null });
  return act.pose === 'standing' && first === null
    ? { ...act, pose: 'holding', holds: [candle] }
    : { ...act, holds: [first, candle] };
}
const AT_EASE: ReadonlySet<Pose> = new Set<Pose>([
  'standing',
  'holding',
  'tasting',
  'regarding',
  'swirling',
]);
const FLAMES: ReadonlySet<string> = new Set(['candle', 'candlestick', 'chandelier', 'lantern']);
