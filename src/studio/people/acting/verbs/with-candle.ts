import type { Act, Scene } from '#studio/people/acting/act-scene.ts';
import { wareFor } from '#studio/people/held/wares.ts';

/** 'A portrait by candlelight': who stands alone, with a hand free and no table near, bears the light. */
export function withCandle(act: Act, scene: Scene): Act {
  const [first = null, second = null] = act.holds;
  const isBorne = act.pose === 'holding' && second === null && scene.furniture === null;
  const hasFlame = scene.things.some(({ thing }) => FLAMES.has(thing));
  if (!scene.isCandlelit || scene.people !== 1 || !isBorne || hasFlame) return act;
  return { ...act, holds: [first, wareFor({ thing: 'candle', colour: null })] };
}
const FLAMES: ReadonlySet<string> = new Set(['candle', 'candlestick', 'chandelier', 'lantern']);
