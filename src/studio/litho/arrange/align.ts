import type { SetPiece } from './set-piece.ts';

/** 'Behind' and 'in front of' keep one column. */
export function align(pieces: readonly SetPiece[]): SetPiece[] {
  return pieces.map((piece) => {
    const { relation } = piece.asked ?? {};
    if (relation?.kind !== 'behind' && relation?.kind !== 'in_front_of') return piece;
    const target = pieces.find(({ index }) => index === relation.to);
    if (!target || target.row === piece.row) return piece;
    const [own = 0, other = 0] = [piece, target].map(widthOf);
    const aside = Math.min(own, other);
    // A tractor before its barn would hide it, or leave the sheet.
    if (target.row === 'view' && aside === other) return piece;
    const base = [target.base[0] + aside * 0.3, piece.base[1]] as const;
    // A church far behind the tractor is seen beside it: straight behind it nobody would see the church.
    return piece.row === 'view' && isHidden({ ...piece, base }, target)
      ? piece
      : { ...piece, base };
  });
}

const widthOf = ({ heightPx, maker }: SetPiece): number => heightPx * maker.aspect;

/** Little of it would look out above or beside what stands before it. */
function isHidden(far: SetPiece, near: SetPiece): boolean {
  const [wide, nearWide] = [widthOf(far), widthOf(near)];
  const left = Math.max(far.base[0] - wide / 2, near.base[0] - nearWide / 2);
  const right = Math.min(far.base[0] + wide / 2, near.base[0] + nearWide / 2);
  const top = Math.max(far.base[1] - far.heightPx, near.base[1] - near.heightPx);
  const bottom = Math.min(far.base[1], near.base[1]);
  const covered = Math.max(0, right - left) * Math.max(0, bottom - top);
  return covered > wide * far.heightPx * HIDDEN;
}
const HIDDEN = 0.55;
