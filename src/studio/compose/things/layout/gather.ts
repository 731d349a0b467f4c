import type { Stage } from '#studio/compose/stage.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { platedMaker } from '#studio/things/makers/plated.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { AT_MEAL } from '#studio/things/photo-maker.ts';
import type { PhotoMaker, ThingLook } from '#studio/things/photo-maker.ts';
import type { AskedThing, ThingSize } from '#studio/things/asked-thing.ts';
import type { Stance } from '#studio/things/thing.ts';
import { lookOf, measure } from '#studio/compose/things/build-thing.ts';
import type { Build, Extent } from '#studio/compose/things/build-thing.ts';
import { isAtMeal, standAbout } from './tables/at-meal.ts';
import { handfulOf } from './handful.ts';
import { posed } from './pose.ts';
import { mossed } from '#studio/compose/things/events/moss.ts';
import { snowed } from '#studio/compose/things/events/snow.ts';
import { steaming } from '#studio/compose/things/events/steam.ts';
import { groupPieces, heapPieces, scatterPieces, stackPieces } from './group.ts';
import type { PiecePlace } from './group.ts';
import { isMiddleForward, middleForward, rowsAsked } from './in-a-row.ts';
import { boardState } from '#studio/things/makers/board.ts';
import { plateState } from '#studio/things/makers/plate.ts';
import { matState } from '#studio/props/still/mats.ts';
import { iceState } from '#studio/props/rests/ice-bed.ts';
import { rowsOn, rowStep } from './share-holders.ts';
import { isLaidAlong, rowsAlong } from './tables/lay-table.ts';
import { A_SCATTER, isBed } from './scattered.ts';
import { seatsRound, tablesApart } from './tables/seats.ts';
import type { Block } from './block.ts';
import { resized, toTrueScale } from './true-scale.ts';
import { BOTTLES, GLASSES, isHolding, statesOf } from './company-states.ts';
import type { Joining } from './company-states.ts';

/** 'A basket of apples' holds more than two. */
const A_HEAP = 9;
/** A pile of corks: a ring, a smaller one on it, and one on top. */
const A_PILE = 11;
/** What is cut lies there in some slices. */
const SLICES = 4;

/** An asked thing with everything that is known of its pieces. */
export interface Company extends Block {
  asked: AskedThing;
  maker: PhotoMaker;
  count: number;
  /** One build for each piece, or one for all where they are served together. */
  builds: readonly Build[];
  /** Any further piece. */
  buildOf: (nth: number) => Build;
  pieces: readonly PiecePlace[];
  extent: Extent;
  k: number;
}

export function gather(stage: Stage, things: readonly AskedThing[]): Company[] {
  const joined = things.map((asked, i) => joinCompany(stage, { asked, index: i, things }));
  const company = joined.map((one, i) => {
    const room = FITTED[one.asked.thing] ? roomOnBoard(joined, i) : [];
    if (room.length === 0) return one;
    const asked = { ...one.asked, states: [...one.asked.states, ...room] };
    return joinCompany(stage, { asked, index: i, things });
  });
  const sized = company.map((one, i) => bySize(one, { index: i, things }));
  return toTrueScale(seated(sized.map((one, i) => forFew(one, i, sized))));
}

/** Seven olives come in a bowl of their size: on the ground of a large one they look forgotten. */
function forFew(bowl: Company, index: number, company: readonly Company[]): Company {
  const held = company.filter(({ relation }) => relation?.kind === 'in' && relation.to === index);
  const isFew =
    held.length > 0 &&
    held.every(({ asked, stance }) => asked.count !== null && stance === 'small' && !asked.plated);
  if (bowl.asked.thing !== 'bowl' || !isFew) return bowl;
  const covered = held.reduce((sum, one) => {
    const { width, depth } = footOf(one);
    return sum + one.count * width * depth;
  }, 0);
  const room = Math.PI * (bowl.maker.holds?.radius ?? 6) ** 2;
  return resized(bowl, Math.min(1, Math.max(SMALLEST_BOWL, Math.sqrt((covered * HEAPING) / room))));
}
/** Factor on the usual bowl; and how much of its ground what lies in it should seem to cover. */
const [SMALLEST_BOWL, HEAPING] = [0.5, 1.35];

/** Tables keep room for their chairs, and each chair looks at its table. */
function seated(company: readonly Company[]): Company[] {
  const guests = company.findIndex(({ relation }) => relation?.kind === 'at');
  if (guests < 0) return [...company];
  const { to } = company[guests]!.relation!;
  const table = { ...footOf(company[to]!), isRound: company[to]!.asked.thing !== 'long_table' };
  const tables = tablesApart(table, company[to]!.count);
  const { count } = company[guests]!;
  const chairs = tables.flatMap(({ x, z }, i) => {
    const here = Math.ceil((count - i) / tables.length);
    return seatsRound(table, here).map((p) => ({ ...p, x: p.x + x, z: p.z + z }));
  });
  return company.map((one, i) =>
    i === to ? withPieces(one, tables) : i === guests ? withPieces(one, chairs) : one,
  );
}

/** What one piece covers of the floor. */
const footOf = ({ extent: { min, max } }: Company) => ({
  width: max[0] - min[0],
  depth: max[2] - min[2],
});

function withPieces(one: Company, pieces: readonly PiecePlace[]): Company {
  const { width, depth } = footOf(one);
  return {
    ...one,
    pieces,
    width: spanOf(pieces.map((p) => p.x)) + width,
    depth: spanOf(pieces.map((p) => p.z)) + depth,
  };
}

/** How plates, boards, mats and beds of ice are told their size, and where on them each piece stands. */
const FITTED: Partial<
  Record<ThingId, (length: number, depth: number, feet: readonly number[]) => string>
> = {
  plate: (length, depth) => plateState(length - MARGIN, depth - MARGIN),
  board: boardState,
  ice_bed: iceState,
  placemat: matState,
  tasting_mat: matState,
};

/** A board is as large as what lies on it needs: half empty it looks forgotten. */
function roomOnBoard(company: readonly Company[], board: number): string[] {
  const on = company.flatMap(({ relation }, i) =>
    relation?.kind === 'on' && relation.to === board ? [i] : [],
  );
  if (on.length === 0) return [];
  const rows = rowsOn(on, company);
  const length = Math.max(...rows.map((row) => row.reduce((sum, i) => sum + company[i]!.width, 0)));
  const depth =
    Math.max(...on.map((i) => company[i]!.depth)) + (rows.length - 1) * rowStep(rows, company);
  const state = FITTED[company[board]!.asked.thing]!;
  const feet = on.flatMap((i) => company[i]!.pieces.map(({ x }) => x));
  return [state(length + on.length + MARGIN, depth + MARGIN, feet)];
}
/** Of a board beyond its load, in centimetres. */
const MARGIN = 4;

/** 'A small glass', 'a large candle'; what holds others or lies inside one keeps its size. */
function bySize(one: Company, { index, things }: Omit<Joining, 'asked'>): Company {
  const { size } = one.asked;
  return size && isResized(things, index) ? resized(one, SIZES[size]) : one;
}

const SIZES: Readonly<Record<ThingSize, number>> = {
  tiny: 0.5,
  small: 0.72,
  // A step in a row of sizes.
  lesser: 0.9,
  greater: 1.12,
  large: 1.3,
  giant: 1.8,
};

/** Whether a thing gets the size that was said of it. */
export function isResized(things: readonly AskedThing[], index: number): boolean {
  const holds = things.some((other) => isHolding(other) && other.relation!.to === index);
  const isInside = things[index]?.relation?.kind === 'in';
  return things[index]?.size !== undefined && !holds && !isInside;
}

const STANCES: ReadonlyMap<ThingId, Stance> = new Map(THINGS.map(({ id, stance }) => [id, stance]));

export function joinCompany(stage: Stage, { asked, index, things }: Joining): Company {
  const maker = asked.plated ? platedMaker(asked.thing) : PHOTO_MAKERS[asked.thing]!;
  const stance = STANCES.get(asked.thing) ?? 'small';
  const handful = handfulOf(stage, asked);
  const count = handful ?? countFor({ asked, index, things }, maker, stance);
  const isMeal = isAtMeal(stage.spec, { asked, things });
  const states = [
    ...statesOf(stage, { asked, index, things }),
    ...(isMeal && count > 1 ? [AT_MEAL] : []),
  ];
  const { serve } = maker;
  // What lies in a bowl or on a plate of its own is not served in another.
  const isServed = serve !== undefined && count > 1 && !isHolding(asked);
  const lookFor = (i: number): ThingLook => {
    const random = stage.random(`thing ${index} ${asked.thing} ${i}`);
    return lookOf(stage, asked, { random, states, nth: i });
  };
  const buildOf = (i: number): Build =>
    snowed(
      mossed(
        steaming(
          posed((kit, place) => maker.make(kit, place, lookFor(i)), asked, stance),
          asked,
        ),
        asked,
        stage.random(`moss ${index} ${i}`),
      ),
      asked,
      { random: stage.random(`snow ${index} ${i}`), spec: stage.spec },
    );
  const singly = Array.from({ length: count }, (_, i) => buildOf(i));
  const builds = isServed
    ? [(kit: Kit, place: Place) => serve(kit, place, lookFor(0), count)]
    : singly;
  const extent = measure(builds[0]!);
  const size = { width: extent.max[0] - extent.min[0], depth: extent.max[2] - extent.min[2] };
  const random = stage.random(`group ${index} ${asked.thing}`);
  const solid = { ...size, height: extent.max[1] };
  const isPiled =
    (handful !== null || asked.states.includes('stacked')) &&
    builds.length > 1 &&
    !isHolding(asked);
  const isForward = stance === 'tall' && isMiddleForward(stage.spec.prompt);
  const laid = isScattered(asked, stance)
    ? scatterPieces(size, builds.length, { aspect: stage.aspect, random, isBed: isBed(asked) })
    : !isPiled
      ? ((isMeal ? standAbout(size, builds.length, random) : null) ??
        groupPieces({ ...size, stance }, builds.length, {
          aspect: stage.aspect,
          random,
          rows: asked.thing === 'place_card' || isForward ? 1 : rowsAsked(stage.spec.prompt),
        }))
      : stance === 'small'
        ? heapPieces(solid, { count: builds.length, radius: size.width * 1.5, random })
        : stackPieces(solid, builds.length, random);
  const pieces = isForward ? middleForward(laid, size.depth) : laid;
  return {
    asked,
    maker,
    count,
    builds,
    buildOf,
    pieces,
    extent,
    stance,
    k: 1,
    relation: asked.relation,
    ...(asked.side && { side: asked.side }),
    ...(LAMPS.has(asked.thing) && { isLamp: true }),
    ...(asked.text && { isRead: true }),
    ...(maker.holds?.rows && { rows: maker.holds.rows }),
    ...(isLaidAlong(asked, stage.aspect) && { rows: rowsAlong({ things, index }, size.depth) }),
    width: spanOf(pieces.map((p) => p.x)) + size.width,
    depth: spanOf(pieces.map((p) => p.z)) + size.depth,
    height: extent.max[1] + Math.max(...pieces.map(({ y = 0 }) => y)),
  };
}

const LAMPS: ReadonlySet<ThingId> = new Set<ThingId>(['candle', 'candlestick', 'lantern']);

/** As many as were said; else as many as the word wants: 'candles' are three, glasses by a bottle a pair. */
function countFor({ asked, things }: Joining, maker: PhotoMaker, stance: Stance): number {
  if (asked.count !== null) return asked.count;
  // A sauce in its jug is one, however small it is.
  const isHeap = asked.relation?.kind === 'in' && stance === 'small' && !asked.plated;
  const isPair =
    GLASSES.includes(asked.thing) && things.some(({ thing }) => BOTTLES.includes(thing));
  const isPiled = asked.states.includes('stacked') && !maker.isMany;
  const few =
    isScattered(asked, stance) && !maker.isMany
      ? A_SCATTER
      : isPiled
        ? stance === 'small'
          ? A_PILE
          : BOTTLES.includes(asked.thing)
            ? 6
            : 3
        : asked.isSeveral && !maker.isMany
          ? isPair
            ? 2
            : 3
          : 1;
  const isOnBoard = asked.relation?.kind === 'on' && things[asked.relation.to]?.thing === 'board';
  // Between cheese and ham they are strewn by the handful.
  const alone = maker.usual ?? 1;
  const usual = isOnBoard && stance === 'small' && alone > 2 ? Math.ceil(alone * 1.7) : alone;
  const slices = asked.states.includes('sliced') && stance === 'small' ? SLICES : 1;
  return Math.max(isHeap && !maker.isMany ? A_HEAP : 1, usual, few, slices);
}

const isScattered = (asked: AskedThing, stance: Stance): boolean =>
  asked.states.includes('scattered') && stance === 'small' && !isHolding(asked);

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
