import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece, Sheet } from '#studio/litho/arrange/set-piece.ts';

/** Half figures fill the sheet and are cut by its lower edge, or by the counter they stand behind. */
export function setBusts(
  pieces: readonly Piece[],
  {
    room: { area, stage },
    hasOthers,
    isLeftKept = false,
  }: { room: Sheet; hasOthers: boolean; isLeftKept?: boolean },
): SetPiece[] {
  const foot = stage.counter ?? area.y + area.height;
  const alone = pieces.length === 1;
  const isAside = hasOthers && stage.counter === undefined;
  // People beside each other are of one size.
  const broadest = Math.max(...pieces.map(({ maker }) => maker.aspect));
  // In a narrow panel shoulders may leave it: the face is what is looked at.
  const isNarrow = area.height > area.width * 1.15;
  const areKissing = isCouple(pieces);
  const widest = alone
    ? isAside
      ? areKissing
        ? 0.96
        : 0.7
      : isNarrow
        ? 1.24
        : 0.98
    : // Of three and more the inner ones stand behind: shoulders may hide, faces do not.
      ([0.54, 0.52, 0.42][pieces.length - 2] ?? 0.36);
  // Two whose glasses meet in the middle.
  const isPair = pieces.length === 2 && pieces.every(({ maker }) => maker.isTurned);
  const besideOthers = areKissing ? 0.46 : isLeftKept ? 0.6 : pieces[0]?.isHero ? 0.4 : 0.36;
  const columnOf = (i: number) =>
    alone ? (isAside ? besideOthers : 0.5) : isPair ? [0.27, 0.73][i]! : (i + 0.5) / pieces.length;
  // Lamps and flags hang above whoever plays.
  const isHero = pieces.some((piece) => piece.isHero);
  const heightPx = Math.min(
    (foot - area.y) * (isHero ? HERO : 0.97),
    (area.width * (isPair ? 0.76 : widest)) / broadest,
  );
  const set = pieces.map((piece, i): SetPiece => ({
    ...piece,
    base: [area.x + area.width * columnOf(i), foot],
    heightPx,
  }));
  // In a group the inner ones stand behind the outer ones.
  return pieces.length > 2 ? [...set.slice(1, -1), ...set.slice(0, 1), ...set.slice(-1)] : set;
}

const HERO = 0.9;

/** Two in one piece: their heads fill the sheet, and what they drink stands before them. */
export const isCouple = (busts: readonly Piece[]): boolean =>
  busts.length === 1 && busts[0]?.thing === 'couple';

const SEATS = new Set<Piece['thing']>(['sofa', 'armchair', 'bench']);

/** What half figures sit on is seen behind them. */
export const isSeat = ({ thing }: Piece): boolean => SEATS.has(thing);

export function setSeats(
  seats: readonly Piece[],
  { room: { area, stage }, busts }: { room: Sheet; busts: readonly SetPiece[] },
): SetPiece[] {
  const xs = busts.map(({ base }) => base[0]);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return seats.map((seat) => {
    // Its back reaches to the shoulders; the seat is below the edge.
    const heightPx = Math.min(area.height * 1.3, (area.width * 1.04) / seat.maker.aspect);
    const foot = (stage.counter ?? area.y + area.height) + heightPx * 0.22;
    return { ...seat, base: [middle, foot], heightPx };
  });
}

/** The room that half figures leave to things: at one's side, before two. */
export function besideBusts(
  room: Sheet,
  count: number,
  { isOnLeft = false, isBesideCouple = false } = {},
): Sheet {
  const { area } = room;
  if (count > 1) {
    const height = area.height * 0.42;
    return { ...room, area: { ...area, y: area.y + area.height - height, height } };
  }
  if (isBesideCouple) {
    const [width, height] = [area.width * 0.26, area.height * 0.5];
    const at = { x: area.x + area.width * 0.73, y: area.y + area.height - height };
    return { ...room, area: { ...at, width, height } };
  }
  return {
    ...room,
    area: { ...area, x: area.x + area.width * (isOnLeft ? 0.01 : 0.64), width: area.width * 0.35 },
  };
}
