import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import type { Face } from '#studio/typography/faces.ts';
import { setText } from '#studio/typography/set-text.ts';
import type { DrawnThing } from './drawn-thing.ts';

interface Board {
  thing: ThingId;
  /** The field that is written on, in shares of the width from the middle and of the height from the top. */
  field: Rect;
  ground: string;
  ink: string;
  face: Face;
}

/** What is said to stand on a thing. */
export const wordsOn = ({ texts }: Pick<SceneSpec, 'texts'>, thing: ThingId): string | null =>
  texts.carried?.find(({ carrier }) => carrier === thing)?.text ?? null;

const BOARDS: readonly ThingId[] = ['sign', 'blackboard'];

/** Whether a board in the picture says it already. */
export const isWrittenOnBoard = (
  spec: Pick<SceneSpec, 'texts' | 'things'>,
  words: string | null,
): boolean =>
  BOARDS.some(
    (board) => wordsOn(spec, board) === words && spec.things.some(({ thing }) => thing === board),
  );

/** A board with the words that were said to stand on it; without any it keeps its painted lines. */
export function letteredBoard(board: DrawnThing, { thing, field, ...inks }: Board): DrawnThing {
  return {
    ...board,
    draw: (press, standing, look) => {
      board.draw(press, standing, look);
      const words = wordsOn(look.spec, thing);
      if (words === null) return;
      const { base, heightPx } = standing;
      const width = heightPx * board.aspect;
      const area: Rect = {
        x: base[0] + field.x * width,
        y: base[1] - heightPx + field.y * heightPx,
        width: field.width * width,
        height: field.height * heightPx,
      };
      press.fill(rectangle(area), inks.ground);
      writeOn(press, words, { area, ...inks });
    },
  };
}

/** Words in the middle of a field, as large as it allows. */
export function writeOn(
  press: LithoPress,
  words: string,
  { area, ink, face }: { area: Rect; ink: string; face: Face },
): void {
  const ctx = press.colour;
  const { lines, style } = fitLines(ctx, words, {
    style: { face, sizePx: area.height * 0.7, tracking: 0.03 },
    maxWidth: area.width * 0.92,
    maxLines: 4,
    maxHeight: area.height * 0.9,
  });
  const step = style.sizePx * LEADING;
  const top = area.y + (area.height - step * lines.length) / 2;
  ctx.fillStyle = ink;
  lines.forEach((line, i) =>
    setText(ctx, line, [area.x + area.width / 2, top + step * i + style.sizePx * 0.84], style),
  );
}
