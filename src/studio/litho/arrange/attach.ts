import { inMouth } from './in-mouth.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { hasSeat, saddleOf } from '#studio/litho/figures/acts/rider.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { Mouth } from '#studio/litho/things/drawn-thing.ts';
import type { Piece } from './piece.ts';
import { perchOn } from './perch.ts';
import type { SetPiece } from './set-piece.ts';

/** Gives what stands in or on another piece its place there, and its turn to be drawn. */
export function attach(standing: readonly SetPiece[], attached: readonly Piece[]): SetPiece[] {
  const out = [...standing];
  // What holds others has its own place before them: bottles in a basket on a bicycle.
  for (const group of holdersFirst(attached)) {
    if (group.some(({ bearerCopy }) => bearerCopy !== undefined)) {
      for (const load of group) shoulderOne(out, load, standing);
      continue;
    }
    if (group[0]?.carried) {
      const own = group[0].bearer;
      const at = out.findIndex(
        ({ asked, row, index, isFront }) =>
          (asked === null || group[0]?.carried === 'mouth') &&
          isFront === undefined &&
          row !== 'bust' &&
          (own === undefined || index === own),
      );
      const bearer = out[at];
      const from = group[0].carried === 'back' ? at : at + 1;
      if (bearer) out.splice(from, 0, ...group.map((load) => shoulder(load, bearer)));
      else out.push(...group.map((piece) => strayed(piece, standing)));
      continue;
    }
    if (group[0]?.rides !== undefined) {
      for (const rider of group) mountUp(out, rider);
      continue;
    }
    const at = out.findIndex(({ index, isFront }) => index === targetOf(group[0]) && !isFront);
    const target = out[at];
    if (!target) out.push(...group.map((piece) => strayed(piece, standing)));
    else if (relationOf(group[0]) === 'in' && DECKS[target.thing] === undefined)
      fillAll(out, target.index, group);
    else
      out.splice(at + 1, 0, ...group.map((piece, i) => placeOn(piece, target, [i, group.length])));
  }
  return out;
}

/** Onto the one of several who carries it. */
function shoulderOne(out: SetPiece[], load: Piece, standing: readonly SetPiece[]): void {
  const at = out.findIndex(
    ({ asked, index, copy }) => asked === null && index === load.bearer && copy === load.bearerCopy,
  );
  const bearer = out[at];
  if (bearer) out.splice(load.carried === 'back' ? at : at + 1, 0, shoulder(load, bearer));
  else out.push(strayed(load, standing));
}

/** Onto the mount that is the rider's own; who sits behind another is drawn before that one. */
function mountUp(out: SetPiece[], rider: Piece): void {
  const at = out.findIndex(
    ({ index, copy, isFront }) =>
      index === rider.rides && copy === (rider.mount ?? 0) && isFront === undefined,
  );
  const mount = out[at];
  if (mount) out.splice(hasSeat(mount.thing) ? at + 1 : at, 0, seat(rider, mount));
  else out.push(strayed(rider, out));
}

/** 'Two baskets of grapes': each of them has its share. */
function fillAll(out: SetPiece[], index: number, group: readonly Piece[]): void {
  const holders = out.filter((piece) => piece.index === index && !piece.isFront);
  holders.forEach((holder, i) => {
    const share = group.filter((_, k) => k % holders.length === i);
    if (share.length > 0) out.splice(out.indexOf(holder), 1, ...fill(holder, share));
  });
}

const relationOf = (piece: Piece | undefined) => piece?.asked?.relation?.kind ?? 'on';
const targetOf = (piece: Piece | undefined) => piece?.asked?.relation?.to ?? -1;

/** Pieces by what they are attached to and how, holders of others first. */
function holdersFirst(attached: readonly Piece[]): Piece[][] {
  const groups = [
    ...Map.groupBy(
      attached,
      (piece) => `${piece.carried ?? ''} ${relationOf(piece)} ${targetOf(piece)}`,
    ).values(),
  ];
  const isHeld = (group: readonly Piece[]) =>
    attached.some(({ index }) => index === targetOf(group[0]));
  return groups.toSorted((a, b) => Number(isHeld(a)) - Number(isHeld(b)));
}

function strayed(piece: Piece, standing: readonly SetPiece[]): SetPiece {
  const last = standing.at(-1);
  const heightPx = last ? (last.heightPx / last.maker.height) * piece.maker.height : 100;
  return { ...piece, base: last?.base ?? [0, 0], heightPx };
}

/** Height of a dog at the wheel. */
const ANIMAL_RIDER = 0.52;

/** Height of a rider against what he rides. */
export const RIDER = 1.6;

/** Somebody sits in the saddle; where there is none, behind what he rides, from its back up. */
function seat(rider: Piece, mount: SetPiece): SetPiece {
  const saddle = LIVELY.has(rider.thing) ? saddleOf(mount.thing) : null;
  if (saddle) {
    const [x, y] = mount.base;
    const at: Point = [x + saddle[0] * mount.heightPx, y - saddle[1] * mount.heightPx];
    return { ...rider, base: at, heightPx: mount.heightPx * ANIMAL_RIDER };
  }
  if (hasSeat(mount.thing)) return { ...rider, base: mount.base, heightPx: mount.heightPx };
  const natural = (mount.heightPx / mount.maker.height) * rider.maker.height;
  const base: Point = [
    mount.base[0] + mount.heightPx * 0.06,
    mount.base[1] - mount.heightPx * 0.22,
  ];
  return { ...rider, base, heightPx: Math.min(natural, mount.heightPx * RIDER) };
}

/** A load on the back looks out above the shoulder; one in the arms is held before the waist. */
function shoulder(load: Piece, bearer: SetPiece): SetPiece {
  const {
    base: [x, y],
    heightPx,
  } = bearer;

  if (load.carried === 'mouth') return inMouth(load, bearer);
  // A tray is borne on the palm, at the height of the shoulder.
  if (load.thing === 'tray') {
    const tall = (heightPx * 0.44) / load.maker.aspect;
    return { ...load, base: [x + heightPx * 0.21, y - heightPx * 0.73], heightPx: tall };
  }
  if (load.carried === 'head') {
    const tall = Math.min(heightPx * 0.24, (heightPx * 0.36) / load.maker.aspect);
    return { ...load, base: [x, y - heightPx * 0.925], heightPx: tall };
  }
  const size = Math.min(heightPx * 0.36, (heightPx * 0.5) / load.maker.aspect);
  const at: Point =
    load.carried === 'back'
      ? [x - heightPx * 0.15, y - heightPx * 0.5]
      : [x + heightPx * 0.04, y - heightPx * 0.4];
  return { ...load, base: at, heightPx: size };
}

/** Where a basket hangs on what carries it, from the middle of its foot, as shares of its height. */
const CARRIED: Readonly<Partial<Record<Piece['thing'], Point>>> = { bicycle: [-0.43, 0.6] };

/** How high a load lies above the water: on the deck, not on the mast. */
const DECKS: Readonly<Partial<Record<Piece['thing'], number>>> = { boat: 0.16, ship: 0.3 };

function placeOn(
  piece: Piece,
  target: SetPiece,
  [i, siblings]: readonly [number, number],
): SetPiece {
  const width = target.heightPx * target.maker.aspect;
  const natural = (target.heightPx / target.maker.height) * piece.maker.height;
  const isHung = piece.thing === 'basket' || piece.thing === 'crate';
  const carried = isHung ? CARRIED[target.thing] : undefined;
  if (carried) {
    const [u, v] = carried;
    const at: Point = [target.base[0] + u * target.heightPx, target.base[1] - v * target.heightPx];
    const share = piece.thing === 'crate' ? 0.3 : 0.42;
    return { ...piece, base: at, heightPx: Math.min(natural, target.heightPx * share) };
  }
  const deck = DECKS[target.thing];
  if (deck !== undefined) {
    const share = (width * 0.66) / siblings;
    const x = target.base[0] + (i - (siblings - 1) / 2) * share;
    const heightPx = Math.min(natural, (share * 1.05) / piece.maker.aspect, target.heightPx * 0.3);
    return { ...piece, base: [x, target.base[1] - target.heightPx * deck], heightPx };
  }
  const perch = perchOn(piece, target);
  if (perch && siblings === 1) return perch;
  // A row on top may reach a little beyond the edges, side by side.
  const isRound = FLAT[target.thing] === 0.88;
  // Cheeses lie on their board, not over its ends.
  const isServed = FLAT[target.thing] === SERVED;
  const isOver = siblings > 1 && !target.carried && !isServed;
  // Small ones keep within its edges.
  const fits = natural * piece.maker.aspect * siblings < width * 0.86;
  const reach = isOver && fits ? 0.86 : isRound ? 0.92 : isOver ? 1.6 : isServed ? 0.86 : 1;
  const step = (width * reach) / siblings;
  // On a table that is as small as people make it, things are small too.
  const isLaid = target.thing === 'place_setting';
  const isSmall = isLaid || (target.maker.height < 0.8 && isRound);
  const tallest = target.carried ? width * 0.5 : isSmall ? target.heightPx * 0.5 : natural;
  const heightPx = Math.min(natural, tallest, (step * 1.05) / piece.maker.aspect);
  const x = target.base[0] + (i - (siblings - 1) / 2) * step;
  return { ...piece, base: [x, target.base[1] - target.heightPx * onTop(target.thing)], heightPx };
}

/** Flat things are looked down upon: what lies on them stands in their middle. */
const onTop = (thing: Piece['thing']): number => FLAT[thing] ?? 0.96;
const SERVED = 0.5;
const FLAT: Readonly<Partial<Record<Piece['thing'], number>>> = {
  board: SERVED,
  tray: SERVED,
  plate: SERVED,
  place_setting: 0.56,
  bistro_table: 0.88,
  side_table: 0.88,
  high_table: 0.92,
  sofa: 0.4,
  armchair: 0.4,
  bench: 0.45,
  chair: 0.45,
};

/** Roofs and beds that things are loaded onto. */
const BEDS: Readonly<Partial<Record<Piece['thing'], Mouth>>> = {
  vintage_car: { rim: 0.1, width: 0.44, floor: 0.94, aside: 0.2 },
  car: { rim: 0.1, width: 0.5, floor: 0.9 },
  pickup_truck: { rim: 0.42, width: 0.46, floor: 0.5 },
  cart: { rim: 0.2, width: 0.66, floor: 0.7 },
  trailer: { rim: 0.2, width: 0.8, floor: 0.7 },
  wheelbarrow: { rim: 0.2, width: 0.7, floor: 0.7 },
  // A stem that stands in its neck.
  bottle: { rim: 0.04, width: 0.3, floor: 0.86 },
};
const CLOSED: Mouth = { rim: 0.06, width: 0.8, floor: 0.5 };
/** Fewer never need a second rank. */
const LEAST_RANK = 3;
/** How much of its width a piece shows beside its neighbour. */
const SHOWN = 0.75;
/** Nothing looks out further than this, or the holder would be a toy. */
const TALLEST = 1.7;
/** What stands on the floor of a holder has less room than its rim: it narrows downwards. */
const AT_FLOOR = 0.78;
/** How deep what is heaped sinks behind the rim. */
const SUNK = 0.3;
/** Who looks out of it does not. */
const SUNK_ALIVE = 0.06;

/** The holder, what is in it rank by rank from the back, and its front wall before them. */
function fill(target: SetPiece, pieces: readonly Piece[]): SetPiece[] {
  const mouth = target.maker.holds?.mouth ?? BEDS[target.thing] ?? CLOSED;
  const inner = target.maker.height * target.maker.aspect * mouth.width;
  const widest = Math.max(...pieces.map(({ maker }) => maker.height * maker.aspect));
  const perRank = Math.max(LEAST_RANK, Math.round(inner / (widest * SHOWN)));
  const ranks = Array.from({ length: Math.ceil(pieces.length / perRank) }, (_, i) =>
    setRank(pieces.slice(i * perRank, (i + 1) * perRank), { target, mouth, depth: i }),
  );
  const contents = ranks.toReversed().flat();
  // Without a wall of its own the whole holder hides what sinks into it.
  if (!target.maker.holds) return [...contents, target];
  return [target, ...contents, { ...target, isFront: true }];
}

interface Rank {
  target: SetPiece;
  mouth: Mouth;
  /** 0 is the rank behind the front wall. */
  depth: number;
}

function setRank(pieces: readonly Piece[], { target, mouth, depth }: Rank): SetPiece[] {
  const { base, heightPx: tall, maker } = target;
  const unit = tall / maker.height;
  const stands = pieces.some((piece) => piece.maker.height * unit > tall * 0.9);
  const inner = tall * maker.aspect * mouth.width * (1 - depth * 0.08) * (stands ? AT_FLOOR : 1);
  const widths = pieces.map((piece) => piece.maker.height * piece.maker.aspect * unit);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, inner / (total * SHOWN));
  const pitch = Math.min(1, inner / (total * squeeze));
  // Who stands behind looks out between those before.
  const aside = depth % 2 === 1 ? ((widths[0] ?? 0) * squeeze * pitch) / 3 : 0;
  const middle = base[0] + tall * maker.aspect * (mouth.aside ?? 0);
  let x = middle - (total * squeeze * pitch) / 2 + aside;
  return pieces.map((piece, i) => {
    const width = (widths[i] ?? 0) * squeeze * pitch;
    const heightPx = Math.min(piece.maker.height * unit * squeeze, tall * TALLEST);
    const rim = base[1] - tall * (1 - mouth.rim);
    const isTall = heightPx > tall * 0.9;
    const sunk = LIVELY.has(piece.thing) ? SUNK_ALIVE : SUNK;
    const foot = isTall ? base[1] - tall * mouth.floor : rim + heightPx * sunk;
    const at: Point = [x + width / 2, foot - heightPx * depth * (isTall ? 0.12 : 0.36)];
    x += width;
    return { ...piece, base: at, heightPx };
  });
}
