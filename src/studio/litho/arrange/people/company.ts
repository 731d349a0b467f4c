import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece, Sheet } from '#studio/litho/arrange/set-piece.ts';
import { isPerson } from './crowd.ts';

/** Side by side on a tall sheet elbows overlap: so much of their width each person takes. */
export const SNUG = 0.74;
/** How tall the sheet is, in its widths, where a row across it leaves most of it empty. */
const TALL = 1.15;
/** What is lower than this, in bottles, may stand before somebody's feet; a barrel only at their side. */
const LOW = 0.8;
const BARREL = 1.1;
/** Shares of the height above the floor. */
const TALLEST = 0.8;
const LIFT = 0.1;

const isTallSheet = ({ area }: Sheet): boolean => area.height > area.width * TALL;

/** A few who stand by themselves; of many at a table arms and glasses would be hidden. */
export function isSnugRow(pieces: readonly Piece[], room: Sheet): boolean {
  const count = pieces.filter(isPerson).length;
  return isTallSheet(room) && room.stage.counter === undefined && count > 1 && count <= FEW;
}
const FEW = 4;

/** People with small things on a tall sheet: in one row with them they would be small themselves. */
export const isCompany = (row: readonly Piece[], room: Sheet): boolean =>
  isTallSheet(room) &&
  room.stage.counter === undefined &&
  row.filter(isPerson).length > 1 &&
  row.filter(isPerson).length <= FEW &&
  row.some((piece) => !isPerson(piece)) &&
  row.every((piece) => isPerson(piece) || (piece.maker.height <= BARREL && isLoose(piece))) &&
  row.filter((piece) => piece.maker.height > LOW && !isPerson(piece)).length < 2;

const isLoose = ({ asked }: Piece): boolean =>
  !asked?.relation || asked.relation.kind === 'beside' || asked.relation.kind === 'in_front_of';

/** People behind, as large as they fit, and before their feet what they have with them, in one measure. */
export function setCompany(row: readonly Piece[], { area, stage }: Sheet): SetPiece[] {
  const people = row.filter(isPerson);
  const things = row.filter((piece) => !isPerson(piece));
  const height = stage.floor - area.y;
  const unitFor = (pieces: readonly Piece[], widest: number, snug: number): number =>
    (area.width * widest) /
    pieces.reduce((sum, { maker }) => sum + maker.height * maker.aspect * snug, 0);
  const highest = Math.max(...people.map(({ maker }) => maker.height));
  const unit = Math.min(unitFor(people, 0.9, SNUG), (height * TALLEST) / highest);
  const lift = height * LIFT;
  const small = Math.min(unit * NEARER, unitFor(things, 0.94, 1.06));
  return [
    ...across(people, { area, foot: stage.floor - lift, unit, snug: SNUG }),
    ...atSides(across(things, { area, foot: stage.floor, unit: small, snug: 1.06 }), area),
  ];
}

/** A sitting dog reaches to a knee. */
const NEARER = 0.8;

/** One or two things leave the middle to the people. */
function atSides(set: readonly SetPiece[], area: Sheet['area']): SetPiece[] {
  const places = [[0.8], [0.2, 0.8]][set.length - 1];
  return set.map((piece, i) => {
    const u = places?.[i];
    if (u === undefined) return piece;
    const half = (piece.heightPx * piece.maker.aspect) / 2 / area.width;
    const within = Math.min(0.98 - half, Math.max(0.02 + half, u));
    return { ...piece, base: [area.x + area.width * within, piece.base[1]] as const };
  });
}

interface Rank {
  area: Sheet['area'];
  foot: number;
  unit: number;
  snug: number;
}

function across(pieces: readonly Piece[], { area, foot, unit, snug }: Rank): SetPiece[] {
  const widths = pieces.map(({ maker }) => maker.height * maker.aspect * snug * unit);
  const total = widths.reduce((sum, width) => sum + width, 0);
  // Few small things stand apart: each at a side of its own.
  const gap = Math.min(area.width * 0.16, (area.width * 0.94 - total) / Math.max(1, pieces.length));
  const spread = pieces.some((piece) => !isPerson(piece)) ? Math.max(0, gap) : 0;
  let x = area.x + (area.width - total - spread * (pieces.length - 1)) / 2;
  return pieces.map((piece, i) => {
    const width = widths[i] ?? 0;
    const base = [x + width / 2, foot] as const;
    x += width + spread;
    return { ...piece, base, heightPx: piece.maker.height * unit };
  });
}
