import type { Scene, Who } from '#studio/people/acting/act-scene.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { COURIER } from '#studio/people/act-words.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

/** Poses that end at somebody else. */
export const TO_OTHERS: ReadonlySet<Pose> = new Set<Pose>(['giving', 'feeding']);

/** The first of those who are said to give does so; the others take it. */
export const gives = ({ action }: AskedFigure, { own }: Who, { towards }: Scene): boolean =>
  towards !== null && action === towards && own === 0;

/** Whoever does nothing else beside somebody who gives is the one it is given to. */
export function receives(figure: AskedFigure, who: Who, scene: Scene): boolean {
  const { towards, furniture, hasBeasts, people } = scene;
  if (!towards || furniture || hasBeasts || people < 2) return false;
  return !gives(figure, who, scene) && (figure.action === null || figure.action === towards);
}

/** Nobody gives or holds up nothing, and nobody feeds whom we do not see: that is announced. */
export function canDo({ action, said = '' }: AskedFigure, held: number, scene: Scene): boolean {
  if (action === 'giving' && /\b(?:interview|intervist|entrevist)/.test(said))
    return scene.people > 1;
  if (action === 'giving' && COURIER.test(said)) return true;
  if (action === 'giving' || action === 'lifting') return held > 0;
  return action !== 'feeding' || scene.people > 1 || scene.hasBeasts;
}

const isOf = (held: Held, thing: ThingId): boolean => isWareHeld(held) && held.thing === thing;

export const otherThan = (hands: readonly Held[], thing: ThingId): Held | undefined =>
  hands.find((held) => !isOf(held, thing));

/** A cork, or anything with a scent where there is no glass to smell. */
export function smelt(hands: readonly Held[], { vessel }: Scene): Held | null {
  const cork = hands.find((held) => isOf(held, 'cork'));
  if (cork || vessel) return cork ?? null;
  return hands.find((held) => held === 'grapes' || held === 'flowers' || isWareHeld(held)) ?? null;
}
