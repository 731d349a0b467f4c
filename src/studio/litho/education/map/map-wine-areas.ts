import { smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { stream } from '#studio/random.ts';

/** How round a field is drawn. */
const SIDES = 30;
/** What is left between two fields that meet. */
const GAP = 0.94;

interface WineField {
  at: Point;
  ink: string;
  name: string;
}

/** A coloured field round each place, up to half way to its neighbours: a sketch of where it lies, and no border. */
export function drawWineAreas(
  press: LithoPress,
  fields: readonly WineField[],
  reach: number,
): void {
  fields.forEach((field, i) => {
    const random = stream(field.name, 'wine area');
    const wobble = [random.range(0, 6.28), random.range(0, 6.28)] as const;
    const outline = Array.from({ length: SIDES }, (_, k): Point => {
      const turn = (k / SIDES) * Math.PI * 2;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const free =
        reach *
        (0.86 + 0.14 * Math.sin(turn * 2 + wobble[0]) + 0.1 * Math.sin(turn * 3 + wobble[1]));
      const far = Math.min(
        free,
        ...fields.map((other, j) => (j === i ? free : toBorder(field.at, other.at, [dx, dy]))),
      );
      return [field.at[0] + dx * far, field.at[1] + dy * far];
    });
    const path = smooth(outline);
    press.veil(path, field.ink, 0.48);
    press.stroke(path, field.ink, press.unit * 2);
  });
}

/** How far one can go in a direction before the other place is nearer. */
function toBorder(from: Point, to: Point, [dx, dy]: Point): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const along = x * dx + y * dy;
  return along <= 0 ? Infinity : ((x * x + y * y) / 2 / along) * GAP;
}
