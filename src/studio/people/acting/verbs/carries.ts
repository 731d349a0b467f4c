import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { wareFor } from '#studio/people/held/wares.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import type { MakeAct } from '#studio/people/acting/act-rules/doer.ts';
import type { Act, Scene } from '#studio/people/acting/act-scene.ts';
import { trayOf } from './served.ts';

/** 'Peasants carrying baskets': one on the shoulder, one on the arm, one on the back. */
export function ladenIn(
  { action, count }: AskedFigure,
  scene: Scene,
  { act, index }: { act: MakeAct; index: number },
): Act | null {
  const basket = scene.things.find(({ thing }) => thing === 'basket');
  const isEach = basket?.isSeveral === true || (basket?.count ?? 0) > 2;
  if (action !== 'carrying' || count < 3 || !isEach || scene.isOnBack || scene.isOnShoulder)
    return null;
  if (index % 3 === 0) return act('on_shoulder', ['shoulder_basket']);
  if (index % 3 === 1) return { ...act('walking', ['basket']), does: ['carrying', 'walking'] };
  return { ...act('shouldering'), hasHod: true };
}

/** What is carried with both arms, on the back, on a shoulder or on a tray. */
export function carriedIn(figure: AskedFigure, scene: Scene, act: MakeAct): Act | null {
  const { role } = figure;
  const has = (id: ThingId): boolean =>
    scene.things.some((asked) => asked.thing === id && !isAnothers(asked, figure, scene));
  if (has('barrel') && scene.isBarrelCarried) return act('carrying', [], 'carried_barrel');
  if (has('crate') && scene.isOnShoulder) return act('on_shoulder', ['shoulder_crate']);
  if (has('crate')) {
    const isHarvest = has('grapes') || has('vine_leaf') || role === 'picker';
    const isOfWine = has('bottle') || scene.vessel !== null;
    return act('carrying', [], isHarvest ? 'crate' : isOfWine ? 'bottle_crate' : 'empty_crate');
  }
  if (has('basket') && scene.isOnBack) return { ...act('shouldering'), hasHod: true };
  if (has('basket') && scene.isOnShoulder) return act('on_shoulder', ['shoulder_basket']);
  const baked = scene.things.flatMap((asked) => wareFor(asked) ?? []).find(isBaked);
  // Loaves lie on it where no glasses stand there.
  if (has('tray') && baked && scene.vessel === null) return act('serving', ['tray', null, baked]);
  if (has('tray')) return act('serving', [trayOf(scene)]);
  return null;
}

const isBaked = ({ form }: Ware): boolean =>
  form === 'loaf' || form === 'bread' || form === 'round' || form === 'dish';

/** 'A man carries a crate and a woman holds grapes': the crate is his alone. */
function isAnothers(
  { word }: AskedThing,
  { action, said = '' }: AskedFigure,
  scene: Scene,
): boolean {
  if (scene.said.length < 2 || action === 'carrying' || action === null) return false;
  const named = fold(word);
  return !said.includes(named) && scene.said.some((one) => one.includes(named));
}
