import type { Scene } from '#studio/people/acting/act-scene.ts';
import type { Held, HeldId } from '#studio/people/held/hold.ts';

const DISHES = new Set(['dish', 'round', 'box']);

/** What is brought to a table or dressed on a worktop. */
export const oneDish = (hands: readonly Held[]): Held | undefined =>
  hands.find((held) => typeof held === 'object' && DISHES.has(held.form));

const TRAYS = ['tray_1', 'tray_2', 'tray_3', 'tray_4', 'tray_5', 'tray_6'] as const;

/** As many glasses as were counted; a few where they were not. */
export function trayOf({ glasses, vessel, things }: Scene): HeldId {
  if (vessel === null) return 'tray';
  const asked = things.find(({ thing }) => thing === vessel);
  const count = asked?.count ?? (asked?.isSeveral ? 3 : Math.max(1, glasses || 2));
  return TRAYS[Math.min(TRAYS.length, count) - 1]!;
}
