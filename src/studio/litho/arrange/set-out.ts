import type { SetPiece, Sheet } from './set-piece.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { CopySpace } from '#studio/scene/camera.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { setSky } from './outdoors/skyborne.ts';
import { align } from './align.ts';
import { attach, RIDER } from './attach.ts';
import { inLandShare, isInLand } from './outdoors/hill.ts';
import { inOrder } from './order.ts';
import { besideView } from './outdoors/beside-view.ts';
import { isBandAlone, isCrowd, isPerson, setAtSides, setBand, setCrowd } from './people/crowd.ts';
import { isCompany, isSnugRow, setCompany, SNUG } from './people/company.ts';
import { besideBusts, isCouple, isSeat, setBusts, setSeats } from './people/set-busts.ts';
import type { Piece, Row } from './piece.ts';

interface Room extends Sheet {
  /** What stands in or on another piece and needs headroom there. */
  attached: readonly Piece[];
}

/** Space between neighbours, as a share of a bottle's height. */
const GAP = 0.06;
/** More than this many stand in two ranks; small things sooner. */
const RANK = 6;
const FRONT_RANK = 4;
/** Ranks are not divided again. */
const MANY = 99;
const ONE_ROW = 5;
/** Height of one rank of two. */
const RANK_SHARE = 0.66;

/** Gives every piece its place: view, rows, and what stands in or on another. */
export function setOut(pieces: readonly Piece[], room: Sheet): SetPiece[] {
  const attached = pieces.filter((piece) => isAttached(piece, pieces));
  const unseated = pieces.filter((piece) => !attached.includes(piece));
  const isSeated = unseated.some(({ row }) => row === 'bust');
  const seats = isSeated ? unseated.filter(isSeat) : [];
  const free = unseated.filter((piece) => !seats.includes(piece));
  const of = (row: Row) => inOrder(free.filter((piece) => piece.row === row));
  const hasOthers = free.some(({ row }) => row === 'back' || row === 'front');
  // People stand as they were named; hands that hold something point inwards.
  const people = free.filter(({ row }) => row === 'bust');
  const busts = setBusts(people, { room, hasOthers, isLeftKept: isLeftKept(free) });
  const beside =
    busts.length > 0
      ? besideBusts(room, isLaid(room) ? 2 : busts.length, {
          isOnLeft: isLeftKept(free),
          isBesideCouple: isCouple(people),
        })
      : room;
  const crowd = of('back').filter(isPerson);
  const things = [...of('back').filter((one) => !isPerson(one)), ...of('front')];
  const laid = isCrowd(crowd, room)
    ? [...setCrowd(crowd, room), ...setAtSides(things, room)]
    : isBandAlone(crowd, { things, room })
      ? [...setBand(crowd, room), ...setAtSides(things, room)]
      : setRows(of('back'), of('front'), { ...beside, attached });
  const behind = setSeats(seats, { room, busts });
  const view = setView(of('view'), room);
  const rows = busts.length > 0 ? laid : besideView(laid, view, room);
  const far = [...view, ...setSky(of('sky'), room)];
  const standing = [...far, ...behind, ...busts, ...rows];
  return attach(align(standing), attached);
}

/** 'A big glass on the left': whoever performs stands on the other side. */
const isLeftKept = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ isHero }) => isHero) && pieces.some(({ asked }) => asked?.side === 'left');

/** Whoever sits behind a counter or a table has it before them. */
const isLaid = ({ stage }: Sheet): boolean => stage.counter !== undefined;

const isAttached = ({ asked, rides, carried }: Piece, pieces: readonly Piece[]): boolean =>
  rides !== undefined ||
  carried !== undefined ||
  ((asked?.relation?.kind === 'on' || asked?.relation?.kind === 'in') &&
    // What stands on a painted shelf stands by itself.
    pieces.some(({ index }) => index === asked.relation!.to));

/** A few things share one row, small ones outside; more stand in two. */
function setRows(back: readonly Piece[], front: readonly Piece[], room: Room): SetPiece[] {
  const height = room.stage.floor - room.area.y;
  const foot = room.stage.floor;
  if (back.length > 0 && front.length === 0 && back.every(isInLand)) {
    const far = room.stage.horizon + (foot - room.stage.horizon) * IN_LAND_AT;
    return setRow(back, room, { foot: far, tallest: height * inLandShare(back), widest: 0.8 });
  }
  const company = [...back, ...front];
  if (isCompany(company, room)) return setCompany(company, room);
  const isOneRow = back.length + front.length <= ONE_ROW && !isHeap(back, front, room);
  if (back.length > 0 && isOneRow && !hasDepth(front)) {
    const half = Math.ceil(front.length / 2);
    const row = [...front.slice(half), ...back, ...front.slice(0, half)];
    const across = { foot, tallest: height * 0.86, widest: 0.92 };
    // The taller ones behind: the sheet is filled, and all of them are seen.
    return isStrip(row, room, across)
      ? setRanks(row.toSorted(byHeight), room, { ...across, rank: MANY })
      : setRow(row, room, across);
  }
  if (back.length === 0) {
    const lone = [0.66, 0.58][front.length - 1] ?? 0.5;
    const raised = foot - height * (front.length > FRONT_RANK ? 0.02 : 0.08);
    return setRow(front, room, {
      foot: raised,
      tallest: height * lone,
      widest: 0.88,
      rank: isLaid(room) ? RANK : FRONT_RANK,
    });
  }
  // Two ranks of small things need the height of two.
  const tallest = height * (front.length > RANK ? 0.46 : 0.3);
  const near = nearestOf(foot, room);
  const frontSet = setRow(front, room, { foot: near, tallest, widest: 0.94 });
  // A single bottle keeps its label free of what lies before it.
  const share = back.length === 1 ? 0.78 : 0.5;
  const lift = Math.max(0, ...frontSet.map(({ heightPx }) => heightPx)) * share;
  const backRow = {
    foot: Math.max(near - lift, room.stage.edge ?? 0),
    tallest: height * 0.88 - lift,
    widest: 0.92,
  };
  return [...setRow(back, room, backRow), ...frontSet];
}

const IN_LAND_AT = 0.3;

/** Four and more in a low row leave the sheet empty above them, on a tall sheet three do. */
function isStrip(pieces: readonly Piece[], room: Room, { tallest, widest }: RowRoom): boolean {
  const isFree = ({ asked, row }: Piece) =>
    asked !== null && row !== 'bust' && (!asked.relation || asked.relation.kind === 'beside');
  const fewest = room.area.height > room.area.width * 1.2 ? 3 : 4;
  // The emblems of a card stand side by side above its words.
  const isWide = room.area.height < room.area.width * 0.75;
  if (pieces.length < fewest || isWide || !pieces.every(isFree) || isLaid(room)) return false;
  return lowOf(pieces, room.area.width * widest) < tallest * LOW;
}
const LOW = 0.5;
const byHeight = (a: Piece, b: Piece): number => a.maker.height - b.maker.height;

/** How high the highest of a row is when the row is so wide. */
function lowOf(pieces: readonly Piece[], width: number): number {
  const wide = pieces.reduce((sum, { maker }) => sum + maker.height * maker.aspect + GAP, 0);
  return (Math.max(...pieces.map(({ maker }) => maker.height)) * width) / wide;
}

/** Three strawberries would make a small glass of the one between them: they lie before it. */
const isHeap = (back: readonly Piece[], front: readonly Piece[], room: Room): boolean =>
  front.length >= 3 &&
  back.length > 0 &&
  !isLaid(room) &&
  front.every(({ asked }) => asked !== null && !asked.relation);

const hasDepth = (front: readonly Piece[]): boolean =>
  front.some(({ asked }) => asked?.relation?.kind === 'in_front_of');

interface RowRoom {
  foot: number;
  tallest: number;
  /** Share of the area's width. */
  widest: number;
  /** More than this many stand in two ranks. */
  rank?: number;
}

function setRow(pieces: readonly Piece[], room: Room, row: RowRoom): SetPiece[] {
  if (pieces.length === 0) return [];
  const { foot, tallest, rank = RANK } = row;
  // Barrels before a city would hide what it is known by.
  const widest = Math.min(row.widest, room.stage.widest ?? 1);
  if (pieces.length > rank || isLong(pieces, room, row))
    return setRanks(pieces, room, { ...row, rank: MANY });
  const isSnug = isSnugRow(pieces, room);
  const widthOf = (piece: Piece) =>
    piece.maker.height * piece.maker.aspect * (isSnug && isPerson(piece) ? SNUG : 1);
  const total = pieces.reduce((sum, piece) => sum + widthOf(piece) + GAP, -GAP);
  const highest = Math.max(...pieces.map((piece) => stackHeight(piece, room.attached)));
  const unit = Math.min(tallest / highest, (room.area.width * widest) / total);
  let x = room.area.x + (room.area.width - total * unit) * shareBefore(pieces);
  return pieces.map((piece, i) => {
    const width = widthOf(piece) * unit;
    const base = [x + width / 2, foot + (i % 2) * unit * 0.025] as const;
    x += width + GAP * unit;
    return { ...piece, base, heightPx: piece.maker.height * unit };
  });
}

/** Which part of the free width lies to the left of a row: things that are all on one side leave the other. */
function shareBefore(pieces: readonly Piece[]): number {
  const [side] = pieces.map(({ asked }) => asked?.side);
  const areTogether = side && pieces.every(({ asked }) => asked?.side === side);
  if (!areTogether) return 0.5;
  return side === 'left' ? 0.14 : 0.86;
}

/** Flat things side by side would be a strip at the foot of the sheet: two ranks of them fill it. */
function isLong(pieces: readonly Piece[], room: Room, { tallest, widest, rank }: RowRoom): boolean {
  if (pieces.length < 4 || rank === MANY || pieces.some(({ row }) => row !== 'front')) return false;
  return lowOf(pieces, room.area.width * widest) < tallest * STRIP;
}
const STRIP = 0.5;

/** Lies on what bears it and does not rise above it. */
const WORN = new Set<Piece['thing']>(['lipstick_mark', 'ribbon']);

/** How high a piece reaches with what stands on it or looks out of it. */
function stackHeight({ thing, index, maker }: Piece, attached: readonly Piece[]): number {
  if (thing === 'place_setting') return maker.height * 1.06;
  const isLaden = attached.some(({ carried, bearer }) => carried === 'head' && bearer === index);
  if (isLaden) return maker.height * 1.34;
  const above = attached
    .filter(({ asked, rides }) => asked?.relation?.to === index || rides === index)
    .map((piece) => {
      // Somebody in the saddle has his legs beside it.
      if (piece.rides !== undefined)
        return Math.min(piece.maker.height, maker.height * RIDER) - maker.height * 0.78;
      if (WORN.has(piece.thing)) return 0;
      return piece.asked?.relation?.kind === 'in'
        ? fittedIn(piece, maker) * 0.62
        : piece.maker.height * 0.96;
    });
  return maker.height + Math.max(0, ...above);
}

/** How high somebody is who is squeezed into what is narrower: a cat in a crate. */
function fittedIn({ maker, thing }: Piece, holder: Piece['maker']): number {
  const inner = holder.height * holder.aspect * (holder.holds?.mouth.width ?? 1);
  return LIVELY.has(thing) ? Math.min(maker.height, inner / maker.aspect) : maker.height;
}

/** A table is as deep as two ranks need. */
const nearestOf = (foot: number, { stage: { edge } }: Room): number =>
  edge === undefined ? foot : foot + (foot - edge) * 0.55;

/** Two ranks: the rear one higher and between the heads of the front one. */
function setRanks(asked: readonly Piece[], room: Room, row: RowRoom): SetPiece[] {
  const { edge } = room.stage;
  const nearest = nearestOf(row.foot, room);
  // On a table the ranks stand close: only what is taller is seen behind the others.
  const pieces = edge === undefined ? asked : asked.toSorted(byHeight);
  const half = cutOf(pieces);
  const front = setRow(pieces.slice(0, half), room, {
    ...row,
    foot: nearest,
    tallest: row.tallest * RANK_SHARE,
    widest: row.widest * 0.94,
  });
  const height = Math.max(...front.map(({ heightPx }) => heightPx));
  const rear = setRow(pieces.slice(half), room, {
    ...row,
    foot: Math.max(nearest - height * 0.56, edge ?? 0),
    tallest: row.tallest * RANK_SHARE,
    widest: row.widest * (half > pieces.length - half ? 0.8 : 0.94),
  });
  const step = (front[1]?.base[0] ?? 0) - (front[0]?.base[0] ?? 0);
  const isEven = half === pieces.length - half;
  const end = Math.max(
    ...rear.map(({ base, heightPx, maker }) => base[0] + (heightPx * maker.aspect) / 2),
  );
  // Between the heads of those in front, as far as the sheet goes.
  const free = room.area.x + room.area.width * 0.98 - end;
  const aside = isEven ? Math.max(0, Math.min(step / 2, free)) : 0;
  return [
    ...rear.map((piece) => ({
      ...piece,
      heightPx: piece.heightPx * 0.94,
      base: [piece.base[0] + aside, piece.base[1]] as const,
    })),
    ...front,
  ];
}

/** In two halves; three bottles are not parted for that. */
function cutOf(pieces: readonly Piece[]): number {
  const half = Math.ceil(pieces.length / 2);
  const isBetween = (at: number) =>
    at > 0 && at < pieces.length && pieces[at - 1]?.index !== pieces[at]?.index;
  return [half, half - 1, half + 1].find(isBetween) ?? half;
}

/** Landmarks stand on the horizon, away from the middle. */
function setView(pieces: readonly Piece[], { area, stage }: Sheet): SetPiece[] {
  const isLeft = pieces[0]?.asked?.side === 'left';
  const places =
    pieces.length === 1 ? [isLeft ? 0.2 : 0.8] : pieces.length === 2 ? [0.18, 0.82] : null;
  return pieces.map((piece, i) => {
    // A sunshade stands over the table.
    if (piece.thing === 'parasol' && stage.counter !== undefined) {
      const heightPx = Math.min((stage.counter - area.y) * 0.97, area.width / piece.maker.aspect);
      return { ...piece, base: [area.x + area.width / 2, stage.counter] as const, heightPx };
    }
    const u = places?.[i] ?? (i + 0.5) / pieces.length;
    const tall = Math.min(
      (stage.horizon - area.y) * 0.72 * Math.min(1.2, piece.maker.height),
      (area.width * 0.42) / piece.maker.aspect / Math.max(1, pieces.length / 2),
    );
    return { ...piece, base: [area.x + area.width * u, stage.horizon] as const, heightPx: tall };
  });
}

/** The part of the frame that things may use when words need the rest. */
export function areaBeside(frame: Rect, side: CopySpace | null): Rect {
  const { x, y, width, height } = frame;
  if (side === 'left') return { x: x + width * 0.4, y, width: width * 0.6, height };
  if (side === 'right') return { x, y, width: width * 0.6, height };
  if (side === 'top') return { x, y: y + height * 0.4, width, height: height * 0.6 };
  if (side === 'bottom') return { x, y, width, height: height * 0.6 };
  return frame;
}
