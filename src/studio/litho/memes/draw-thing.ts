import type { Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** One thing that fills its box. */
export function drawThing(
  sheet: MemeSheet,
  thing: Parameters<typeof drawnMaker>[0],
  box: Rect,
): void {
  const { press, random } = sheet;
  const maker = drawnMaker(thing);
  if (!maker) return;
  const heightPx = Math.min(box.height, box.width / maker.aspect);
  const base = [box.x + box.width / 2, box.y + box.height] as const;
  const look = lookFor(sheet, random.fork(thing), { line: WHITE });
  press.named(thing, () => maker.draw(press, { base, heightPx }, look));
}
