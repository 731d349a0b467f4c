import type { ThingId } from '#studio/things/catalogue.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import type { Rect } from '#studio/litho/geometry.ts';

/** More than these have fields of their own. */
const MOST = 3;
/** By eye a cork is smaller than its bottle, and yet a hero: heights are drawn together. */
const TOGETHER = 0.45;
/** How much of the slimmer one lies behind its neighbour. */
const OVERLAP = 0.2;
/** Share of the sheet that the group may fill. */
const ROOM = 0.92;
/** Lower feet come forward. */
const FORWARD = 0.07;

/** Nothing flows out of these, and none of them needs a table: they lie across the sheet. */
const TILTS: Partial<Record<ThingId, number>> = {
  corkscrew: -0.42,
  waiters_friend: -0.3,
  cork: 0.32,
  knife: 0.4,
  secateurs: -0.3,
  capsule: 0.2,
  hard_cheese: -0.08,
  grapes: 0.1,
};

interface Box {
  piece: SetPiece;
  /** Its own height, before it leans. */
  drawn: number;
  width: number;
  height: number;
  /** Middle of its foot. */
  x: number;
  y: number;
}

/** Up to three things on a bare sheet are its heroes: large, one before the other. */
export function asHeroes(set: readonly SetPiece[], area: Rect): SetPiece[] | null {
  const isGroup = new Set(set.map(({ index }) => index)).size === set.length;
  if (set.length === 0 || set.length > MOST || !isGroup || !set.every(isLoose)) return null;
  const tallest = Math.max(...set.map(({ maker }) => maker.height)) ** TOGETHER;
  const boxes = set
    .map((piece) => boxOf(piece, { tallest, widest: set.length > 2 ? 0.56 : 0.78 }))
    .toSorted((a, b) => b.height - a.height);
  const groups = [abreast(boxes), across(boxes)];
  const [row, slope] = groups.map((group) => scaleOf(group, area)) as [number, number];
  const group = slope > row * 1.12 ? groups[1]! : groups[0]!;
  return placed(group, area);
}

/** Stands by itself: on nothing, before nothing. */
const isLoose = ({ row, asked, rides, carried, isFront }: SetPiece): boolean =>
  (row === 'front' || row === 'back') &&
  asked !== null &&
  (asked.relation === null || asked.relation.kind === 'beside') &&
  rides === undefined &&
  carried === undefined &&
  !isFront;

/** The room it takes as it leans; what is broad grows no broader than its neighbour is tall. */
function boxOf(piece: SetPiece, { tallest, widest }: { tallest: number; widest: number }): Box {
  const { height, aspect } = piece.maker;
  const drawn = Math.min(height ** TOGETHER, (tallest * widest) / aspect);
  const turn = TILTS[piece.thing] ?? 0;
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  return {
    piece,
    drawn,
    width: drawn * (aspect * cos + sin),
    height: drawn * (cos + aspect * sin),
    x: 0,
    y: 0,
  };
}

/** The tallest behind, its neighbours before its sides. */
function abreast(boxes: readonly Box[]): Box[] {
  const [first, second, third] = boxes as [Box, Box | undefined, Box | undefined];
  const beside = (box: Box, side: 1 | -1): Box => ({
    ...box,
    x: side * ((first.width + box.width) / 2 - Math.min(first.width, box.width) * OVERLAP),
    y: first.height * FORWARD,
  });
  return [first, ...(second ? [beside(second, 1)] : []), ...(third ? [beside(third, -1)] : [])];
}

/** From the upper left to the lower right. */
function across(boxes: readonly Box[]): Box[] {
  let [x, y] = [0, 0];
  return boxes.map((box, i) => {
    const before = boxes[i - 1];
    if (before) {
      x += (before.width + box.width) / 2 - Math.min(before.width, box.width) * 0.5;
      y += box.height * (1 - OVERLAP * 1.3);
    }
    return { ...box, x, y };
  });
}

const edgesOf = (boxes: readonly Box[]) => ({
  left: Math.min(...boxes.map(({ x, width }) => x - width / 2)),
  right: Math.max(...boxes.map(({ x, width }) => x + width / 2)),
  top: Math.min(...boxes.map(({ y, height }) => y - height)),
  foot: Math.max(...boxes.map(({ y }) => y)),
});

function scaleOf(boxes: readonly Box[], area: Rect): number {
  const { left, right, top, foot } = edgesOf(boxes);
  return Math.min((area.width * ROOM) / (right - left), (area.height * ROOM) / (foot - top));
}

function placed(boxes: readonly Box[], area: Rect): SetPiece[] {
  const k = scaleOf(boxes, area);
  const { left, right, top, foot } = edgesOf(boxes);
  return boxes.map(({ piece, x, y, height, drawn }) => ({
    ...piece,
    base: [
      area.x + area.width / 2 + (x - (left + right) / 2) * k,
      // It turns about its middle.
      area.y + area.height / 2 + (y - (height - drawn) / 2 - (top + foot) / 2) * k,
    ] as const,
    heightPx: drawn * k,
    turn: TILTS[piece.thing] ?? 0,
  }));
}
