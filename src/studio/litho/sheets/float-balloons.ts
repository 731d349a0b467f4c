import { smooth } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece, Sheet } from '#studio/litho/arrange/set-piece.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';

const isBalloon = ({ thing, row }: Piece): boolean => thing === 'balloon' && row === 'sky';

/** Emblems of a sheet in their places; balloons float above the others instead of behind them. */
export function setEmblems(pieces: readonly Piece[], sheet: Sheet): SetPiece[] {
  const balloons = pieces.filter(isBalloon);
  const standing = pieces.filter((piece) => !isBalloon(piece));
  if (balloons.length === 0 || standing.length === 0) return setOut(pieces, sheet);
  const { area } = sheet;
  const above: Rect = { ...area, height: area.height * ABOVE };
  const below: Rect = {
    ...area,
    y: area.y + area.height * FREE,
    height: area.height * (1 - FREE),
  };
  return [
    ...setOut(balloons, { ...sheet, area: above }),
    ...setOut(standing, { ...sheet, area: below }),
  ];
}

const ABOVE = 0.85;
const FREE = 0.34;
/** As in their outline. */
const STRING = '#64b5f6';

/** The strings that hang from them, behind all that stands there. */
export function drawStrings(press: LithoPress, pieces: readonly SetPiece[]): void {
  for (const { base, heightPx } of pieces.filter(isBalloon)) {
    const [x, y] = base;
    // Its outline ends in the beginning of one, at the right.
    const string = smooth(
      [
        [x + heightPx * 0.34, y - heightPx * 0.02],
        [x + heightPx * 0.4, y + heightPx * 0.12],
        [x + heightPx * 0.28, y + heightPx * 0.36],
        [x + heightPx * 0.36, y + heightPx * 0.64],
      ],
      false,
    );
    press.stroke(string, STRING, heightPx * 0.022);
  }
}
