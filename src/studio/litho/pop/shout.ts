import { paintShout } from './ground.ts';
import { popWord } from './pop-palette.ts';
import { onSheet } from './pop-scene.ts';
import type { PopScene } from './pop-scene.ts';

/** The customer's word in a corner away from the hero. */
export function shout(scene: PopScene, side: 1 | -1): void {
  const word = popWord(scene.spec);
  if (!word) return;
  const { press } = scene;
  const isWide = press.width > press.height * 1.6;
  const radius = Math.min(press.width, press.height) * (word.length > 8 ? 0.24 : 0.19);
  const at = onSheet(
    scene,
    side > 0 ? 1 - 0.2 * (isWide ? 0.7 : 1) : 0.2 * (isWide ? 0.7 : 1),
    radius / press.height + 0.01,
  );
  paintShout(scene, word, at, radius);
}
