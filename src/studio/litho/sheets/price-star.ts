import { burst } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { setStack } from './set-stack.ts';
import type { SheetInks } from './sheet-inks.ts';

/** '-20 %' on a star that nobody overlooks. */
export function drawFigure(
  press: LithoPress,
  { figure, room, inks }: { figure: string; room: Rect; inks: SheetInks },
): void {
  const centre: Point = [room.x + room.width / 2, room.y + room.height * 0.28];
  const radius = Math.min(room.width * 0.46, room.height * 0.27);
  const star = Array.from({ length: 40 }, (_, i) => radius * (i % 2 ? 0.88 : 1));
  press.fill(burst(centre, star), inks.accent, { centre, radius, start: 0.15, end: -0.3 });
  setStack(
    press,
    {
      x: centre[0] - radius * 0.72,
      y: centre[1] - radius * 0.4,
      width: radius * 1.44,
      height: radius * 0.8,
    },
    [{ text: figure, face: 'playfairBlack', share: 1, ink: inks.paper }],
  );
}
