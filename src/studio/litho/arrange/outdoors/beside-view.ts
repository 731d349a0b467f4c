import type { SetPiece, Sheet } from '#studio/litho/arrange/set-piece.ts';

/** More than this share of a landmark may not be hidden by what stands before it. */
const HIDDEN = 0.45;
/** What stands before a landmark is not drawn smaller than this for its sake. */
const SMALLEST = 0.5;

/** A barn behind its tractor: whatever would hide the landmark is drawn smaller and steps aside. */
export function besideView(
  rows: readonly SetPiece[],
  view: readonly SetPiece[],
  { area }: Sheet,
): readonly SetPiece[] {
  const [landmark] = view;
  if (view.length !== 1 || !landmark || rows.length === 0) return rows;
  if (hiddenShare(landmark, rows) <= HIDDEN) return rows;
  const left = Math.min(...rows.map(leftOf));
  const right = Math.max(...rows.map(rightOf));
  const free = leftOf(landmark) + widthOf(landmark) * 0.2 - area.x;
  const scale = Math.max(SMALLEST, Math.min(1, (free * 0.96) / (right - left)));
  const middle = area.x + Math.max(free, (right - left) * scale) / 2;
  return rows.map((piece) => ({
    ...piece,
    base: [middle + (piece.base[0] - (left + right) / 2) * scale, piece.base[1]] as const,
    heightPx: piece.heightPx * scale,
  }));
}

const widthOf = ({ heightPx, maker }: SetPiece): number => heightPx * maker.aspect;
const leftOf = (piece: SetPiece): number => piece.base[0] - widthOf(piece) / 2;
const rightOf = (piece: SetPiece): number => piece.base[0] + widthOf(piece) / 2;

/** How much of a landmark's box lies behind the boxes of what stands before it; none of it twice. */
function hiddenShare(landmark: SetPiece, rows: readonly SetPiece[]): number {
  const columns = 24;
  let hidden = 0;
  for (let i = 0; i < columns; i++) {
    const x = leftOf(landmark) + ((i + 0.5) / columns) * widthOf(landmark);
    const over = rows.filter((piece) => leftOf(piece) < x && x < rightOf(piece));
    const top = Math.min(landmark.base[1], ...over.map(({ base, heightPx }) => base[1] - heightPx));
    hidden += Math.min(1, (landmark.base[1] - top) / landmark.heightPx);
  }
  return hidden / columns;
}
